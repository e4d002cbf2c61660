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
import { connectRedisCounter, type RedisCounter } from "./redis-counter.ts";

/** Most keys that each count of a policy holds in memory, about 20 MB when it is full. */
const MAX_KEYS = 50_000;

/** Counts requests by the policies of `RATE_LIMITS`. */
export interface Limiter {
  /**
   * Counts one request for each of the subjects that the policy counts, in the policy's order. The first that refuses ends
   * it, so that who is refused at one address does not use up what an account has for all addresses.
   *
   * @returns how to take it back, for what turns out not to count
   * @throws {AppError} `TOO_MANY_REQUESTS` with `retryAfterSeconds`
   */
  count(policy: LimitPolicy, subjects: Partial<Record<LimitSubject, string | undefined>>): Promise<() => Promise<void>>;
  close(): void;
}

/** A limiter that refuses nothing, for `RATE_LIMITS=off`. */
export const unlimited: Limiter = { count: async () => async () => {}, close() {} };

/**
 * Makes the one limiter of a process. With `redisUrl` it counts for all processes on that Redis; without, or while Redis is
 * away, this process counts by itself.
 */
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
    close: () => redis?.close(),
  };
}

/** The counters of a policy, in its order. */
type Counters = [subject: LimitSubject, counter: RateLimiterAbstract][];

function createCounters(
  policy: string,
  limits: Partial<Record<LimitSubject, RateLimit>>,
  redis: RedisCounter | undefined,
): Counters {
  return (Object.entries(limits) as [LimitSubject, RateLimit][]).map(([subject, limit]) => [
    subject,
    // A socket lives in one process.
    createCounter(`${policy}:${subject}`, limit, subject === "socket" ? undefined : redis),
  ]);
}

/** The refusal of a request that is one too many; `ms` is how long until it would not be. */
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

/** Milliseconds until the window ends when this is one too many, otherwise 0. */
async function consume(counter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await counter.consume(key);
    return 0;
  } catch (result) {
    if (result instanceof RateLimiterRes) return Math.max(1, result.msBeforeNext);
    throw result;
  }
}

/** Keys have one length and reveal no address or e-mail. */
function keyOf(id: string): string {
  return createHash("sha256").update(id).digest("base64url").slice(0, 22);
}
