import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import type { PhotoScores } from "@nakamatch/contract/vocabulary/photos";

/** A photo that waits for a moderator, as read. */
export interface QuarantineRow {
  person: PersonBadge;
  /** Below the storage's area of avatars. */
  path: string;
  kinds: Partial<PhotoScores>;
  heldAt: Date;
}
