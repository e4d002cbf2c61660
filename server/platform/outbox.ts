import { z } from "zod";
import type { Queryable } from "./database/open.ts";

/** A kind of work done after the transaction that asked for it: emails, provider calls, removal of files. */
export interface JobKind<Payload> {
  /** Stable name, `feature.what`. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** How many retries there are; the delay before each doubles, starting from `retryDelay` seconds. */
  readonly retryLimit: number;
  readonly retryDelay: number;
  /** How many of them one process works on at once; the default is one. */
  readonly atOnce?: number;
  /** Seconds until a job that is done or has finally failed is deleted; the default is a week. */
  readonly keepSeconds?: number;
  /** A schedule, as a cron expression in UTC. A scheduled job takes no payload. */
  readonly cron?: string;
}

/** A kind of job with its handler. Handling one twice must be harmless. */
export interface JobHandler<Payload> {
  readonly kind: JobKind<Payload>;
  /** `jobId` is the same each time that the job runs. */
  handle(payload: Payload, jobId: string): Promise<void>;
}

/** A job that `cron` starts and that takes no payload. */
export function scheduledJob(name: string, cron: string, handle: () => Promise<void>): JobHandler<unknown> {
  return { kind: { name, payload: z.unknown(), retryLimit: 3, retryDelay: 300, cron }, handle };
}

/** Where a service adds jobs, in the same transaction as its change: both are committed, or neither. */
export interface Outbox {
  add<Payload extends object>(db: Queryable, kind: JobKind<Payload>, payload: Payload): Promise<void>;
}
