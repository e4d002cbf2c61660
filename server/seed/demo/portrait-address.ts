import { PHOTO_PREFIX } from "@nakamatch/domain/people/photo-address";

export function portraitUrl(personId: string): string {
  return PHOTO_PREFIX + portraitPath(personId);
}

/** Returns the path in the storage for avatars. */
export function portraitPath(personId: string): string {
  return `${personId}/0_portrait.jpg`;
}
