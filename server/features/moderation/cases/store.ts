import { ONLINE_WINDOW_MS } from "@nakamatch/contract/vocabulary/limits";
import {
  CASE_SHOWN,
  type CaseSort,
  CLAIM_GRACE_SECONDS,
  CLAIM_MINUTES,
  COLLEAGUES_MAX,
} from "@nakamatch/contract/vocabulary/moderation";
import { and, asc, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { lockPerson } from "../../../platform/database/lock-person.ts";
import type { Queryable, Tx } from "../../../platform/database/open.ts";
import { badgeColumns, nicknameOf } from "../../../platform/database/person-columns.ts";
import {
  moderationCases,
  noteDrafts,
  operatorNotices,
  undecidable,
} from "../../../platform/database/schema/moderation.ts";
import { presence, profilePrompts, profiles } from "../../../platform/database/schema/people.ts";
import { moderatedPeople, reportAppeals, reportEvidence } from "../../../platform/database/schema/reports.ts";
import { bans, bansInForce, reports } from "../../../platform/database/schema/safety.ts";
import { hasDecidedBefore, isParty, visibleTo } from "../../../platform/database/visibility.ts";
import {
  caseOrder,
  claimColumns,
  claimers,
  claimOf,
  isClaimed,
  isClaimer,
  isUntold,
  isWanted,
  isWithOperator,
  questionState,
  summedReasons,
  weightNow,
} from "./conditions.ts";
import type {
  CaseFilter,
  CasePosition,
  CaseRow,
  Claiming,
  Colleague,
  ModeratedPersonRow,
  OperatorCase,
  OperatorCaseRow,
  Page,
  UndecidableRow,
  UntoldCase,
} from "./types.ts";

/** Maximum of appeals and photos per list or email; the next email covers the rest. */
const MOST_TOLD = 1000;

/** Reads cases in which the moderator is no party. */
export async function readCases(
  db: Queryable,
  moderatorId: string,
  { sort, after, limit, ...filter }: Omit<Page<CasePosition>, "search"> & CaseFilter & { sort: CaseSort },
): Promise<CaseRow[]> {
  const { urgency, weight, personId, firstReportAt, lastReportAt, lastReason } = moderationCases;
  const { key, isAfter, order } = caseOrder(sort, after);
  const rows = await db
    .select({
      caseId: moderationCases.id,
      person: { ...badgeColumns, id: personId },
      isDeleted: sql<boolean>`${profiles.id} is null`,
      isWithOperator,
      realName: profiles.realName,
      reports: moderationCases.openReports,
      reporters: moderationCases.reporters,
      urgency,
      weight,
      weightNow,
      lastReportAt,
      lastReason,
      firstReportAt,
      reasons: summedReasons,
      question: questionState,
      language: profiles.language,
      key,
      ...claimColumns,
    })
    .from(moderationCases)
    .leftJoin(profiles, eq(profiles.id, personId))
    .leftJoin(claimers, isClaimer)
    .where(and(visibleTo(moderatorId, personId, "impartialModerator"), isWanted(filter), isAfter))
    .orderBy(...order)
    .limit(limit);
  return rows.map((row) => ({ ...row, claim: claimOf(row) }));
}

export async function countCases(db: Queryable, moderatorId: string, filter: CaseFilter): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::integer` })
    .from(moderationCases)
    .leftJoin(profiles, eq(profiles.id, moderationCases.personId))
    .where(and(visibleTo(moderatorId, moderationCases.personId, "impartialModerator"), isWanted(filter)));
  return row?.total ?? 0;
}

/** A person with the ban in force or the last warning. */
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
      hasDecidedBefore: hasDecidedBefore(moderatorId, moderatedPeople.id),
      realName: profiles.realName,
      language: profiles.language,
      memberSince: profiles.createdAt,
      isModerator: sql<boolean>`coalesce(${profiles.isModerator}, false)`,
      isWithOperator: sql<boolean>`is_with_operator(${moderatedPeople.id})`,
      caseId: moderationCases.id,
      measure: {
        type: bans.type,
        reason: bans.reason,
        until: bans.until,
        notes: bans.notes,
        since: bans.createdAt,
      },
      openReports: sql<number>`coalesce(${moderationCases.openReports}, 0)`,
      urgency: sql<number>`coalesce(${moderationCases.urgency}, 0)`,
      texts: sql<string[]>`array(
        select ${profiles.bio} where ${profiles.bio} is not null
        union all select prompt.answer from ${profilePrompts} prompt where prompt.user_id = ${profiles.id})`,
      draft: noteDrafts.notes,
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
    .leftJoin(noteDrafts, and(eq(noteDrafts.caseId, moderationCases.id), eq(noteDrafts.moderatorId, moderatorId)))
    .leftJoin(claimers, isClaimer)
    .where(and(eq(moderatedPeople.id, personId), visibleTo(moderatorId, moderatedPeople.id, "moderator")));
  return row && { ...row, claim: claimOf(row) };
}

/**
 * Claims or renews a case for `holderId`. Waits for a concurrent decision about the person, and vice versa.
 *
 * @returns the end, whether others see a change, and the former holder; undefined without a case or if another
 * moderator holds it
 */
export async function claimCase(
  tx: Tx,
  moderatorId: string,
  { personId, holderId = moderatorId, opening = null, takesBack = false }: Claiming,
): Promise<{ until: Date; isNew: boolean; former: string | null } | undefined> {
  await lockPerson(tx, personId, { toChange: false });
  const mine = sql`${moderationCases.claimedBy} = ${moderatorId}::uuid`;
  const passed = sql`(${takesBack} and ${moderationCases.passedBy} = ${moderatorId}::uuid)`;
  const held = tx
    .select({
      id: moderationCases.personId,
      // Null if they may no longer see the case.
      former: sql<string | null>`(
        select holder.id from ${profiles} holder
        where holder.id = ${moderationCases}.claimed_by and holder.is_moderator
          and not is_party(holder.id, ${moderationCases}.person_id)
          and ${visibleTo(moderatorId, sql`holder.id`, "moderator")})`.as("former"),
      // Opening what was handed over ends its giver's time for taking it back.
      isNew: sql<boolean>`not coalesce(${mine} and ${isClaimed()} and ${moderationCases.passedBy} is null, false)`.as(
        "is_new",
      ),
    })
    .from(moderationCases)
    .where(and(eq(moderationCases.personId, personId), sql`(not ${isClaimed()} or ${mine} or ${passed})`))
    .for("update")
    .as("held");
  const [claimed] = await tx
    .update(moderationCases)
    .set({
      claimedBy: holderId,
      claimedUntil: sql`now() + make_interval(mins => ${CLAIM_MINUTES})`,
      claimedIn: opening,
      passedBy: holderId === moderatorId ? null : moderatorId,
    })
    .from(held)
    .where(eq(moderationCases.personId, held.id))
    .returning({ until: moderationCases.claimedUntil, isNew: held.isNew, former: held.former });
  return claimed?.until ? { ...claimed, until: claimed.until } : undefined;
}

/** Other moderators who are no party to the person's case: first those who are there, then by nickname. */
export function readColleagues(db: Queryable, moderatorId: string, personId: string): Promise<Colleague[]> {
  const isPresent = sql<boolean>`exists (
    select from ${presence} seen
    where seen.user_id = ${profiles.id} and seen.last_seen_at > now() - make_interval(secs => ${ONLINE_WINDOW_MS / 1000}))`;
  return db
    .select({ id: profiles.id, nickname: nicknameOf(profiles.nickname), isPresent })
    .from(profiles)
    .where(
      and(
        eq(profiles.isModerator, true),
        ne(profiles.id, moderatorId),
        sql`not is_party(${profiles.id}, ${personId}::uuid)`,
        visibleTo(moderatorId, profiles.id, "moderator"),
        // A party could infer other parties from their absence.
        visibleTo(moderatorId, sql`${personId}::uuid`, "impartialModerator"),
      ),
    )
    .orderBy(desc(isPresent), asc(profiles.nickname), asc(profiles.id))
    .limit(COLLEAGUES_MAX);
}

/** Returns undefined without a case; without its person to those who may not see it. */
export async function readWhereabouts(
  db: Queryable,
  moderatorId: string,
  caseId: string,
): Promise<{ personId: string | null } | undefined> {
  const isVisible = visibleTo(moderatorId, moderationCases.personId, "impartialModerator");
  const [found] = await db
    .select({ personId: sql<string | null>`case when ${isVisible} then ${moderationCases.personId} end` })
    .from(moderationCases)
    .where(eq(moderationCases.id, caseId));
  return found;
}

/** Returns undefined without a case. */
export async function readCaseRules(
  db: Queryable,
  moderatorId: string,
  personId: string,
): Promise<{ isParty: boolean; hasDecidedBefore: boolean; isWithOperator: boolean } | undefined> {
  const [found] = await db
    .select({
      isParty: isParty(moderatorId, moderationCases.personId),
      hasDecidedBefore: hasDecidedBefore(moderatorId, moderationCases.personId),
      isWithOperator,
    })
    .from(moderationCases)
    .where(eq(moderationCases.personId, personId));
  return found;
}

/** Cases left to the operator, marked ones first, then the heaviest. */
export function readOperatorCases(db: Queryable): Promise<OperatorCaseRow[]> {
  const { personId, openReports, lastReportAt, lastReason, urgency, weight } = moderationCases;
  return db
    .select({ personId, openReports, lastReportAt, lastReason, urgency })
    .from(moderationCases)
    .where(isWithOperator)
    .orderBy(desc(urgency), desc(weight), desc(personId))
    .limit(CASE_SHOWN.reports);
}

/** An open case with its reports and evidence. */
export async function operatorCase(db: Queryable, personId: string): Promise<OperatorCase | undefined> {
  const [found] = await db
    .select({ caseId: moderationCases.id })
    .from(moderationCases)
    .where(eq(moderationCases.personId, personId));
  if (!found) return undefined;
  const rows = await db
    .select({
      reportedAt: reports.createdAt,
      reason: reports.reason,
      concern: reports.concern,
      description: reports.description,
      appeal: reportAppeals.body,
      evidence: reportEvidence.content,
      evidenceId: reportEvidence.id,
    })
    .from(reports)
    .leftJoin(reportEvidence, eq(reportEvidence.reportId, reports.id))
    .leftJoin(reportAppeals, eq(reportAppeals.reportId, reports.id))
    .where(and(eq(reports.reportedUserId, personId), eq(reports.resolved, false)))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(CASE_SHOWN.reports);
  return { ...found, reports: rows };
}

/** Reads the operator's cases with reports not yet announced to them. */
export function readUntold(db: Queryable): Promise<UntoldCase[]> {
  const { personId, lastReportAt, operatorToldAt } = moderationCases;
  return db
    .select({ personId, lastReportAt })
    .from(moderationCases)
    .where(and(sql`${lastReportAt} > coalesce(${operatorToldAt}, '-infinity')`, isWithOperator));
}

/**
 * Reads appeals and photos that no moderator may decide, oldest first; optionally only those not yet announced to the
 * operator.
 */
export function undecidableRequests(db: Queryable, { untold = false } = {}): Promise<UndecidableRow[]> {
  const isWanted = untold ? isUntold() : undefined;
  return db.select().from(undecidable).where(isWanted).orderBy(asc(undecidable.waitsSince)).limit(MOST_TOLD);
}

/** Records what the operator was told; skips deleted rows. */
export async function markUndecidableTold(db: Queryable, told: UndecidableRow[]): Promise<void> {
  const appealIds = sql.param(told.map(({ appealId }) => appealId));
  const photoIds = sql.param(told.map(({ photoId }) => photoId));
  await db.execute(sql`
    insert into ${operatorNotices} (appeal_id, photo_of)
    select appeal_id, photo_of from ${undecidable}
    where appeal_id = any (${appealIds}::uuid[]) or photo_of = any (${photoIds}::uuid[])
    on conflict do nothing`);
}

export async function markTold(db: Queryable, told: UntoldCase[]): Promise<void> {
  const people = sql.param(told.map(({ personId }) => personId));
  const times = sql.param(told.map(({ lastReportAt }) => lastReportAt.toISOString()));
  await db.execute(sql`
    update ${moderationCases} set operator_told_at = told.at
    from unnest(${people}::uuid[], ${times}::timestamptz[]) as told (person, at)
    where ${moderationCases.personId} = told.person`);
}

/**
 * Releases a moderator's claim of a person's case, or all of theirs; returns how many. With `opening`, only if no later
 * one has claimed the case.
 */
export async function releaseCases(
  db: Queryable,
  moderatorId: string,
  { personId, opening }: { personId?: string; opening?: string | undefined } = {},
): Promise<number> {
  const released = await db
    .update(moderationCases)
    .set({ claimedBy: null, claimedUntil: null, claimedIn: null, passedBy: null })
    .where(isClaimOf(moderatorId, { personId, opening }));
  return released.rowCount ?? 0;
}

/** Lets a claim end soon, unless a later opening holds it; returns how many. */
export async function endClaimSoon(
  db: Queryable,
  moderatorId: string,
  claim: { personId: string; opening: string | undefined },
): Promise<number> {
  const { claimedUntil } = moderationCases;
  const ended = await db
    .update(moderationCases)
    .set({ claimedUntil: sql`least(${claimedUntil}, now() + make_interval(secs => ${CLAIM_GRACE_SECONDS}))` })
    .where(isClaimOf(moderatorId, claim));
  return ended.rowCount ?? 0;
}

function isClaimOf(
  moderatorId: string,
  { personId, opening }: { personId?: string | undefined; opening: string | undefined },
): SQL | undefined {
  const { claimedBy, claimedIn } = moderationCases;
  return and(
    personId === undefined ? undefined : eq(moderationCases.personId, personId),
    eq(claimedBy, moderatorId),
    opening === undefined ? undefined : eq(claimedIn, opening),
  );
}
