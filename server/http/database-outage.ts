import { isDatabaseAway, isPoolExhausted } from "../platform/database/away.ts";
import type { Log } from "../platform/log.ts";
import { createOutage } from "../platform/outage.ts";

/** An outage counts as over once no request has failed for this long, in milliseconds: some get through during one. */
const QUIET_MS = 30_000;

/** Notices from requests whether the database can be reached. */
export interface DatabaseOutage {
  /** A request failed; errors with other causes are ignored. */
  failed(error: unknown): void;
  /** The database has answered a request. */
  answered(): void;
}

/** Logs one line when requests begin to fail because the database is unreachable, and one when that is over. */
export function createDatabaseOutage(log: Log, now: () => number = Date.now): DatabaseOutage {
  const unreachable = createOutage(log, {
    away: "the database cannot be reached: requests are answered with UNAVAILABLE",
    back: "the database can be reached again",
  });
  const exhausted = createOutage(log, {
    away: "no database connection is free: requests are answered with UNAVAILABLE",
    back: "database connections are free again",
  });
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    failed(error) {
      if (!isDatabaseAway(error)) return;
      failedAt = now();
      (isPoolExhausted(error) ? exhausted : unreachable).isAway(error);
    },
    answered() {
      if (now() - failedAt < QUIET_MS) return;
      unreachable.isBack();
      exhausted.isBack();
    },
  };
}
