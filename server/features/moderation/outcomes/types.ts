import type { ReportOutcome } from "@nakamatch/contract/endpoints/moderation/outcomes";
import { z } from "zod";
import type { Db } from "../../../platform/database/open.ts";
import type { Delivery } from "../../../realtime/types.ts";

export interface OutcomeDeps {
  db: Db;
  realtime: Delivery;
}

export interface OutcomeRow {
  id: string;
  decisionId: string;
  reportIds: string[];
  reportedAt: Date;
  toldAt: Date;
  /** The newest of the reports that still exist. */
  reports: ReportOutcome["reports"];
  isActed: boolean;
  isFinal: boolean;
  appealedAt: Date | null;
  /** The reported person; null if the reports are deleted or reopened. */
  personId: string | null;
}

const decidedReport = z.object({
  id: z.uuid(),
  reporterId: z.uuid(),
  reportedAt: z.iso.datetime(),
  /** Decided about after an appeal. */
  isFinal: z.boolean(),
});
export type DecidedReport = z.infer<typeof decidedReport>;

/** A decision and the reports that it resolved, which may be deleted before their authors are told. */
export const decidedSchema = z.object({
  decisionId: z.uuid(),
  reports: z.array(decidedReport),
});
export type Decided = z.infer<typeof decidedSchema>;
