import type { Db } from "../../platform/database/open.ts";
import type { OutcomeDelivery } from "./events.ts";

export interface OutcomeDeps {
  db: Db;
  realtime: OutcomeDelivery;
}

export interface OutcomeRow {
  id: string;
  decisionId: string;
  reportIds: string[];
  reportedAt: Date;
  toldAt: Date;
  isActed: boolean;
  isFinal: boolean;
  appealedAt: Date | null;
  /** The reported person; null if the reports are deleted or reopened. */
  personId: string | null;
}
