import type { SharedInterests as Shared } from "@nakamatch/contract/schemas/people";
import { useTranslation } from "../../../lib/translation.tsx";
import { TitleList } from "../../people/title-list.tsx";

/** Shared interests picked by the server, and the number of others (CARD-08, MATCH-10). */
export function SharedInterests({ interests: { shown, more, total } }: { interests: Shared }) {
  const { t } = useTranslation();
  return total > 0 && <TitleList label={t("dashboard.card.shared")} titles={shown} more={more} />;
}
