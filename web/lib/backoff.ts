/** Waits that grow while something fails, and begin anew once it succeeds. */
export interface Backoff {
  /** How long to wait before the next try, in milliseconds. */
  next(): number;
  /** It has succeeded. */
  reset(): void;
}

/**
 * Waits that double from `firstMs` to `mostMs`. Each is cut by up to half, at random: whoever was refused at the same moment
 * must not come back at the same moment.
 */
export function createBackoff({ firstMs, mostMs }: { firstMs: number; mostMs: number }, random = Math.random): Backoff {
  let wait = firstMs;
  return {
    next() {
      const now = wait;
      wait = Math.min(2 * wait, mostMs);
      return now * (1 - random() / 2);
    },
    reset() {
      wait = firstMs;
    },
  };
}
