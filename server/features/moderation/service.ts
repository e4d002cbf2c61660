/** What moderators work through: reported people, each case for one moderator at a time, and banned people (spec §2 Moderation). */
import type { BannedPerson, Case, ModeratedPerson, PeopleQuery } from "@nakamatch/contract/endpoints/moderation";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import { CASE_SHOWN } from "@nakamatch/contract/vocabulary/moderation";
import { z } from "zod";
import { AppError } from "../../platform/app-error.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import { readCursor, writeCursor } from "../../platform/cursor.ts";
import type { Db } from "../../platform/database/open.ts";
import { readPage } from "../../platform/keyset.ts";
import { readModerators, requireOtherPerson } from "../profiles/service.ts";
import { readEvidence } from "../reports/service.ts";
import { type ModerationDelivery, publishChange } from "./events.ts";
import { presentBanned, presentCase, presentModeratedPerson } from "./present.ts";
import {
  claimCase,
  countBanned,
  countCases,
  readBanned,
  readCaseRules,
  readCases,
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

/** Weight and person of the last case on the page before. */
const casePosition = z.tuple([z.number(), z.uuid()]);

/** How many cases and banned people there are. */
export async function summarize(db: Db, actor: Actor): Promise<{ cases: number; banned: number }> {
  return { cases: await countCases(db, actor.id, ""), banned: await countBanned(db, actor.id, "") };
}

/**
 * A page of the people with unresolved reports, the weightiest first, and with the first page how many there are (MOD-05..07).
 * Moderators do not see cases to which they are a party.
 *
 * @throws {AppError} `VALIDATION_FAILED` for a cursor that this server did not make
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
 * A person's unresolved reports, what is in force about them, and what was decided before (MOD-08, MOD-09).
 *
 * @throws {AppError} `VALIDATION_FAILED`, `PERSON_NOT_FOUND` as `requireOtherPerson`, `CASE_PARTY` where the actor has reported
 *   the person
 */
export async function showModeratedPerson(db: Db, actor: Actor, personId: PersonId): Promise<ModeratedPerson> {
  const person = await requireOtherPerson(db, actor, personId, readModeratedPerson);
  if (person.isParty) throw isPartyError();
  const reports = await readOpenReports(db, actor.id, personId);
  const evidence = await readEvidence(db, actor, { personId, limit: CASE_SHOWN.reports });
  const history = await readHistory(db, actor.id, personId);
  return presentModeratedPerson(person, { reports, evidence, history }, actor.id);
}

/**
 * Claims a person's case for the actor, or renews the claim: until it ends, nobody else decides about the person.
 *
 * @returns until when it holds
 * @throws {AppError} `CASE_CLAIMED` while another moderator holds it; `CASE_NOT_FOUND` where there are no unresolved reports;
 *   `CASE_PARTY`, `CASE_WITH_OPERATOR` for a case that others decide; `VALIDATION_FAILED` for the actor themselves
 */
export async function claim(
  { db, realtime }: ModerationDeps,
  actor: Actor,
  personId: PersonId,
): Promise<{ until: string }> {
  const claimed = await requireOtherPerson(db, actor, personId, () =>
    db.transaction(async (tx) => {
      const taken = await claimCase(tx, actor.id, personId);
      const rules = await readCaseRules(tx, actor.id, personId);
      if (!rules) throw new AppError("CASE_NOT_FOUND", "there are no unresolved reports");
      if (rules.isParty) throw isPartyError();
      if (rules.isWithOperator) throw new AppError("CASE_WITH_OPERATOR", "the operator decides");
      if (!taken) throw new AppError("CASE_CLAIMED", "another moderator looks at this case");
      return { ...taken, moderators: taken.isNew ? await readModerators(tx) : [] };
    }),
  );
  if (claimed.isNew) publishChange(realtime, claimed.moderators);
  return { until: claimed.until.toISOString() };
}

function isPartyError(): AppError {
  return new AppError("CASE_PARTY", "the moderator has reported the person");
}

/** Gives the actor's claim of a person's case back. Where there is none, nothing changes. */
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

/** What no moderator decides, for the operator's command, and any case that is open. */
export const operatorCases = readOperatorCases;
export const undecidableRequests = readUndecidable;
export const operatorCase = readOperatorCase;

/** Tells moderators' open screens that somebody was reported. Never throws: their screens fetch again sooner or later. */
export async function announceReport({ db, realtime }: ModerationDeps): Promise<void> {
  const moderators = await readModerators(db).catch(() => []);
  publishChange(realtime, moderators);
}

/**
 * A page of the people who are banned now, the latest ban first, and with the first page how many there are (MOD-11).
 *
 * @throws {AppError} `VALIDATION_FAILED` for a cursor that this server did not make
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
