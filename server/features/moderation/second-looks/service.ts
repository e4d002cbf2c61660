/** Four-eyes principle: permanent bans are in force but await a second moderator's look. */
import type { AwaitedLook } from "@nakamatch/contract/endpoints/moderation/second-looks";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import { SECOND_LOOKS_MAX } from "@nakamatch/contract/vocabulary/moderation";
import { AppError } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Db } from "../../../platform/database/open.ts";
import { type DecisionDeps, decide, recordDecision, repeatedOr } from "../decisions/service.ts";
import { presentAwaited } from "./present.ts";
import { cancelLook, deleteAwaited, readAwaited } from "./store.ts";

/** Returns awaited bans, oldest first. The trigger `moderation_log_second_look` adds bans if there are several moderators. */
export async function listAwaited(db: Db, actor: Actor): Promise<{ bans: AwaitedLook[]; hasMore: boolean }> {
  const rows = await readAwaited(db, actor.id, SECOND_LOOKS_MAX + 1);
  return { bans: rows.slice(0, SECOND_LOOKS_MAX).map(presentAwaited), hasMore: rows.length > SECOND_LOOKS_MAX };
}

/**
 * Logs that the actor has looked at the ban made by `decisionId`. Idempotent.
 *
 * @throws {AppError} as `decide`; `CASE_PARTY` for those who ever reported the person, `SECOND_LOOK_OVER` after another
 * moderator's look or the end of the ban, and for the first moderator
 */
export async function look(
  deps: DecisionDeps,
  actor: Actor,
  { notes, ...ban }: { personId: PersonId; decisionId: string; notes?: string | undefined },
): Promise<{ decisionId: string }> {
  const { decisionId } = await decide(deps, actor, ban.personId, async (context) => {
    const { tx, state, actorId, personId, at } = context;
    if (state.isInvolved) throw new AppError("CASE_PARTY", "the moderator has reported the person");
    if (!(await deleteAwaited(tx, actorId, ban))) {
      const over = new AppError("SECOND_LOOK_OVER", "the ban waits for no look of this moderator");
      return repeatedOr(over, context, { notes, isSame: ({ action }) => action === "second_look" });
    }
    const seen = { action: "second_look", personId, actorId, at, concerns: ban.decisionId } as const;
    const entry = await recordDecision(tx, { ...seen, notes });
    return { ...entry, at, isApplied: true };
  });
  return { decisionId };
}

export { cancelLook };
