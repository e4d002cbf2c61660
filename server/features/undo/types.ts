import type { UNDOABLE_DECISIONS } from "@nakamatch/contract/vocabulary/decisions";

/** As `decision_before` of the database gives it. */
export type Kept = unknown;

export type UndoableAction = (typeof UNDOABLE_DECISIONS)[number];

export interface NewUndoable {
  decisionId: string;
  /** Null for a deleted account. */
  personId: string | null;
  kept: Kept;
}

export interface UndoneDecision {
  personId: string;
  moderatorId: string;
  action: string;
  kept: Kept;
}

export interface UndoableRow {
  decisionId: string;
  action: UndoableAction;
  /** Null for a deleted account. */
  nickname: string | null;
  /** Milliseconds. */
  left: number;
}
