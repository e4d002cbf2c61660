import type { JobRunner } from "../jobs/runner.ts";
import { inTime } from "../platform/deadline.ts";
import { type CheckedParts, createChecks, freeOnDisk } from "./checks.ts";
import { CHECK_TIMEOUT_MS, checkHealth, type PartHealth } from "./health.ts";

/** Maximum age of a state, so that frequent scrapes do not burden the mail server. */
const STATE_MS = 30_000;

export interface StateParts extends Omit<CheckedParts, "jobs"> {
  jobs: Pick<JobRunner, "delay" | "queues">;
  /** The time of the last backup in ISO 8601. */
  readLastBackup(): Promise<string | undefined>;
  /** Default: `STATE_MS`. */
  stateMs?: number;
}

export interface State {
  checkedAt: Date;
  parts: Record<string, PartHealth>;
  queues: Awaited<ReturnType<JobRunner["queues"]>>;
  /** In seconds; NaN if unknown. */
  delay: number;
  /** In the ranking's index. */
  people: number;
  disk: { bytes: number; free: number; share: number };
  /** In seconds since 1970; 0 without a backup, NaN if unknown. */
  lastBackup: number;
}

export interface StateReader {
  /** At most half a minute old. Never rejects because of the database or another service. */
  read(): Promise<State>;
}

/** Reads the state of all parts, for metrics and operators. */
export function createStateReader(parts: StateParts): StateReader {
  const { jobs, ranker, dataDir, readLastBackup, stateMs = STATE_MS } = parts;
  const checks = createChecks(parts);
  const read = cached(stateMs, async () => {
    const [health, queues, delay, people, disk, lastBackup] = await Promise.all([
      checkHealth(checks),
      inTime(jobs.queues, CHECK_TIMEOUT_MS).catch(() => []),
      inTime(jobs.delay, CHECK_TIMEOUT_MS).catch(() => Number.NaN),
      inTime(ranker.size, CHECK_TIMEOUT_MS).catch(() => undefined),
      freeOnDisk(dataDir),
      inTime(readLastBackup, CHECK_TIMEOUT_MS).then(
        (time) => (time === undefined ? 0 : Date.parse(time) / 1000),
        () => Number.NaN,
      ),
    ]);
    return { checkedAt: new Date(), parts: health, queues, delay, people: people ?? 0, disk, lastBackup };
  });
  return { read };
}

/** Concurrent calls share a read. */
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
