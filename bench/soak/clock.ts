import type { Clock } from "../../server/platform/clock.ts";

/** Follows the real time, but is stopped during a checkpoint; never goes back. */
export interface SoakClock extends Clock {
  /** Milliseconds since 1970. */
  read(): number;
  /** Stops the clock at a moment; false if that has passed already. */
  stopAt(milliseconds: number): boolean;
  goOn(): void;
}

export function createSoakClock(): SoakClock {
  let latest = 0;
  let isStopped = false;
  const read = () => {
    if (!isStopped) latest = Math.max(latest, Date.now());
    return latest;
  };
  return {
    read,
    now: () => new Date(read()),
    stopAt(milliseconds) {
      if (milliseconds < latest) return false;
      latest = milliseconds;
      isStopped = true;
      return true;
    },
    goOn() {
      isStopped = false;
    },
  };
}
