/** A pair of one of the viewer's lists, from the viewer's side. */
export interface PairRow {
  id: string;
  otherId: string;
  /** Null while the like is not mutual. */
  matchedAt: Date | null;
  hasMessages: boolean;
  updatedAt: Date;
}
