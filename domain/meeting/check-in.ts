import { CHECK_IN, type CheckInState, type TrustedState } from "@nakamatch/contract/vocabulary/check-ins";
import type { PlanState } from "@nakamatch/contract/vocabulary/plans";
import { planEnd } from "./plans.ts";

/** A check-in as far as time and answers concern it. */
export interface CheckInTerms {
  dueAt: Date;
  /** When its reminder was sent. */
  remindedAt: Date | null;
  answer: "home" | "end" | null;
  /** When the trusted person got their email. */
  toldAt: Date | null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TELL_MS = CHECK_IN.tellAfterMinutes * MINUTE_MS;

/** Null from the plan's start, or the next minute, until twelve hours after its end. A cancelled plan does not begin. */
export function checkInProblem(
  dueAt: Date,
  plan: { startsAt: Date; minutes: number; isCancelled?: boolean },
  now: Date,
): "past" | "beforePlan" | "tooFar" | null {
  if (dueAt <= now) return "past";
  if (dueAt < plan.startsAt && !plan.isCancelled) return "beforePlan";
  return dueAt.getTime() > lastHour(planEnd(plan)) ? "tooFar" : null;
}

/**
 * Whether an hour can be set: from when both agree until twelve hours after the plan's end. Once it is cancelled, only another
 * hour for a check-in that is open.
 */
export function canSetCheckIn(
  plan: { state: PlanState; isAgreed: boolean; planEnd: Date },
  now: Date,
  { isOpen = false }: { isOpen?: boolean } = {},
): boolean {
  const stands = plan.state === "accepted" || plan.state === "changeAsked" || plan.state === "past";
  return plan.isAgreed && (stands || (plan.state === "cancelled" && isOpen)) && now.getTime() < lastHour(plan.planEnd);
}

/** The hour to begin with: one after the plan's end, or from now if that is past. */
export function presetHour(planEnd: Date, now: Date): Date {
  const hour = Math.max(planEnd.getTime(), Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS) + HOUR_MS;
  return new Date(Math.min(hour, lastHour(planEnd)));
}

/** Milliseconds: the last hour that can be set. */
export function lastHour(end: Date): number {
  return end.getTime() + CHECK_IN.hoursAfterPlan * HOUR_MS;
}

/** When the trusted person is written to, as far as it is known: a late reminder makes it later. */
export function tellTime({ dueAt, remindedAt }: Pick<CheckInTerms, "dueAt" | "remindedAt">): Date {
  return new Date((remindedAt ?? dueAt).getTime() + TELL_MS);
}

/** From when on nobody is written to any more. */
export function dropTime({ dueAt }: Pick<CheckInTerms, "dueAt">): Date {
  return new Date(dueAt.getTime() + TELL_MS + CHECK_IN.dropAfterHours * HOUR_MS);
}

/** What a check-in is now. */
export function checkInState(checkIn: CheckInTerms, now: Date): CheckInState {
  if (checkIn.answer) return checkIn.answer === "home" ? "home" : "ended";
  if (checkIn.toldAt) return "told";
  if (now >= dropTime(checkIn)) return "over";
  return checkIn.remindedAt ? "due" : "waiting";
}

/** Whether an answer is still awaited, or changes something for the trusted person. */
export function isCheckInOpen(state: CheckInState): state is "waiting" | "due" | "told" {
  return state === "waiting" || state === "due" || state === "told";
}

/** Whether screens ask the maker: from the hour on, as the reminder may be late. */
export function isMakerAsked({ state, dueAt }: { state: CheckInState; dueAt: Date }, now: Date): boolean {
  return state === "due" || state === "told" || (state === "waiting" && now >= dueAt);
}

/** Whether an unanswered invitation has run out. */
export function isInvitationOver(invitedAt: Date, now: Date): boolean {
  return now.getTime() >= invitedAt.getTime() + CHECK_IN.invitationHours * HOUR_MS;
}

/** Until when the trusted person can agree: for two days, but no longer than until the hour. */
export function invitationEnd(invitedAt: Date, dueAt: Date): Date {
  return new Date(Math.min(invitedAt.getTime() + CHECK_IN.invitationHours * HOUR_MS, dueAt.getTime()));
}

/** What the maker reads of the person they trust. */
export function trustedState(trusted: TrustedState, invitedAt: Date | null, now: Date): TrustedState {
  return trusted === "asked" && (invitedAt === null || isInvitationOver(invitedAt, now)) ? "unanswered" : trusted;
}
