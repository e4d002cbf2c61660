/** Moderators' marks of urgent cases, in place of what reporters have answered until then. */
import type { PersonId } from "@nakamatch/contract/schemas/people";
import type { Concern } from "@nakamatch/contract/vocabulary/concerns";
import { AppError } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { closedCase, type DecisionDeps, decide, recordDecision } from "../decisions/service.ts";
import { markReports } from "../reports/service.ts";

/**
 * Marks a case, or takes its mark away (null), and logs it. Idempotent: a repetition is not logged.
 *
 * @throws {AppError} as `decide`, `closedCase`; `CASE_NOT_FOUND`, `MODERATOR_PROTECTED`, `OPERATOR_PROTECTED`
 */
export function markCase(
  deps: DecisionDeps,
  actor: Actor,
  { personId, caseId, concern }: { personId: PersonId; caseId: string; concern: Concern | null },
): Promise<{ isMarked: boolean }> {
  return decide(deps, actor, personId, async (context) => {
    const closed = closedCase(context, caseId);
    if (closed) throw closed;
    const { isModerator, isOperator } = context.state;
    if (isModerator) throw new AppError("MODERATOR_PROTECTED", "the person is a moderator");
    if (isOperator) throw new AppError("OPERATOR_PROTECTED", "the person is an operator");
    const { tx, actorId, at } = context;
    if (await markReports(tx, personId, concern)) {
      const change = concern ? { action: "mark_set" as const, reason: concern } : { action: "mark_removed" as const };
      await recordDecision(tx, { ...change, personId, actorId, at, isAccountGone: context.state.isDeleted });
    }
    return { isMarked: concern !== null };
  });
}
