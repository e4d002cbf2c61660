/**
 * Moderators' decisions. Each is one transaction ending with its entry in the moderation log, whose head
 * lock orders them.
 */
import { randomBytes } from "node:crypto";
import type { YearOfDecisions } from "@nakamatch/contract/endpoints/moderation/decisions";
import type { Warning } from "@nakamatch/contract/endpoints/moderation/warnings";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import type { BanDuration } from "@nakamatch/contract/vocabulary/decisions";
import { banEnd } from "@nakamatch/domain/safety/ban";
import { AppError } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Clock } from "../../../platform/clock.ts";
import { violatedConstraint } from "../../../platform/database/constraint.ts";
import type { Db, Queryable, Tx } from "../../../platform/database/open.ts";
import { notesHash } from "../../../platform/moderation-chain.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { publishToModerators } from "../../../realtime/moderators.ts";
import { readModerators, refuseSelf, requirePerson } from "../../people/profiles/service.ts";
import { releaseRejectedPhoto } from "../../photos/profile-photos/service.ts";
import { eraseEndedGesture } from "../../photos/verification/service.ts";
import { markBannedEmail, sealBanToken } from "../../sign-in/accounts/service.ts";
import { endSessions } from "../../sign-in/sessions/service.ts";
import { closeByMeasure, forgetBannedEmail, markBannedAccount } from "../../signals/moderation-flags/service.ts";
import { findLogHead } from "../log/service.ts";
import { describeDecided, queueOutcomes } from "../outcomes/service.ts";
import { findEmailKey, resolveReports } from "../reports/service.ts";
import { queueStatement } from "../statements/service.ts";
import { type DecisionDelivery, publishBan, publishWarning } from "./events.ts";
import { settleJob } from "./jobs.ts";
import {
  hasSameNotes,
  idTaken,
  isClosed,
  isSameSanction,
  refuseInvolved,
  refuseOthersCase,
  refuseStaff,
  written,
} from "./policy.ts";
import { presentWarning, presentYears } from "./present.ts";
import {
  countDecisions,
  deleteUndoable,
  deleteWarning,
  endBan,
  insertEntry,
  insertNotes,
  insertUndoable,
  linkDecision,
  lockForDecision,
  readApplied,
  readBefore,
  readCaseState,
  readEarlier,
  readLast,
  readUnseenWarning,
  setEnd,
  updateWarningSeen,
  upsertBan,
} from "./store.ts";
import {
  type CaseState,
  type Decider,
  type DecisionContext,
  type DecisionResult,
  type EarlierDecision,
  type Kept,
  type NewDecision,
  OPERATOR_ID,
  type Reasons,
  type Sanction,
} from "./types.ts";

export interface DecisionDeps {
  db: Db;
  realtime: DecisionDelivery;
  outbox: Outbox;
  clock: Clock;
  /** Key for hashing banned email addresses. */
  secret: string;
}

/**
 * Warns a person (BAN-07): replaces their row unless that is a ban in force (OPEN-70), marks it unseen (OPEN-71) and
 * resolves all reports (BAN-09).
 *
 * @throws {AppError} as `decide`, `findSent`; `CASE_NOT_FOUND`, `MODERATOR_PROTECTED`, `OPERATOR_PROTECTED`, `PERSON_BANNED`;
 * `PERSON_NOT_FOUND` also for a deleted account
 */
export async function warn(deps: DecisionDeps, actor: Decider, input: Reasons): Promise<{ decisionId: string }> {
  const { decisionId } = await decide(deps, actor, input.personId, async (context) => {
    const sanction = { type: "warning", reason: input.reason, until: null } as const;
    const sent = await findSent(context, input, () => sanction);
    if (sent) return sent;
    refuseSanction(context, input.caseId);
    if (context.state.isDeleted) throw new AppError("PERSON_NOT_FOUND", "the account is deleted");
    if (context.state.isBanned) throw new AppError("PERSON_BANNED", "a warning does not replace a ban in force");
    return sanctionPerson(context, input, sanction, await keepForUndo(context));
  });
  publishWarning(deps.realtime, input.personId);
  return { decisionId };
}

/** Returns the actor's unconfirmed warning (WARN-01, WARN-04). */
export async function currentWarning(db: Queryable, actor: Actor): Promise<{ warning: Warning | null }> {
  const warning = await readUnseenWarning(db, actor.id);
  return { warning: warning ? presentWarning(warning) : null };
}

/** Confirms a warning. Idempotent (WARN-05). @throws {AppError} `WARNING_NOT_FOUND` if not theirs, reversed or replaced */
export async function confirmWarning(
  { db, realtime }: Pick<DecisionDeps, "db" | "realtime">,
  actor: Actor,
  { warningId, warnedAt }: { warningId: string; warnedAt: string },
): Promise<{ isSeen: true }> {
  const isSeen = await updateWarningSeen(db, actor.id, { warningId, warnedAt: new Date(warnedAt) });
  if (!isSeen) throw new AppError("WARNING_NOT_FOUND", "there is no such warning");
  publishWarning(realtime, actor.id);
  return { isSeen };
}

/**
 * Bans a person (BAN-05..08): replaces their row, ends sessions and live connections, and resolves all reports
 * (BAN-09). For a deleted account, bans only the address, if its hash is known.
 *
 * @returns the end of the ban; null is permanent
 * @throws {AppError} as `decide`, `findSent`; `CASE_NOT_FOUND`, `MODERATOR_PROTECTED`, `OPERATOR_PROTECTED`
 */
export async function ban(
  deps: DecisionDeps,
  actor: Decider,
  input: Reasons & { duration: BanDuration },
): Promise<{ decisionId: string; bannedUntil: string | null }> {
  const { personId, reason } = input;
  const sanctionFrom = (at: Date) => ({ type: "ban", reason, until: banEnd(input.duration, at) }) as const;
  const { decisionId, at, isApplied } = await decide(deps, actor, personId, async (context) => {
    const sent = await findSent(context, input, sanctionFrom);
    if (sent) return sent;
    const { tx, state, at } = context;
    refuseSanction(context, input.caseId);
    const sanction = sanctionFrom(at);
    const { until } = sanction;
    const kept = await keepForUndo(context);
    if (!state.isDeleted) {
      await endSessions(tx, personId);
      await markBannedEmail(tx, { secret: deps.secret, personId, until });
      return sanctionPerson(context, input, sanction, kept);
    }
    const emailKey = await findEmailKey(tx, personId);
    const newEmail = emailKey && (await markBannedAccount(tx, { deletedId: personId, emailKey, until }));
    return sanctionPerson(context, input, sanction, kept && { ...kept, newEmail });
  });
  const bannedUntil = banEnd(input.duration, at)?.toISOString() ?? null;
  const banToken = sealBanToken(deps.secret, personId);
  if (isApplied) publishBan(deps.realtime, personId, { reason, bannedUntil, banToken });
  return { decisionId, bannedUntil };
}

/**
 * Ends a ban, also a permanent one (BAN-11).
 *
 * @throws {AppError} as `decide`, `repeatedOr`; `CASE_NOT_FOUND`, `CASE_PARTY` also for a resolved report,
 * `PERSON_NOT_BANNED`
 */
export async function unban(
  deps: DecisionDeps,
  actor: Actor,
  personId: PersonId,
  notes?: string | undefined,
): Promise<{ decisionId: string }> {
  const { decisionId } = await decide(deps, actor, personId, async (context) => {
    const { tx, state } = context;
    const request = { notes, isSame: ({ action }: EarlierDecision) => action === "unban" };
    const closed = closedCase(context);
    if (closed) return repeatedOr(closed, context, request);
    refuseInvolved(state);
    const kept = await keepForUndo(context);
    const hasEnded = state.isBanned && state.banId !== null && (await endBan(tx, state.banId));
    if (!hasEnded) return repeatedOr(new AppError("PERSON_NOT_BANNED", "no ban is in force"), context, request);
    await forgetBannedEmail(tx, personId);
    return conclude(context, { action: "unban", concerns: state.decisionId, notes }, kept);
  });
  return { decisionId };
}

/**
 * Resolves all reports without a sanction.
 *
 * @throws {AppError} as `decide`, `repeatedOr`; `CASE_NOT_FOUND`, `MODERATOR_PROTECTED`, `OPERATOR_PROTECTED`, `NOTHING_TO_DISMISS`
 */
export async function dismissReports(
  deps: DecisionDeps,
  actor: Decider,
  { personId, notes, caseId }: { personId: PersonId; notes?: string | undefined; caseId?: string | null | undefined },
): Promise<{ decisionId: string }> {
  const { decisionId } = await decide(deps, actor, personId, async (context) => {
    const { tx, state } = context;
    const request = { notes, isSame: ({ action }: EarlierDecision) => action === "dismissal" };
    const closed = closedCase(context, caseId);
    if (closed) return repeatedOr(closed, context, request);
    if (actor.id !== OPERATOR_ID) refuseStaff(state);
    const nothing = new AppError("NOTHING_TO_DISMISS", "there are no open reports");
    if (!state.hasOpenReports) return repeatedOr(nothing, context, request);
    const kept = await keepForUndo(context);
    const resolved = await resolveReports(tx, personId);
    return conclude(context, { action: "dismissal", ...resolved, notes }, kept);
  });
  return { decisionId };
}

/**
 * Runs one decision about another person in a transaction. Locks both people first, which serializes decisions about
 * one person. `run` ends with `conclude` or `recordDecision`, or returns the result of an earlier request.
 *
 * @throws {AppError} `VALIDATION_FAILED` for oneself or another decision's id, `PERSON_NOT_FOUND`
 */
export async function decide<Result>(
  { db, clock, realtime, outbox }: DecisionDeps,
  actor: Decider,
  personId: PersonId,
  run: (context: DecisionContext) => Promise<Result>,
): Promise<Result> {
  refuseSelf(actor, personId);
  const decided = db.transaction(async (tx) => {
    await lockForDecision(tx, personId, actor.id);
    const state = await readCaseState(tx, actor.id, personId);
    if (!state) return undefined;
    const moderators = await readModerators(tx);
    return { moderators, result: await run({ tx, outbox, actorId: actor.id, personId, state, at: clock.now() }) };
  });
  const { result, moderators } = await requirePerson(decided).catch((error: unknown) => {
    // Taken concurrently by a decision about another person.
    throw violatedConstraint(error)?.constraint === "moderation_log_id_key" ? idTaken() : error;
  });
  publishToModerators(realtime, moderators);
  return result;
}

/** Returns a snapshot for `conclude`; call it before any change. Operator decisions have no undo. */
export async function keepForUndo({ tx, actorId, personId }: DecisionContext): Promise<Kept> {
  return actorId === OPERATOR_ID ? undefined : readBefore(tx, personId);
}

/**
 * Logs the decision, and queues its statement (none for a dismissal or undo) and the reporters' outcomes. With `kept`,
 * a job queues them after the time for undo.
 */
export async function conclude(
  { tx, outbox, personId, actorId, at }: DecisionContext,
  {
    notes,
    reportIds = [],
    ...decision
  }: Omit<NewDecision, "actorId" | "personId" | "at" | "notes"> & { notes?: string | undefined; reportIds?: string[] },
  kept?: Kept,
): Promise<DecisionResult> {
  const { decisionId } = await recordDecision(tx, { ...decision, personId, actorId, at, notes });
  const decided = { decisionId, reports: await describeDecided(tx, reportIds) };
  if (kept) {
    await insertUndoable(tx, decisionId, kept);
    await outbox.add(tx, settleJob, decided);
  } else {
    await eraseEndedGesture(tx, decisionId);
    if (decision.action !== "dismissal" && decision.action !== "undo") await queueStatement(outbox, tx, decisionId);
    await queueOutcomes(outbox, tx, decided);
  }
  return { decisionId, at, isApplied: true };
}

/**
 * Returns the result of an earlier request with the same `decisionId`.
 *
 * @throws {AppError} `VALIDATION_FAILED` if the id belongs to another decision
 */
async function findSent(
  context: DecisionContext,
  { decisionId, notes }: Pick<Reasons, "decisionId" | "notes">,
  sanctionFrom: (at: Date) => Omit<Sanction, "notes">,
): Promise<DecisionResult | undefined> {
  const earlier = decisionId === undefined ? undefined : await readEarlier(context.tx, context, decisionId);
  if (!earlier) return undefined;
  const isSame = isSameSanction(earlier, sanctionFrom(earlier.at)) && hasSameNotes(earlier, notes);
  if (!earlier.isTheirs || !isSame) throw idTaken();
  return resultOf(earlier, context.state);
}

/**
 * Returns the moderator's last decision about the person if a request with nothing to decide repeats it.
 *
 * @throws `refusal` otherwise
 */
export async function repeatedOr(
  refusal: AppError,
  context: DecisionContext,
  { notes, isSame }: { notes?: string | undefined; isSame: (last: EarlierDecision) => boolean },
): Promise<DecisionResult> {
  const last = await readLast(context.tx, context);
  if (last?.isTheirs && isSame(last) && hasSameNotes(last, notes)) return resultOf(last, context.state);
  throw refusal;
}

/**
 * Checks that the moderator may decide.
 *
 * @returns the refusal of a closed case, which may be a repeated request (`repeatedOr`)
 * @throws {AppError} `CASE_PARTY`, `OWN_DECISION`, `CASE_CLAIMED`
 */
export function closedCase({ state }: DecisionContext, caseId?: string | null): AppError | undefined {
  refuseOthersCase(state);
  if (!isClosed(state, caseId)) return undefined;
  if (caseId === null && state.caseId !== null) return new AppError("CASE_NEW", "the person has been reported since");
  return new AppError("CASE_NOT_FOUND", "the case is closed");
}

function resultOf({ id, at }: EarlierDecision, { isBanned, decisionId }: CaseState): DecisionResult {
  return { decisionId: id, at, isApplied: isBanned && decisionId === id };
}

/** @throws {AppError} `CASE_PARTY`, `OWN_DECISION`, `CASE_CLAIMED`, `CASE_NOT_FOUND`, `CASE_NEW`, `MODERATOR_PROTECTED`, `OPERATOR_PROTECTED` */
function refuseSanction(context: DecisionContext, caseId: string | null | undefined): void {
  const closed = closedCase(context, caseId);
  if (closed) throw closed;
  refuseStaff(context.state);
}

async function sanctionPerson(
  context: DecisionContext,
  { notes, decisionId: id }: Reasons,
  sanction: Omit<Sanction, "notes">,
  kept: Kept,
): Promise<DecisionResult> {
  const { tx, personId, actorId, at, state } = context;
  const { type: action, reason, until: banUntil } = sanction;
  const createdBy = actorId === OPERATOR_ID ? null : actorId;
  if (!state.isDeleted) {
    await upsertBan(tx, personId, { ...sanction, notes: written(notes).notes ?? null }, { createdBy, createdAt: at });
    await closeByMeasure(tx, personId, createdBy);
  }
  const resolved = await resolveReports(tx, personId);
  return conclude(context, { id, action, isAccountGone: state.isDeleted, reason, banUntil, ...resolved, notes }, kept);
}

export { deleteUndoable, lockForDecision, publishBan, publishWarning, readLast, refuseInvolved, refuseStaff, setEnd };

/**
 * Appends a decision to the moderation log, and links a warning or ban to the person's row of `user_bans`. Run it last,
 * after `lockForDecision`: it blocks other decisions until the commit.
 */
export async function recordDecision(tx: Tx, decision: NewDecision): Promise<{ decisionId: string }> {
  const { action, personId, isAccountGone } = decision;
  const { notes } = written(decision.notes);
  const salt = randomBytes(16).toString("hex");
  const decisionId = await insertEntry(tx, decision, notes === undefined ? null : notesHash(salt, notes));
  if (notes !== undefined) await insertNotes(tx, decisionId, salt, notes);
  if (!isAccountGone && (action === "warning" || action === "ban")) await linkDecision(tx, personId, decisionId);
  return { decisionId };
}

/**
 * Reverses a decision after an appeal, unless replaced since. Run it between `lockForDecision` and `recordDecision`.
 *
 * @returns what ended; null if nothing was in force
 */
export async function liftDecision(
  tx: Tx,
  { personId, decisionId }: { personId: string; decisionId: string },
): Promise<{ lifted: "warning" | "ban" | "photo" | null }> {
  if (await releaseRejectedPhoto(tx, decisionId)) return { lifted: "photo" };
  const applied = await readApplied(tx, personId, decisionId);
  if (applied?.isBanned && (await endBan(tx, applied.id))) {
    await forgetBannedEmail(tx, personId);
    return { lifted: "ban" };
  }
  if (applied?.type !== "warning") return { lifted: null };
  await deleteWarning(tx, personId);
  return { lifted: "warning" };
}

/** Returns the figures for `decisions.transparency`, recounted only when the log has grown. */
export function createTransparency({ db }: { db: Db }): { read(): Promise<{ years: YearOfDecisions[] }> } {
  let counted: { number: number; years: Promise<YearOfDecisions[]> } | undefined;
  return {
    async read() {
      const number = (await findLogHead(db))?.number ?? 0;
      if (counted?.number !== number) counted = { number, years: countDecisions(db).then(presentYears) };
      const mine = counted;
      try {
        return { years: await mine.years };
      } catch (error) {
        if (counted === mine) counted = undefined;
        throw error;
      }
    },
  };
}
