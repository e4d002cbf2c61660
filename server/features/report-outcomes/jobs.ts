import { z } from "zod";
import type { Db } from "../../platform/database/open.ts";
import { type JobHandler, type JobKind, scheduledJob } from "../../platform/outbox.ts";
import { deleteOld, insertOutcomes } from "./store.ts";

const tellPayload = z.object({ decisionId: z.uuid(), reportIds: z.array(z.uuid()) });
type TellPayload = z.infer<typeof tellPayload>;

/** Informs the reporters about a decision. */
export const tellJob: JobKind<TellPayload> = {
  name: "report-outcomes.tell",
  payload: tellPayload,
  retryLimit: 10,
  retryDelay: 60,
};

/** The job handlers of this feature. */
export function outcomeJobs({ db }: { db: Db }): [JobHandler<TellPayload>, JobHandler<unknown>] {
  return [
    { kind: tellJob, handle: (decided) => insertOutcomes(db, decided) },
    scheduledJob("report-outcomes.tidy", "27 3 * * *", () => deleteOld(db)),
  ];
}
