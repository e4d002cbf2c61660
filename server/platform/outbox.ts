import type { HeldEffect } from "@nakamatch/contract/vocabulary/operator";
import { z } from "zod";
import type { Queryable } from "./database/open.ts";

/** What a job changes outside the database. */
export type JobEffect = HeldEffect;

/** Work after a transaction: emails, provider calls, removal of files. */
export interface JobKind<Payload> {
  /** `feature.what`; stable, as queued jobs refer to it. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** Delays double, starting from `retryDelay` seconds, up to `retryDelayMax`. */
  readonly retryLimit: number;
  readonly retryDelay: number;
  readonly retryDelayMax?: number;
  /** Maximum per process; default 1. */
  readonly atOnce?: number;
  /**
   * Whose job it is. A process works on one job of a group at a time, and a slow one holds up no other group; otherwise
   * the next jobs wait for the slowest of a batch.
   */
  groupOf?(payload: Payload): string;
  /** Retention of finished jobs in seconds; default a week, for emails and notifications an hour. */
  readonly keepSeconds?: number;
  /**
   * Drops a job not begun after this many seconds; default two weeks, for payments and files never, for scheduled jobs
   * an hour.
   */
  readonly waitSeconds?: number;
  /** While the effect is held, its jobs stay queued. */
  readonly effect?: JobEffect;
  /** Seconds from adding to the first attempt; default 0. */
  readonly delaySeconds?: number;
  /** In UTC. Scheduled jobs take no payload. */
  readonly cron?: string;
}

/** Must be idempotent. */
export interface JobHandler<Payload> {
  readonly kind: JobKind<Payload>;
  /** `jobId` is the same in retries. */
  handle(payload: Payload, jobId: string): Promise<void>;
}

/** Creates a job started by `cron`, without payload. */
export function scheduledJob(
  name: string,
  cron: string,
  handle: JobHandler<unknown>["handle"],
  settings: Partial<Pick<JobKind<unknown>, "effect" | "retryLimit" | "retryDelay">> = {},
): JobHandler<unknown> {
  return { kind: { name, payload: z.unknown(), retryLimit: 3, retryDelay: 300, cron, ...settings }, handle };
}

/** Adds jobs in the transaction of `db`. */
export interface Outbox {
  add<Payload extends object>(db: Queryable, kind: JobKind<Payload>, payload: Payload): Promise<void>;
}
