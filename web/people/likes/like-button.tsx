import { Heart, HeartOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { type LikeTarget, useLike } from "./use-like.ts";

/** Likes or unlikes a person, depending on the viewer's state (CARD-10). */
export function LikeButton({ person }: { person: LikeTarget & { hasLiked: boolean } }) {
  const { t } = useTranslation();
  const setLiked = useLike(person);
  const name = person.nickname;
  return person.hasLiked ? (
    <Button
      key="like"
      block
      icon={<HeartOff className="size-5" aria-hidden="true" />}
      aria-label={t("likes.unlikeName", { name })}
      onClick={() => setLiked(false)}
    >
      {t("likes.unlike")}
    </Button>
  ) : (
    <Button
      key="like"
      block
      variant="primary"
      icon={<Heart className="size-5 fill-current" aria-hidden="true" />}
      aria-label={t("likes.likeName", { name })}
      onClick={() => setLiked(true)}
    >
      {t("likes.like")}
    </Button>
  );
}
