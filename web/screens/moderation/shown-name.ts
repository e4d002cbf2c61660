import type { Case } from "@nakamatch/contract/endpoints/moderation";
import type { TFunction } from "i18next";

/** The nickname, or a phrase for a deleted account. */
export function shownName(t: TFunction, { person, isDeleted }: Pick<Case, "person" | "isDeleted">): string {
  return isDeleted ? t("moderation.deleted.account") : person.nickname;
}
