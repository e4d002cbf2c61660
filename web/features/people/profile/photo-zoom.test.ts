import { expect, test } from "vitest";
import { moved, UNZOOMED, zoomAt } from "./photo-zoom.ts";

const room = { window: { x: 200, y: 300 }, photo: { x: 200, y: 200 } };

test("zooming keeps the point under the finger, between the whole photo and five times its size", () => {
  const at = { x: 100, y: 0 };
  expect(zoomAt(UNZOOMED, 2, at, room)).toEqual({ scale: 2, x: -100, y: 0 });
  expect(zoomAt(UNZOOMED, 9, at, room).scale).toBe(5);
  expect(zoomAt({ scale: 2, x: -100, y: 50 }, 0.1, at, room)).toEqual(UNZOOMED);
});

test("a photo is moved no further than its edge, and not at all where it fits", () => {
  expect(moved({ scale: 2, x: 0, y: 0 }, { x: -900, y: 900 }, room)).toEqual({ scale: 2, x: -200, y: 100 });
  expect(moved(UNZOOMED, { x: 50, y: 50 }, room)).toEqual(UNZOOMED);
});
