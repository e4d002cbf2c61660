import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { withCauses } from "../causes.ts";
import { assertInTime } from "../deadline.ts";

/** serialization_failure and deadlock_detected: PostgreSQL rolled a transaction back in favour of another. */
const CONFLICT_CODES = new Set(["40001", "40P01"]);

/** How often work runs before its last error counts. */
const MAX_ATTEMPTS = 5;

/** The longest wait before the second attempt, in milliseconds; it doubles from there. */
const FIRST_BACKOFF_MS = 20;

/** Called for each attempt that PostgreSQL rolled back and that will be retried. */
export type OnRetry = (error: unknown) => void;

/** Tells whether an error is a write conflict: PostgreSQL rolled the work back, and the same work may succeed when it runs again. */
export function isWriteConflict(error: unknown): boolean {
  for (const { code } of withCauses(error)) if (typeof code === "string" && CONFLICT_CODES.has(code)) return true;
  return false;
}

/**
 * Runs `work`, which is a whole transaction or a single statement outside of one, and runs it again after a write conflict:
 * up to five times, with growing random waits in between, so that the two that met do not meet again.
 *
 * @throws the last error, see `isWriteConflict`, when every attempt met a conflict; any other error at once
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

/**
 * Makes the pool's own `query` retry write conflicts. A statement there is a transaction of its own. Statements on a
 * connection that is checked out are not retried: they may belong to a transaction.
 */
export function retryPoolQueries(pool: pg.Pool, onRetry: OnRetry): void {
  const query = pool.query.bind(pool) as QueryFunction;
  const retried: QueryFunction = (...args) => {
    // Callbacks and streams hand out results themselves; neither can run twice.
    const [statement] = args;
    const isStream = typeof statement === "object" && statement !== null && "submit" in statement;
    if (isStream || typeof args.at(-1) === "function") return query(...args);
    return retryConflicts(() => query(...args), onRetry);
  };
  pool.query = retried as pg.Pool["query"];
}

/**
 * Makes the query builder's transactions retry write conflicts, see `Database.db`. Those of a request that was answered with
 * `UNAVAILABLE` meanwhile, because it took too long, are rolled back.
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
    retryConflicts(() => transaction(committingInTime(work), ...options), onRetry)) as Builder["transaction"];
  return builder;
}
