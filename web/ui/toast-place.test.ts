import { afterEach, expect, test, vi } from "vitest";
import { choosePlace, measureControls, type Rect } from "./toast-place.ts";

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const phone = { width: 360, height: 740, top: 66, bottom: 64 };
const laptop = { width: 1280, height: 800, top: 66, bottom: 0 };
const small = { width: 336, height: 70 };
const large = { width: 384, height: 70 };

/** Counts what a rectangle covers of these controls. */
const controls =
  (...all: Rect[]) =>
  (rect: Rect) =>
    all.reduce((sum, { left, top, right, bottom }) => {
      const width = Math.min(right, rect.right) - Math.max(left, rect.left);
      const height = Math.min(bottom, rect.bottom) - Math.max(top, rect.top);
      return sum + Math.max(0, width) * Math.max(0, height);
    }, 0);

const atTheBottom = { left: 20, top: 600, right: 340, bottom: 644 };
const atTheTop = { left: 300, top: 90, right: 344, bottom: 134 };

test("a toast is above the bar of phones", () => {
  expect(choosePlace(small, phone, controls())).toEqual({ side: "left", edge: "bottom", distance: 76 });
});

test("a button below it moves it under the header", () => {
  expect(choosePlace(small, phone, controls(atTheBottom))).toEqual({ side: "left", edge: "top", distance: 78 });
});

test("where everything is full of buttons, it covers least", () => {
  expect(choosePlace(small, phone, controls(atTheBottom, atTheTop))).toMatchObject({ edge: "top" });
  const wide = { ...atTheTop, left: 0, right: 360 };
  const narrow = { ...atTheBottom, right: 30 };
  expect(choosePlace(small, phone, controls(narrow, wide))).toMatchObject({ edge: "bottom" });
});

test("in a wide window it is at the left below, or at the other side", () => {
  expect(choosePlace(large, laptop, controls())).toEqual({ side: "left", edge: "bottom", distance: 12 });
  const leftBelow = { left: 0, top: 730, right: 300, bottom: 780 };
  expect(choosePlace(large, laptop, controls(leftBelow))).toEqual({ side: "right", edge: "bottom", distance: 12 });
  const below = { ...leftBelow, right: 1280 };
  expect(choosePlace(large, laptop, controls(below))).toEqual({ side: "left", edge: "top", distance: 78 });
});

test("a toast stays in the corner of the one before, until that covers something", () => {
  const right = { side: "right", edge: "bottom", distance: 12 } as const;
  expect(choosePlace(large, laptop, controls(), right)).toEqual(right);
  const rightBelow = { left: 900, top: 730, right: 1270, bottom: 780 };
  expect(choosePlace(large, laptop, controls(rightBelow), right)).toMatchObject({ side: "left", edge: "bottom" });
  expect(choosePlace(small, phone, controls(), { side: "right", edge: "top", distance: 78 })).toMatchObject({
    side: "left",
    edge: "bottom",
  });
});

test("the page's title gives way to a button, and is not covered where there is a free place", () => {
  document.body.innerHTML = '<main><h1>Matches</h1><button type="button">Like</button></main>';
  const [title, button] = document.querySelectorAll("h1, button");
  vi.spyOn(title!, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 66, 360, 70));
  vi.spyOn(button!, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 600, 100, 44));
  Object.assign(document, { elementFromPoint: (_x: number, y: number) => (y < 300 ? title : button) });
  const covered = measureControls();
  const onTitle = covered({ left: 0, top: 66, right: 360, bottom: 136 });
  expect(onTitle).toBeGreaterThan(0);
  expect(covered({ left: 0, top: 600, right: 100, bottom: 644 })).toBeGreaterThan(onTitle);
  expect(covered({ left: 0, top: 300, right: 360, bottom: 400 })).toBe(0);
});

test("what the browser skips is not measured, which would make it lay that out", () => {
  document.body.innerHTML = '<main><button type="button">Near</button><button type="button">Far</button></main>';
  const [near, far] = document.querySelectorAll("button");
  vi.spyOn(far!, "checkVisibility").mockImplementation((options) => !options?.contentVisibilityAuto);
  const measured = [near!, far!].map((button) => vi.spyOn(button, "getBoundingClientRect"));
  measureControls();
  expect(measured.map((each) => each.mock.calls.length)).toEqual([1, 0]);
});
