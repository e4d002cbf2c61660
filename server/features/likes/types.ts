/** A pair from the viewer's side. */
export interface PairRow {
  id: string;
  otherId: string;
  /** Null while not mutual. */
  matchedAt: Date | null;
  hasMessages: boolean;
  updatedAt: Date;
}
