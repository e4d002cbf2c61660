/** Paths of photos. Only the largest square's address is stored; the others derive from it. */
import { PHOTO_SIDES, PORTRAIT, WEBP_SIDES } from "@nakamatch/contract/vocabulary/photos";

export const PHOTO_PREFIX = "/avatars/";

/**
 * `{userId}/{timestamp}_{name}.jpg`, with `_{side}` for smaller squares and WebP, `_portrait` for the portrait,
 * `_portrait_640` for that of cards (AVATAR-10).
 */
const PATH =
  /^(?<owner>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(?<file>\d{1,16}_[A-Za-z0-9-]{1,80})(?:_(?<form>\d{2,4}|portrait(?:_640)?))?\.(?<format>jpg|webp)$/;

/** In the name of a photo with a portrait: the portrait's height in percent of its width. */
const PORTRAIT_MARK = /-p(1[0-2]\d)(?:-[0-9a-f]{9})?\.jpg$/;

/** The largest has the stored path. */
const SMALLER = [PHOTO_SIDES.list, PHOTO_SIDES.card] as const;

export interface PhotoPath {
  /** User id. */
  owner: string;
  /** Path of the largest square. */
  photo: string;
  /** Paths of the requested file and of those that stand in for it, best first. */
  files: string[];
  /** WebP which is made for photos from before. */
  isWebp: boolean;
}

/** Undefined for any other path. */
export function parsePhotoPath(path: string): PhotoPath | undefined {
  const { owner, file, form, format } = PATH.exec(path)?.groups ?? {};
  if (owner === undefined || file === undefined) return undefined;
  const photo = `${owner}/${file}.jpg`;
  if (form?.startsWith("portrait")) {
    const files: string[] = portraitPaths(photo);
    const at = files.indexOf(path);
    return at < 0 ? undefined : { owner, photo, files: files.slice(at), isWebp: at === 0 };
  }
  const isWebp = format === "webp";
  const known: readonly number[] = isWebp ? WEBP_SIDES : SMALLER;
  const asked = known.find((each) => each === Number(form));
  if (asked === undefined && (isWebp || form !== undefined)) return undefined;
  const jpeg = photoPathOfSide(photo, asked ?? PHOTO_SIDES.screen);
  // Earlier photos have no WebP yet, those of an earlier installation one size.
  return { owner, photo, files: [...new Set([path, jpeg, photo])], isWebp };
}

/** The path of one size as WebP. */
export function webpPath(path: string, side: number): string {
  return path.replace(/\.jpg$/, `_${side}.webp`);
}

/** The path of one size. */
export function photoPathOfSide(path: string, side: number): string {
  return SMALLER.some((smaller) => smaller === side) ? path.replace(/\.jpg$/, `_${side}.jpg`) : path;
}

/** The paths of all files. */
export function photoPaths(path: string): string[] {
  const jpegs = [...SMALLER, PHOTO_SIDES.screen].map((side) => photoPathOfSide(path, side));
  return [...jpegs, ...webpPaths(path), ...portraitPaths(path)];
}

export function webpPaths(path: string): string[] {
  return WEBP_SIDES.map((side) => webpPath(path, side));
}

/** The paths of the portrait: WebP for cards, WebP, JPEG, each of which stands in for those before it; none for a photo without. */
export function portraitPaths(path: string): [card: string, webp: string, jpeg: string] | [] {
  if (!PORTRAIT_MARK.test(path)) return [];
  const pathOf = (end: string) => path.replace(/\.jpg$/, `_portrait${end}`);
  return [pathOf(`_${PORTRAIT.cardWidth}.webp`), pathOf(".webp"), pathOf(".jpg")];
}

/** The path of the file with all that a photo shows: the portrait holds the square. */
export function wholePhotoPath(path: string): string {
  return portraitPaths(path)[2] ?? path;
}

/** Marks a name as that of a photo with a portrait. `percent`: its height for its width. */
export function portraitInName(percent: number): string {
  return `-p${percent}`;
}

/** The path in a profile's address; undefined for other sites. */
export function photoPathOf(url: string): string | undefined {
  const path = url.startsWith(PHOTO_PREFIX) ? url.slice(PHOTO_PREFIX.length) : "";
  return parsePhotoPath(path)?.photo === path ? path : undefined;
}

/** Names one of a person's photos; undefined for other sites. */
export function photoIdOf(url: string): string | undefined {
  return PATH.exec(photoPathOf(url) ?? "")?.groups?.file;
}

/** The `srcset`; undefined for other sites, with a single size. */
export function photoSources(url: string): string | undefined {
  if (photoPathOf(url) === undefined) return undefined;
  return [...SMALLER, PHOTO_SIDES.screen].map((side) => `${photoPathOfSide(url, side)} ${side}w`).join(", ");
}

/** The `srcset` of WebP, likewise. */
export function photoWebpSources(url: string): string | undefined {
  if (photoPathOf(url) === undefined) return undefined;
  return WEBP_SIDES.map((side) => `${webpPath(url, side)} ${side}w`).join(", ");
}

/** A photo as profiles show it. */
export interface PhotoPortrait {
  /** The `srcset`, likewise. */
  sources: string;
  webpSources: string;
  /** The `srcset` of WebP for cards. */
  cardSources: string;
  /** Width for a height of 1. */
  ratio: number;
}

/** Undefined for a photo without a portrait, whose square stands in. */
export function photoPortrait(url: string): PhotoPortrait | undefined {
  const [, percent] = PORTRAIT_MARK.exec(photoPathOf(url) ?? "") ?? [];
  const [card, webp, jpeg] = portraitPaths(url);
  if (!percent || !jpeg) return undefined;
  return {
    sources: `${jpeg} ${PORTRAIT.width}w`,
    webpSources: `${webp} ${PORTRAIT.webpWidth}w`,
    cardSources: `${card} ${PORTRAIT.cardWidth}w`,
    ratio: 100 / Number(percent),
  };
}

/** Placeholder colours until a photo has loaded, top to bottom, as `#rgb`. */
export type PhotoTints = readonly [string, string, string];

/** Encodes the colours for a photo's file name. */
export function tintsInName(tints: PhotoTints): string {
  return tints.map((tint) => tint.slice(1)).join("");
}

/** Decodes the colours from an address, if present. */
export function photoTints(url: string): PhotoTints | undefined {
  const [, top, middle, bottom] = /-([0-9a-f]{3})([0-9a-f]{3})([0-9a-f]{3})\.jpg$/.exec(photoPathOf(url) ?? "") ?? [];
  return top && middle && bottom ? [`#${top}`, `#${middle}`, `#${bottom}`] : undefined;
}
