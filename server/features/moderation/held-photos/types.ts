import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import type { PhotoScores } from "@nakamatch/contract/vocabulary/photos";

/** A pending photo. */
export interface QuarantineRow {
  id: string;
  person: PersonBadge;
  /** Path in the storage for avatars. */
  path: string;
  /** From 1; null if the profile no longer has the photo. */
  place: number | null;
  kinds: Partial<PhotoScores>;
  heldAt: Date;
}
