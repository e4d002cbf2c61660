import type { SharedInterests as Shared } from "@nakamatch/contract/schemas/people";
import { useTranslation } from "../../../lib/translation.tsx";
import { TitleList } from "../../people/title-list.tsx";
import { SharedInterests } from "./shared-interests.tsx";

/** Shared titles with their number; if there are few, also the other person's favorites. */
export function CardTitles({ interests }: { interests: Shared }) {
  const { t } = useTranslation();
  const { total, favourites } = interests;
  const theirs = t("dashboard.card.favourites");
  return (
    <>
      <p className="font-bold text-sm">
        {total > 0 ? t("dashboard.card.inCommon", { count: total }) : t("dashboard.card.noneInCommon")}
      </p>
      <SharedInterests interests={interests} />
      {favourites.length > 0 && (
        <>
          <p className="text-ink-soft text-sm">{theirs}</p>
          {/* One line, in which a long title ends with dots; all are on the profile. */}
          <TitleList
            label={theirs}
            titles={favourites}
            outlined
            className="max-h-7 overflow-hidden [&_[data-tone]>:last-child]:truncate"
          />
        </>
      )}
    </>
  );
}
