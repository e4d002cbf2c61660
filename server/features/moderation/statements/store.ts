import { DEFAULT_NICKNAME } from "@nakamatch/contract/vocabulary/people";
import type { ReportKind } from "@nakamatch/contract/vocabulary/reports";
import { STATEMENTS_SHOWN } from "@nakamatch/contract/vocabulary/statements";
import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import {
  appeals,
  banDecisions,
  moderationLog,
  moderationNotes,
  moderationPseudonyms,
  standingDecisions,
  statementEmails,
} from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { reportEvidence } from "../../../platform/database/schema/reports.ts";
import { bansInForce } from "../../../platform/database/schema/safety.ts";
import { type EmailRow, STATEMENT_ACTIONS, type StatementAction, type StatementRow } from "./types.ts";

/** Reads the latest decisions about a person, newest first. */
export function readStatements(db: Queryable, personId: string): Promise<StatementRow[]> {
  return selectStatements(db, eq(moderationPseudonyms.personId, personId)).limit(STATEMENTS_SHOWN);
}

/** Reads a decision about a person; undefined if it concerns another person. */
export async function readStatement(
  db: Queryable,
  personId: string,
  decisionId: string,
): Promise<StatementRow | undefined> {
  const isTheirs = and(eq(moderationPseudonyms.personId, personId), eq(moderationLog.id, decisionId));
  const [found] = await selectStatements(db, isTheirs);
  return found;
}

/** Reads decisions about anyone, for moderators. */
export function readStatementsById(db: Queryable, decisionIds: string[]): Promise<StatementRow[]> {
  return selectStatements(db, inArray(moderationLog.id, decisionIds)).limit(decisionIds.length);
}

/** Returns the decision of a person's ban in force; undefined without one, and for imported bans. */
export async function readBanDecision(db: Queryable, personId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ decisionId: banDecisions.decisionId })
    .from(banDecisions)
    .innerJoin(bansInForce, eq(bansInForce.userId, banDecisions.userId))
    .where(eq(banDecisions.userId, personId));
  return found?.decisionId;
}

function selectStatements(db: Queryable, condition: SQL | undefined) {
  const hasEvidence = (kind: ReportKind) => sql<boolean>`exists (
    select from ${reportEvidence} evidence
    where evidence.subject = ${moderationLog.subject}
      and evidence.hash = any (${moderationLog.evidence}) and evidence.kind = ${kind})`;
  const isLifted = sql<boolean>`exists (
    select from ${standingDecisions} later
    where later.concerns = ${moderationLog.id} and later.action in ('unban', 'appeal_granted', 'undo'))`;
  const change = sql`from ${standingDecisions} change
    where change.concerns = ${moderationLog.id} and change.action = 'ban_changed'`;
  const until = sql<Date | null>`case when exists (select ${change})
    then (select change.ban_until ${change} order by change.number desc limit 1)
    else ${moderationLog.banUntil} end`.mapWith(moderationLog.banUntil);
  // Another one is shown if an appeal came first, so that it gets an answer.
  const isStanding = or(isNotNull(standingDecisions.id), isNotNull(appeals.id));
  return db
    .select({
      decisionId: moderationLog.id,
      action: sql<StatementAction>`${moderationLog.action}`,
      decidedAt: moderationLog.createdAt,
      reason: moderationLog.reason,
      notes: moderationNotes.notes,
      hasProfileEvidence: hasEvidence("profile"),
      hasChatEvidence: hasEvidence("chat"),
      hasWordsEvidence: hasEvidence("words"),
      isAutomated: sql<boolean>`${moderationLog.actor} is null`,
      until,
      isLifted,
      appealSentAt: appeals.createdAt,
      appealOutcome: appeals.outcome,
      appealAnswer: appeals.answer,
      appealDecidedAt: appeals.decidedAt,
    })
    .from(moderationLog)
    .innerJoin(moderationPseudonyms, eq(moderationPseudonyms.pseudonym, moderationLog.subject))
    .leftJoin(moderationNotes, eq(moderationNotes.entryId, moderationLog.id))
    .leftJoin(appeals, eq(appeals.decisionId, moderationLog.id))
    .leftJoin(standingDecisions, eq(standingDecisions.id, moderationLog.id))
    .where(and(inArray(moderationLog.action, [...STATEMENT_ACTIONS]), isStanding, condition))
    .orderBy(desc(moderationLog.number))
    .$dynamic();
}

/** Reads a log entry with the person's address; undefined once the account is deleted. */
export async function readEmail(db: Queryable, entryId: string): Promise<EmailRow | undefined> {
  const [found] = await db
    .select({
      action: moderationLog.action,
      personId: profiles.id,
      email: profiles.email,
      nickname: sql<string>`coalesce(${profiles.nickname}, ${DEFAULT_NICKNAME})`,
      language: profiles.language,
      notes: moderationNotes.notes,
      concerns: moderationLog.concerns,
      until: moderationLog.banUntil,
    })
    .from(moderationLog)
    .innerJoin(moderationPseudonyms, eq(moderationPseudonyms.pseudonym, moderationLog.subject))
    .innerJoin(profiles, eq(profiles.id, moderationPseudonyms.personId))
    .leftJoin(moderationNotes, eq(moderationNotes.entryId, moderationLog.id))
    .where(eq(moderationLog.id, entryId));
  return found;
}

/** Whether the entry's email was sent. */
export async function isEmailSent(db: Queryable, entryId: string): Promise<boolean> {
  return (await db.$count(statementEmails, eq(statementEmails.entryId, entryId))) > 0;
}

/** Records that the entry's email was sent. */
export async function insertEmailSent(db: Queryable, entryId: string): Promise<void> {
  await db.insert(statementEmails).values({ entryId }).onConflictDoNothing();
}
