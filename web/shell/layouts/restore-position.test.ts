import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restorePosition } from "./restore-position.ts";

let top = 0;
let height = 0;
let resized: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  top = 0;
  resized = () => {};
  vi.stubGlobal("scrollTo", (to: ScrollToOptions) => {
    top = Math.min(to.top ?? 0, height);
  });
  vi.spyOn(window, "scrollY", "get").mockImplementation(() => top);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe(element: Element) {
        expect(element).toBe(document.body);
      }
      disconnect() {
        resized = () => {};
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Lets the page become so tall that it can be scrolled so far. */
function grow(to: number): number {
  height = to;
  resized();
  return top;
}

test("a page that grows is scrolled until it is where it was left, and no further", () => {
  height = 0;
  restorePosition(700);
  expect(top).toBe(0);
  expect(grow(250)).toBe(250);
  expect(grow(900)).toBe(700);
  top = 0;
  expect(grow(1_200), "it was there").toBe(0);
});

test("a page that is tall enough is scrolled once", () => {
  height = 800;
  restorePosition(700);
  expect(top).toBe(700);
  top = 0;
  expect(grow(900)).toBe(0);
});

test.each(["pointerdown", "touchstart", "wheel", "keydown"])("after a %s nothing moves any more", (sign) => {
  height = 100;
  restorePosition(700);
  dispatchEvent(new Event(sign));
  expect(grow(900)).toBe(100);
});

test("nor once something else has scrolled the page", () => {
  height = 100;
  restorePosition(700);
  top = 40;
  expect(grow(900)).toBe(40);
  top = 100;
  expect(grow(1_000)).toBe(100);
});

test("nor after three seconds, nor once it is ended", () => {
  height = 100;
  restorePosition(700);
  vi.advanceTimersByTime(2_999);
  expect(grow(200)).toBe(200);
  vi.advanceTimersByTime(1);
  expect(grow(900)).toBe(200);

  height = 100;
  restorePosition(700)();
  expect(grow(900)).toBe(100);
});
