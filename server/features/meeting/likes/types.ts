/** A pair from the viewer's side. */
export interface PairRow {
  id: string;
  otherId: string;
  /** Null until mutual. */
  matchedAt: Date | null;
  hasMessages: boolean;
  /** Whether one of the two ended their conversation. */
  isEnded: boolean;
  /** Whether the viewer hides the other. */
  isHidden: boolean;
  updatedAt: Date;
}
