import { QUOTE_LINE_MAX } from "@nakamatch/contract/vocabulary/limits";
import { describe, expect, it } from "vitest";
import { withoutSpoilers } from "./message-parts.ts";
import { quoteLine } from "./quote.ts";

const filler = (length: number) => "x".repeat(length);

describe("the line of a quote", () => {
  it("is the message on one line", () => {
    expect(quoteLine("hola\n\n qué  tal")).toBe("hola qué tal");
    expect(quoteLine(filler(QUOTE_LINE_MAX))).toBe(filler(QUOTE_LINE_MAX));
  });

  it("is cut to its length, between characters", () => {
    expect(quoteLine(filler(QUOTE_LINE_MAX + 1))).toBe(`${filler(QUOTE_LINE_MAX - 1)}…`);
    expect(quoteLine(`${filler(QUOTE_LINE_MAX - 2)}😀😀`)).toBe(`${filler(QUOTE_LINE_MAX - 2)}…`);
  });

  it("never shows a spoiler that it cuts", () => {
    for (let before = 0; before <= QUOTE_LINE_MAX; before += 1) {
      const line = quoteLine(`${filler(before)}||${"s".repeat(QUOTE_LINE_MAX)}||`);
      expect(withoutSpoilers(line, ""), line).not.toContain("s");
      expect(line.length).toBeLessThanOrEqual(QUOTE_LINE_MAX + 1);
    }
  });

  it("keeps the spoilers before the cut", () => {
    expect(quoteLine(`||s||${filler(QUOTE_LINE_MAX)}`)).toMatch(/^\|\|s\|\|x+…$/);
  });
});
