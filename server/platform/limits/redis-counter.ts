import type { Log } from "../log.ts";
import { createOutage } from "../outage.ts";
import { createRedisClient, type RedisClient } from "../redis.ts";

/** How long a request waits for Redis before it is counted in memory, in milliseconds. */
const TIMEOUT_MS = 100;

/** What the limiter library uses of a Redis client. It rejects at once while Redis is away or does not answer in time. */
export interface RedisCounter {
  readonly isReady: boolean;
  eval(...args: Parameters<RedisClient["eval"]>): Promise<unknown>;
  close(): void;
}

/**
 * Connects to the Redis in which limits count for all processes. No request fails or waits long for it: the first that gets
 * no answer in time waits `TIMEOUT_MS`, later ones not at all until Redis has answered. One line is logged when that begins
 * and one when it ends.
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
  // It keeps trying, and rejects only when it is closed meanwhile.
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
          // A rejection means that the connection is gone; `ready` follows when there is one again.
          answer.then(recover, () => {});
        }, TIMEOUT_MS);
      });
      return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
    },
    close: () => client.destroy(),
  };
}
