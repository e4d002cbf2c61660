import { PLAN_LINKS } from "@nakamatch/contract/vocabulary/plan-links";
import type { PlanState } from "@nakamatch/contract/vocabulary/plans";
import { type PlanTime, planEnd } from "./plans.ts";

const HOUR_MS = 3_600_000;

/** When the link to a plan ends by itself, whatever became of the plan. */
export function linkEnd(plan: Pick<PlanTime, "startsAt" | "minutes">): Date {
  return new Date(planEnd(plan).getTime() + PLAN_LINKS.hoursAfter * HOUR_MS);
}

/** Whether a link to it can be made: while both agree on a time, also if one asks for another. */
export function canMakeLink({ state, isAgreed }: { state: PlanState; isAgreed: boolean }): boolean {
  return isAgreed && (state === "accepted" || state === "changeAsked");
}
