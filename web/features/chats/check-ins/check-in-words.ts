import type { CheckIn } from "@nakamatch/contract/endpoints/chats/check-ins";
import { CHECK_IN } from "@nakamatch/contract/vocabulary/check-ins";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { isMakerAsked } from "@nakamatch/domain/meeting/check-in";
import { signTime } from "../../../lib/format.ts";
import type { Translate } from "../../../lib/i18n.ts";

export type CheckInStep = "waiting" | "asked" | "told" | "home";

const SAID_MS = CHECK_IN.hoursAfterPlan * 60 * 60_000;

/** How far a check-in is, as buttons and lists name it; null once it is over, or was answered long ago. */
export function checkInStep({ state, dueAt, answeredAt }: CheckIn, now: Date): CheckInStep | null {
  if (state === "home") return answeredAt && now.getTime() - Date.parse(answeredAt) < SAID_MS ? "home" : null;
  if (state === "told") return "told";
  if (state !== "waiting" && state !== "due") return null;
  return isMakerAsked({ state, dueAt: new Date(dueAt) }, now) ? "asked" : "waiting";
}

/** Nobody is home from a plan that has not begun: a press before would end what was just set. */
export function canBeHome(checkIn: CheckIn, now: Date): boolean {
  const hasBegun = !checkIn.plan || Date.parse(checkIn.plan.startsAt) <= now.getTime();
  return hasBegun || checkInStep(checkIn, now) !== "waiting";
}

/** State of the address of a chat that opens the check-in of this plan, to change its hour. */
export type CheckInAsked = { checkIn: string };

type Said = { checkIn: CheckIn; step: CheckInStep; now: Date };

/** "dom 0:30 · a la espera". */
export function stepText(t: Translate, { checkIn, step, now }: Said, language: Language): string {
  const at = step === "home" && checkIn.answeredAt ? checkIn.answeredAt : checkIn.dueAt;
  return `${signTime(at, now, language)} · ${t(`chats.checkIn.${step}`)}`;
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
