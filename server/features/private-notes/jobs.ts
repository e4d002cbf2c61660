import { z } from "zod";
import type { Db } from "../../platform/database/open.ts";
import type { JobHandler, JobKind } from "../../platform/outbox.ts";
import { deleteOldNotes } from "./store.ts";

export const pruneNotesJob: JobKind<unknown> = {
  name: "private-notes.prune",
  payload: z.unknown(),
  retryLimit: 3,
  retryDelay: 300,
  cron: "49 3 * * *",
};

/** Deletes notes after a year. */
export function privateNoteJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  return [{ kind: pruneNotesJob, handle: () => deleteOldNotes(db) }];
}
