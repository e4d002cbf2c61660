import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import type { Translate } from "../../lib/i18n.ts";

/** What is planned, in the reader's language. */
export function planTitle(t: Translate, { what, titleKind }: Pick<Plan, "what" | "titleKind">): string {
  return titleKind ? t(`plans.titles.${titleKind}`, { title: what }) : what;
}
