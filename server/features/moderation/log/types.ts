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

/** Figures of one day, or the total without a day. */
export interface FiguresRow {
  day: string | null;
  received: number;
  decided: number;
  minutes: number | null;
  appeals: number;
  granted: number;
}

export interface LogReport {
  /** Number of verified entries. */
  sound: number;
  /** Hash of the last verified entry; 64 zeros without one. */
  head: string;
  /** The chain stays valid without them. */
  erasedNotes: number;
  /** The first fault found. */
  fault?: string;
}
