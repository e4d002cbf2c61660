/**
 * Moderators' decisions (spec §4 Ban). Each is one transaction ending with its entry in the moderation log, whose head
 * lock orders them.
 */
import { randomBytes } from "node:crypto";
import type { YearOfDecisions } from "@nakamatch/contract/endpoints/decisions";
import type { Warning } from "@nakamatch/contract/endpoints/warnings";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import type { BanDuration } from "@nakamatch/contract/vocabulary/decisions";
import { banEnd } from "@nakamatch/domain/safety/ban";
import { AppError } from "../../platform/app-error.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Clock } from "../../platform/clock.ts";
import { violatedConstraint } from "../../platform/database/constraint.ts";
import type { Db, Queryable, Tx } from "../../platform/database/open.ts";
import { notesHash } from "../../platform/moderation-chain.ts";
import type { Outbox } from "../../platform/outbox.ts";
import { markBannedEmail } from "../accounts/service.ts";
import { releaseRejectedPhoto } from "../avatars/service.ts";
import { findLogHead } from "../moderation-log/service.ts";
import { readModerators, requireOtherPerson } from "../profiles/service.ts";
import { findEmailKey, resolveReports } from "../reports/service.ts";
import { endSessions } from "../sessions/service.ts";
import { forgetBannedEmail, markBannedAccount } from "../signals/service.ts";
import { queueStatement } from "../statements/service.ts";
import { type DecisionDelivery, publishBan, publishDecision, publishWarning } from "./events.ts";
import {
  hasSameNotes,
  idTaken,
  isClosed,
  isSameMeasure,
  refuseInvolved,
  refuseModerator,
  refuseOthersCase,
  written,
} from "./policy.ts";
import { presentWarning, presentYears } from "./present.ts";
import {
  countDecisions,
  deleteWarning,
  endBan,
  insertEntry,
  insertNotes,
  linkDecision,
  lockPeople,
  readApplied,
  readEarlier,
  readLast,
  readSubject,
  readUnseenWarning,
  updateWarningSeen,
  upsertBan,
} from "./store.ts";
import {
  type Decided,
  type Decider,
  type Deciding,
  type EarlierDecision,
  type Measure,
  type NewDecision,
  OPERATOR_ID,
  type Reasons,
} from "./types.ts";

export interface DecisionDeps {
  db: Db;
  realtime: DecisionDelivery;
  outbox: Outbox;
  clock: Clock;
  /** Keys the hash of banned e-mail addresses. */
  secret: string;
}

/**
 * Warns a person (BAN-07): replaces their row unless it is a ban in force (OPEN-70), is unseen (OPEN-71), and resolves
 * all reports (BAN-09).
 *
 * @throws {AppError} as `decide`, `MODERATOR_PROTECTED`, `PERSON_BANNED`, `PERSON_NOT_FOUND` also for a deleted account
 */
export async function warn(deps: DecisionDeps, actor: Decider, input: Reasons): Promise<{ decisionId: string }> {
  const { decisionId } = await decide(deps, actor, input.personId, {
    notes: input.notes,
    caseId: input.caseId,
    sent: {
      id: input.decisionId,
      isSame: (earlier) => isSameMeasure(earlier, { type: "warning", reason: input.reason, until: null }),
    },
    async apply(tx, subject, at) {
      refuseModerator(subject);
      if (subject.isDeleted) return new AppError("PERSON_NOT_FOUND", "nobody is there to read a warning");
      if (subject.isBanned) throw new AppError("PERSON_BANNED", "a warning does not replace a ban in force");
      return applyMeasure(tx, actor, input, { type: "warning", until: null, at });
    },
  });
  publishWarning(deps.realtime, input.personId);
  return { decisionId };
}

/** The actor's unconfirmed warning (WARN-01, WARN-04). */
export async function currentWarning(db: Queryable, actor: Actor): Promise<{ warning: Warning | null }> {
  const warning = await readUnseenWarning(db, actor.id);
  return { warning: warning ? presentWarning(warning) : null };
}

/** Safe to repeat (WARN-05). @throws {AppError} `WARNING_NOT_FOUND` if it is not theirs, was reversed or replaced */
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
 * @throws {AppError} as `decide`, `MODERATOR_PROTECTED`
 */
export async function ban(
  deps: DecisionDeps,
  actor: Decider,
  input: Reasons & { duration: BanDuration },
): Promise<{ decisionId: string; bannedUntil: string | null }> {
  const { personId, reason } = input;
  const untilOf = (at: Date) => banEnd(input.duration, at);
  const { decisionId, at, isApplied } = await decide(deps, actor, personId, {
    notes: input.notes,
    caseId: input.caseId,
    sent: {
      id: input.decisionId,
      isSame: (earlier) => isSameMeasure(earlier, { type: "ban", reason, until: untilOf(earlier.at) }),
    },
    async apply(tx, subject, at) {
      refuseModerator(subject);
      const until = untilOf(at);
      if (subject.isDeleted) {
        const emailKey = await findEmailKey(tx, personId);
        if (emailKey !== undefined) await markBannedAccount(tx, { deletedId: personId, emailKey, until });
      } else {
        await endSessions(tx, personId);
        await markBannedEmail(tx, { secret: deps.secret, personId, until });
      }
      return applyMeasure(tx, actor, input, { type: "ban", until, at, isAccountGone: subject.isDeleted });
    },
  });
  const bannedUntil = untilOf(at)?.toISOString() ?? null;
  if (isApplied) publishBan(deps.realtime, personId, { reason, bannedUntil });
  return { decisionId, bannedUntil };
}

/**
 * Ends a ban, also a permanent one (BAN-11).
 *
 * @throws {AppError} as `decide`, `CASE_PARTY` also for a resolved report, `PERSON_NOT_BANNED`
 */
export async function unban(deps: DecisionDeps, actor: Actor, personId: PersonId): Promise<{ decisionId: string }> {
  const { decisionId } = await decide(deps, actor, personId, {
    isDone: ({ action }) => action === "unban",
    async apply(tx, subject, at) {
      refuseInvolved(subject);
      const { isBanned, banId, decisionId } = subject;
      const hasEnded = isBanned && banId !== null && (await endBan(tx, banId));
      if (!hasEnded) return new AppError("PERSON_NOT_BANNED", "there is no ban in force");
      await forgetBannedEmail(tx, personId);
      return { action: "unban", personId, actorId: actor.id, at, concerns: decisionId };
    },
  });
  return { decisionId };
}

/**
 * Resolves all reports without a measure.
 *
 * @throws {AppError} as `decide`, `MODERATOR_PROTECTED`, `NOTHING_TO_DISMISS`
 */
export async function dismissReports(
  deps: DecisionDeps,
  actor: Decider,
  { personId, notes, caseId }: { personId: PersonId; notes?: string | undefined; caseId?: string | undefined },
): Promise<{ decisionId: string }> {
  const { decisionId } = await decide(deps, actor, personId, {
    notes,
    caseId,
    isDone: ({ action }) => action === "dismissal",
    async apply(tx, subject, at) {
      if (actor.id !== OPERATOR_ID) refuseModerator(subject);
      if (!subject.hasOpenReports) return new AppError("NOTHING_TO_DISMISS", "there are no open reports");
      const { evidence } = await resolveReports(tx, personId);
      return { action: "dismissal", personId, actorId: actor.id, at, evidence };
    },
  });
  return { decisionId };
}

/**
 * Runs one decision about another person, locked first, so that decisions about one person run in turn. A retry gets
 * the earlier answer.
 *
 * @throws {AppError} `VALIDATION_FAILED` for oneself or another decision's id, `PERSON_NOT_FOUND`, `CASE_PARTY`,
 * `CASE_CLAIMED`, `CASE_NOT_FOUND` for a closed case, and what `apply` throws or returns
 */
export async function decide(
  { db, clock, realtime, outbox }: DecisionDeps,
  actor: Decider,
  personId: PersonId,
  { apply, link, notes, caseId, sent, isDone }: Deciding,
): Promise<Decided> {
  const deciding = { personId, actorId: actor.id };
  const decideOnce = async (tx: Tx) => {
    await lockForDecision(tx, deciding);
    const subject = await readSubject(tx, actor.id, personId);
    if (!subject) return undefined;
    const moderators = await readModerators(tx);
    const again = ({ id, at }: EarlierDecision) => {
      const isApplied = subject.isBanned && subject.decisionId === id;
      return { decisionId: id, at, isApplied, moderators };
    };
    const earlier = sent?.id === undefined ? undefined : await readEarlier(tx, deciding, sent.id);
    if (earlier && !(earlier.isTheirs && sent?.isSame(earlier) && hasSameNotes(earlier, notes))) throw idTaken();
    if (earlier) return again(earlier);
    refuseOthersCase(subject);
    const at = clock.now();
    const decision = isClosed(subject, caseId)
      ? new AppError("CASE_NOT_FOUND", "the case is closed")
      : await apply(tx, subject, at);
    if (decision instanceof AppError) {
      const last = await readLast(tx, deciding);
      if (last?.isTheirs && isDone?.(last) && hasSameNotes(last, notes)) return again(last);
      throw decision;
    }
    const { decisionId } = await recordDecision(tx, { id: sent?.id, ...decision, ...written(notes) });
    await link?.(tx, decisionId);
    if (decision.action !== "dismissal") await queueStatement(outbox, tx, decisionId);
    return { decisionId, at, isApplied: true, moderators };
  };
  const { moderators, ...decided } = await requireOtherPerson(db, actor, personId, () =>
    db.transaction(decideOnce).catch((error: unknown) => {
      // A concurrent decision about another person.
      throw violatedConstraint(error)?.constraint === "moderation_log_id_key" ? idTaken() : error;
    }),
  );
  publishDecision(realtime, moderators);
  return decided;
}

async function applyMeasure(
  tx: Tx,
  actor: Decider,
  { personId, reason, notes }: Reasons,
  { type, until, at, isAccountGone = false }: Pick<Measure, "type" | "until"> & { at: Date; isAccountGone?: boolean },
): Promise<NewDecision> {
  const measure = { type, reason, until, notes: written(notes).notes ?? null };
  const createdBy = actor.id === OPERATOR_ID ? null : actor.id;
  if (!isAccountGone) await upsertBan(tx, personId, measure, { createdBy, createdAt: at });
  const { evidence } = await resolveReports(tx, personId);
  return { action: type, personId, isAccountGone, actorId: actor.id, at, reason, banUntil: until, evidence };
}

/** Run it first: decisions about one person run in turn. */
export function lockForDecision(tx: Tx, { personId, actorId }: { personId: string; actorId: string }): Promise<void> {
  return lockPeople(tx, personId, actorId);
}

/**
 * Appends a decision to the moderation log, and links the person's row of `user_bans` to a warning or ban. Run it last,
 * after `lockForDecision`: other decisions wait until the commit.
 */
export async function recordDecision(tx: Tx, decision: NewDecision): Promise<{ decisionId: string }> {
  const { action, personId, isAccountGone, notes } = decision;
  const salt = randomBytes(16).toString("hex");
  const decisionId = await insertEntry(tx, decision, notes === undefined ? null : notesHash(salt, notes));
  if (notes !== undefined) await insertNotes(tx, decisionId, salt, notes);
  if (!isAccountGone && (action === "warning" || action === "ban")) await linkDecision(tx, personId, decisionId);
  return { decisionId };
}

/**
 * Reverses a decision after an appeal, unless replaced since. Run it after `lockForDecision`; `recordDecision` follows.
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

/** Figures for `decisions.transparency`, recounted only when the log has grown. */
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
