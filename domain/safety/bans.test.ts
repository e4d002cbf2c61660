import { expect, test } from "vitest";
import { isBanActive } from "./bans.ts";

const now = new Date("2026-06-15T12:00:00Z");
const inMs = (ms: number) => new Date(now.getTime() + ms);

test.each([
  ["ban", "without end", null, true],
  ["ban", "that ends in a millisecond", inMs(1), true],
  ["ban", "that ends now", now, false],
  ["ban", "that ended a millisecond ago", inMs(-1), false],
  ["warning", "without end", null, false],
  ["warning", "that ends in a day", inMs(86_400_000), false],
] as const)("BAN-10 is a %s %s active?", (type, _, until, isActive) => {
  expect(isBanActive({ type, until }, now)).toBe(isActive);
});
