import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { throwConfetti } from "./confetti.ts";

// The real library.
vi.unmock("canvas-confetti");

/** Pieces per frame, oldest first; each frame clears the canvas. */
let frames: number[] = [];

beforeEach(async () => {
  frames = [];
  const context = {
    clearRect: () => frames.push(0),
    fill: () => {
      frames[frames.length - 1] = (frames.at(-1) ?? 0) + 1;
    },
  };
  // Other canvas calls do nothing.
  const painter = new Proxy(context, { get: (known, name) => Reflect.get(known, name) ?? (() => {}) });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(painter as never);
  await import("canvas-confetti");
  vi.useFakeTimers();
});

afterEach(() => {
  for (const canvas of document.querySelectorAll("canvas")) canvas.remove();
});

const canvases = () => document.querySelectorAll("body > canvas");

test("LIMIT-18 LIKE-05: 120 pieces of paper are painted, and fall for 5 seconds; they take no clicks, and are not announced", async () => {
  await throwConfetti();
  const [canvas] = canvases();
  expect([canvas?.getAttribute("aria-hidden"), canvas?.classList.contains("pointer-events-none")]).toEqual([
    "true",
    true,
  ]);
  await vi.advanceTimersByTimeAsync(100);
  expect(frames.at(-1)).toBe(120);
  await vi.advanceTimersByTimeAsync(4_400);
  expect(frames.at(-1), "after 4.5 s").toBe(120);
  await vi.advanceTimersByTimeAsync(499);
  expect(canvases(), "just before 5 s").toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(canvases(), "after 5 s").toHaveLength(0);
  const painted = frames.length;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(frames, "nothing is painted any more").toHaveLength(painted);
});

test("LIKE-05: with reduced motion there is no paper", async () => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(prefers-reduced-motion: reduce)" }));
  await throwConfetti();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(canvases()).toHaveLength(0);
  expect(frames).toEqual([]);
});
