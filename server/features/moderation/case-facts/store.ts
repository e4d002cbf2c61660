import { CASE_SHOWN } from "@nakamatch/contract/vocabulary/moderation";
import { and, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "../../../platform/database/open.ts";
import { nicknameOf } from "../../../platform/database/person-columns.ts";
import { moderationLog, moderationNotes, moderationPseudonyms } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { reportAppeals } from "../../../platform/database/schema/reports.ts";
import { reports } from "../../../platform/database/schema/safety.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { CaseReportRow, PastDecisionRow } from "./types.ts";

/** Reads open reports, latest first (MOD-09). */
export function readOpenReports(db: Queryable, moderatorId: string, personId: string): Promise<CaseReportRow[]> {
  return db
    .select({
      id: reports.id,
      reason: reports.reason,
      description: reports.description,
      reporter: sql<string | null>`case when ${profiles.id} is not null then ${nicknameOf(profiles.nickname)} end`,
      reportedAt: reports.createdAt,
      concern: reports.concern,
      mark: reports.mark,
      appeal: reportAppeals.body,
    })
    .from(reports)
    .leftJoin(profiles, eq(profiles.id, reports.reporterId))
    .leftJoin(reportAppeals, eq(reportAppeals.reportId, reports.id))
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

/** Decisions about the person, latest first. */
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
        // A deleted account is identified by its pseudonym.
        sql`${moderationLog.subject} = coalesce((
          select ${moderationPseudonyms.pseudonym} from ${moderationPseudonyms}
          where ${moderationPseudonyms.personId} = ${personId}::uuid), ${personId}::uuid)`,
        visibleTo(moderatorId, sql`${personId}::uuid`, "impartialModerator"),
      ),
    )
    .orderBy(desc(moderationLog.number))
    .limit(CASE_SHOWN.decisions);
}
