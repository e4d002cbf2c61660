import type { WantedAnswer } from "@nakamatch/contract/endpoints/chats/plans";
import type { PlanAct } from "@nakamatch/contract/vocabulary/plans";
import { AppError } from "../../../platform/app-error.ts";
import { violatedConstraint } from "../../../platform/database/constraint.ts";
import { namesMissingRow } from "../../../platform/database/missing-row.ts";
import type { PlanRow } from "./types.ts";

export function refused(): AppError {
  return new AppError("PLAN_REFUSED", "a break, a block, a ban or an end");
}

/** Converts the database's refusals of a proposal. */
export function refusePlan(error: unknown): never {
  const constraint = violatedConstraint(error)?.constraint;
  if (constraint === "plans_open") throw new AppError("PLANS_FULL", "the chat has three open plans");
  throw constraint === "plans_refused" || namesMissingRow(error) ? refused() : error;
}

const ACTS: Record<WantedAnswer["kind"], PlanAct[]> = {
  accept: ["accepted"],
  decline: ["declined", "withdrew"],
  cancel: ["cancelled"],
  ask: ["asked"],
};

/** Whether the plan's last act was this answer, sent twice or from two devices; or both cancelled. */
export function isRepeated(
  plan: PlanRow,
  {
    isProposer,
    sequence,
    answer,
    asked,
  }: { isProposer: boolean; sequence: number; answer: WantedAnswer["kind"]; asked: Date | null },
): boolean {
  if (plan.sequence !== sequence + 1 || !ACTS[answer].includes(plan.act)) return false;
  if (answer === "cancel") return true;
  return plan.actByProposer === isProposer && (answer !== "ask" || plan.askedStartsAt?.getTime() === asked?.getTime());
}
