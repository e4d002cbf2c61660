import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import type { PhotoScores } from "@nakamatch/contract/vocabulary/photos";

/** A photo that waits for a moderator, as read. */
export interface QuarantineRow {
  id: string;
  person: PersonBadge;
  /** Below the storage's area of avatars. */
  path: string;
  /** From 1; null where the profile has another photo. */
  place: number | null;
  kinds: Partial<PhotoScores>;
  heldAt: Date;
}
