import { Heart, HeartHandshake, Wrench } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { useHeldLikes } from "./use-held-likes.ts";
import { type LikeTarget, useLike } from "./use-like.ts";

const EndMatch = lazyPart(() => import("./end-match.tsx").then((module) => module.EndMatch));

type LikeButtonProps = {
  /** `likesViewer`: the button likes back. */
  person: LikeTarget & { hasLiked: boolean; isMatch: boolean; likesViewer?: boolean | undefined };
  /** Shown beside the button on a match. */
  chat: ReactNode;
};

/**
 * Likes, or shows the like with undo (CARD-10); on a match the undo asks first. A like moves the focus to its words, so that
 * a second press undoes nothing; an undo keeps it.
 */
export function LikeButton({ person, chat }: LikeButtonProps) {
  const { t } = useTranslation();
  const setLiked = useLike(person);
  const held = useHeldLikes();
  // Undefined until the first opening, which loads the dialog.
  const [isEnding, setIsEnding] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const hasJustLiked = useRef(false);
  const takeFocus = (words: HTMLElement | null) => {
    if (!words || !hasJustLiked.current) return;
    hasJustLiked.current = false;
    if (document.activeElement === button.current) words.focus({ preventScroll: true });
  };
  const { hasLiked, likesViewer, nickname: name } = person;
  const isMatch = hasLiked && person.isMatch;
  return (
    <div className="flex flex-wrap items-stretch gap-1">
      {isMatch && <div className="min-w-min flex-1 max-sm:*:px-3!">{chat}</div>}
      {hasLiked && !isMatch && (
        <p
          ref={takeFocus}
          tabIndex={-1}
          className="flex min-h-12 min-w-min flex-1 items-center justify-center gap-2 rounded-control bg-signal-wash px-3 py-1.5 text-center font-bold text-signal-ink leading-snug max-[22rem]:px-2 @max-[17.5rem]:gap-1.5 @max-[17.5rem]:px-2 @max-[15rem]:gap-1 @max-[15rem]:px-1.5"
        >
          <Heart className="size-5 shrink-0 fill-current max-[22rem]:hidden @max-[17.5rem]:size-4 @max-[14.25rem]:hidden" />
          <span className="whitespace-nowrap @max-[17.5rem]:text-sm">{t("likes.liked")}</span>
        </p>
      )}
      <Button
        key="like"
        ref={button}
        block={!hasLiked}
        variant={hasLiked ? "quiet" : "primary"}
        held={held?.reason}
        icon={hasLiked ? null : held ? <Wrench className="size-5" /> : <Heart className="size-5 fill-current" />}
        aria-label={
          hasLiked
            ? t("likes.unlikeName", { name })
            : likesViewer
              ? t("likes.likeBackName", { name })
              : t("likes.likeName", { name })
        }
        className={
          hasLiked
            ? "px-3! text-sm text-ink-soft max-sm:px-2! max-[22rem]:px-1.5! @max-[17.5rem]:px-1.5! @max-[14.25rem]:w-min @max-[14.25rem]:[overflow-wrap:normal] @max-[14.25rem]:px-2! @max-[14.25rem]:py-0! @max-[14.25rem]:leading-tight"
            : undefined
        }
        onClick={({ detail }) => {
          // The second press of a double click.
          if (hasLiked && detail > 1) return;
          if (held) return held.tell();
          hasJustLiked.current = !hasLiked;
          if (isMatch) setIsEnding(true);
          else setLiked(!hasLiked);
        }}
      >
        {hasLiked ? t("likes.unlike") : likesViewer ? t("likes.likeBack") : t("likes.like")}
      </Button>
      {isEnding !== undefined && (
        <EndMatch name={name} open={isEnding} onOpenChange={setIsEnding} onConfirm={() => setLiked(false)} />
      )}
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
