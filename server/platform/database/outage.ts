import type { Log } from "../log.ts";
import { createOutage, type Outage } from "../outage.ts";
import { isDatabaseAway, isDatabaseOverloaded, isDatabaseReadOnly, isPoolExhausted } from "./failure-kinds.ts";

/** While the database takes no writes. */
const WATCH_MS = 5000;

export interface DatabaseOutage {
  /** Returns false for other errors, and ignores them. */
  failed(error: unknown): boolean;
  answered(): void;
  /** Whether writes were refused lately. */
  isReadOnly(): boolean;
}

/**
 * Logs start and end of an outage, once per process. Answers to readings do not end one of writes: `tryWrite` does.
 * `now` as in `createOutage`.
 */
export function createDatabaseOutage(
  log: Log,
  { now, tryWrite }: { now?: () => number; tryWrite?: () => Promise<void> } = {},
): DatabaseOutage {
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
  const readOnly = createOutage(
    log,
    {
      away: "the database takes no writes: changes are answered with UNAVAILABLE",
      back: "the database takes writes again",
    },
    now,
  );
  let watching: NodeJS.Timeout | undefined;
  const watch = async () => {
    await tryWrite?.().then(readOnly.answered, failed);
    if (!readOnly.isOn()) watching = void clearInterval(watching);
  };
  return {
    failed,
    answered() {
      for (const outage of [unreachable, exhausted, overloaded]) outage.answered();
    },
    isReadOnly: readOnly.isOn,
  };

  function failed(error: unknown): boolean {
    const outage = outageOf(error);
    outage?.isAway(error);
    if (outage === readOnly) watching ??= setInterval(watch, WATCH_MS).unref();
    return outage !== undefined;
  }

  function outageOf(error: unknown): Outage | undefined {
    if (isDatabaseReadOnly(error)) return readOnly;
    if (isDatabaseOverloaded(error)) return overloaded;
    if (!isDatabaseAway(error)) return undefined;
    return isPoolExhausted(error) ? exhausted : unreachable;
  }
}
