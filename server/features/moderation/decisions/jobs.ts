import { UNDO_SECONDS } from "@nakamatch/contract/vocabulary/decisions";
import type { Db } from "../../../platform/database/open.ts";
import type { JobHandler, JobKind, Outbox } from "../../../platform/outbox.ts";
import { eraseEndedGesture } from "../../photos/verification/service.ts";
import { eraseTexts } from "../../signals/moderation-flags/service.ts";
import { queueOutcomes } from "../outcomes/service.ts";
import { type Decided, decidedSchema } from "../outcomes/types.ts";
import { queueStatement } from "../statements/service.ts";
import { deleteUndoable } from "./store.ts";

/** Ends the time for undo. Retried for most of a day, like the email. */
export const settleJob: JobKind<Decided> = {
  name: "decisions.settle",
  payload: decidedSchema,
  retryLimit: 10,
  retryDelay: 60,
  // The time for undo starts later than the transaction, which may have waited for locks.
  delaySeconds: UNDO_SECONDS + 2,
};

/**
 * Deletes the undo data, the photo of a gesture that a ban has ended and the texts of flags, and queues the statement and the reporters' outcomes. Waits for a concurrent undo; does
 * nothing after one.
 */
export function decisionJobs({ db, outbox }: { db: Db; outbox: Outbox }) {
  const handle = (decided: Decided): Promise<void> =>
    db.transaction(async (tx) => {
      const settled = await deleteUndoable(tx, decided.decisionId);
      if (!settled) return;
      await eraseEndedGesture(tx, decided.decisionId);
      await eraseTexts(tx);
      await queueStatement(outbox, tx, decided.decisionId);
      await queueOutcomes(outbox, tx, decided);
    });
  return [{ kind: settleJob, handle }] satisfies [JobHandler<Decided>];
}
