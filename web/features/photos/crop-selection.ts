import { CROP } from "@nakamatch/contract/vocabulary/photos";
import type { Frame, Size, Square } from "@nakamatch/domain/people/photo-frames";
import type { Area, Point } from "react-easy-crop";

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

/** A square of the photo in percent; the inverse. */
export function shareOf({ x, y, side }: Square, { width, height }: Size): Area {
  const percent = (part: number, whole: number) => (part / whole) * 100;
  return { x: percent(x, width), y: percent(y, height), width: percent(side, width), height: percent(side, height) };
}

/** A photo under a fixed frame: the offset of its centre in CSS pixels, and its zoom; 1 for the widest frame. */
export interface FrameView extends Point {
  zoom: number;
}

/** `box`: width of the frame on the screen in CSS pixels; `widest`: of all frames, in the photo's pixels. */
interface Fitting {
  box: number;
  widest: number;
}

/** Where the photo is while `frame` is seen. */
export function viewOf({ x, y, width, height }: Frame, photo: Size, { box, widest }: Fitting): FrameView {
  const scale = box / width;
  const offset = (at: number, length: number, whole: number) => (whole / 2 - at - length / 2) * scale;
  return { x: offset(x, width, photo.width), y: offset(y, height, photo.height), zoom: widest / width };
}

/** The frame that is seen; its inverse. `ratio`: its height for its width. */
export function frameSeen(
  { x, y, zoom }: FrameView,
  photo: Size,
  { box, widest, ratio }: Fitting & { ratio: number },
): Omit<Frame, "height"> {
  const width = widest / zoom;
  const start = (offset: number, length: number, whole: number) => whole / 2 - (offset * width) / box - length / 2;
  return { x: start(x, width, photo.width), y: start(y, width * ratio, photo.height), width };
}
