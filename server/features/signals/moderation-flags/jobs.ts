import { UNDO_SECONDS } from "@nakamatch/contract/vocabulary/decisions";
import { SAME_MESSAGE } from "@nakamatch/domain/safety/same-message";
import { z } from "zod";
import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, type JobKind, scheduledJob } from "../../../platform/outbox.ts";
import { deleteOld, eraseTexts } from "./store.ts";

/** Erases the text of a signal that was closed, once that cannot be taken back. */
export const forgetTextsJob: JobKind<object> = {
  name: "signals.forget-texts",
  payload: z.object({}),
  retryLimit: 10,
  retryDelay: 60,
  delaySeconds: UNDO_SECONDS + 2,
};

/** This feature's job handlers. */
export function flagJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  return [
    { kind: forgetTextsJob, handle: () => eraseTexts(db) },
    scheduledJob("signals.tidy", "51 3 * * *", () => deleteOld(db, { hours: SAME_MESSAGE.hours })),
  ];
}
