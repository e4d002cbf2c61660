/** What checking the moderation log found. */
export interface LogReport {
  /** Entries that were checked and are sound. */
  sound: number;
  /** The hash of the last sound entry; of nothing, where there is none: 64 zeros. */
  head: string;
  /** Texts of moderators that were erased; the chain does not need them. */
  erasedNotes: number;
  /** The first thing that is wrong. */
  fault?: string;
}
