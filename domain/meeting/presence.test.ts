import { expect, test } from "vitest";
import { activityFor, isOnline } from "./presence.ts";

const now = new Date("2026-06-15T12:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);

test.each([
  ["never", null, false],
  ["now", now, true],
  ["119 999 ms ago", ago(119_999), true],
  ["2 minutes ago", ago(120_000), true],
  ["2 minutes and 1 ms ago", ago(120_001), false],
  ["a day ago", ago(86_400_000), false],
  ["a second ahead, by another clock", ago(-1000), true],
])("LIMIT-08 is one who was active %s online?", (_, lastSeenAt, online) => {
  expect(isOnline(lastSeenAt, now)).toBe(online);
});

test.each([
  ["now", now, "2026-06-15T12:00:00.000Z"],
  ["2 minutes ago", ago(120_000), "2026-06-15T11:58:00.000Z"],
  ["2 minutes and 1 ms ago", ago(120_001), "2026-06-15T00:00:00.000Z"],
  ["a day ago", ago(86_400_000), "2026-06-14T00:00:00.000Z"],
])("CHAT-11 others learn of an activity %s its time or its day", (_, lastSeenAt, shown) => {
  expect(activityFor(lastSeenAt, now)).toBe(shown);
});
