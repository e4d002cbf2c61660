import type { PersonCard } from "@nakamatch/contract/schemas/people";
import { Heart } from "lucide-react";
import { useState } from "react";
import { storedChoice } from "../../lib/stored-choice.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";

/** Number of liked people in the list from which hiding them is offered. */
const MANY_LIKED = 3;

const hint = storedChoice("nakamatch-liked-hint", "likedHint", ["answered"]);

type LikedHintProps = {
  people: readonly Pick<PersonCard, "hasLiked">[];
  isHiding: boolean;
  onHide: () => void;
};

/**
 * Offers once in this browser to hide people one likes. Decided when the list appears, and keeps its height once answered,
 * so that nothing moves.
 */
export function LikedHint({ people, isHiding, onHide }: LikedHintProps) {
  const { t } = useTranslation();
  const isAnswered = hint.use() !== undefined;
  const [isOffered] = useState(
    () => !isAnswered && !isHiding && people.filter(({ hasLiked }) => hasLiked).length >= MANY_LIKED,
  );
  if (!isOffered) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      tabIndex={-1}
      aria-label={t("dashboard.likedHint.label")}
      className="flex min-h-13 flex-wrap items-center gap-x-1 rounded-control border-2 border-line px-1 text-sm outline-none sm:pl-3"
    >
      <Heart aria-hidden="true" className="size-5 shrink-0 fill-current text-signal-ink max-sm:hidden" />
      {isAnswered ? (
        <p className="min-w-0 px-1.5">{t("dashboard.likedHint.later")}</p>
      ) : (
        <>
          <Button
            variant="quiet"
            className="px-1.5! text-sm!"
            onClick={() => {
              hint.set("answered");
              onHide();
            }}
          >
            {t("dashboard.likedHint.hide")}
          </Button>
          <Button variant="quiet" className="px-1.5! text-sm!" onClick={() => hint.set("answered")}>
            {t("dashboard.likedHint.keep")}
          </Button>
        </>
      )}
    </div>
  );
}
