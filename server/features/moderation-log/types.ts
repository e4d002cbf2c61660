import type { PersonBadge } from "@nakamatch/contract/schemas/people";

/** An entry with its people. */
export interface LoggedRow {
  id: string;
  number: number;
  hash: string;
  action: string;
  reason: string | null;
  until: Date | null;
  decidedAt: Date;
  person: PersonBadge | null;
  moderator: string | null;
  notes: string | null;
  evidence: string[];
  concerns: number | null;
}

/** Of one day; without a day, of all. */
export interface FiguresRow {
  day: string | null;
  received: number;
  decided: number;
  minutes: number | null;
  appeals: number;
  granted: number;
}

export interface LogReport {
  /** Verified entries. */
  sound: number;
  /** Hash of the last sound entry; 64 zeros for none. */
  head: string;
  /** The chain holds without them. */
  erasedNotes: number;
  /** The first fault found. */
  fault?: string;
}
