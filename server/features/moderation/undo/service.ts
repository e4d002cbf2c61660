/** Undo of a moderator's own last decision about a person, which is itself a decision with a log entry. */
import type { PersonId } from "@nakamatch/contract/schemas/people";
import { AppError } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import { reviveRequest } from "../../photos/verification/service.ts";
import { sealBanToken } from "../../sign-in/accounts/service.ts";
import { endSessions } from "../../sign-in/sessions/service.ts";
import {
  conclude,
  type DecisionDeps,
  decide,
  deleteUndoable,
  publishBan,
  publishWarning,
  readLast,
  refuseStaff,
} from "../decisions/service.ts";
import { describeDecided, queueOutcomes } from "../outcomes/service.ts";
import { cancelLook } from "../second-looks/service.ts";
import { queueStatement } from "../statements/service.ts";
import { hasCase, readDecided, readInForce, readUndo, readUndoable, restore } from "./store.ts";
import type { BanInForce, UndoableRow } from "./types.ts";

/**
 * Undoes the actor's decision within `UNDO_SECONDS`: restores the person's row and the reports, even if another
 * moderator has claimed new ones. Idempotent.
 *
 * @returns the id of the undo's own entry, and whose case is open again, if any
 * @throws {AppError} as `decide`; `DECISION_NOT_FOUND` if it is not theirs, `DECISION_SUPERSEDED` after another
 * decision about the person, `UNDO_OVER`, `CASE_PARTY`, `MODERATOR_PROTECTED`, `OPERATOR_PROTECTED` if it would ban one
 */
export async function undo(
  deps: DecisionDeps,
  actor: Actor,
  decisionId: string,
): Promise<{ decisionId: string; reopened: string | null }> {
  const personId = await readDecided(deps.db, actor.id, decisionId);
  if (personId === undefined) throw new AppError("DECISION_NOT_FOUND", "there is no such decision of theirs");
  let ban: BanInForce | undefined;
  let isDismissal = false;
  const undone = await decide(deps, actor, personId as PersonId, async (context) => {
    const { tx, state, at } = context;
    const earlier = await readUndo(tx, decisionId);
    const isOpen = async () => !state.isParty && hasCase(tx, personId);
    if (earlier !== undefined) return { decisionId: earlier, at, isApplied: false, isOpen: await isOpen() };
    if (state.hasDecidedBefore) throw new AppError("OWN_DECISION", "the reporter appeals against their decision");
    if (state.isParty) throw new AppError("CASE_PARTY", "the moderator has reported the person");
    const last = await readLast(tx, context);
    if (last?.id !== decisionId) throw new AppError("DECISION_SUPERSEDED", "another decision came after");
    if (last.action === "unban") refuseStaff(state);
    isDismissal = last.action === "dismissal";
    const undoable = await deleteUndoable(tx, decisionId);
    if (!undoable || undoable.isOver) throw new AppError("UNDO_OVER", "the time for undo is over");
    // Before what the decision took away comes back.
    if (last.action === "ban" || last.action === "ban_changed") await cancelLook(tx, decisionId);
    await restore(tx, context, { ...last, kept: undoable.kept });
    if (last.action === "ban") await reviveRequest(tx, personId);
    ban = await readInForce(tx, personId);
    if (ban && last.action !== "ban_changed") await endSessions(tx, personId);
    // The unban may have stopped the ban's email.
    if (last.action === "unban" && ban?.decisionId) {
      const unsettled = await deleteUndoable(tx, ban.decisionId);
      await queueStatement(deps.outbox, tx, ban.decisionId);
      const { reports: reportIds = [] } = (unsettled?.kept ?? {}) as { reports?: string[] };
      const reports = await describeDecided(tx, reportIds);
      await queueOutcomes(deps.outbox, tx, { decisionId: ban.decisionId, reports });
    }
    return { ...(await conclude(context, { action: "undo", concerns: decisionId })), isOpen: await isOpen() };
  });
  if (ban) {
    const banToken = sealBanToken(deps.secret, personId);
    publishBan(deps.realtime, personId, {
      reason: ban.reason,
      bannedUntil: ban.until?.toISOString() ?? null,
      banToken,
    });
  } else if (!isDismissal) publishWarning(deps.realtime, personId);
  return { decisionId: undone.decisionId, reopened: undone.isOpen ? personId : null };
}

/** The actor's last decision, while it can be undone. */
export async function findUndoable(db: Queryable, actor: Actor): Promise<{ undoable: UndoableRow | null }> {
  return { undoable: (await readUndoable(db, actor.id)) ?? null };
}
