import { expect, test } from "vitest";
import { createBackoff } from "./backoff.ts";

const LIMITS = { firstMs: 3000, mostMs: 60_000 };

test("waits double up to the maximum and start again after a success", () => {
  const backoff = createBackoff(LIMITS, () => 0);
  const waits = Array.from({ length: 7 }, () => backoff.next());
  expect(waits).toEqual([3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000]);
  backoff.reset();
  expect(backoff.next()).toBe(3000);
});

test("jitter shortens a wait by up to half and does not change the next one", () => {
  const [early, late] = [createBackoff(LIMITS, () => 1), createBackoff(LIMITS, () => 0.5)];
  expect([early.next(), early.next()]).toEqual([1500, 3000]);
  expect([late.next(), late.next()]).toEqual([2250, 4500]);
});
