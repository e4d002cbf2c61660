import type { Log } from "../log.ts";
import { createOutage, type Outage } from "../outage.ts";
import { isDatabaseAway, isDatabaseOverloaded, isPoolExhausted } from "./away.ts";

export interface DatabaseOutage {
  /** Ignores other errors. */
  failed(error: unknown): void;
  answered(): void;
}

/** Logs start and end of an outage, once per process. `now` as in `createOutage`. */
export function createDatabaseOutage(log: Log, now?: () => number): DatabaseOutage {
  const unreachable = createOutage(
    log,
    {
      away: "the database cannot be reached: requests are answered with UNAVAILABLE",
      back: "the database can be reached again",
    },
    now,
  );
  const exhausted = createOutage(
    log,
    {
      away: "no database connection is free: requests are answered with UNAVAILABLE",
      back: "database connections are free again",
    },
    now,
  );
  const overloaded = createOutage(
    log,
    {
      away: "the database cannot do its work: requests are answered with UNAVAILABLE",
      back: "the database works again",
    },
    now,
  );
  return {
    failed(error) {
      outageOf(error)?.isAway(error);
    },
    answered() {
      for (const outage of [unreachable, exhausted, overloaded]) outage.answered();
    },
  };

  function outageOf(error: unknown): Outage | undefined {
    if (isDatabaseOverloaded(error)) return overloaded;
    if (!isDatabaseAway(error)) return undefined;
    return isPoolExhausted(error) ? exhausted : unreachable;
  }
}
