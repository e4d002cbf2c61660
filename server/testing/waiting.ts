import { vi } from "vitest";
import type { Database } from "../platform/database/open.ts";

/** Retries for up to 15 s until nothing is thrown; ends like the last attempt. */
export function until<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(attempt, { timeout: 15_000, interval: 20 });
}

/** Waits until `count` statements wait for a lock held by a transaction; on the embedded engine, for the connection itself. */
export async function untilStatementWaits({ engine, pool }: Database, count = 1): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = engine === "pglite" ? pool.waitingCount : await countLocksAwaited(pool);
      if (waiting < count) throw new Error(`${waiting} wait instead of ${count}`);
    },
    { timeout: 10_000, interval: 10 },
  );
}

async function countLocksAwaited(pool: Database["pool"]): Promise<number> {
  const { rows } = await pool.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows.length;
}
