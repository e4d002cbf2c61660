import { isDatabaseAway, isPoolExhausted } from "../platform/database/away.ts";
import type { Log } from "../platform/log.ts";
import { createOutage } from "../platform/outage.ts";

/** How long nothing may fail until an outage counts as over, in milliseconds: some answers get through a bad time. */
const CALM_MS = 30_000;

/** Keeps watch over what people are told is not available. */
export interface Availability {
  /** A request failed; what is not for want of the database is passed over. */
  failed(error: unknown): void;
  /** The database has answered a request. */
  answered(): void;
}

/** Writes one line when requests begin to fail for want of the database, and one when that is over. */
export function createAvailability(log: Log, now: () => number = Date.now): Availability {
  const gone = createOutage(log, {
    away: "requests cannot reach the database: people read UNAVAILABLE",
    back: "requests reach the database again",
  });
  const crowded = createOutage(log, {
    away: "requests wait too long for a connection to the database: people read UNAVAILABLE",
    back: "requests get connections to the database in time again",
  });
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    failed(error) {
      if (!isDatabaseAway(error)) return;
      failedAt = now();
      (isPoolExhausted(error) ? crowded : gone).isAway(error);
    },
    answered() {
      if (now() - failedAt < CALM_MS) return;
      gone.isBack();
      crowded.isBack();
    },
  };
}
