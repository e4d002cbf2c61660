import type { UNDOABLE_DECISIONS } from "@nakamatch/contract/vocabulary/decisions";

export interface UndoableRow {
  decisionId: string;
  action: (typeof UNDOABLE_DECISIONS)[number];
  /** A pseudonym if the account is deleted. */
  personId: string;
  /** Null for a deleted account. */
  nickname: string | null;
  /** Time left, in milliseconds. */
  left: number;
}

export interface BanInForce {
  reason: string;
  until: Date | null;
  /** Null for imported rows. */
  decisionId: string | null;
}
