import { RateLimiterRes } from "rate-limiter-flexible";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BoundedMemoryLimiter } from "./bounded-memory.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The key's count in its window, including this one. */
const count = (limiter: BoundedMemoryLimiter, key: string) =>
  limiter.consume(key).then(
    ({ consumedPoints }) => consumedPoints,
    (result) => (result instanceof RateLimiterRes ? result.consumedPoints : Promise.reject(result)),
  );

it("forgets the oldest window, and only that, when there are too many", async () => {
  const limiter = new BoundedMemoryLimiter({ keyPrefix: "", points: 1, duration: 60, maxKeys: 3 });
  for (const key of ["a", "b", "c"]) expect(await count(limiter, key)).toBe(1);
  for (const key of ["a", "b", "c"]) expect(await count(limiter, key), "as many as fit").toBe(2);
  expect(await count(limiter, "d")).toBe(1);
  for (const key of ["b", "c", "d"]) expect(await count(limiter, key)).toBeGreaterThan(1);
  expect(await count(limiter, "a"), "the oldest").toBe(1);
});

it("counts a window that began again as the newest", async () => {
  const limiter = new BoundedMemoryLimiter({ keyPrefix: "", points: 5, duration: 60, maxKeys: 2 });
  await count(limiter, "a");
  vi.advanceTimersByTime(30_000);
  await count(limiter, "b");
  vi.advanceTimersByTime(30_000);
  await count(limiter, "a");
  await count(limiter, "c");
  expect(await count(limiter, "a")).toBe(2);
  expect(await count(limiter, "b")).toBe(1);
});

it("takes a request back within its window, not in the next one", async () => {
  const limiter = new BoundedMemoryLimiter({ keyPrefix: "", points: 5, duration: 60, maxKeys: 2 });
  await count(limiter, "a");
  await limiter.reward("a");
  expect(await count(limiter, "a")).toBe(1);
  vi.advanceTimersByTime(60_000);
  await limiter.reward("a");
  expect(await limiter.get("a"), "no window without a request").toBeNull();
  expect(await count(limiter, "a")).toBe(1);
});
