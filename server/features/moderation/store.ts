import { CASE_SHOWN, CLAIM_MINUTES } from "@nakamatch/contract/vocabulary/moderation";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { holdPerson } from "../../platform/database/hold-person.ts";
import type { Queryable, Tx } from "../../platform/database/open.ts";
import { badgeColumns, nicknameOf } from "../../platform/database/person-columns.ts";
import {
  moderationCases,
  moderationLog,
  moderationNotes,
  moderationPseudonyms,
  operatorNotices,
  undecidable,
} from "../../platform/database/schema/moderation.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { moderatedPeople, reportEvidence } from "../../platform/database/schema/reports.ts";
import { bans, bansInForce, reports } from "../../platform/database/schema/safety.ts";
import { isParty, visibleTo } from "../../platform/database/visibility.ts";
import type { CursorPosition } from "../../platform/keyset.ts";
import {
  claimColumns,
  claimers,
  claimOf,
  isBannedNow,
  isClaimed,
  isClaimer,
  isNamed,
  isUntold,
  isWithOperator,
} from "./conditions.ts";
import type {
  BannedRow,
  CasePosition,
  CaseReportRow,
  CaseRow,
  ModeratedPersonRow,
  OperatorCase,
  OperatorCaseRow,
  Page,
  PastDecisionRow,
  UndecidableRow,
  UntoldCase,
} from "./types.ts";

/** Most appeals and photos that are listed or told of at once; the next email tells of the others. */
const MOST_TOLD = 1000;

/** The cases that a moderator may see, the weightiest first: all to which they are no party. */
export async function readCases(
  db: Queryable,
  moderatorId: string,
  { search, after, limit }: Page<CasePosition>,
): Promise<CaseRow[]> {
  const { weight, personId } = moderationCases;
  const rows = await db
    .select({
      caseId: moderationCases.id,
      person: { ...badgeColumns, id: personId },
      isDeleted: sql<boolean>`${profiles.id} is null`,
      isWithOperator,
      realName: profiles.realName,
      reports: moderationCases.openReports,
      reporters: moderationCases.reporters,
      weight,
      // exp() fails below -745.
      weightNow: sql<number>`exp(greatest(${weight} - moderation_recency(now()), -700))`,
      lastReportAt: moderationCases.lastReportAt,
      lastReason: moderationCases.lastReason,
      ...claimColumns,
    })
    .from(moderationCases)
    .leftJoin(profiles, eq(profiles.id, personId))
    .leftJoin(claimers, isClaimer)
    .where(
      and(
        visibleTo(moderatorId, personId, "impartialModerator"),
        isNamed(search),
        after && sql`(${weight}, ${personId}) < (${after.weight}::float8, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(weight), desc(personId))
    .limit(limit);
  return rows.map((row) => ({ ...row, claim: claimOf(row) }));
}

/** How many cases the moderator may see. */
export async function countCases(db: Queryable, moderatorId: string, search: string): Promise<number> {
  const { personId } = moderationCases;
  const [row] = await db
    .select({ total: sql<number>`count(*)::integer` })
    .from(moderationCases)
    .leftJoin(profiles, eq(profiles.id, personId))
    .where(and(visibleTo(moderatorId, personId, "impartialModerator"), isNamed(search)));
  return row?.total ?? 0;
}

/** A person with what is in force about them: a ban that has not ended, or the warning given last. */
export async function readModeratedPerson(
  db: Queryable,
  moderatorId: string,
  personId: string,
): Promise<ModeratedPersonRow | undefined> {
  const [row] = await db
    .select({
      person: { ...badgeColumns, id: moderatedPeople.id },
      isDeleted: moderatedPeople.isDeleted,
      isParty: isParty(moderatorId, moderatedPeople.id),
      realName: profiles.realName,
      memberSince: profiles.createdAt,
      isModerator: sql<boolean>`coalesce(${profiles.isModerator}, false)`,
      measure: {
        type: bans.type,
        reason: bans.reason,
        until: bans.until,
        notes: bans.notes,
        since: bans.createdAt,
      },
      openReports: sql<number>`coalesce(${moderationCases.openReports}, 0)`,
      ...claimColumns,
    })
    .from(moderatedPeople)
    .leftJoin(profiles, eq(profiles.id, moderatedPeople.id))
    .leftJoin(bansInForce, eq(bansInForce.userId, profiles.id))
    .leftJoin(
      bans,
      and(eq(bans.userId, profiles.id), sql`(${bans.type} = 'warning' or ${bansInForce.userId} is not null)`),
    )
    .leftJoin(moderationCases, eq(moderationCases.personId, moderatedPeople.id))
    .leftJoin(claimers, isClaimer)
    .where(and(eq(moderatedPeople.id, personId), visibleTo(moderatorId, moderatedPeople.id, "moderator")));
  return row && { ...row, claim: claimOf(row) };
}

/** The person's unresolved reports with the reporters' nicknames (MOD-09), the latest first. */
export function readOpenReports(db: Queryable, moderatorId: string, personId: string): Promise<CaseReportRow[]> {
  return db
    .select({
      id: reports.id,
      reason: reports.reason,
      description: reports.description,
      reporter: sql<string | null>`case when ${profiles.id} is not null then ${nicknameOf(profiles.nickname)} end`,
      reportedAt: reports.createdAt,
    })
    .from(reports)
    .leftJoin(profiles, eq(profiles.id, reports.reporterId))
    .where(
      and(
        eq(reports.reportedUserId, personId),
        eq(reports.resolved, false),
        visibleTo(moderatorId, reports.reportedUserId, "impartialModerator"),
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(CASE_SHOWN.reports);
}

/** What was decided about the person, the latest first. */
export function readHistory(db: Queryable, moderatorId: string, personId: string): Promise<PastDecisionRow[]> {
  const actors = alias(moderationPseudonyms, "actors");
  return db
    .select({
      id: moderationLog.id,
      action: moderationLog.action,
      reason: moderationLog.reason,
      until: moderationLog.banUntil,
      moderator: sql<string | null>`${profiles.nickname}`,
      notes: moderationNotes.notes,
      decidedAt: moderationLog.createdAt,
    })
    .from(moderationLog)
    .leftJoin(moderationNotes, eq(moderationNotes.entryId, moderationLog.id))
    .leftJoin(actors, eq(actors.pseudonym, moderationLog.actor))
    .leftJoin(profiles, eq(profiles.id, actors.personId))
    .where(
      and(
        // A deleted account is its pseudonym.
        sql`${moderationLog.subject} = coalesce((
          select ${moderationPseudonyms.pseudonym} from ${moderationPseudonyms}
          where ${moderationPseudonyms.personId} = ${personId}::uuid), ${personId}::uuid)`,
        visibleTo(moderatorId, sql`${personId}::uuid`, "impartialModerator"),
      ),
    )
    .orderBy(desc(moderationLog.number))
    .limit(CASE_SHOWN.decisions);
}

/**
 * Claims the person's case for the moderator, or renews the claim, unless another moderator holds it. Waits for a decision
 * about the person that is under way, as decisions wait for this.
 *
 * @returns until when, and whether the moderator did not hold it before; undefined where there is no such case or it is another's
 */
export async function claimCase(
  tx: Tx,
  moderatorId: string,
  personId: string,
): Promise<{ until: Date; isNew: boolean } | undefined> {
  await holdPerson(tx, personId, { toChange: false });
  const mine = sql`${moderationCases.claimedBy} = ${moderatorId}::uuid`;
  const held = tx
    .select({
      id: moderationCases.personId,
      isNew: sql<boolean>`not coalesce(${mine} and ${isClaimed()}, false)`.as("is_new"),
    })
    .from(moderationCases)
    .where(and(eq(moderationCases.personId, personId), sql`(not ${isClaimed()} or ${mine})`))
    .for("update")
    .as("held");
  const [claimed] = await tx
    .update(moderationCases)
    .set({ claimedBy: moderatorId, claimedUntil: sql`now() + make_interval(mins => ${CLAIM_MINUTES})` })
    .from(held)
    .where(eq(moderationCases.personId, held.id))
    .returning({ until: moderationCases.claimedUntil, isNew: held.isNew });
  return claimed?.until ? { until: claimed.until, isNew: claimed.isNew } : undefined;
}

/** Whether the moderator is a party to the person's case, and whether it is left to the operator; undefined without a case. */
export async function readCaseRules(
  db: Queryable,
  moderatorId: string,
  personId: string,
): Promise<{ isParty: boolean; isWithOperator: boolean } | undefined> {
  const [found] = await db
    .select({ isParty: isParty(moderatorId, moderationCases.personId), isWithOperator })
    .from(moderationCases)
    .where(eq(moderationCases.personId, personId));
  return found;
}

/** The cases that are left to the operator, the weightiest first. */
export function readOperatorCases(db: Queryable): Promise<OperatorCaseRow[]> {
  const { personId, openReports, lastReportAt, lastReason, weight } = moderationCases;
  return db
    .select({ personId, openReports, lastReportAt, lastReason })
    .from(moderationCases)
    .where(isWithOperator)
    .orderBy(desc(weight), desc(personId))
    .limit(CASE_SHOWN.reports);
}

/** An open case for the operator, with what its reports say and have sealed; undefined where there is none. */
export async function readOperatorCase(db: Queryable, personId: string): Promise<OperatorCase | undefined> {
  const [found] = await db
    .select({ caseId: moderationCases.id })
    .from(moderationCases)
    .where(eq(moderationCases.personId, personId));
  if (!found) return undefined;
  const rows = await db
    .select({
      reportedAt: reports.createdAt,
      reason: reports.reason,
      description: reports.description,
      evidence: reportEvidence.content,
      evidenceId: reportEvidence.id,
    })
    .from(reports)
    .leftJoin(reportEvidence, eq(reportEvidence.reportId, reports.id))
    .where(and(eq(reports.reportedUserId, personId), eq(reports.resolved, false)))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(CASE_SHOWN.reports);
  return { ...found, reports: rows };
}

/** Cases of the operator with reports that they have not been told of. */
export function readUntold(db: Queryable): Promise<UntoldCase[]> {
  const { personId, lastReportAt, operatorToldAt } = moderationCases;
  return db
    .select({ personId, lastReportAt })
    .from(moderationCases)
    .where(and(sql`${lastReportAt} > coalesce(${operatorToldAt}, '-infinity')`, isWithOperator));
}

/** Appeals and photos that no moderator may decide about, the oldest first; all, or those the operator was not told of. */
export function readUndecidable(db: Queryable, { untold = false } = {}): Promise<UndecidableRow[]> {
  const isWanted = untold ? isUntold() : undefined;
  return db.select().from(undecidable).where(isWanted).orderBy(asc(undecidable.waitsSince)).limit(MOST_TOLD);
}

/** Notes that the operator was told of these; those that are gone by now are left out. */
export async function markUndecidableTold(db: Queryable, told: UndecidableRow[]): Promise<void> {
  const appealIds = sql.param(told.map(({ appealId }) => appealId));
  const photosOf = sql.param(told.map(({ photoOf }) => photoOf));
  await db.execute(sql`
    insert into ${operatorNotices} (appeal_id, photo_of)
    select appeal_id, photo_of from ${undecidable}
    where appeal_id = any (${appealIds}::uuid[]) or photo_of = any (${photosOf}::uuid[])
    on conflict do nothing`);
}

/** Notes up to which report of each case the operator was told. */
export async function markTold(db: Queryable, told: UntoldCase[]): Promise<void> {
  const people = sql.param(told.map(({ personId }) => personId));
  const times = sql.param(told.map(({ lastReportAt }) => lastReportAt.toISOString()));
  await db.execute(sql`
    update ${moderationCases} set operator_told_at = told.at
    from unnest(${people}::uuid[], ${times}::timestamptz[]) as told (person, at)
    where ${moderationCases.personId} = told.person`);
}

/** Gives the moderator's claim of the person's case back; tells whether there was one. */
export async function releaseCase(db: Queryable, moderatorId: string, personId: string): Promise<boolean> {
  const released = await db
    .update(moderationCases)
    .set({ claimedBy: null, claimedUntil: null })
    .where(and(eq(moderationCases.personId, personId), eq(moderationCases.claimedBy, moderatorId)))
    .returning({ personId: moderationCases.personId });
  return released.length > 0;
}

/** The people banned now (MOD-12), those whose ban was applied last first. */
export function readBanned(
  db: Queryable,
  moderatorId: string,
  { search, after, limit }: Page<CursorPosition>,
): Promise<BannedRow[]> {
  return db
    .select({
      person: badgeColumns,
      realName: profiles.realName,
      reason: bans.reason,
      until: bans.until,
      bannedAt: bans.createdAt,
      notes: bans.notes,
    })
    .from(bans)
    .innerJoin(profiles, eq(profiles.id, bans.userId))
    .where(
      and(
        visibleTo(moderatorId, bans.userId, "impartialModerator"),
        isBannedNow(),
        isNamed(search),
        after && sql`(${bans.createdAt}, ${bans.userId}) < (${sql.param(after.at, bans.createdAt)}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(bans.createdAt), desc(bans.userId))
    .limit(limit);
}

/** How many people are banned now. */
export async function countBanned(db: Queryable, moderatorId: string, search: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::integer` })
    .from(bans)
    .innerJoin(profiles, eq(profiles.id, bans.userId))
    .where(and(visibleTo(moderatorId, bans.userId, "impartialModerator"), isBannedNow(), isNamed(search)));
  return row?.total ?? 0;
}
