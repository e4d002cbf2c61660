import type { JobRunner } from "../jobs/runner.ts";
import { inTime } from "../platform/deadline.ts";
import { createRedisClient } from "../platform/redis.ts";
import { type CheckedParts, createChecks, freeOnDisk } from "./checks.ts";
import { CHECK_TIMEOUT_MS, checkHealth, type PartHealth } from "./health.ts";

/** How old an answer may be: scrapes and people must not keep the mail server busy. */
const STATE_MS = 30_000;

export interface StateParts extends Omit<CheckedParts, "redis" | "jobs"> {
  redisUrl: string | undefined;
  jobs: Pick<JobRunner, "delay" | "queues">;
  /** Default: `STATE_MS`. */
  stateMs?: number;
}

export interface State {
  checkedAt: Date;
  parts: Record<string, PartHealth>;
  queues: Awaited<ReturnType<JobRunner["queues"]>>;
  /** In seconds; NaN if unknown. */
  delay: number;
  /** In the index of the ranking. */
  people: number;
  disk: { bytes: number; free: number; share: number };
}

export interface StateReader {
  /** At most half a minute old. Never rejects for what the database or another service does. */
  read(): Promise<State>;
  close(): void;
}

/** How the parts of the product are, for metrics and operators. */
export async function createStateReader(parts: StateParts): Promise<StateReader> {
  const { jobs, ranker, dataDir, redisUrl, stateMs = STATE_MS } = parts;
  const redis = redisUrl === undefined ? undefined : await createRedisClient(redisUrl);
  // The parts that work with Redis log its outages.
  redis?.on("error", () => {});
  redis?.connect().catch(() => {});

  const checks = createChecks({ ...parts, redis });
  const read = cached(stateMs, async () => {
    const [health, queues, delay, people, disk] = await Promise.all([
      checkHealth(checks),
      inTime(jobs.queues, CHECK_TIMEOUT_MS).catch(() => []),
      inTime(jobs.delay, CHECK_TIMEOUT_MS).catch(() => Number.NaN),
      inTime(ranker.size, CHECK_TIMEOUT_MS).catch(() => undefined),
      freeOnDisk(dataDir),
    ]);
    return { checkedAt: new Date(), parts: health, queues, delay, people: people ?? 0, disk };
  });
  return { read, close: () => redis?.destroy() };
}

/** Concurrent calls share one reading. */
function cached<Result>(ms: number, read: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<Result> | undefined;
  let readAt = 0;
  return () => {
    if (!current || performance.now() - readAt >= ms) {
      readAt = performance.now();
      current = read();
    }
    return current;
  };
}
