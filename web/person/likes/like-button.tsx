import { Heart, HeartHandshake } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { type LikeTarget, useLike } from "./use-like.ts";

/** Likes, or shows the like with undo (CARD-10). A single element, to keep the focus. */
export function LikeButton({ person }: { person: LikeTarget & { hasLiked: boolean } }) {
  const { t } = useTranslation();
  const setLiked = useLike(person);
  const { hasLiked, nickname: name } = person;
  return (
    <div className="flex flex-wrap items-stretch gap-1">
      {hasLiked && (
        <p className="flex min-h-12 min-w-min flex-1 items-center justify-center gap-2 rounded-control bg-signal-wash px-3 py-1.5 text-center font-bold text-signal-ink leading-snug max-[22rem]:px-2">
          <Heart className="size-5 shrink-0 fill-current max-[22rem]:hidden" />

          <span>{t("likes.liked")}</span>
        </p>
      )}
      <Button
        key="like"
        block={!hasLiked}
        variant={hasLiked ? "quiet" : "primary"}
        icon={hasLiked ? null : <Heart className="size-5 fill-current" />}
        aria-label={hasLiked ? t("likes.unlikeName", { name }) : t("likes.likeName", { name })}
        className={hasLiked ? "px-3! text-sm text-ink-soft max-[22rem]:px-1.5!" : undefined}
        onClick={() => setLiked(!hasLiked)}
      >
        {hasLiked ? t("likes.unlike") : t("likes.like")}
      </Button>
    </div>
  );
}

/** Replaces the button on a match. */
export function MatchMark() {
  const { t } = useTranslation();
  return (
    <Badge tone="signal" icon={<HeartHandshake />}>
      {t("likes.matched")}
    </Badge>
  );
}
