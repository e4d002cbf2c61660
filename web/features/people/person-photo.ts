import type { PersonSummary } from "@nakamatch/contract/schemas/people";
import { photoPortrait, photoSources, photoTints, photoWebpSources } from "@nakamatch/domain/people/photo-address";
import { squareInPortrait } from "@nakamatch/domain/people/square-in-name";
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

/** How far down, in percent, a photo and its frame meet, so that the head stays in sight in frames of any shape. */
export function positionOf({ avatarUrl }: Parameters<typeof photoOf>[0]): number {
  const ratio = avatarUrl ? photoPortrait(avatarUrl)?.ratio : undefined;
  if (!avatarUrl || ratio === undefined) return SQUARE_HEAD;
  const { y, side } = squareInPortrait(avatarUrl, { width: ratio, height: 1 });
  return Math.round((y + side * HEAD) * 100);
}

/** Where the upper part of a head is in a square, which a member has framed around it, and in percent where nothing is known. */
const HEAD = 0.22;
const SQUARE_HEAD = 20;

/** A photo as cards show it: the portrait, or the square of one without. Its JPEG is the square, too. */
export function cardOf(person: Parameters<typeof photoOf>[0]) {
  const photo = photoOf(person);
  return { ...photo, webp: (person.avatarUrl && photoPortrait(person.avatarUrl)?.cardSources) || photo.webp };
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
  const { src, webp } = cardOf(person);
  if (!src) return;
  const image = new Image();
  image.fetchPriority = "high";
  if (webp) Object.assign(image, { sizes: width, srcset: webp });
  else image.src = src;
}
