import type { Log } from "../log.ts";
import { createOutage } from "../outage.ts";
import { createRedisClient, type RedisClient } from "../redis.ts";

/** Before the fallback to memory. */
const TIMEOUT_MS = 100;

/** The part of a client that the limiter library uses; rejects at once during an outage. */
export interface RedisCounter {
  readonly isReady: boolean;
  eval(...args: Parameters<RedisClient["eval"]>): Promise<unknown>;
  close(): void;
}

/**
 * Connects to the Redis that counts for all processes. No request fails because of it: in an outage the first waits
 * `TIMEOUT_MS`, later ones not at all until Redis has answered.
 */
export async function connectRedisCounter(url: string, log: Log): Promise<RedisCounter> {
  const client = await createRedisClient(url);
  const outage = createOutage(log, {
    away: "Redis is away: each process counts its own limits",
    back: "Redis is back: limits count for all processes",
  });
  let isStalled = false;
  const recover = () => {
    isStalled = false;
    outage.isBack();
  };
  client.on("error", outage.isAway);
  client.on("ready", recover);
  // Retries; rejects only if closed meanwhile.
  client.connect().catch(() => {});

  return {
    get isReady() {
      return client.isReady && !isStalled;
    },
    async eval(...args) {
      const answer = client.eval(...args);
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          const error = new Error("Redis does not answer in time");
          isStalled = true;
          outage.isAway(error);
          reject(error);
          // After a rejection the client reconnects and emits `ready`.
          answer.then(recover, () => {});
        }, TIMEOUT_MS);
      });
      return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
    },
    close: () => client.destroy(),
  };
}
