import { CROP } from "@nakamatch/contract/vocabulary/photos";
import type { PercentCrop } from "react-image-crop";

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** In the photo's pixels. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

/** Minimum displayed length of the shorter side. */
const LEAST_SHOWN = 120;

/** Displayed size: as large as fits, but enough for the minimum selection. */
export function shownSize(photo: Size, room: Size): Size {
  const fitting = Math.min(room.width / photo.width, room.height / photo.height);
  const scale = Math.max(fitting, LEAST_SHOWN / Math.min(photo.width, photo.height));
  return { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) };
}

/** Minimum side in screen pixels: 100 of them, and 100 of the photo (AVATAR-07). */
export function leastSelection(photo: Size, shown: Size): number {
  const ofPhoto = (CROP.minSide * shown.width) / photo.width;
  return Math.min(Math.max(CROP.minSide, ofPhoto), shown.width, shown.height);
}

/** A centred square of `percent` of the width, within the photo and above the minimum (AVATAR-04, AVATAR-05). */
export function centredSelection(percent: number, photo: Size, shown: Size): PercentCrop {
  const wanted = Math.max((shown.width * percent) / 100, leastSelection(photo, shown));
  const side = Math.min(wanted, shown.width, shown.height);
  const width = (side / shown.width) * 100;
  const height = (side / shown.height) * 100;
  return { unit: "%", x: (100 - width) / 2, y: (100 - height) / 2, width, height };
}

/** The photo's square under a selection; undefined if empty (AVATAR-08). */
export function selectedSquare({ x, y, width, height }: PercentCrop, photo: Size): Square | undefined {
  if (!(width > 0) || !(height > 0)) return undefined;
  // Rounding must not exceed the edge.
  const side = Math.min((width / 100) * photo.width, (height / 100) * photo.height, photo.width, photo.height);
  const at = (percent: number, length: number) => Math.min(Math.max(0, (percent / 100) * length), length - side);
  return { x: at(x, photo.width), y: at(y, photo.height), side };
}
