import { PHOTO_PREFIX } from "@nakamatch/domain/people/photo-address";

/** Where a demo person's portrait is reached. */
export function portraitUrl(personId: string): string {
  return PHOTO_PREFIX + portraitPath(personId);
}

/** The path of a demo person's portrait in the storage of avatars. */
export function portraitPath(personId: string): string {
  return `${personId}/0_portrait.jpg`;
}
