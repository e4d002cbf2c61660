import { statfs } from "node:fs/promises";
import type { JobRunner } from "../jobs/runner.ts";
import type { MailTransport } from "../mail/transport.ts";
import { isDatabaseReadOnly } from "../platform/database/failure-kinds.ts";
import type { Database } from "../platform/database/open.ts";
import type { DatabaseOutage } from "../platform/database/outage.ts";
import type { Replicas } from "../platform/database/replicas.ts";
import { tryWrite } from "../platform/database/try-write.ts";
import type { RedisPing } from "../platform/limits/redis-counter.ts";
import type { Ranker } from "../ranking/ranker.ts";
import type { Storage } from "../storage/storage.ts";
import type { Check } from "./health.ts";

/** Jobs are fetched every second; only many others make them wait longer. */
const MAX_JOB_DELAY_SECONDS = 300;

/** Mail servers limit sign-ins. */
const MAIL_MS = 10 * 60_000;

/** Share of the disk. */
const MIN_FREE = 0.05;

export interface CheckedParts {
  database: Pick<Database, "pool">;
  outage: Pick<DatabaseOutage, "failed" | "isReadOnly">;
  /** Undefined without `DATABASE_READ_URL`. */
  replicas?: Pick<Replicas, "problem"> | undefined;
  /** Undefined without `REDIS_URL`. */
  redis: RedisPing | undefined;
  storage: Pick<Storage, "read">;
  mail: MailTransport;
  jobs: Pick<JobRunner, "delay">;
  ranker: Pick<Ranker, "size">;
  dataDir: string;
}

/** Creates checks of what each part of the product needs to work. */
export function createChecks({
  database,
  outage,
  replicas,
  redis,
  storage,
  mail,
  jobs,
  ranker,
  dataDir,
}: CheckedParts) {
  return {
    database: async () => {
      try {
        await tryWrite(database);
      } catch (error) {
        if (!isDatabaseReadOnly(error)) throw error;
        outage.failed(error);
      }
      return outage.isReadOnly() ? "it takes no writes: a standby, or default_transaction_read_only" : undefined;
    },
    ...(replicas && { replicas: replicas.problem }),
    ...(redis && {
      redis: async () => {
        // An unconnected client would queue the command.
        if (!redis.isReady) return "not connected: live events and limits stay within this process";
        await redis.ping();
      },
    }),
    // The file is missing, but the storage has to respond.
    storage: async () => void (await storage.read("health")),
    mail: afterSuccess(MAIL_MS, async () => mail.check?.()),
    jobs: async () =>
      (await jobs.delay()) > MAX_JOB_DELAY_SECONDS ? "jobs that are due wait for over five minutes" : undefined,
    ranking: async () => ((await ranker.size()) === undefined ? "not loaded: the database ranks" : undefined),
    disk: async () => ((await freeOnDisk(dataDir)).share < MIN_FREE ? "less than 5 % is free" : undefined),
  } satisfies Record<string, Check>;
}

/** Repeats a check `ms` after a success, and immediately after a failure. */
function afterSuccess(ms: number, check: () => Promise<void>): Check {
  let succeededAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - succeededAt < ms) return undefined;
    await check();
    succeededAt = performance.now();
    return undefined;
  };
}

/** Returns the space on the disk with `dataDir`, which may be missing if all data is elsewhere. */
export async function freeOnDisk(dataDir: string): Promise<{ bytes: number; free: number; share: number }> {
  const { bavail, blocks, bsize } = await statfs(dataDir).catch(() => statfs("."));
  return { bytes: blocks * bsize, free: bavail * bsize, share: bavail / blocks };
}
