import { sql } from "drizzle-orm";
import type { Queryable } from "./open.ts";

/**
 * Holds a person until the end of the transaction: `toChange` what is theirs alone, otherwise beside others who do not change
 * it. Comes before all other locks of theirs.
 */
export async function holdPerson(tx: Queryable, personId: string, { toChange }: { toChange: boolean }): Promise<void> {
  await tx.execute(sql`select hold_person(${personId}::uuid, ${toChange})`);
}
