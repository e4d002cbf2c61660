import { expect, test } from "vitest";
import { frameSeen, mostZoom, selectedSquare, viewOf, zoomFor } from "./crop-selection.ts";

const landscape = { width: 4000, height: 3000 };
const tall = { width: 1000, height: 4000 };
/** Side of the square in the circle, in the photo's pixels. */
const sideAt = (percent: number, photo: { width: number; height: number }) =>
  Math.min(photo.width, photo.height) / zoomFor(percent, photo);

test("AVATAR-04 AVATAR-05 the circle holds a share of the width", () => {
  expect(sideAt(60, landscape)).toBeCloseTo(2400);
  expect(sideAt(50, landscape)).toBeCloseTo(2000);
  expect(sideAt(60, tall)).toBeCloseTo(600);
});

test("AVATAR-06 it never holds more than there is, where the photo is low", () => {
  expect(sideAt(60, { width: 4000, height: 400 })).toBe(400);
});

test("AVATAR-07 it holds at least 100 pixels of the photo", () => {
  expect(landscape.height / mostZoom(landscape)).toBe(100);
  expect(sideAt(60, { width: 150, height: 150 })).toBeCloseTo(100);
  expect(mostZoom({ width: 100, height: 100 })).toBe(1);
});

test("the square of the photo lies inside it", () => {
  const squareAt = (x: number, y: number) => selectedSquare({ x, y, width: 30, height: 40 }, landscape);
  expect(squareAt(25, 50)).toEqual({ x: 1000, y: 1500, side: 1200 });
  expect(squareAt(70.01, 60.01)).toEqual({ x: 2800, y: 1800, side: 1200 });
});

test("AVATAR-08 an empty selection has no square", () => {
  expect(selectedSquare({ x: 10, y: 10, width: 0, height: 0 }, landscape)).toBeUndefined();
  expect(selectedSquare({ x: 10, y: 10, width: 10, height: 0 }, landscape)).toBeUndefined();
});

test("a photo is where its frame is seen, and back", () => {
  const frame = { x: 1000, y: 500, width: 800, height: 1000 };
  const fitting = { box: 200, widest: 2400 };
  const view = viewOf(frame, landscape, fitting);
  expect(view).toEqual({ x: 150, y: 125, zoom: 3 });
  expect(frameSeen(view, landscape, { ...fitting, ratio: 1.25 })).toEqual({ x: 1000, y: 500, width: 800 });
});
