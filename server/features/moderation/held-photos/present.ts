import type { HeldPhoto } from "@nakamatch/contract/endpoints/moderation/held-photos";
import { PHOTO_PREFIX } from "@nakamatch/domain/people/photo-address";
import type { QuarantineRow } from "./types.ts";

/** Presents a pending photo to moderators. */
export function presentQuarantined({ person, path, place, kinds, heldAt }: QuarantineRow): HeldPhoto {
  return { person, photoUrl: PHOTO_PREFIX + path, place: place ?? 1, kinds, heldAt: heldAt.toISOString() };
}
