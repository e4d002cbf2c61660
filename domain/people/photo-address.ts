/** Paths of photos. Only the largest size's address is stored; the others derive from it. */
import { PHOTO_SIDES } from "@nakamatch/contract/vocabulary/photos";

export const PHOTO_PREFIX = "/avatars/";

/** `{userId}/{timestamp}_{name}.jpg`, with `_{side}` for smaller sizes (AVATAR-10). */
const PATH =
  /^(?<owner>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(?<file>\d{1,16}_[A-Za-z0-9-]{1,80})(?:_(?<side>\d{2,4}))?\.jpg$/;

/** The largest has the stored path. */
const SMALLER = [PHOTO_SIDES.list, PHOTO_SIDES.card] as const;

export interface PhotoPath {
  /** User id. */
  owner: string;
  /** Path of the largest size. */
  photo: string;
  /** Requested side in pixels. */
  side: number;
}

/** Undefined for any other path. */
export function parsePhotoPath(path: string): PhotoPath | undefined {
  const { owner, file, side } = PATH.exec(path)?.groups ?? {};
  if (owner === undefined || file === undefined) return undefined;
  const asked = side === undefined ? PHOTO_SIDES.screen : SMALLER.find((smaller) => smaller === Number(side));
  return asked === undefined ? undefined : { owner, photo: `${owner}/${file}.jpg`, side: asked };
}

/** The path of one size. */
export function photoPathOfSide(path: string, side: number): string {
  return side === PHOTO_SIDES.screen ? path : path.replace(/\.jpg$/, `_${side}.jpg`);
}

/** The paths of all sizes. */
export function photoPaths(path: string): string[] {
  return [...SMALLER, PHOTO_SIDES.screen].map((side) => photoPathOfSide(path, side));
}

/** The path in a profile's address; undefined for other sites. */
export function photoPathOf(avatarUrl: string): string | undefined {
  const path = avatarUrl.startsWith(PHOTO_PREFIX) ? avatarUrl.slice(PHOTO_PREFIX.length) : "";
  return parsePhotoPath(path)?.photo === path ? path : undefined;
}

/** Names one of a person's photos; undefined for other sites. */
export function photoIdOf(avatarUrl: string): string | undefined {
  return PATH.exec(photoPathOf(avatarUrl) ?? "")?.groups?.file;
}

/** The `srcset`; undefined for other sites, with a single size. */
export function photoSources(avatarUrl: string): string | undefined {
  if (photoPathOf(avatarUrl) === undefined) return undefined;
  return [...SMALLER, PHOTO_SIDES.screen].map((side) => `${photoPathOfSide(avatarUrl, side)} ${side}w`).join(", ");
}

/** Placeholder colours until a photo has loaded, top to bottom, as `#rgb`. */
export type PhotoTints = readonly [string, string, string];

/** Encodes the colours for a photo's file name. */
export function tintsInName(tints: PhotoTints): string {
  return tints.map((tint) => tint.slice(1)).join("");
}

/** Decodes the colours from an address, if present. */
export function photoTints(avatarUrl: string): PhotoTints | undefined {
  const [, top, middle, bottom] =
    /-([0-9a-f]{3})([0-9a-f]{3})([0-9a-f]{3})\.jpg$/.exec(photoPathOf(avatarUrl) ?? "") ?? [];
  return top && middle && bottom ? [`#${top}`, `#${middle}`, `#${bottom}`] : undefined;
}
