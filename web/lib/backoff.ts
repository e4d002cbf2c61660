/** Waits between attempts that grow with each failure and start again after a success. */
export interface Backoff {
  /** How long to wait before the next attempt, in milliseconds. */
  next(): number;
  /** Starts again from the first wait. */
  reset(): void;
}

/**
 * Exponential backoff from `firstMs` to `mostMs`. Each wait is shortened at random by up to half, so that clients refused at
 * the same moment do not all come back at the same moment.
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
