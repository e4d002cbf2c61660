import { CROP } from "@nakamatch/contract/vocabulary/photos";
import type { Area } from "react-easy-crop";

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

/** Maximum zoom: the circle covers 100 pixels (AVATAR-07). At zoom 1 it covers the shorter side. */
export function mostZoom({ width, height }: Size): number {
  return Math.min(width, height) / CROP.minSide;
}

/** The zoom at which the circle covers `percent` of the width, if possible (AVATAR-04, AVATAR-05). */
export function zoomFor(percent: number, photo: Size): number {
  const zoom = Math.min(photo.width, photo.height) / ((photo.width * percent) / 100);
  return Math.min(Math.max(1, zoom), mostZoom(photo));
}

/** The photo's square under a selection in percent; undefined if empty (AVATAR-08). */
export function selectedSquare({ x, y, width, height }: Area, photo: Size): Square | undefined {
  if (!(width > 0) || !(height > 0)) return undefined;
  // Rounding must not exceed the edge.
  const side = Math.min((width / 100) * photo.width, (height / 100) * photo.height, photo.width, photo.height);
  const at = (percent: number, length: number) => Math.min(Math.max(0, (percent / 100) * length), length - side);
  return { x: at(x, photo.width), y: at(y, photo.height), side };
}
