import { expect, test } from "vitest";
import { appealTextProblem } from "./appeal.ts";

test.each(["", "   ", "\n\t", "\u00a0\u2003", "\u0085", "\u200b\u200d", "\u3164", "\u2800"])(
  "an appeal without anything to read is refused: %j",
  (text) => {
    expect(appealTextProblem(text)).toBe("required");
  },
);

test.each(["a", "。", "7", "🙏", "  No fui yo.\n"])("%j can be read", (text) => {
  expect(appealTextProblem(text)).toBeNull();
});

test("an appeal has at most 2000 UTF-16 units, spaces around it aside", () => {
  expect(appealTextProblem("x".repeat(2000))).toBeNull();
  expect(appealTextProblem(` ${"x".repeat(2000)} `)).toBeNull();
  expect(appealTextProblem("x".repeat(2001))).toBe("tooLong");
  expect(appealTextProblem("🙏".repeat(1001))).toBe("tooLong");
});
