import { MEETINGS, PLANS_COUNTED_MIN } from "@nakamatch/contract/vocabulary/meetings";
import { type PlanTerms, planEnd, planState } from "./plans.ts";

const ASKED_MS = MEETINGS.askedDays * 24 * 60 * 60_000;

/** Whether both are asked what came of a plan: for two weeks after the end of one on which they agreed. */
export function isMeetingAsked(plan: PlanTerms, now: Date): boolean {
  return planState(plan, now) === "past" && now.getTime() < planEnd(plan).getTime() + ASKED_MS;
}

/** A number of plans as operators read it: null below ten, rounded to tens, above a thousand to hundreds. */
export function roundedPlans(count: number): number | null {
  if (count < PLANS_COUNTED_MIN) return null;
  const step = count > 1000 ? 100 : 10;
  return Math.round(count / step) * step;
}
