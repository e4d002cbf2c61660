import type { SharedInterests as Shared } from "@nakamatch/contract/schemas/people";
import { useTranslation } from "../../lib/translation.tsx";
import { TitleBadge } from "../title-badge.tsx";
import { SharedInterests } from "./shared-interests.tsx";

/** What two people share, with its count; where they share nothing, what the other one loves. */
export function TitlesOnCard({ interests }: { interests: Shared }) {
  const { t } = useTranslation();
  const { total, favourites } = interests;
  if (total > 0) {
    return (
      <>
        <p className="font-bold text-sm">{t("dashboard.card.inCommon", { count: total })}</p>
        <SharedInterests interests={interests} />
      </>
    );
  }
  return (
    <>
      <p className="font-bold text-sm">{t("dashboard.card.noneInCommon")}</p>
      {favourites.length > 0 && (
        <>
          <p className="text-ink-soft text-sm">{t("dashboard.card.favourites")}</p>
          <ul aria-label={t("dashboard.card.favourites")} className="flex flex-wrap gap-1.5">
            {favourites.map((interest) => (
              <TitleBadge key={interest.id} interest={interest} outlined />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
