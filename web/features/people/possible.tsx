import type { LookingFor } from "@nakamatch/contract/vocabulary/people";
import { Handshake, Heart } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";

type PossibleProps = {
  /** A server of the release before does not say it. */
  between: LookingFor | null | undefined;
  /** One of many cards, where the words need no "with you". */
  isOnCard?: boolean;
  className?: string;
};

/** What both seek with each other. Needs the phrases of `taste`. */
export function Possible({ between, isOnCard = false, className }: PossibleProps) {
  const { t } = useTranslation();
  if (!between) return null;
  const Icon = between === "amistad" ? Handshake : Heart;
  return (
    <p className={cx("flex items-start gap-1.5 text-ink-soft", className)}>
      <Icon className="mt-[0.15em] size-4 shrink-0" />
      <span className="min-w-0">{t(`taste.${isOnCard ? "possibleOnCard" : "possible"}.${between}`)}</span>
    </p>
  );
}
