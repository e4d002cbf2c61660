import { sql } from "drizzle-orm";
import type { Tx } from "./open.ts";

/** Lifts the transaction's timeouts, for bulk loads and for waiting on them. Call it first. */
export async function liftTimeLimits(tx: Tx): Promise<void> {
  await tx.execute(sql`
    select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`);
}
