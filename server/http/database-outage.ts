import { isDatabaseAway, isDatabaseOverloaded, isPoolExhausted } from "../platform/database/away.ts";
import type { Log } from "../platform/log.ts";
import { createOutage, type Outage } from "../platform/outage.ts";

/** Some requests succeed during an outage: it is over once none has failed for this long. */
const QUIET_MS = 30_000;

export interface DatabaseOutage {
  /** Ignores other errors. */
  failed(error: unknown): void;
  answered(): void;
}

/** Logs the start and end of an outage that requests notice. */
export function createDatabaseOutage(log: Log, now: () => number = Date.now): DatabaseOutage {
  const unreachable = createOutage(log, {
    away: "the database cannot be reached: requests are answered with UNAVAILABLE",
    back: "the database can be reached again",
  });
  const exhausted = createOutage(log, {
    away: "no database connection is free: requests are answered with UNAVAILABLE",
    back: "database connections are free again",
  });
  const overloaded = createOutage(log, {
    away: "the database cannot do its work: requests are answered with UNAVAILABLE",
    back: "the database works again",
  });
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    failed(error) {
      const outage = outageOf(error);
      if (!outage) return;
      failedAt = now();
      outage.isAway(error);
    },
    answered() {
      if (now() - failedAt < QUIET_MS) return;
      unreachable.isBack();
      exhausted.isBack();
      overloaded.isBack();
    },
  };

  function outageOf(error: unknown): Outage | undefined {
    if (isDatabaseOverloaded(error)) return overloaded;
    if (!isDatabaseAway(error)) return undefined;
    return isPoolExhausted(error) ? exhausted : unreachable;
  }
}
