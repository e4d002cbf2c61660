import type { ReactionCode } from "@nakamatch/contract/vocabulary/reactions";

export interface StoredReaction {
  authorId: string;
  /** Null once it is taken away. */
  code: ReactionCode | null;
  changedAt: Date;
}
