import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Evicts the oldest windows beyond `maxKeys`: under a flood from countless addresses, memory matters more than accuracy. */
export class BoundedMemoryLimiter extends RateLimiterMemory {
  readonly #maxKeys: number;
  /** Ends of windows, in insertion order. */
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

  /** Does nothing after the window's end, as the next one would begin below zero. */
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
        // The library drops expired windows.
        if (end > now) void this.delete(old);
      }
    }
    return result;
  }
}
