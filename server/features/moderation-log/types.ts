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
