import type { Clock } from "../../server/platform/clock.ts";

/** Real time, stopped during checkpoints; never goes back. */
export interface SoakClock extends Clock {
  /** Milliseconds since 1970. */
  read(): number;
  /** False if the moment has passed. */
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
