/** Last activity (OPEN-59). */
import { activityFor } from "@nakamatch/domain/meeting/presence";
import type { Clock } from "../../../platform/clock.ts";
import { isDatabaseAway, isDatabaseReadOnly } from "../../../platform/database/failure-kinds.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import type { Log } from "../../../platform/log.ts";
import type { Delivery } from "../../../realtime/types.ts";
import { publishPresence } from "./events.ts";
import { writePresence } from "./store.ts";

const PRESENCE_INTERVAL_MS = 30_000;

export interface PresenceDeps {
  db: Db;
  realtime: Delivery;
  clock: Clock;
  log: Log;
  /** Returns people who see whether this person is online; bounded. */
  readWatchers(db: Queryable, personId: string): Promise<string[]>;
}

export interface PresenceTracker {
  /**
   * Records and publishes activity, at most every 30 s per person. Called for every API request and socket event.
   * Never rejects.
   */
  touch(personId: string): Promise<void>;
}

/** Creates the tracker, one per process. */
export function createPresenceTracker({ db, realtime, clock, log, readWatchers }: PresenceDeps): PresenceTracker {
  /** Last writes in milliseconds; saves queries. */
  const written = new Map<string, number>();
  /** Also works after the clock is set back. */
  const isRecent = (time: number | undefined, now: number) =>
    time !== undefined && Math.abs(now - time) < PRESENCE_INTERVAL_MS;
  let pruned = 0;

  return {
    async touch(personId) {
      const now = clock.now().getTime();
      if (isRecent(written.get(personId), now)) return;
      if (!isRecent(pruned, now)) {
        for (const [id, time] of written) if (!isRecent(time, now)) written.delete(id);
        pruned = now;
      }
      written.set(personId, now);
      try {
        const lastSeenAt = await writePresence(db, personId);
        // Another process was faster.
        if (!lastSeenAt) return;
        const shown = activityFor(lastSeenAt, clock.now());
        publishPresence(realtime, await readWatchers(db, personId), { personId, lastSeenAt: shown });
      } catch (err) {
        // The causing request or socket has already logged an outage.
        if (!isDatabaseAway(err) && !isDatabaseReadOnly(err)) log.warn({ err }, "presence could not be recorded");
      }
    },
  };
}
