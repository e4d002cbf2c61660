import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/**
 * A limiter in memory that holds a bounded number of keys. Beyond that the oldest window is forgotten: memory is worth more
 * than an exact count while somebody calls from countless addresses.
 */
export class BoundedMemoryLimiter extends RateLimiterMemory {
  readonly #maxKeys: number;
  /** When each key's window ends, in the order in which they began and therefore end. */
  readonly #ends = new Map<string, number>();

  constructor({ maxKeys, ...options }: { keyPrefix: string; points: number; duration: number; maxKeys: number }) {
    super(options);
    this.#maxKeys = maxKeys;
  }

  override async consume(key: string): Promise<RateLimiterRes> {
    try {
      return this.#keep(key, await super.consume(key));
    } catch (result) {
      throw result instanceof RateLimiterRes ? this.#keep(key, result) : result;
    }
  }

  /** Takes a request back. Does nothing when its window is over: the next window would begin below zero, and uncounted. */
  override async reward(key: string, points = 1): Promise<RateLimiterRes> {
    const current = await this.get(key);
    return current && current.msBeforeNext > 0
      ? super.reward(key, points)
      : new RateLimiterRes(this.points, 0, 0, false);
  }

  #keep(key: string, result: RateLimiterRes): RateLimiterRes {
    if (result.isFirstInDuration) {
      const now = Date.now();
      this.#ends.delete(key);
      this.#ends.set(key, now + result.msBeforeNext);
      for (const [old, end] of this.#ends) {
        if (end > now && this.#ends.size <= this.#maxKeys) break;
        this.#ends.delete(old);
        // The library forgets windows that are over by itself.
        if (end > now) void this.delete(old);
      }
    }
    return result;
  }
}
