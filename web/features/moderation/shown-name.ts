import type { Case } from "@nakamatch/contract/endpoints/moderation";
import type { TFunction } from "i18next";

/** The nickname of a reported person; a deleted account has none. */
export function shownName(t: TFunction, { person, isDeleted }: Pick<Case, "person" | "isDeleted">): string {
  return isDeleted ? t("moderation.deleted.account") : person.nickname;
}
