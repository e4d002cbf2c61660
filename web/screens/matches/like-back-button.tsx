import { Heart } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { type LikeTarget, useLike } from "../../person/likes/use-like.ts";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";

/** Likes somebody who likes the viewer, which makes a match. `focusFallback` gets the focus when it is one. */
export function LikeBackButton(props: { person: LikeTarget; focusFallback: () => HTMLElement | null }) {
  const { person, focusFallback } = props;
  const { t } = useTranslation();
  const setLiked = useLike(person);
  return (
    <DisappearingButton
      block
      variant="primary"
      icon={<Heart className="size-5 fill-current" />}
      aria-label={t("likes.likeBackName", { name: person.nickname })}
      focusFallback={focusFallback}
      onClick={() => setLiked(true)}
    >
      {t("likes.likeBack")}
    </DisappearingButton>
  );
}
