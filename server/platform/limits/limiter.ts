import { createHash } from "node:crypto";
import {
  type LimitPolicy,
  type LimitSubject,
  RATE_LIMITS,
  type RateLimit,
} from "@nakamatch/contract/vocabulary/rate-limits";
import { type RateLimiterAbstract, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../app-error.ts";
import type { Log } from "../log.ts";
import { BoundedMemoryLimiter } from "./bounded-memory.ts";
import { connectRedisCounter, type RedisCounter, type RedisPing } from "./redis-counter.ts";

/** Per policy and subject; about 20 MB. */
const MAX_KEYS = 50_000;

export interface Limiter {
  /**
   * Counts a request per subject in the policy's order, up to the first refusal, so that a refused address does not use
   * up an account's limit.
   *
   * @returns undoes the count
   * @throws {AppError} `TOO_MANY_REQUESTS` with `retryAfterSeconds`
   */
  count(policy: LimitPolicy, subjects: Partial<Record<LimitSubject, string | undefined>>): Promise<() => Promise<void>>;
  /** Undefined without Redis. */
  redis?: RedisPing | undefined;
  close(): void;
}

/** Used with `RATE_LIMITS=off`. */
export const unlimited: Limiter = { count: async () => async () => {}, close() {} };

/** Creates a limiter that counts across processes by Redis; without it, or during an outage, per process. */
export async function createLimiter({ redisUrl, log }: { redisUrl?: string | undefined; log: Log }): Promise<Limiter> {
  const redis = redisUrl === undefined ? undefined : await connectRedisCounter(redisUrl, log);
  const countersOf = Object.fromEntries(
    Object.entries(RATE_LIMITS).map(([policy, limits]) => [policy, createCounters(policy, limits, redis)]),
  ) as Record<LimitPolicy, Counters>;
  return {
    async count(policy, subjects) {
      const counted: { counter: RateLimiterAbstract; key: string }[] = [];
      for (const [subject, counter] of countersOf[policy]) {
        const id = subjects[subject];
        if (id === undefined) continue;
        const key = keyOf(id);
        const wait = await consume(counter, key);
        if (wait > 0) throw tooManyRequests(wait);
        counted.push({ counter, key });
      }
      return async () => {
        await Promise.all(counted.map(({ counter, key }) => counter.reward(key)));
      };
    },
    redis: redis?.client,
    close: () => redis?.close(),
  };
}

type Counters = [subject: LimitSubject, counter: RateLimiterAbstract][];

function createCounters(
  policy: string,
  limits: Partial<Record<LimitSubject, RateLimit>>,
  redis: RedisCounter | undefined,
): Counters {
  return (Object.entries(limits) as [LimitSubject, RateLimit][]).map(([subject, limit]) => [
    subject,
    // A socket belongs to one process.
    createCounter(`${policy}:${subject}`, limit, subject === "socket" ? undefined : redis),
  ]);
}

/** `ms`: time to wait. */
function tooManyRequests(ms: number): AppError {
  return new AppError("TOO_MANY_REQUESTS", "too many requests", { retryAfterSeconds: Math.ceil(ms / 1000) });
}

function createCounter(name: string, { most, seconds }: RateLimit, redis: RedisCounter | undefined) {
  const options = { keyPrefix: `nakamatch:limit:${name}`, points: most, duration: seconds };
  const memory = new BoundedMemoryLimiter({ ...options, maxKeys: MAX_KEYS });
  if (!redis) return memory;
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
  });
}

/** Milliseconds to wait; 0 if within the limit. */
async function consume(counter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await counter.consume(key);
    return 0;
  } catch (result) {
    // The library uses the wall clock, which may have been set back.
    if (result instanceof RateLimiterRes) return Math.min(Math.max(1, result.msBeforeNext), 1000 * counter.duration);
    throw result;
  }
}

/** Returns a key of fixed length that reveals no address or email. */
function keyOf(id: string): string {
  return createHash("sha256").update(id).digest("base64url").slice(0, 22);
}
