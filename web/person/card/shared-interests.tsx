import type { SharedInterests as Shared } from "@nakamatch/contract/schemas/people";
import { useTranslation } from "../../lib/translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { TitleBadge } from "../title-badge.tsx";

/** The interests two people share: those the server picked, and a badge for the rest (CARD-08, MATCH-10). */
export function SharedInterests({ interests }: { interests: Shared }) {
  const { t } = useTranslation();
  if (interests.total === 0) return null;
  return (
    <ul aria-label={t("dashboard.card.shared")} className="flex flex-wrap gap-1.5">
      {interests.shown.map((interest) => (
        <TitleBadge key={interest.id} interest={interest} />
      ))}
      {interests.more > 0 && (
        <li>
          <Badge>{t("common.people.more", { count: interests.more })}</Badge>
        </li>
      )}
    </ul>
  );
}
