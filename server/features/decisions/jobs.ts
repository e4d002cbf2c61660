import { UNDO_SECONDS } from "@nakamatch/contract/vocabulary/decisions";
import { z } from "zod";
import type { Db } from "../../platform/database/open.ts";
import type { JobHandler, JobKind, Outbox } from "../../platform/outbox.ts";
import { queueOutcomes } from "../report-outcomes/service.ts";
import { queueStatement } from "../statements-of-reasons/service.ts";
import { deleteUndoable } from "./store.ts";

const settlePayload = z.object({ decisionId: z.uuid(), reportIds: z.array(z.uuid()).default([]) });
type SettlePayload = z.infer<typeof settlePayload>;

/** Ends the time for undo. Retried for most of a day, like the email. */
export const settleJob: JobKind<SettlePayload> = {
  name: "decisions.settle",
  payload: settlePayload,
  retryLimit: 10,
  retryDelay: 60,
  // The time for undo starts later than the transaction, which may have waited for locks.
  delaySeconds: UNDO_SECONDS + 2,
};

/**
 * Deletes the undo data, and queues the statement and the reporters' outcomes. Waits for a concurrent undo; does
 * nothing after one.
 */
export function decisionJobs({ db, outbox }: { db: Db; outbox: Outbox }) {
  const handle = ({ decisionId, reportIds }: SettlePayload): Promise<void> =>
    db.transaction(async (tx) => {
      const settled = await deleteUndoable(tx, decisionId);
      if (!settled) return;
      await queueStatement(outbox, tx, decisionId);
      await queueOutcomes(outbox, tx, { decisionId, reportIds });
    });
  return [{ kind: settleJob, handle }] satisfies [JobHandler<SettlePayload>];
}
