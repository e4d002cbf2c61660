import { expect, test } from "vitest";
import { banEnd, changedBanEnd, changedDurations } from "./ban.ts";

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

test("a changed duration counts from the beginning; what would be over or stays the same is none", () => {
  const ban = { since: NOW, until: banEnd("1_week", NOW) };
  const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);
  expect(changedBanEnd("1_month", ban, days(2))).toEqual(banEnd("1_month", NOW));
  expect(changedBanEnd("permanent", ban, days(2))).toBeNull();
  expect(changedDurations(ban, days(0.5))).toEqual(["1_day", "1_month", "permanent"]);
  expect(changedDurations(ban, days(1))).toEqual(["1_month", "permanent"]);
  expect(changedDurations({ since: NOW, until: null }, days(3))).toEqual(["1_week", "1_month"]);
  expect(changedDurations({ since: NOW, until: null }, days(31))).toEqual([]);
});
