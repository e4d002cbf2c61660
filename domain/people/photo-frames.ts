/** The square that lists show and the portrait around it that profiles show: two frames of one picture. */
import { PHOTO, PORTRAIT } from "@nakamatch/contract/vocabulary/photos";

/** In pixels, as all here. */
export interface Size {
  width: number;
  height: number;
}

export interface Square {
  x: number;
  y: number;
  side: number;
}

export interface Frame extends Size {
  x: number;
  y: number;
}

/** Height of a portrait for its width. */
const TALL = PORTRAIT.height / PORTRAIT.width;

/** Width of a proposed portrait for that of its square. */
const AROUND = 1.4;

/** Share of its height to spare that is above the square, as room for hair. */
const HEADROOM = 0.4;

/** The widest portrait around a square. One in a low picture is lower than 4:5, down to the square itself. */
export function widestPortrait({ side }: Pick<Square, "side">, photo: Size): number {
  return Math.max(side, Math.min(photo.width, photo.height / TALL));
}

/**
 * Proposes a portrait with the square in its upper half. A square in the middle was left where it began, and says nothing
 * of where the head is.
 */
export function portraitAround(square: Square, photo: Size): Frame {
  const { x, y, side } = square;
  const isUntouched = Math.hypot(x + side / 2 - photo.width / 2, y + side / 2 - photo.height / 2) < UNTOUCHED;
  if (isUntouched) return portraitAt(firstPortrait(photo), square, photo);
  const width = Math.min(side * AROUND, widestPortrait(square, photo));
  return portraitAt({ x: x - (width - side) / 2, y: y - (width * TALL - side) * HEADROOM, width }, square, photo);
}

/** More is no rounding. */
const UNTOUCHED = 2;

/** The portrait nearest to the wanted one that holds the square and lies in the picture. */
export function portraitAt(wanted: Omit<Frame, "height">, square: Square, photo: Size): Frame {
  const width = between(square.side, wanted.width, widestPortrait(square, photo));
  const height = Math.min(width * TALL, photo.height);
  const start = (at: number, length: number, from: number, whole: number) =>
    between(Math.max(0, from + square.side - length), at, Math.min(from, whole - length));
  return {
    x: start(wanted.x, width, square.x, photo.width),
    y: start(wanted.y, height, square.y, photo.height),
    width,
    height,
  };
}

/** The smallest square of a portrait that is framed by itself. */
export const LEAST_SQUARE = { side: PHOTO.minSide };

/** Share of the height to spare that is left out above, so that the head of a person is in sight. */
const ABOVE = 0.05;

/** Proposes a portrait by itself: as large as the picture allows. */
export function firstPortrait(photo: Size): Frame {
  const width = widestPortrait(LEAST_SQUARE, photo);
  const spare = photo.height - width * TALL;
  return portraitIn({ x: (photo.width - width) / 2, y: spare * ABOVE, width }, photo);
}

/** The portrait nearest to the wanted one that lies in the picture. */
export function portraitIn({ x, y, width: wanted }: Omit<Frame, "height">, photo: Size): Frame {
  const width = between(LEAST_SQUARE.side, wanted, widestPortrait(LEAST_SQUARE, photo));
  const height = Math.min(width * TALL, photo.height);
  return { x: between(0, x, photo.width - width), y: between(0, y, photo.height - height), width, height };
}

/** The square of a portrait that was framed by itself: its upper part. */
export function squareOf({ x, y, width, height }: Frame): Square {
  return { x, y, side: Math.min(width, height) };
}

/** Whether a picture can be the portrait around a square. Its height may be rounded. */
export function isPortraitAround(square: Square, { width, height }: Size): boolean {
  const isInside = square.x + square.side <= width && square.y + square.side <= height;
  return isInside && height >= width - 1 && height <= (width + 1) * TALL;
}

/** Height in percent of the width, as in a photo's name. */
export function portraitPercent({ width, height }: Size): number {
  return Math.round(between(100, (height / width) * 100, TALL * 100));
}

/** Writes a square for the query of an upload, in whole pixels. */
export function squareToText({ x, y, side }: Square): string {
  return [x, y, side].map(Math.round).join();
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(least, value), most);
}
