import type { CheckIn } from "@nakamatch/contract/endpoints/chats/check-ins";
import { CHECK_IN } from "@nakamatch/contract/vocabulary/check-ins";
import { isMakerAsked } from "@nakamatch/domain/meeting/check-in";

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
