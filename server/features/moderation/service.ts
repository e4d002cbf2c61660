/** Lists for moderators: cases, each claimed by one moderator at a time, and banned people (spec §2 Moderation). */
import type { BannedPerson, Case, ModeratedPerson, PeopleQuery } from "@nakamatch/contract/endpoints/moderation";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import { CASE_SHOWN } from "@nakamatch/contract/vocabulary/moderation";
import { z } from "zod";
import { AppError } from "../../platform/app-error.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import { readCursor, writeCursor } from "../../platform/cursor.ts";
import type { Db } from "../../platform/database/open.ts";
import { readPage } from "../../platform/keyset.ts";
import { listNotes } from "../private-notes/service.ts";
import { findNicknames, readModerators, refuseSelf, requirePerson } from "../profiles/service.ts";
import { listMadeReports, readEvidence } from "../reports/service.ts";
import { type ModerationDelivery, publishChange, publishPassing } from "./events.ts";
import { presentBanned, presentCase, presentModeratedPerson } from "./present.ts";
import {
  claimCase,
  countBanned,
  countCases,
  readBanned,
  readCaseRules,
  readCases,
  readColleagues,
  readHistory,
  readModeratedPerson,
  readOpenReports,
  readOperatorCase,
  readOperatorCases,
  readUndecidable,
  releaseCase,
} from "./store.ts";

export interface ModerationDeps {
  db: Db;
  realtime: ModerationDelivery;
}

/** Weight and person of the last case on the previous page. */
const casePosition = z.tuple([z.number(), z.uuid()]);

/** Counts of cases and banned people. */
export async function summarize(db: Db, actor: Actor): Promise<{ cases: number; banned: number }> {
  return { cases: await countCases(db, actor.id, ""), banned: await countBanned(db, actor.id, "") };
}

/**
 * Returns a page of people with unresolved reports, heaviest first, with a total on the first page (MOD-05..07). Omits
 * cases in which the moderator is a party.
 *
 * @throws {AppError} `VALIDATION_FAILED` for an invalid cursor
 */
export async function listCases(
  db: Db,
  actor: Actor,
  { search = "", cursor, limit }: PeopleQuery,
): Promise<{ cases: Case[]; total: number | null; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : readCursor(casePosition, cursor);
  const rows = await readCases(db, actor.id, {
    search,
    after: after && { weight: after[0], id: after[1] },
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    cases: page.map((row) => presentCase(row, actor.id)),
    total: after ? null : await countCases(db, actor.id, search),
    nextCursor: last ? writeCursor([last.weight, last.person.id]) : null,
  };
}

/**
 * Shows a person to a moderator (MOD-08, MOD-09).
 *
 * @throws {AppError} `VALIDATION_FAILED`, `PERSON_NOT_FOUND`, `CASE_PARTY` if the actor has reported the person,
 * `OWN_DECISION` if a reporter appeals against their decision
 */
export async function showModeratedPerson(db: Db, actor: Actor, personId: PersonId): Promise<ModeratedPerson> {
  refuseSelf(actor, personId);
  const person = await requirePerson(readModeratedPerson(db, actor.id, personId));
  if (person.isParty) throw isPartyError(person);
  const reports = await readOpenReports(db, actor.id, personId);
  const evidence = await readEvidence(db, actor, { personId, limit: CASE_SHOWN.reports });
  const history = await readHistory(db, actor.id, personId);
  const made = await listMadeReports(db, actor.id, personId);
  const notes = await listNotes(db, actor, personId);
  return presentModeratedPerson(person, { reports, evidence, history, made, notes }, actor.id);
}

/**
 * Claims a case or renews the claim, which bars other moderators from deciding. Takes over expired claims.
 *
 * @returns the end of the claim
 * @throws {AppError} `CASE_CLAIMED`, `CASE_NOT_FOUND` without unresolved reports, `CASE_PARTY`, `OWN_DECISION`,
 * `CASE_WITH_OPERATOR`, `VALIDATION_FAILED` for oneself
 */
export async function claim(deps: ModerationDeps, actor: Actor, personId: PersonId): Promise<{ until: string }> {
  return pass(deps, actor, personId, actor.id);
}

/**
 * Passes the actor's claim, or an unclaimed case, to another moderator.
 *
 * @returns the end of the claim
 * @throws {AppError} as `claim`; `PERSON_NOT_FOUND` also unless the other is a moderator who may decide the case
 */
export async function handOver(
  deps: ModerationDeps,
  actor: Actor,
  { personId, moderatorId }: { personId: PersonId; moderatorId: PersonId },
): Promise<{ until: string }> {
  return pass(deps, actor, personId, moderatorId);
}

/** Possible recipients of a hand-over. */
export async function listColleagues(
  db: Db,
  actor: Actor,
  personId: PersonId,
): Promise<{ colleagues: { id: string; nickname: string }[] }> {
  return { colleagues: await readColleagues(db, actor.id, personId) };
}

async function pass(
  { db, realtime }: ModerationDeps,
  actor: Actor,
  personId: PersonId,
  holderId: string,
): Promise<{ until: string }> {
  refuseSelf(actor, personId);
  const isOwn = holderId === actor.id;
  const claiming = db.transaction(async (tx) => {
    const taken = await claimCase(tx, actor.id, personId, holderId);
    const rules = await readCaseRules(tx, actor.id, personId);
    if (!rules) throw new AppError("CASE_NOT_FOUND", "there are no unresolved reports");
    if (rules.isParty) throw isPartyError(rules);
    if (rules.isWithOperator) throw new AppError("CASE_WITH_OPERATOR", "the operator decides");
    if (!taken) throw new AppError("CASE_CLAIMED", "another moderator looks at this case");
    if (!isOwn) {
      const colleagues = await readColleagues(tx, actor.id, personId);
      if (!colleagues.some(({ id }) => id === holderId)) {
        throw new AppError("PERSON_NOT_FOUND", "no moderator who may decide this case");
      }
    }
    const isNew = taken.isNew || !isOwn;
    const giver = isOwn ? taken.former : actor.id;
    const passing = { personId, giver: giver === holderId ? null : giver, holder: holderId, isByName: !isOwn };
    return {
      ...taken,
      passing,
      moderators: isNew ? await readModerators(tx) : [],
      names: isNew ? await findNicknames(tx, actor.id, [personId, passing.giver, holderId]) : undefined,
    };
  });
  const { until, moderators, names, passing } = await requirePerson(claiming);
  if (names) {
    publishChange(realtime, moderators);
    publishPassing(realtime, passing, names);
  }
  return { until: until.toISOString() };
}

function isPartyError({ hasDecidedBefore }: { hasDecidedBefore: boolean }): AppError {
  if (hasDecidedBefore) return new AppError("OWN_DECISION", "the reporter appeals against their decision");
  return new AppError("CASE_PARTY", "the moderator has reported the person");
}

/** Releases the actor's claim, if any. */
export async function release(
  { db, realtime }: ModerationDeps,
  actor: Actor,
  personId: PersonId,
): Promise<{ isClaimed: false }> {
  const moderators = await db.transaction(async (tx) => {
    const isReleased = await releaseCase(tx, actor.id, personId);
    return isReleased ? readModerators(tx) : undefined;
  });
  if (moderators) publishChange(realtime, moderators);
  return { isClaimed: false };
}

/** For the operator's command. */
export const operatorCases = readOperatorCases;
export const undecidableRequests = readUndecidable;
export const operatorCase = readOperatorCase;

/** Refreshes moderators' screens. Never throws: they refetch later anyway. */
export async function announceReport({ db, realtime }: ModerationDeps): Promise<void> {
  const moderators = await readModerators(db).catch(() => []);
  publishChange(realtime, moderators);
}

/**
 * Returns a page of banned people, latest ban first, with a total on the first page (MOD-11).
 *
 * @throws {AppError} `VALIDATION_FAILED` for an invalid cursor
 */
export async function listBanned(
  db: Db,
  actor: Actor,
  { search = "", ...query }: PeopleQuery,
): Promise<{ banned: BannedPerson[]; total: number | null; nextCursor: string | null }> {
  const { page, isFirst, nextCursor } = await readPage(
    query,
    (range) => readBanned(db, actor.id, { search, ...range }),
    ({ bannedAt, person }) => ({ at: bannedAt, id: person.id }),
  );
  return {
    banned: page.map(presentBanned),
    total: isFirst ? await countBanned(db, actor.id, search) : null,
    nextCursor,
  };
}
