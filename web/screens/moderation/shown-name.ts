import type { Case } from "@nakamatch/contract/endpoints/moderation";
import type { Translate } from "../../lib/i18n.ts";

/** The nickname, or a phrase for a deleted account. */
export function shownName(t: Translate, { person, isDeleted }: Pick<Case, "person" | "isDeleted">): string {
  return isDeleted ? t("moderation.deleted.account") : person.nickname;
}
