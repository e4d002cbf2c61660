/** Appeals: one per decision, decided by another moderator. Banned people use a sealed token instead of a session. */
import type { OpenAppeal } from "@nakamatch/contract/endpoints/moderation/appeals";
import type { PageQuery } from "@nakamatch/contract/schemas/pages";
import type { AppealState, Statement } from "@nakamatch/contract/schemas/statements";
import type { AppealOutcome } from "@nakamatch/contract/vocabulary/statements";
import { storableText } from "@nakamatch/domain/people/visible-text";
import { appealTextProblem } from "@nakamatch/domain/safety/appeal";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Clock } from "../../../platform/clock.ts";
import { lockPerson } from "../../../platform/database/lock-person.ts";
import { namesMissingRow } from "../../../platform/database/missing-row.ts";
import type { Db } from "../../../platform/database/open.ts";
import { readPage } from "../../../platform/keyset.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { publishToModerators } from "../../../realtime/moderators.ts";
import type { Delivery } from "../../../realtime/types.ts";
import { readModerators, readOnlookers } from "../../people/profiles/service.ts";
import { announcePhoto } from "../../photos/profile-photos/service.ts";
import { liftDecision, lockForDecision, recordDecision } from "../decisions/service.ts";
import { findBanStatement, findStatement, findStatements, queueStatement } from "../statements/service.ts";
import { publishReversal } from "./events.ts";
import { openAppealToken, sealAppealToken } from "./policy.ts";
import { presentOpenAppeal } from "./present.ts";
import {
  closeAppeal,
  countOpenAppeals,
  deleteDraft,
  deleteDrafts,
  forgetOldDrafts,
  hasSameBody,
  insertAppeal,
  readAppealSubject,
  readOpenAppeals,
  readOutcome,
  upsertDraft,
} from "./store.ts";
import type { AppealDraft, AppealSubject } from "./types.ts";

export interface AppealDeps {
  db: Db;
  realtime: Delivery;
  outbox: Outbox;
  clock: Clock;
  /** Seals tokens. */
  secret: string;
}

/** Describes a ban after a correct password. Empty for imported bans. */
export async function describeBan(
  deps: Pick<AppealDeps, "db" | "clock" | "secret">,
  personId: string,
): Promise<{ statement?: Statement; appealToken?: string }> {
  const statement = await findBanStatement(deps.db, personId);
  if (!statement) return {};
  if (statement.appeal) return { statement };
  return { statement, appealToken: sealAppealToken(deps, { personId, decisionId: statement.decisionId }) };
}

/**
 * Appeals against a decision. Idempotent for the same text.
 *
 * @param actor undefined if a token is given instead
 * @throws {AppError} `SESSION_MISSING` without either, `APPEAL_TOKEN_INVALID` if expired or for another decision,
 * `VALIDATION_FAILED` for a blank text, `DECISION_NOT_FOUND`, `DECISION_LIFTED`, `APPEAL_DUPLICATE`
 */
export async function createAppeal(
  deps: AppealDeps,
  actor: Actor | undefined,
  { decisionId, body, token }: { decisionId: string; body: string; token?: string | undefined },
): Promise<AppealState> {
  const { db, realtime } = deps;
  const personId = token === undefined ? actor?.id : openAppealToken(deps, token, decisionId);
  if (personId === undefined) {
    if (token === undefined) throw new AppError("SESSION_MISSING", "sign in first");
    throw new AppError("APPEAL_TOKEN_INVALID", "the token is too old or for another decision");
  }
  const text = readText("body", body);
  const statement = await findStatement(db, personId, decisionId);
  if (!statement) throw new AppError("DECISION_NOT_FOUND", "there is no such decision about this person");
  if (!statement.appeal && statement.isLifted) throw new AppError("DECISION_LIFTED", "the decision was taken back");
  const stored = statement.appeal ? undefined : await storeAppeal(db, { personId, decisionId }, text);
  if (stored) {
    publishToModerators(realtime, stored.moderators);
    return { sentAt: stored.sentAt.toISOString(), outcome: null, answer: null, decidedAt: null };
  }
  const existing = (await findStatement(db, personId, decisionId))?.appeal;
  if (existing && (await hasSameBody(db, decisionId, text))) return existing;
  throw new AppError("APPEAL_DUPLICATE", "there is an appeal against this decision already");
}

async function storeAppeal(
  db: Db,
  subject: AppealSubject,
  body: string,
): Promise<{ sentAt: Date; moderators: string[] } | undefined> {
  const stored = db.transaction(async (tx) => {
    const appeal = await insertAppeal(tx, subject, body);
    return appeal && { ...appeal, moderators: await readModerators(tx) };
  });
  try {
    return await stored;
  } catch (error) {
    if (namesMissingRow(error)) throw new AppError("DECISION_NOT_FOUND", "the account was deleted in the meantime");
    throw error;
  }
}

/**
 * Returns open appeals, oldest first, with a total on the first page; omits the moderator's own and those of people
 * they ever reported.
 *
 * @throws {AppError} `VALIDATION_FAILED` for an invalid cursor
 */
export async function listAppeals(
  { db }: Pick<AppealDeps, "db">,
  actor: Actor,
  query: PageQuery,
): Promise<{ appeals: OpenAppeal[]; total: number | null; nextCursor: string | null }> {
  const { page, isFirst, nextCursor } = await readPage(
    query,
    (range) => readOpenAppeals(db, actor.id, range),
    ({ sentAt, id }) => ({ at: sentAt, id }),
  );
  const statements = await findStatements(
    db,
    page.map(({ decisionId }) => decisionId),
  );
  const appeals = page.flatMap((row) => {
    const statement = statements.get(row.decisionId);
    return statement ? [presentOpenAppeal(row, statement, actor.id)] : [];
  });
  return { appeals, total: isFirst ? await countOpenAppeals(db, actor.id) : null, nextCursor };
}

/**
 * Saves the actor's unsent answer; the last save wins. A blank one deletes the draft.
 *
 * @throws {AppError} `APPEAL_NOT_FOUND` after the decision, and if hidden from them
 */
export async function saveDraft(db: Db, actor: Actor, draft: AppealDraft): Promise<{ isSaved: true }> {
  const answer = storableText(draft.answer);
  if (answer === "") {
    await deleteDraft(db, actor.id, draft.appealId);
    return { isSaved: true };
  }
  const isSaved = await db.transaction(async (tx) => {
    const subject = await readAppealSubject(tx, actor.id, draft.appealId);
    if (!subject) return false;
    await lockPerson(tx, subject.personId, { toChange: false });
    return upsertDraft(tx, actor.id, { ...draft, answer });
  });
  if (!isSaved) throw new AppError("APPEAL_NOT_FOUND", "the appeal is closed");
  return { isSaved };
}

export { forgetOldDrafts };

/**
 * Decides an appeal; granting it reverses the decision in the same transaction. Idempotent.
 *
 * @throws {AppError} `VALIDATION_FAILED` for a blank answer, `APPEAL_NOT_FOUND`, also if hidden from them;
 * `OWN_DECISION` for its moderator, `APPEAL_DECIDED` if another moderator was faster
 */
export async function decideAppeal(
  { db, realtime, outbox, clock }: AppealDeps,
  actor: Actor,
  { appealId, outcome, answer }: { appealId: string; outcome: AppealOutcome; answer: string },
): Promise<{ outcome: AppealOutcome }> {
  const text = readText("answer", answer);
  const at = clock.now();
  const { personId, lifted, moderators, onlookers } = await db.transaction(async (tx) => {
    const subject = await readAppealSubject(tx, actor.id, appealId);
    if (!subject) throw new AppError("APPEAL_NOT_FOUND", "there is no such appeal");
    await lockForDecision(tx, subject.personId, actor.id);
    if (!(await closeAppeal(tx, appealId, actor.id, { outcome, answer: text, at }))) {
      const closed = await readOutcome(tx, appealId);
      const isSame = closed?.decidedBy === actor.id && closed.outcome === outcome && closed.answer === text;
      if (!isSame) throw whyNotClosed(closed);
      return { personId: subject.personId, lifted: null, moderators: await readModerators(tx), onlookers: [] };
    }
    await deleteDrafts(tx, appealId);
    const { lifted } = outcome === "granted" ? await liftDecision(tx, subject) : { lifted: null };
    const moderators = await readModerators(tx);
    const onlookers = lifted === "photo" ? await readOnlookers(tx, subject.personId) : [];
    const { decisionId } = await recordDecision(tx, {
      action: outcome === "granted" ? "appeal_granted" : "appeal_denied",
      personId: subject.personId,
      actorId: actor.id,
      at,
      concerns: subject.decisionId,
      notes: text,
    });
    await queueStatement(outbox, tx, decisionId);
    return { personId: subject.personId, lifted, moderators, onlookers };
  });
  publishReversal(realtime, personId, lifted);
  if (lifted === "photo") announcePhoto({ realtime }, personId, onlookers);
  publishToModerators(realtime, moderators);
  return { outcome };
}

function whyNotClosed(appeal: { outcome: AppealOutcome | null } | undefined): AppError {
  if (!appeal) return new AppError("APPEAL_NOT_FOUND", "the account was deleted in the meantime");
  return appeal.outcome === null
    ? new AppError("OWN_DECISION", "another moderator has to decide")
    : new AppError("APPEAL_DECIDED", "the appeal was decided already");
}

/** @throws {AppError} `VALIDATION_FAILED` at `path` */
function readText(path: string, text: string): string {
  const reason = appealTextProblem(text);
  if (reason) throw invalidInput([{ path, reason }]);
  return storableText(text);
}
