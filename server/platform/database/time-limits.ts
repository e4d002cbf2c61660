import { sql } from "drizzle-orm";
import type { Tx } from "./open.ts";

/** Lifts the timeouts of a transaction, for bulk loads and waiting for those of other processes. Call it first. */
export async function liftTimeLimits(tx: Tx): Promise<void> {
  await tx.execute(sql`
    select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`);
}
