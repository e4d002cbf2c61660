import { expect, test } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

test("counts each by themselves, and anew in the next window", () => {
  const limit = createRateLimit({ most: 2, windowMs: 1000 });
  expect([0, 1, 2, 999].map((now) => limit.allow("ana", now))).toEqual([true, true, false, false]);
  expect(limit.allow("leo", 999)).toBe(true);
  expect([1000, 1001, 1002].map((now) => limit.allow("ana", now))).toEqual([true, true, false]);
  expect(
    [1998, 1999].map((now) => limit.allow("leo", now)),
    "a window begins with its first",
  ).toEqual([true, true]);
});
