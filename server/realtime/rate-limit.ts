/** Counts what somebody does, in windows that begin with the first of it. */
export interface RateLimit {
  /** Counts one more by `key` at `now`, in milliseconds; false from the first that is too many. */
  allow(key: string, now: number): boolean;
}

/** A limit of `most` per window, kept in memory for as long as the window lasts. */
export function createRateLimit({ most, windowMs }: { most: number; windowMs: number }): RateLimit {
  const windows = new Map<string, { start: number; count: number }>();
  let sweptAt = Number.NEGATIVE_INFINITY;
  const isOver = ({ start }: { start: number }, now: number) => now - start >= windowMs;
  return {
    allow(key, now) {
      if (now - sweptAt >= windowMs) {
        for (const [old, window] of windows) if (isOver(window, now)) windows.delete(old);
        sweptAt = now;
      }
      const found = windows.get(key);
      const window = found && !isOver(found, now) ? found : { start: now, count: 0 };
      windows.set(key, window);
      window.count++;
      return window.count <= most;
    },
  };
}
