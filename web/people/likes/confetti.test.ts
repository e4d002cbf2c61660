import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { throwConfetti } from "./confetti.ts";

const thrower = vi.hoisted(() => Object.assign(vi.fn(), { reset: vi.fn() }));
vi.mock("canvas-confetti", () => ({ default: { create: () => thrower } }));

beforeEach(() => {
  vi.useFakeTimers();
  thrower.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

const canvases = () => document.querySelectorAll("canvas").length;

test("LIMIT-18: 120 particles fly for 5 seconds, and then nothing of them is left on the page", async () => {
  await throwConfetti();
  const thrown = thrower.mock.calls.map(([options]) => options as { particleCount: number; ticks: number });
  expect(thrown.reduce((sum, { particleCount }) => sum + particleCount, 0)).toBe(120);
  // At 60 frames per second.
  expect(thrown.map(({ ticks }) => ticks)).toEqual([300, 300]);
  vi.advanceTimersByTime(4999);
  expect(canvases()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(canvases()).toBe(0);
  expect(thrower.reset).toHaveBeenCalledTimes(1);
});
