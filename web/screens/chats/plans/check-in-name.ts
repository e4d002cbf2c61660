import type { CheckIn } from "@nakamatch/contract/endpoints/chats/check-ins";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { checkInStep } from "../../../features/chats/check-ins/check-in-step.ts";
import { stepLine } from "../../../features/chats/check-ins/check-in-words.ts";
import type { Translate } from "../../../lib/i18n.ts";

/** Name of the button and dialog of a check-in: how far it is, or that it can be set. */
export function checkInName(t: Translate, checkIn: CheckIn | undefined, now: Date, language: Language): string {
  const step = checkIn && checkInStep(checkIn, now);
  return step ? stepLine(t, { checkIn, step, now }, language) : t("plans.checkIn");
}
