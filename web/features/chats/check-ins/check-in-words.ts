import type { CheckIn } from "@nakamatch/contract/endpoints/chats/check-ins";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { signTime } from "../../../lib/format.ts";
import type { Translate } from "../../../lib/i18n.ts";
import { type CheckInStep, checkInStep } from "./check-in-step.ts";

/** State of the address of a chat that opens the check-in of this plan, to change its hour. */
export type CheckInAsked = { checkIn: string };

type Said = { checkIn: CheckIn; step: CheckInStep; now: Date };

/** "dom 0:30": its hour, or when it was answered. */
export function stepTime({ checkIn, step, now }: Said, language: Language): string {
  return signTime(step === "home" && checkIn.answeredAt ? checkIn.answeredAt : checkIn.dueAt, now, language);
}

/** "dom 0:30 · a la espera". */
export function stepText(t: Translate, said: Said, language: Language): string {
  return `${stepTime(said, language)} · ${t(`chats.checkIn.${said.step}`)}`;
}

/** "«Estoy en casa» · dom 0:30 · a la espera". */
export function stepLine(t: Translate, said: Said, language: Language): string {
  return `${t("chats.checkIn.name")} · ${stepText(t, said, language)}`;
}

/** Of several the soonest that is not answered, else one that was just answered. */
export function foremost(checkIns: readonly CheckIn[], now: Date): { checkIn: CheckIn; step: CheckInStep } | undefined {
  const said = checkIns.flatMap((checkIn) => {
    const step = checkInStep(checkIn, now);
    return step ? [{ checkIn, step }] : [];
  });
  return said.find(({ step }) => step !== "home") ?? said[0];
}
