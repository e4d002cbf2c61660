/** Where the square of a portrait is, which the photo's name says in per mille of the portrait's width. */
import { photoPathOf } from "./photo-address.ts";
import type { Size, Square } from "./photo-frames.ts";

const UNIT = 1000;

/** Stands before the mark of a portrait. */
export function squareInName({ x, y, side }: Square, { width }: Pick<Size, "width">): string {
  return `-s${[x, y, side].map((length) => Math.round((length / width) * UNIT)).join("-")}`;
}

/** Where the square is in a portrait: its upper part in earlier photos, which do not say it. */
export function squareInPortrait(url: string, { width, height }: Size): Square {
  const numbers = /-s(\d+)-(\d+)-(\d+)-p1/.exec(photoPathOf(url) ?? "")?.slice(1);
  const [x = 0, y = 0, wanted = width] = numbers?.map((part) => (Number(part) * width) / UNIT) ?? [];
  const side = Math.min(wanted, width, height);
  return { x: Math.min(x, width - side), y: Math.min(y, height - side), side };
}
