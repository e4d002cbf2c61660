import { MAIN_DECISIONS, UNDO_SECONDS } from "@nakamatch/contract/vocabulary/decisions";
import { and, desc, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import {
  banDecisions,
  moderationCases,
  moderationLog,
  moderationNotes,
  standingDecisions,
  undoableDecisions,
} from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { moderatedPeople } from "../../../platform/database/schema/reports.ts";
import { bans, bansInForce, reports } from "../../../platform/database/schema/safety.ts";
import { hasDecidedBefore, isInvolved, isParty, visibleTo } from "../../../platform/database/visibility.ts";
import {
  type CaseState,
  type CountedDecisions,
  type DecisionContext,
  type EarlierDecision,
  type Kept,
  type NewDecision,
  OPERATOR_ID,
  type Sanction,
  type UnseenWarning,
} from "./types.ts";

/** Truncated, never rounded up. */
const now = sql`date_trunc('milliseconds', now())`;

/** Locks both: the person against changes, the moderator against deletion. */
export async function lockForDecision(tx: Queryable, personId: string, actorId: string): Promise<void> {
  const people = [personId, actorId].sort();
  await tx.execute(sql`
    select hold_person(person.id, person.id = ${personId}::uuid)
    from unnest(${sql.param(people)}::uuid[]) as person (id)`);
}

/** Returns undefined if the viewer is no longer a moderator. The operator may decide about everyone. */
export async function readCaseState(tx: Queryable, viewerId: string, personId: string): Promise<CaseState | undefined> {
  const [found] = await tx
    .select({
      isDeleted: moderatedPeople.isDeleted,
      isParty: isParty(viewerId, moderatedPeople.id),
      hasDecidedBefore: hasDecidedBefore(viewerId, moderatedPeople.id),
      isInvolved: isInvolved(viewerId, moderatedPeople.id),
      isModerator: sql<boolean>`coalesce(${profiles.isModerator}, false)`,
      isOperator: sql<boolean>`coalesce(${profiles.isOperator}, false)`,
      caseId: moderationCases.id,
      isBanned: sql<boolean>`${bansInForce.userId} is not null`,
      banId: bans.id,
      decisionId: banDecisions.decisionId,
      hasOpenReports: sql<boolean>`exists (
        select from ${reports} where ${reports.reportedUserId} = ${moderatedPeople.id} and not ${reports.resolved})`,
      isClaimedByOther: sql<boolean>`coalesce(
        ${moderationCases.claimedBy} <> ${viewerId}::uuid and ${moderationCases.claimedUntil} > now(), false)`,
    })
    .from(moderatedPeople)
    .leftJoin(profiles, eq(profiles.id, moderatedPeople.id))
    .leftJoin(bans, eq(bans.userId, profiles.id))
    .leftJoin(bansInForce, eq(bansInForce.userId, profiles.id))
    .leftJoin(banDecisions, eq(banDecisions.userId, profiles.id))
    .leftJoin(moderationCases, eq(moderationCases.personId, moderatedPeople.id))
    .where(
      and(
        eq(moderatedPeople.id, personId),
        viewerId === OPERATOR_ID ? undefined : visibleTo(viewerId, moderatedPeople.id, "moderator"),
      ),
    );
  return found;
}

/** Writes the person's only row (BAN-07, BAN-08), effective now (OPEN-94) and unseen (OPEN-71). */
export async function upsertBan(
  tx: Queryable,
  personId: string,
  { type, reason, until, notes }: Sanction,
  { createdBy, createdAt }: { createdBy: string | null; createdAt: Date },
): Promise<void> {
  const values = { type, reason, until, notes, createdBy, createdAt, warningSeen: false };
  await tx
    .insert(bans)
    .values({ userId: personId, ...values })
    .onConflictDoUpdate({ target: bans.userId, set: values });
}

/**
 * Returns whether the ban was in force (BAN-11). Uses the statement's time: another decision may have ended it while
 * this transaction waited.
 */
export async function endBan(tx: Queryable, banId: string): Promise<boolean> {
  const lasts = or(isNull(bans.until), gt(bans.until, sql`clock_timestamp()`));
  const ended = await tx
    .update(bans)
    .set({ until: now })
    .where(and(eq(bans.id, banId), lasts))
    .returning({ id: bans.id });
  return ended.length > 0;
}

export async function setEnd(tx: Queryable, banId: string, until: Date | null): Promise<void> {
  await tx.update(bans).set({ until }).where(eq(bans.id, banId));
}

export async function deleteWarning(tx: Queryable, personId: string): Promise<void> {
  await tx.delete(bans).where(and(eq(bans.userId, personId), eq(bans.type, "warning")));
}

/** Reads the unseen warning, at most one (WARN-04). */
export async function readUnseenWarning(db: Queryable, userId: string): Promise<UnseenWarning | undefined> {
  const { id, createdAt, reason, notes } = bans;
  const isUnseen = and(eq(bans.userId, userId), eq(bans.type, "warning"), eq(bans.warningSeen, false));
  const [found] = await db
    .select({ id, warnedAt: createdAt, reason, notes, decisionId: banDecisions.decisionId })
    .from(bans)
    .leftJoin(banDecisions, eq(banDecisions.userId, bans.userId))
    .where(isUnseen)
    .orderBy(desc(bans.createdAt))
    .limit(1);
  return found;
}

/** Marks a warning seen (WARN-05). A newer warning with the same id has another time and stays unseen. */
export async function updateWarningSeen(
  db: Queryable,
  userId: string,
  { warningId, warnedAt }: { warningId: string; warnedAt: Date },
): Promise<boolean> {
  const isTheirs = and(eq(bans.id, warningId), eq(bans.userId, userId), eq(bans.type, "warning"));
  const seen = await db
    .update(bans)
    .set({ warningSeen: true })
    .where(and(isTheirs, eq(bans.createdAt, warnedAt)))
    .returning({ id: bans.id });
  return seen.length > 0;
}

/** Returns undefined if the person's row belongs to another decision. */
export async function readApplied(
  tx: Queryable,
  personId: string,
  decisionId: string,
): Promise<{ id: string; type: "warning" | "ban"; isBanned: boolean } | undefined> {
  const [found] = await tx
    .select({ id: bans.id, type: bans.type, isBanned: sql<boolean>`${bansInForce.userId} is not null` })
    .from(bans)
    .innerJoin(banDecisions, eq(banDecisions.userId, bans.userId))
    .leftJoin(bansInForce, eq(bansInForce.userId, bans.userId))
    .where(and(eq(bans.userId, personId), eq(banDecisions.decisionId, decisionId)));
  return found;
}

/** Links the person's row of `user_bans`. */
export async function linkDecision(tx: Queryable, userId: string, decisionId: string): Promise<void> {
  await tx
    .insert(banDecisions)
    .values({ userId, decisionId })
    .onConflictDoUpdate({ target: banDecisions.userId, set: { decisionId } });
}

/** The pseudonym, created on first use; the operator has none. */
const pseudonym = (personId: string): SQL =>
  personId === OPERATOR_ID ? sql`${personId}::uuid` : sql`moderation_pseudonym(${personId}::uuid)`;

/**
 * Appends an entry. The trigger `moderation_log_chain` numbers and chains it, and locks the log's head until the
 * commit.
 *
 * @returns the entry's id
 */
export async function insertEntry(
  tx: Queryable,
  { id, action, personId, actorId, at, reason, banUntil, concerns, evidence }: NewDecision,
  hashOfNotes: string | null,
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${moderationLog} (id, created_at, action, subject, actor, reason, ban_until, concerns, evidence, notes_hash)
    values (
      coalesce(${id ?? null}::uuid, gen_random_uuid()), ${sql.param(at, moderationLog.createdAt)}, ${action}, ${pseudonym(personId)},
      ${actorId === null ? null : pseudonym(actorId)}, ${reason ?? null},
      ${sql.param(banUntil ?? null, moderationLog.banUntil)}, ${concerns ?? null}::uuid,
      ${sql.param(evidence ?? [])}::text[], ${hashOfNotes})
    returning id`);
  const [entry] = rows;
  if (!entry) throw new Error("the entry was not stored");
  return entry.id;
}

type Parties = Pick<DecisionContext, "personId" | "actorId">;

function selectEarlier(tx: Queryable, { personId, actorId }: Parties) {
  const { id, action, createdAt: at, reason, banUntil, evidence, notesHash, subject, actor } = moderationLog;
  const isTheirs = sql<boolean>`
    ${subject} = (select ${pseudonym(personId)}) and coalesce(${actor} = (select ${pseudonym(actorId)}), false)`;
  return tx
    .select({ id, action, at, reason, banUntil, evidence, notesHash, salt: moderationNotes.salt, isTheirs })
    .from(moderationLog)
    .leftJoin(moderationNotes, eq(moderationNotes.entryId, id));
}

/** The entry with this id. */
export async function readEarlier(
  tx: Queryable,
  parties: Parties,
  decisionId: string,
): Promise<EarlierDecision | undefined> {
  const [found] = await selectEarlier(tx, parties).where(eq(moderationLog.id, decisionId));
  return found;
}

/** The person's last entry. */
export async function readLast(tx: Queryable, parties: Parties): Promise<EarlierDecision | undefined> {
  const [found] = await selectEarlier(tx, parties)
    .where(eq(moderationLog.subject, sql`(select ${pseudonym(parties.personId)})`))
    .orderBy(desc(moderationLog.number))
    .limit(1);
  return found;
}

export async function insertNotes(tx: Queryable, entryId: string, salt: string, notes: string): Promise<void> {
  await tx.insert(moderationNotes).values({ entryId, salt, notes });
}

/** Snapshots what a decision can change about the locked person. */
export async function readBefore(tx: Queryable, personId: string): Promise<Kept> {
  const { rows } = await tx.execute<{ kept: Kept }>(sql`
    select decision_before(${personId}::uuid) || jsonb_build_object('drafts', drafts_before(${personId}::uuid)) as kept`);
  return rows[0]?.kept;
}

/** Decisions may wait for locks after their transaction began. */
const clock = sql`clock_timestamp()`;

export async function insertUndoable(tx: Queryable, decisionId: string, kept: Kept): Promise<void> {
  const until = sql`${clock} + make_interval(secs => ${UNDO_SECONDS})`;
  await tx.insert(undoableDecisions).values({ decisionId, until, kept });
}

/** Waits for a concurrent undo or settlement; undefined after it. */
export async function deleteUndoable(
  tx: Queryable,
  decisionId: string,
): Promise<{ kept: unknown; isOver: boolean } | undefined> {
  const [deleted] = await tx
    .delete(undoableDecisions)
    .where(eq(undoableDecisions.decisionId, decisionId))
    .returning({ kept: undoableDecisions.kept, isOver: sql<boolean>`${undoableDecisions.until} <= ${clock}` });
  return deleted;
}

/** Counts per year (UTC), latest first. */
export async function countDecisions(db: Queryable): Promise<CountedDecisions[]> {
  const later = (action: string) => sql`exists (
    select from ${standingDecisions} later
    where later.concerns = entry.id and later.action = ${action})`;
  const { rows } = await db.execute<CountedDecisions & Record<string, unknown>>(sql`
    select extract(year from entry.created_at at time zone 'UTC')::int as year, entry.action, entry.reason,
      case
        when ${later("appeal_granted")} then 'reversed'
        when ${later("appeal_denied")} then 'upheld'
        when ${later("unban")} then 'lifted'
        else 'stands'
      end as outcome,
      count(*)::int as count
    from ${standingDecisions} entry
    where entry.action = any (${sql.param([...MAIN_DECISIONS])}::text[])
    group by 1, 2, 3, 4
    order by 1 desc, 2, 3 nulls last, 4`);
  return rows;
}
