import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { withCauses } from "../causes.ts";
import { assertInTime } from "../deadline.ts";
import { traced } from "../tracing.ts";

/** serialization_failure and deadlock_detected. */
const CONFLICT_CODES = new Set(["40001", "40P01"]);

const MAX_ATTEMPTS = 5;

/** Maximum before the second attempt; then doubles. */
const FIRST_BACKOFF_MS = 20;

/** Called before each retry. */
export type OnRetry = (error: unknown) => void;

/** Whether PostgreSQL rolled back in favor of another transaction, so that a retry may succeed. */
export function isWriteConflict(error: unknown): boolean {
  for (const { code } of withCauses(error)) if (typeof code === "string" && CONFLICT_CODES.has(code)) return true;
  return false;
}

/**
 * Runs a whole transaction, or a single statement outside one, and retries it after write conflicts with random
 * exponential backoff.
 *
 * @throws the last conflict after five attempts; any other error at once
 */
export async function retryConflicts<Result>(work: () => Promise<Result>, onRetry: OnRetry): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isWriteConflict(error)) throw error;
      onRetry(error);
      await sleep(Math.random() * FIRST_BACKOFF_MS * 2 ** (attempt - 1));
    }
  }
}

type QueryFunction = (...args: unknown[]) => Promise<unknown>;

/** Makes `pool.query` retry write conflicts. Checked-out connections do not, as they may be in a transaction. */
export function retryPoolQueries(pool: pg.Pool, onRetry: OnRetry): void {
  const query = pool.query.bind(pool) as QueryFunction;
  const retried: QueryFunction = (...args) => {
    // Callbacks and streams cannot run twice.
    const [statement] = args;
    const isStream = typeof statement === "object" && statement !== null && "submit" in statement;
    if (isStream || typeof args.at(-1) === "function") return query(...args);
    return traced(nameOf(statement), () => retryConflicts(() => query(...args), onRetry));
  };
  pool.query = retried as pg.Pool["query"];
}

/** Returns a prepared statement's name, or the first word. */
function nameOf(statement: unknown): string {
  const { text, name }: pg.QueryConfig = typeof statement === "string" ? { text: statement } : Object(statement);
  return name ?? /\w+/.exec(text)?.[0].toLowerCase() ?? "statement";
}

/**
 * Makes transactions retry write conflicts, see `Database.db`. Rolls back those of a request past its deadline, which
 * was answered with `UNAVAILABLE`.
 */
export function retryTransactions<Builder extends { transaction: (...args: never[]) => Promise<unknown> }>(
  builder: Builder,
  onRetry: OnRetry,
): Builder {
  const transaction = builder.transaction.bind(builder) as QueryFunction;
  const committingInTime = (work: QueryFunction) => async (tx: unknown) => {
    assertInTime();
    const result = await work(tx);
    assertInTime();
    return result;
  };
  builder.transaction = ((work: QueryFunction, ...options: unknown[]) =>
    traced("transaction", () =>
      retryConflicts(() => transaction(committingInTime(work), ...options), onRetry),
    )) as Builder["transaction"];
  return builder;
}
