/** Lists for moderators: cases, each claimed by one moderator at a time, and banned people. */
import type { Case, CaseQuery, ModeratedPerson } from "@nakamatch/contract/endpoints/moderation/cases";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import { CASE_SHOWN } from "@nakamatch/contract/vocabulary/moderation";
import { z } from "zod";
import { AppError } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { readCursor, writeCursor } from "../../../platform/cursor.ts";
import type { Db } from "../../../platform/database/open.ts";
import { publishToModerators } from "../../../realtime/moderators.ts";
import type { Delivery } from "../../../realtime/types.ts";
import { findNicknames, readModerators, refuseSelf, requirePerson } from "../../people/profiles/service.ts";
import { countBanned } from "../bans/service.ts";
import { readHistory, readOpenReports } from "../case-facts/service.ts";
import { listNotes } from "../private-notes/service.ts";
import { listQuestionsAbout } from "../questions/service.ts";
import { listMadeReports, readEvidence } from "../reports/service.ts";
import { publishPassing } from "./events.ts";
import { concernOf, presentCase, presentModeratedPerson } from "./present.ts";
import {
  claimCase,
  countCases,
  endClaimSoon,
  operatorCase,
  readCaseRules,
  readCases,
  readColleagues,
  readModeratedPerson,
  readOperatorCases,
  readWhereabouts,
  releaseCases,
  undecidableRequests,
} from "./store.ts";
import type { Claiming, Colleague } from "./types.ts";

export { operatorCase, releaseCases, undecidableRequests };

export interface ModerationDeps {
  db: Db;
  realtime: Delivery;
}

/** Urgency, weight and person of the last case on the previous page, and its key in another order. */
const casePosition = z.tuple([z.int(), z.number(), z.uuid(), z.number().optional()]);

/** Counts of cases and banned people. */
export async function summarize(db: Db, actor: Actor): Promise<{ cases: number; banned: number }> {
  return { cases: await countCases(db, actor.id, { search: "" }), banned: await countBanned(db, actor.id, "") };
}

/**
 * Returns a page of people with unresolved reports, with a total on the first page (MOD-05..07). Omits cases in which
 * the moderator is a party.
 *
 * @throws {AppError} `VALIDATION_FAILED` for an invalid cursor
 */
export async function listCases(
  db: Db,
  actor: Actor,
  { cursor, limit, sort = "urgency", search = "", mine = false, ...wanted }: CaseQuery,
): Promise<{ cases: Case[]; total: number | null; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : readCursor(casePosition, cursor);
  const filter = { ...wanted, search, ...(mine && { mine: actor.id }) };
  const rows = await readCases(db, actor.id, {
    ...filter,
    sort,
    after: after && { urgency: after[0], weight: after[1], id: after[2], key: after[3] ?? 0 },
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    cases: page.map((row) => presentCase(row, actor.id)),
    total: after ? null : await countCases(db, actor.id, filter),
    nextCursor: last
      ? writeCursor([last.urgency, last.weight, last.person.id, ...(sort === "urgency" ? [] : [last.key])])
      : null,
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
  const questions = await listQuestionsAbout(db, actor, personId);
  const history = await readHistory(db, actor.id, personId);
  const made = await listMadeReports(db, actor.id, personId);
  const notes = await listNotes(db, actor, personId);
  return presentModeratedPerson(person, { reports, evidence, questions, history, made, notes }, actor.id);
}

/** Whose case it is now, as far as the moderator may know, and whether it is closed. */
export async function findCase(
  db: Db,
  actor: Actor,
  caseId: string,
): Promise<{ personId: string | null; isClosed: boolean }> {
  const found = await readWhereabouts(db, actor.id, caseId);
  return { personId: found?.personId ?? null, isClosed: found === undefined };
}

/**
 * Claims a case or renews the claim, which bars other moderators from deciding. Takes over expired claims.
 *
 * @returns the end of the claim
 * @throws {AppError} `CASE_CLAIMED`, `CASE_NOT_FOUND` without unresolved reports, `CASE_PARTY`, `OWN_DECISION`,
 * `CASE_WITH_OPERATOR`, `VALIDATION_FAILED` for oneself
 */
export async function claim(
  deps: ModerationDeps,
  actor: Actor,
  { personId, opening }: { personId: PersonId; opening?: string | undefined },
): Promise<{ until: string }> {
  return pass(deps, actor, { personId, opening });
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
  return pass(deps, actor, { personId, holderId: moderatorId });
}

/**
 * Takes a case back that the actor handed over, until its recipient opens it.
 *
 * @returns the end of the claim
 * @throws {AppError} as `claim`; `CASE_CLAIMED` also once it was opened
 */
export async function takeBack(deps: ModerationDeps, actor: Actor, personId: PersonId): Promise<{ until: string }> {
  return pass(deps, actor, { personId, takesBack: true });
}

/** Possible recipients of a hand-over. */
export async function listColleagues(db: Db, actor: Actor, personId: PersonId): Promise<{ colleagues: Colleague[] }> {
  return { colleagues: await readColleagues(db, actor.id, personId) };
}

async function pass(
  { db, realtime }: ModerationDeps,
  actor: Actor,
  claiming: Claiming & { personId: PersonId },
): Promise<{ until: string }> {
  const { personId, holderId = actor.id, takesBack } = claiming;
  refuseSelf(actor, personId);
  const isOwn = holderId === actor.id;
  const claimed = db.transaction(async (tx) => {
    const taken = await claimCase(tx, actor.id, claiming);
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
    const way = isOwn ? (takesBack ? ("takenBack" as const) : ("expired" as const)) : ("byName" as const);
    const passing = { personId, giver: giver === holderId ? null : giver, holder: holderId, way };
    return {
      ...taken,
      passing,
      moderators: isNew ? await readModerators(tx) : [],
      names: isNew ? await findNicknames(tx, actor.id, [personId, passing.giver, holderId]) : undefined,
    };
  });
  const { until, moderators, names, passing } = await requirePerson(claimed);
  if (names) {
    publishToModerators(realtime, moderators);
    publishPassing(realtime, passing, names);
  }
  return { until: until.toISOString() };
}

function isPartyError({ hasDecidedBefore }: { hasDecidedBefore: boolean }): AppError {
  if (hasDecidedBefore) return new AppError("OWN_DECISION", "the reporter appeals against their decision");
  return new AppError("CASE_PARTY", "the moderator has reported the person");
}

/**
 * Releases the actor's claim, if any: with `opening` only if no later one, as after a reload, holds it. A claim whose
 * page is left ends after a short grace.
 */
export async function release(
  { db, realtime }: ModerationDeps,
  actor: Actor,
  {
    personId,
    opening,
    isLeaving,
  }: { personId: PersonId; opening?: string | undefined; isLeaving?: boolean | undefined },
): Promise<{ isClaimed: false }> {
  const moderators = await db.transaction(async (tx) => {
    const end = isLeaving ? endClaimSoon : releaseCases;
    const released = await end(tx, actor.id, { personId, opening });
    return released > 0 ? readModerators(tx) : undefined;
  });
  if (moderators) publishToModerators(realtime, moderators);
  return { isClaimed: false };
}

export const operatorCases = async (db: Db) =>
  (await readOperatorCases(db)).map(({ urgency, ...row }) => ({ ...row, concern: concernOf(urgency) }));

/** Refreshes moderators' screens. Never throws: they refetch later anyway. */
export async function announceReport({ db, realtime }: ModerationDeps): Promise<void> {
  const moderators = await readModerators(db).catch(() => []);
  publishToModerators(realtime, moderators);
}
