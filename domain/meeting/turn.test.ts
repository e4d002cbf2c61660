import { expect, test } from "vitest";
import { isOverdue, isYourTurn } from "./turn.ts";

const SENT = "2026-03-01T12:00:00.000Z";
const now = new Date("2026-03-04T12:00:00.000Z");
const by = (senderId: string | null, sentAt = SENT) => ({ senderId, sentAt });

test.each([
  ["nothing was said", null, false],
  ["they wrote last", by("them"), true],
  ["I wrote last", by("me"), false],
  ["a deleted account wrote last", by(null), false],
])("your turn: %s", (_, last, expected) => {
  expect(isYourTurn(last, "me")).toBe(expected);
});

test.each([
  ["after three days", by("them"), true],
  ["a moment before", by("them", "2026-03-01T12:00:00.001Z"), false],
  ["for thirty days", by("them", "2026-02-02T12:00:00.001Z"), true],
  ["no longer", by("them", "2026-02-02T12:00:00.000Z"), false],
  ["not after one's own message", by("me"), false],
  ["not in an empty chat", undefined, false],
])("an answer is overdue: %s", (_, last, expected) => {
  expect(isOverdue(last, "me", now)).toBe(expected);
});
