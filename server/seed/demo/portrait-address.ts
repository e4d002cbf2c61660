import { PHOTO_PREFIX, portraitInName } from "@nakamatch/domain/people/photo-address";

export function portraitUrl(personId: string): string {
  return PHOTO_PREFIX + portraitPath(personId);
}

/** Returns the path in the storage for avatars. */
export function portraitPath(personId: string): string {
  return demoPhotoPath(personId, "portrait");
}

/** The same, for any drawing. All are as high as `drawPhoto` makes them. */
export function demoPhotoPath(personId: string, name: string): string {
  return `${personId}/0_${name}${portraitInName(125)}.jpg`;
}
