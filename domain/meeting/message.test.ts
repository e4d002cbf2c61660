import fc from "fast-check";
import { expect, test } from "vitest";
import { messageCounterLevel, messageProblem } from "./message.ts";

test.each(["", " ", "\n\n", "\t \r\n", "\u00a0\u3000", "\ufeff", "\u200b", "\u3164", "\u2800\u00ad", "\u0007"])(
  "CHAT-23 the message %j is empty",
  (text) => {
    expect(messageProblem(text)).toBe("empty");
  },
);

test.each([
  ["one letter", "a", null],
  ["350 letters", "a".repeat(350), null],
  ["351 letters", "a".repeat(351), "tooLong"],
  ["350 letters and spaces around", ` ${"a".repeat(350)}\n`, null],
  ["175 emoji, 350 units", "😀".repeat(175), null],
  ["176 emoji, 352 units", "😀".repeat(176), "tooLong"],
  ["350 letters with their accents apart", "e\u0301".repeat(350), null],
  ["351 letters with their accents apart", "e\u0301".repeat(351), "tooLong"],
  ["half a surrogate pair", "\ud83d", null],
])("CHAT-24 LIMIT-06 OPEN-89 a message of %s is judged by its UTF-16 units", (_, text, problem) => {
  expect(messageProblem(text)).toBe(problem);
});

test("CHAT-23 CHAT-24 LIMIT-06 white space around a message never changes the verdict", () => {
  const space = fc.constantFrom("", " ", "\n", "\t\t", "\u00a0");
  const text = fc.oneof(
    fc.string(),
    fc.integer({ min: 345, max: 355 }).map((length) => "a".repeat(length)),
  );
  fc.assert(
    fc.property(space, text, space, (before, inner, after) => {
      expect(messageProblem(before + inner + after)).toBe(messageProblem(inner));
    }),
  );
});

test.each([
  [0, "normal"],
  [299, "normal"],
  [300, "normal"],
  [301, "warning"],
  [349, "warning"],
  [350, "full"],
  [351, "full"],
])("CHAT-20 LIMIT-06 at %i the counter is %s", (length, level) => {
  expect(messageCounterLevel(length)).toBe(level);
});
