import { CASE_REASONS_MAX, type CaseSort } from "@nakamatch/contract/vocabulary/moderation";
import type { QuestionState } from "@nakamatch/contract/vocabulary/questions";
import { REPORT_REASONS } from "@nakamatch/contract/vocabulary/reports";
import { and, asc, desc, eq, gt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isNamed } from "../../../platform/database/named-people.ts";
import { nicknameOf } from "../../../platform/database/person-columns.ts";
import {
  moderationCases,
  moderationPseudonyms,
  operatorNotices,
  undecidable,
} from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { caseQuestions } from "../../../platform/database/schema/reports.ts";
import { reports } from "../../../platform/database/schema/safety.ts";
import type { CaseFilter, CasePosition, ClaimRow } from "./types.ts";

/** Whether a claim is in force. */
export function isClaimed(): SQL {
  return sql`(${moderationCases.claimedBy} is not null and ${moderationCases.claimedUntil} > now())`;
}

/** Whether a case passes the filters. Needs a join of the profile. */
export function isWanted({ search, reason, language, mine }: CaseFilter): SQL | undefined {
  const { personId, claimedBy } = moderationCases;
  return and(
    isNamed(search),
    language && eq(profiles.language, language),
    mine === undefined ? undefined : and(eq(claimedBy, mine), isClaimed()),
    reason &&
      sql`exists (select from reports where reported_user_id = ${personId} and not resuelta and reason = ${reason})`,
  );
}

// exp() underflows with an error below -745.
export const weightNow = sql<number>`exp(greatest(${moderationCases.weight} - moderation_recency(now()), -700))`;

/** Reasons of the unresolved reports, the most frequent first. */
export const summedReasons = sql<{ reason: string; reports: number }[]>`(
  select json_agg(summed) from (
    select reason, count(*)::integer as reports from reports
    where reported_user_id = ${moderationCases.personId} and not resuelta
    group by reason order by count(*) desc, reason limit ${CASE_REASONS_MAX}) summed)`;

/** State of the last question about the unresolved reports. */
export const questionState = sql<QuestionState | null>`(
  select case_question_state(${caseQuestions}) from ${caseQuestions}
  where ${caseQuestions.subject} = coalesce((
      select ${moderationPseudonyms.pseudonym} from ${moderationPseudonyms}
      where ${moderationPseudonyms.personId} = ${moderationCases.personId}), ${moderationCases.personId})
    and exists (select from ${reports} where ${reports.id} = any (${caseQuestions.reportIds}) and not ${reports.resolved})
  order by ${caseQuestions.askedAt} desc, ${caseQuestions.id} desc limit 1)`;

const SORT_KEYS: Record<Exclude<CaseSort, "urgency">, SQL<number>> = {
  age: sql`extract(epoch from ${moderationCases.firstReportAt})::float8`,
  // Imported reasons come last.
  reason: sql`coalesce(array_position(array[${sql.join(
    REPORT_REASONS.map((reason) => sql`${reason}::text`),
    sql`, `,
  )}], ${moderationCases.lastReason}), 99)::float8`,
};

/** By a key; among cases with the same one, marked ones come first, then the heaviest. */
export function caseOrder(sort: CaseSort, after: CasePosition | undefined) {
  const { urgency, weight, personId } = moderationCases;
  const order = [desc(urgency), desc(weight), desc(personId)];
  const isAfter =
    after &&
    sql`(${urgency}, ${weight}, ${personId}) < (${after.urgency}::smallint, ${after.weight}::float8, ${after.id}::uuid)`;
  if (sort === "urgency") return { key: sql<number>`0`, isAfter, order };
  const key = SORT_KEYS[sort];
  const isKeyAfter = after && or(gt(key, after.key), and(eq(key, after.key), isAfter));
  return { key, isAfter: isKeyAfter, order: [asc(key), ...order] };
}

/** Join on `isClaimer`. */
export const claimers = alias(profiles, "claimers");
export const isClaimer = and(eq(claimers.id, moderationCases.claimedBy), isClaimed());
export const claimColumns = {
  claimedBy: claimers.id,
  claimer: nicknameOf(claimers.nickname),
  claimedUntil: moderationCases.claimedUntil,
  passedBy: moderationCases.passedBy,
};

/** Whether the case is about a moderator or an operator, or every moderator is a party. */
export const isWithOperator = sql<boolean>`is_with_operator(${moderationCases.personId})`;

/** Returns a row's claim, if any. */
export function claimOf(row: {
  claimedBy: string | null;
  claimer: string;
  claimedUntil: Date | null;
  passedBy: string | null;
}): ClaimRow | null {
  const { claimedBy, claimer, claimedUntil, passedBy } = row;
  return claimedBy === null || claimedUntil === null
    ? null
    : { moderatorId: claimedBy, moderator: claimer, until: claimedUntil, passedBy };
}

/** Whether the operator has not been told of a row of `undecidable`. */
export function isUntold(): SQL {
  const isTold = or(
    eq(operatorNotices.appealId, undecidable.appealId),
    eq(operatorNotices.photoId, undecidable.photoId),
  );
  return sql`not exists (select from ${operatorNotices} where ${isTold})`;
}
