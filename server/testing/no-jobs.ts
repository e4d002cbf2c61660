import type { Outbox } from "../platform/outbox.ts";

/** An outbox for tests that are not about jobs: what is added is dropped. */
export const noJobs: Outbox = { add: async () => {} };
