import { vi } from "vitest";
import type { Database } from "../platform/database/open.ts";

/** Tries until nothing is thrown, for at most 15 s; gives what the last try gave. */
export function until<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(attempt, { timeout: 15_000, interval: 20 });
}

/**
 * Waits until a statement, or `count` of them, waits for a lock that a transaction holds; on the embedded engine, until as
 * many wait for the connection itself.
 */
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
