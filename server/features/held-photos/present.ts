import type { HeldPhoto } from "@nakamatch/contract/endpoints/photos";
import { PHOTO_PREFIX } from "@nakamatch/domain/people/photo-address";
import type { HeldPhotoRow } from "./types.ts";

/** A photo that waits, as moderators see it. */
export function presentHeldPhoto({ person, path, kinds, heldAt }: HeldPhotoRow): HeldPhoto {
  return { person, photoUrl: PHOTO_PREFIX + path, kinds, heldAt: heldAt.toISOString() };
}
