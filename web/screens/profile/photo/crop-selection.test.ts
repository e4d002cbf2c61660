import { expect, test } from "vitest";
import { centredSelection, leastSelection, selectedSquare, shownSize } from "./crop-selection.ts";

const landscape = { width: 4000, height: 3000 };
const room = { width: 400, height: 300 };

test("a photo fills the room it has, and a panorama is never shown too low to select from", () => {
  expect(shownSize(landscape, room)).toEqual(room);
  expect(shownSize({ width: 3000, height: 4000 }, room)).toEqual({ width: 225, height: 300 });
  expect(shownSize({ width: 4000, height: 400 }, room)).toEqual({ width: 1200, height: 120 });
  expect(shownSize({ width: 100, height: 100 }, room)).toEqual({ width: 300, height: 300 });
});

test("AVATAR-04 AVATAR-05 the selection is a centred square of a share of the width", () => {
  const wide = centredSelection(60, landscape, { width: 400, height: 300 });
  const square = centredSelection(50, { width: 800, height: 800 }, { width: 400, height: 400 });
  expect(wide).toEqual({ unit: "%", x: 20, y: 10, width: 60, height: 80 });
  expect(square).toEqual({ unit: "%", x: 25, y: 25, width: 50, height: 50 });
});

test("AVATAR-06 it stays inside the photo, and a square, where the photo is low", () => {
  expect(centredSelection(60, { width: 1200, height: 400 }, { width: 600, height: 200 })).toMatchObject({
    y: 0,
    height: 100,
    width: expect.closeTo(100 / 3, 9),
  });
});

test("AVATAR-07 it has at least 100 pixels of the screen, and 100 of the photo", () => {
  expect(leastSelection(landscape, { width: 400, height: 300 })).toBe(100);
  expect(leastSelection({ width: 150, height: 150 }, { width: 300, height: 300 })).toBe(200);
  expect(leastSelection({ width: 100, height: 100 }, { width: 300, height: 300 })).toBe(300);
  expect(centredSelection(60, { width: 1500, height: 1500 }, { width: 150, height: 150 }).width).toBeCloseTo(200 / 3);
});

test("the square of the photo lies inside it", () => {
  const squareAt = (x: number, y: number) => selectedSquare({ unit: "%", x, y, width: 30, height: 40 }, landscape);
  expect(squareAt(25, 50)).toEqual({ x: 1000, y: 1500, side: 1200 });
  expect(squareAt(70.01, 60.01)).toEqual({ x: 2800, y: 1800, side: 1200 });
});

test("AVATAR-08 an empty selection has no square", () => {
  expect(selectedSquare({ unit: "%", x: 10, y: 10, width: 0, height: 0 }, landscape)).toBeUndefined();
  expect(selectedSquare({ unit: "%", x: 10, y: 10, width: 10, height: 0 }, landscape)).toBeUndefined();
});
