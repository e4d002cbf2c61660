import type { PersonSummary } from "@nakamatch/contract/schemas/people";
import { photoPortrait, photoSources, photoTints, photoWebpSources } from "@nakamatch/domain/people/photo-address";
import type { PictureProps } from "../../ui/picture.tsx";

/** A photo of `Picture`. */
export function photoOf({ id, nickname, avatarUrl }: Pick<PersonSummary, "id" | "nickname" | "avatarUrl">) {
  return {
    name: nickname,
    seed: id,
    src: avatarUrl,
    srcSet: avatarUrl ? photoSources(avatarUrl) : undefined,
    webp: avatarUrl ? photoWebpSources(avatarUrl) : undefined,
    tints: avatarUrl ? photoTints(avatarUrl) : undefined,
  } satisfies PictureProps;
}

/** A photo as profiles show it: the portrait, or the square of one without, in the largest size, which WebP lacks. */
export function portraitOf(person: Parameters<typeof photoOf>[0]) {
  const photo = photoOf(person);
  const portrait = person.avatarUrl ? photoPortrait(person.avatarUrl) : undefined;
  return { ...photo, srcSet: portrait?.sources ?? photo.srcSet, webp: portrait?.webpSources };
}

/**
 * Fetches a photo before its card is drawn. `width`: as of the card. Not by a `<link>`, of which browsers complain where the
 * photo is used late.
 */
export function preloadPhoto(person: Parameters<typeof photoOf>[0], width: string): void {
  const { src, webp } = photoOf(person);
  if (!src) return;
  const image = new Image();
  image.fetchPriority = "high";
  if (webp) Object.assign(image, { sizes: width, srcset: webp });
  else image.src = src;
}
