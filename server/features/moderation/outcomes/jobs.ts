import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, type JobKind, scheduledJob } from "../../../platform/outbox.ts";
import { deleteOld, insertOutcomes } from "./store.ts";
import { type Decided, decidedSchema } from "./types.ts";

/** Informs the reporters about a decision. */
export const tellJob: JobKind<Decided> = {
  name: "report-outcomes.tell",
  payload: decidedSchema,
  retryLimit: 10,
  retryDelay: 60,
};

/** The job handlers of this feature. */
export function outcomeJobs({ db }: { db: Db }): [JobHandler<Decided>, JobHandler<unknown>] {
  return [
    { kind: tellJob, handle: ({ decisionId, reports }) => insertOutcomes(db, decisionId, reports) },
    scheduledJob("report-outcomes.tidy", "27 3 * * *", () => deleteOld(db)),
  ];
}
