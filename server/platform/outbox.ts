import type { z } from "zod";
import type { Queryable } from "./database/open.ts";

/** A kind of work done after the transaction that asked for it: letters, provider calls, removal of files. */
export interface JobKind<Payload> {
  /** Stable name, `feature.what`. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** How often it is tried again, the waits doubling from `retryDelay` seconds. */
  readonly retryLimit: number;
  readonly retryDelay: number;
  /** Most of them that one process works on at once; one unless it says otherwise. */
  readonly atOnce?: number;
  /** Seconds until one that is done, or has failed for good, is forgotten; a week unless it says otherwise. */
  readonly keepSeconds?: number;
  /** When it is done by itself: a cron expression, in UTC. Such a job takes no payload. */
  readonly cron?: string;
}

/** A kind of work together with the one who does it. Doing it twice must be harmless. */
export interface JobHandler<Payload> {
  readonly kind: JobKind<Payload>;
  handle(payload: Payload): Promise<void>;
}

/** Where a service leaves work, in the same transaction as its change: both happen, or neither. */
export interface Outbox {
  add<Payload extends object>(db: Queryable, kind: JobKind<Payload>, payload: Payload): Promise<void>;
}
