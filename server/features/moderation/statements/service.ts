/** Statements of reasons for decisions (DSA), read from the moderation log, so that later decisions do not change them. */
import type { Statement } from "@nakamatch/contract/schemas/statements";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { statementJob } from "./jobs.ts";
import { presentStatement } from "./present.ts";
import { readBanDecision, readStatement, readStatements, readStatementsById } from "./store.ts";

/** Latest first. */
export async function ownStatements(db: Queryable, actor: Pick<Actor, "id">): Promise<{ statements: Statement[] }> {
  const rows = await readStatements(db, actor.id);
  return { statements: rows.map(presentStatement) };
}

/** Undefined for another person's decision, or without a statement. */
export async function findStatement(
  db: Queryable,
  personId: string,
  decisionId: string,
): Promise<Statement | undefined> {
  const row = await readStatement(db, personId, decisionId);
  return row && presentStatement(row);
}

/** Returns the statement of the ban in force; undefined for imported bans. */
export async function findBanStatement(db: Queryable, personId: string): Promise<Statement | undefined> {
  const decisionId = await readBanDecision(db, personId);
  return decisionId === undefined ? undefined : findStatement(db, personId, decisionId);
}

/** For moderators; the caller checks the permission. */
export async function findStatements(db: Queryable, decisionIds: string[]): Promise<Map<string, Statement>> {
  if (decisionIds.length === 0) return new Map();
  const rows = await readStatementsById(db, decisionIds);
  return new Map(rows.map((row) => [row.decisionId, presentStatement(row)]));
}

/** Queues the email about a log entry in the decision's transaction. */
export function queueStatement(outbox: Outbox, tx: Queryable, entryId: string): Promise<void> {
  return outbox.add(tx, statementJob, { entryId });
}
