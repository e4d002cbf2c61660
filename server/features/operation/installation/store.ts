import { and, eq, gt, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { installation } from "../../../platform/database/schema/installation.ts";

/** Whether the database has the table of facts. */
export async function isInstalled(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ exists: boolean }>(sql`select to_regclass('installation') is not null as exists`);
  return rows[0]?.exists === true;
}

/** Returns whether the fact is new; a concurrent insert waits for this transaction. */
export async function insertFact(tx: Queryable, name: string, value: string): Promise<boolean> {
  const inserted = await tx.insert(installation).values({ name, value }).onConflictDoNothing().returning();
  return inserted.length > 0;
}

/** Locks the fact until the end of the transaction. */
export async function lockFact(tx: Queryable, name: string): Promise<string | undefined> {
  const [fact] = await tx.select().from(installation).where(eq(installation.name, name)).for("update");
  return fact?.value;
}

export async function readFact(db: Queryable, name: string): Promise<string | undefined> {
  const [fact] = await db.select().from(installation).where(eq(installation.name, name));
  return fact?.value;
}

export async function writeFact(db: Queryable, name: string, value: string): Promise<void> {
  await db
    .insert(installation)
    .values({ name, value })
    .onConflictDoUpdate({ target: installation.name, set: { value, setAt: sql`now()` } });
}

export async function deleteFact(db: Queryable, name: string): Promise<void> {
  await db.delete(installation).where(eq(installation.name, name));
}

/** Whether the fact was set within a day. */
export async function hasRecentFact(db: Queryable, name: string, value: string): Promise<boolean> {
  const isRecent = gt(installation.setAt, sql`now() - interval '1 day'`);
  return (await db.$count(installation, and(eq(installation.name, name), eq(installation.value, value), isRecent))) > 0;
}
