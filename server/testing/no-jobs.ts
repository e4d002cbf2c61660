import type { Outbox } from "../platform/outbox.ts";

/** An outbox that drops all jobs. */
export const noJobs: Outbox = { add: async () => {} };
