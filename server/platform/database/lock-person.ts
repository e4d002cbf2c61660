import { sql } from "drizzle-orm";
import type { Queryable } from "./open.ts";

/** Locks a person for the transaction, exclusively if `toChange`, else shared. Always take it before other locks of theirs. */
export async function lockPerson(tx: Queryable, personId: string, { toChange }: { toChange: boolean }): Promise<void> {
  await tx.execute(sql`select hold_person(${personId}::uuid, ${toChange})`);
}
