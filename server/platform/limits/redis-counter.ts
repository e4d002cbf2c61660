import type { Log } from "../log.ts";
import { createOutage } from "../outage.ts";
import { createRedisClient, type RedisClient } from "../redis.ts";

/** Time before the fallback to memory. */
const TIMEOUT_MS = 100;

const LATE_CHECK_MS = 500;

export type RedisPing = Pick<RedisClient, "isReady" | "ping">;

/** The part of a client used by the limiter library; rejects at once during an outage. */
export interface RedisCounter {
  readonly isReady: boolean;
  /** For health checks. */
  readonly client: RedisPing;
  eval(...args: Parameters<RedisClient["eval"]>): Promise<unknown>;
  close(): void;
}

/**
 * Connects to the shared Redis counter. Its failures fail no request: when Redis is late, the first request waits
 * `TIMEOUT_MS`, later ones not at all until it responds. Only lasting lateness is logged as an outage.
 */
export async function connectRedisCounter(url: string, log: Log): Promise<RedisCounter> {
  const client = await createRedisClient(url);
  const outage = createOutage(log, {
    away: "Redis is away: each process counts its own limits",
    back: "Redis is back: limits count for all processes",
  });
  /** Runs while Redis is late. */
  let late: NodeJS.Timeout | undefined;
  const endLate = () => {
    clearInterval(late);
    late = undefined;
  };
  client.on("error", outage.isAway);
  client.on("ready", () => {
    endLate();
    outage.isBack();
  });
  // Retries forever; rejects only when closed.
  client.connect().catch(() => {});

  return {
    client,
    get isReady() {
      return client.isReady && late === undefined;
    },
    async eval(...args) {
      const answer = client.eval(...args);
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          const error = new Error("Redis does not answer in time");
          outage.missed(error);
          late ??= setInterval(() => outage.missed(error), LATE_CHECK_MS);
          reject(error);
        }, TIMEOUT_MS);
      });
      answer.then(
        () => {
          endLate();
          outage.answered();
        },
        (error) => {
          endLate();
          outage.missed(error);
        },
      );
      return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
    },
    close() {
      endLate();
      client.destroy();
    },
  };
}
