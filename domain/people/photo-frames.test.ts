import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Frame,
  firstPortrait,
  isPortraitAround,
  portraitAround,
  portraitAt,
  portraitIn,
  portraitPercent,
  type Size,
  type Square,
  squareOf,
  squareToText,
  widestPortrait,
} from "./photo-frames.ts";

const photo = { width: 3000, height: 4000 };
const low = { width: 1600, height: 900 };

const centreOf = ({ y, side }: Square) => y + side / 2;
const holds = (frame: Frame, { x, y, side }: Square) =>
  frame.x <= x && frame.y <= y && x + side <= frame.x + frame.width && y + side <= frame.y + frame.height;
const lies = ({ x, y, width, height }: Frame, whole: Size) =>
  x >= 0 && y >= 0 && x + width <= whole.width && y + height <= whole.height;

test("the proposed portrait is 4:5, with the square in its upper half and room above it", () => {
  const square = { x: 1000, y: 1000, side: 800 };
  const portrait = portraitAround(square, photo);
  expect(portrait).toEqual({ x: 840, y: 760, width: 1120, height: 1400 });
  expect(centreOf(square)).toBeLessThan(portrait.y + portrait.height / 2);
});

test("around a square that was left in the middle it is what a photo by itself begins with, head and all", () => {
  const tall = { width: 1080, height: 1920 };
  const middle = { x: 216, y: 636, side: 648 };
  expect(portraitAround(middle, tall)).toEqual(firstPortrait(tall));
  expect(portraitAround({ ...middle, y: 632 }, tall)).toMatchObject({ width: 648 * 1.4 });
});

test("it is moved into the picture, and not wider than that", () => {
  expect(portraitAround({ x: 2200, y: 3200, side: 800 }, photo)).toEqual({
    x: 1880,
    y: 2600,
    width: 1120,
    height: 1400,
  });
  expect(portraitAround({ x: 0, y: 0, side: 2800 }, photo)).toEqual({ x: 0, y: 0, width: 3000, height: 3750 });
});

test("in a low picture it is as high as that, and no wider than the square where 4:5 has no room", () => {
  expect(portraitAround({ x: 400, y: 100, side: 640 }, low)).toEqual({ x: 360, y: 0, width: 720, height: 900 });
  expect(portraitAround({ x: 300, y: 20, side: 800 }, low)).toEqual({ x: 300, y: 0, width: 800, height: 900 });
  expect(portraitAround({ x: 300, y: 0, side: 900 }, low)).toEqual({ x: 300, y: 0, width: 900, height: 900 });
});

test("a wanted portrait gives way to the square and the picture's edges", () => {
  const square = { x: 1000, y: 1000, side: 800 };
  const at = (x: number, y: number, width: number) => portraitAt({ x, y, width }, square, photo);
  expect(at(500, 700, 1600)).toEqual({ x: 500, y: 700, width: 1600, height: 2000 });
  expect(at(1500, 1500, 1200), "not past the square").toEqual({ x: 1000, y: 1000, width: 1200, height: 1500 });
  expect(at(0, 0, 100), "not smaller than it").toEqual({ x: 1000, y: 800, width: 800, height: 1000 });
  expect(at(-50, 900, 9000)).toEqual({ x: 0, y: 250, width: 3000, height: 3750 });
});

test("wherever the square is, both proposals and wishes hold it, lie in the picture and are accepted", () => {
  const side = fc.integer({ min: 100, max: 3000 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const wish = fc.record({ x: fc.integer(), y: fc.integer(), width: fc.integer({ min: -10, max: 9000 }) });
  fc.assert(
    fc.property(side, side, fc.tuple(share, share, share), wish, (width, height, [size, across, down], wanted) => {
      const whole = { width, height };
      const most = Math.min(width, height);
      const square = { x: 0, y: 0, side: Math.round(100 + (most - 100) * size) };
      square.x = Math.floor((width - square.side) * across);
      square.y = Math.floor((height - square.side) * down);
      for (const portrait of [portraitAround(square, whole), portraitAt(wanted, square, whole)]) {
        expect([holds(portrait, square), lies(portrait, whole)]).toEqual([true, true]);
        expect(portrait.width).toBeLessThanOrEqual(widestPortrait(square, whole));
        const [x, y] = [Math.floor(square.x - portrait.x), Math.floor(square.y - portrait.y)];
        const sent = { width: Math.round(portrait.width), height: Math.round(portrait.height) };
        expect(isPortraitAround({ x, y, side: square.side }, sent)).toBe(true);
      }
    }),
  );
});

test("a portrait by itself begins as large as the picture allows, near its upper edge, and stays in it", () => {
  expect(firstPortrait({ width: 1080, height: 1920 })).toEqual({ x: 0, y: 28.5, width: 1080, height: 1350 });
  expect(firstPortrait(low)).toEqual({ x: 440, y: 0, width: 720, height: 900 });
  expect(firstPortrait({ width: 300, height: 110 }), "not under 100 pixels").toEqual({
    x: 100,
    y: 0,
    width: 100,
    height: 110,
  });
  expect(portraitIn({ x: 9000, y: -5, width: 1000 }, photo)).toEqual({ x: 2000, y: 0, width: 1000, height: 1250 });
  expect(portraitIn({ x: 0, y: 0, width: 9000 }, photo)).toEqual({ x: 0, y: 0, width: 3000, height: 3750 });
});

test("the square of a portrait is its upper part", () => {
  expect(squareOf({ x: 40, y: 10, width: 800, height: 1000 })).toEqual({ x: 40, y: 10, side: 800 });
});

test("a square outside, and a picture that is wide or higher than 4:5, is no portrait", () => {
  const is = (x: number, y: number, side: number, size = { width: 800, height: 1000 }) =>
    isPortraitAround({ x, y, side }, size);
  expect([is(0, 0, 800), is(0, 200, 800), is(0, 1, 800, { width: 800, height: 801 })]).toEqual([true, true, true]);
  expect([is(1, 0, 800), is(0, 201, 800), is(0, 0, 801)]).toEqual([false, false, false]);
  expect(is(0, 0, 800, { width: 802, height: 800 })).toBe(false);
  expect(is(0, 0, 800, { width: 800, height: 1002 })).toBe(false);
});

test("the shape is written in percent, the square in whole pixels", () => {
  expect([portraitPercent({ width: 1280, height: 1600 }), portraitPercent({ width: 9, height: 10 })]).toEqual([
    125, 111,
  ]);
  expect(portraitPercent({ width: 801, height: 800 })).toBe(100);
  expect(squareToText({ x: 0.4, y: 120.6, side: 800 })).toBe("0,121,800");
});
