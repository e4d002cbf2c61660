/** How a photo is addressed. One address is stored; those of its smaller sizes follow from it. */
import { PHOTO_SIDES } from "@nakamatch/contract/vocabulary/photos";

/** Where photos are served. */
export const PHOTO_PREFIX = "/avatars/";

/** `{userId}/{timestamp}_{name}.jpg`, for a smaller size `{userId}/{timestamp}_{name}_{side}.jpg` (AVATAR-10). */
const PATH =
  /^(?<owner>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(?<file>\d{1,16}_[A-Za-z0-9-]{1,80})(?:_(?<side>\d{2,4}))?\.jpg$/;

/** The sizes besides the largest, which has the stored address itself. */
const SMALLER = [PHOTO_SIDES.list, PHOTO_SIDES.card] as const;

/** A path below the prefix, taken apart. */
export interface PhotoPath {
  /** The person's id. */
  owner: string;
  /** The path of the photo, whatever size was asked for. */
  photo: string;
  /** Pixels of the side that was asked for. */
  side: number;
}

/** Takes the path of a request apart; undefined where it is not the path of any photo. */
export function parsePhotoPath(path: string): PhotoPath | undefined {
  const { owner, file, side } = PATH.exec(path)?.groups ?? {};
  if (owner === undefined || file === undefined) return undefined;
  const asked = side === undefined ? PHOTO_SIDES.screen : SMALLER.find((smaller) => smaller === Number(side));
  return asked === undefined ? undefined : { owner, photo: `${owner}/${file}.jpg`, side: asked };
}

/** The path of one size of the photo at `path`. */
export function photoPathOfSide(path: string, side: number): string {
  return side === PHOTO_SIDES.screen ? path : path.replace(/\.jpg$/, `_${side}.jpg`);
}

/** The paths of all stored sizes of the photo at `path`. */
export function photoPaths(path: string): string[] {
  return [...SMALLER, PHOTO_SIDES.screen].map((side) => photoPathOfSide(path, side));
}

/** The path of a photo below the prefix by the address a profile has; undefined for an address that is not ours. */
export function photoPathOf(avatarUrl: string): string | undefined {
  const path = avatarUrl.startsWith(PHOTO_PREFIX) ? avatarUrl.slice(PHOTO_PREFIX.length) : "";
  return parsePhotoPath(path)?.photo === path ? path : undefined;
}

/** The `srcset` of the photo at `avatarUrl`; undefined for an address that is not ours, which has one size only. */
export function photoSources(avatarUrl: string): string | undefined {
  if (photoPathOf(avatarUrl) === undefined) return undefined;
  return [...SMALLER, PHOTO_SIDES.screen].map((side) => `${photoPathOfSide(avatarUrl, side)} ${side}w`).join(", ");
}

/** Three colours of a photo, from top to bottom, as `#rgb`: what is shown until it is loaded. */
export type PhotoTints = readonly [string, string, string];

/** A part of a photo's name that says its colours. */
export function tintsInName(tints: PhotoTints): string {
  return tints.map((tint) => tint.slice(1)).join("");
}

/** The colours that the name of the photo at `avatarUrl` says, if any. */
export function photoTints(avatarUrl: string): PhotoTints | undefined {
  const [, top, middle, bottom] =
    /-([0-9a-f]{3})([0-9a-f]{3})([0-9a-f]{3})\.jpg$/.exec(photoPathOf(avatarUrl) ?? "") ?? [];
  return top && middle && bottom ? [`#${top}`, `#${middle}`, `#${bottom}`] : undefined;
}
