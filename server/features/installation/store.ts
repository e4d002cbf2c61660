import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/open.ts";
import { installation } from "../../platform/database/schema/installation.ts";

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
