import { sql } from "drizzle-orm";
import type { Tx } from "./open.ts";

/**
 * Lets a transaction take as long as it needs, for loading data in bulk and for waiting until another process has done so.
 * Come with it first; it ends with the transaction.
 */
export async function liftTimeLimits(tx: Tx): Promise<void> {
  await tx.execute(sql`
    select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`);
}
