import { expect, test } from "vitest";
import { banEnd } from "./ban.ts";

// Clocks change the following night: bans count hours, not calendar days.
const NOW = new Date("2026-03-28T20:00:00.123Z");

test.each([
  ["1_day", "2026-03-29T20:00:00.123Z"],
  ["1_week", "2026-04-04T20:00:00.123Z"],
  ["1_month", "2026-04-27T20:00:00.123Z"],
] as const)("BAN-05 LIMIT-23 a ban of %s ends at %s", (duration, end) => {
  expect(banEnd(duration, NOW)?.toISOString()).toBe(end);
});

test("BAN-06 LIMIT-23 a permanent ban has no end", () => {
  expect(banEnd("permanent", NOW)).toBeNull();
});
