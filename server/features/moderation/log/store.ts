import type { LogQuery } from "@nakamatch/contract/endpoints/moderation/log";
import { type AnyColumn, and, asc, desc, eq, gt, gte, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isNamed } from "../../../platform/database/named-people.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import { badgeColumns } from "../../../platform/database/person-columns.ts";
import {
  moderationLog,
  moderationLogHead,
  moderationNotes,
  moderationPseudonyms,
  standingDecisions,
} from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { reportEvidence } from "../../../platform/database/schema/reports.ts";
import { reports } from "../../../platform/database/schema/safety.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { ChainLink, LogEntry } from "../../../platform/moderation-chain.ts";
import type { FiguresRow, LoggedRow } from "./types.ts";

const FIGURE_DAYS = 30;

/** The last link according to the log's head. */
export async function findLogHead(db: Queryable): Promise<ChainLink | undefined> {
  const { number, hash } = moderationLogHead;
  const [head] = await db.select({ number, hash }).from(moderationLogHead);
  return head;
}

/** Reads entries after `after`, with notes that were not erased. */
export function readEntries(
  db: Queryable,
  after: number,
  limit: number,
): Promise<{ entry: LogEntry; notes: { salt: string; notes: string } | null }[]> {
  const { salt, notes } = moderationNotes;
  return db
    .select({ entry: moderationLog, notes: { salt, notes } })
    .from(moderationLog)
    .leftJoin(moderationNotes, eq(moderationNotes.entryId, moderationLog.id))
    .where(gt(moderationLog.number, after))
    .orderBy(asc(moderationLog.number))
    .limit(limit);
}

type LogPage = Omit<LogQuery, "cursor"> & { before: number | undefined };

/** Entries that the moderator may read, latest first. */
export async function readLogged(
  db: Queryable,
  moderatorId: string,
  { personId, person, moderator, action, reason, from, until, before, limit }: LogPage,
): Promise<LoggedRow[]> {
  const subjects = alias(moderationPseudonyms, "subjects");
  const actors = alias(moderationPseudonyms, "actors");
  const moderators = alias(profiles, "moderators");
  const earlier = alias(moderationLog, "earlier");
  const named = (column: AnyColumn, name: string | undefined) => {
    if (!name?.trim()) return;
    const pseudonyms = db
      .select({ pseudonym: moderationPseudonyms.pseudonym })
      .from(moderationPseudonyms)
      .innerJoin(profiles, eq(profiles.id, moderationPseudonyms.personId))
      .where(and(isNamed(name), visibleTo(moderatorId, profiles.id, "moderator")));
    // As an array, they are found once, and their entries by index.
    return sql`${column} = any (array(${pseudonyms}))`;
  };
  const isAbout = named(moderationLog.subject, person);
  const isBy = named(moderationLog.actor, moderator);
  const rows = await db
    .select({
      id: moderationLog.id,
      number: moderationLog.number,
      hash: moderationLog.hash,
      action: moderationLog.action,
      reason: moderationLog.reason,
      until: moderationLog.banUntil,
      decidedAt: moderationLog.createdAt,
      person: badgeColumns,
      personId: subjects.personId,
      moderator: moderators.nickname,
      notes: moderationNotes.notes,
      // Photo decisions have the photo's hash as evidence, and no report.
      evidence: sql<
        string[]
      >`case when ${moderationLog.action} like 'photo%' then '{}' else ${moderationLog.evidence} end`,
      concerns: earlier.number,
    })
    .from(moderationLog)
    .leftJoin(subjects, eq(subjects.pseudonym, moderationLog.subject))
    .leftJoin(profiles, eq(profiles.id, subjects.personId))
    .leftJoin(actors, eq(actors.pseudonym, moderationLog.actor))
    .leftJoin(moderators, eq(moderators.id, actors.personId))
    .leftJoin(moderationNotes, eq(moderationNotes.entryId, moderationLog.id))
    .leftJoin(earlier, eq(earlier.id, moderationLog.concerns))
    .where(
      and(
        visibleTo(moderatorId, sql`coalesce(${subjects.personId}, ${moderationLog.subject})`, "impartialModerator"),
        personId === undefined
          ? undefined
          : sql`${moderationLog.subject} = coalesce((
            select ${moderationPseudonyms.pseudonym} from ${moderationPseudonyms}
            where ${moderationPseudonyms.personId} = ${personId}::uuid), ${personId}::uuid)`,
        isAbout,
        isBy,
        action && eq(moderationLog.action, action),
        reason && eq(moderationLog.reason, reason),
        from === undefined ? undefined : gte(moderationLog.createdAt, new Date(from)),
        until === undefined ? undefined : lt(moderationLog.createdAt, new Date(until)),
        before === undefined ? undefined : lt(moderationLog.number, before),
      ),
    )
    .orderBy(desc(moderationLog.number))
    .limit(limit);
  return rows.map(({ personId: id, person: badge, ...row }) => ({
    ...row,
    person: badge && id !== null ? { ...badge, id } : null,
  }));
}

/** UTC days, latest last, and a row without a day for the total; omits entries about the moderator. */
export async function readFigures(db: Queryable, moderatorId: string): Promise<FiguresRow[]> {
  const { number, createdAt, action, subject, evidence } = standingDecisions;
  const first = sql`(now() at time zone 'UTC')::date - ${FIGURE_DAYS - 1}::integer`;
  const dayOf = (at: unknown) => sql`(${at} at time zone 'UTC')::date`;
  const since = sql`(${first})::timestamp at time zone 'UTC'`;
  const { rows } = await db.execute<FiguresRow & Record<string, unknown>>(sql`
    with received as (
      select ${dayOf(reports.createdAt)} as day, count(*) as count from ${reports}
      where ${reports.createdAt} >= ${since} and ${reports.reportedUserId} <> ${moderatorId}::uuid
      group by 1
    ), decisions as (
      select ${dayOf(createdAt)} as day, ${action}, extract(epoch from ${createdAt} - min(${reportEvidence.sealedAt})) / 60 as minutes
      from ${standingDecisions}
      left join unnest(${evidence}) as basis (hash) on true
      left join ${reportEvidence} on ${reportEvidence.subject} = ${subject} and ${reportEvidence.hash} = basis.hash
      where ${createdAt} >= ${since} and ${subject} is distinct from (
        select ${moderationPseudonyms.pseudonym} from ${moderationPseudonyms}
        where ${moderationPseudonyms.personId} = ${moderatorId}::uuid)
      group by ${number}, ${createdAt}, ${action}
    ), decided as (
      select day,
        count(*) filter (where action in ('warning', 'ban', 'dismissal')) as decided,
        percentile_cont(0.5) within group (order by minutes)
          filter (where action in ('warning', 'ban', 'dismissal')) as minutes,
        count(*) filter (where action in ('appeal_granted', 'appeal_denied')) as appeals,
        count(*) filter (where action = 'appeal_granted') as granted
      from decisions group by grouping sets ((day), ())
    ), days as (
      select ${first} + n as day from generate_series(0, ${FIGURE_DAYS - 1}::integer) n
      union all select null
    )
    select days.day::text as day,
      coalesce(case when days.day is null then (select sum(count) from received) else received.count end, 0)::integer
        as received,
      coalesce(decided.decided, 0)::integer as decided,
      round(decided.minutes)::integer as minutes,
      coalesce(decided.appeals, 0)::integer as appeals,
      coalesce(decided.granted, 0)::integer as granted
    from days
    left join received on received.day = days.day
    left join decided on decided.day is not distinct from days.day
    order by days.day`);
  return rows;
}
