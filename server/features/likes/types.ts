/** A pair of which at least one likes the other, from the viewer's side. */
export interface PairRow {
  id: string;
  otherId: string;
  iLiked: boolean;
  likedMe: boolean;
  /** Null while the like is not mutual. */
  matchedAt: Date | null;
  updatedAt: Date;
}
