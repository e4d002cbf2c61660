/**
 * Exponential backoff from `firstMs` to `mostMs`. Each wait is shortened at random by up to half, so that clients refused at
 * the same moment do not all come back at the same moment.
 */
export function createBackoff({ firstMs, mostMs }: { firstMs: number; mostMs: number }, random = Math.random) {
  let wait = firstMs;
  return {
    /** How long to wait before the next attempt, in milliseconds. */
    next(): number {
      const now = wait;
      wait = Math.min(2 * wait, mostMs);
      return now * (1 - random() / 2);
    },
    /** Starts again from the first wait, after a success. */
    reset(): void {
      wait = firstMs;
    },
  };
}
