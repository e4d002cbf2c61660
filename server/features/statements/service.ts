/**
 * Statements of reasons: what a person learns about a decision about them, on screen and by email. They are read from the
 * moderation log, so that a later decision does not change them.
 */
import type { Statement } from "@nakamatch/contract/schemas/statements";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Queryable } from "../../platform/database/open.ts";
import type { Outbox } from "../../platform/outbox.ts";
import { statementJob } from "./jobs.ts";
import { presentStatement } from "./present.ts";
import { readBanDecision, readStatement, readStatements, readStatementsById } from "./store.ts";

/** The latest decisions about the actor, the newest first. */
export async function ownStatements(db: Queryable, actor: Pick<Actor, "id">): Promise<{ statements: Statement[] }> {
  const rows = await readStatements(db, actor.id);
  return { statements: rows.map(presentStatement) };
}

/** One decision about a person; undefined for one about anybody else, or one that has no statement. */
export async function findStatement(
  db: Queryable,
  personId: string,
  decisionId: string,
): Promise<Statement | undefined> {
  const row = await readStatement(db, personId, decisionId);
  return row && presentStatement(row);
}

/** The decision behind the ban in force for a person; undefined without one, and for bans of an earlier installation. */
export async function findBanStatement(db: Queryable, personId: string): Promise<Statement | undefined> {
  const decisionId = await readBanDecision(db, personId);
  return decisionId === undefined ? undefined : findStatement(db, personId, decisionId);
}

/** Decisions by their ids, for moderators: the caller has checked that the reader is one. */
export async function findStatements(db: Queryable, decisionIds: string[]): Promise<Map<string, Statement>> {
  if (decisionIds.length === 0) return new Map();
  const rows = await readStatementsById(db, decisionIds);
  return new Map(rows.map((row) => [row.decisionId, presentStatement(row)]));
}

/**
 * Queues the email about a decision to the person whom it concerns, in the decision's transaction. `entryId` is the id of its
 * entry in the log; entries that say nothing to that person, such as dismissed reports, send none.
 */
export function queueStatement(outbox: Outbox, tx: Queryable, entryId: string): Promise<void> {
  return outbox.add(tx, statementJob, { entryId });
}
