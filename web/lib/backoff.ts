/** Exponential backoff from `firstMs` to `mostMs`, with up to half of each delay as random jitter. */
export function createBackoff({ firstMs, mostMs }: { firstMs: number; mostMs: number }, random = Math.random) {
  let wait = firstMs;
  return {
    /** The next delay in milliseconds. */
    next(): number {
      const now = wait;
      wait = Math.min(2 * wait, mostMs);
      return now * (1 - random() / 2);
    },
    /** Resets after a success. */
    reset(): void {
      wait = firstMs;
    },
  };
}
