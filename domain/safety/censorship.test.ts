import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CUSTOM_WORD_MAX,
  customWordProblem,
  DEFAULT_CENSORSHIP,
  isReplacementChar,
  readCensorship,
} from "./censorship.ts";

describe("the replacement character", () => {
  it.each(["*", "#", "_", "x", "ñ", "█", "の"])("CENSOR-04 %j is one character", (char) => {
    expect(isReplacementChar(char)).toBe(true);
  });

  it.each(["", "**", "* ", " ", "\t", "\n", "\u0301", "e\u0301", "\u200b", "\u3164", "\u2800", "\ud83d", "😀", "👩‍🚀"])(
    "CENSOR-04 %j is refused",
    (char) => {
      expect(isReplacementChar(char)).toBe(false);
    },
  );
});

describe("a custom word", () => {
  it.each(["", " ", "\t\n", "\u00a0", "\u200b", "\u3164\u2800"])("CENSOR-05 %j is empty", (word) => {
    expect(customWordProblem(word, [])).toBe("empty");
  });

  it.each([
    ["Titan", ["titan"]],
    ["  titan ", ["Titan"]],
    ["CAFÉ", ["cafe\u0301"]],
    ["two  words", ["Two words"]],
    ["ｔｉｔａｎ", ["titan"]],
  ])("CENSOR-06 %j is listed in %j already", (word, listed) => {
    expect(customWordProblem(word, listed)).toBe("duplicate");
  });

  it("CENSOR-06 is compared with the words of its own language alone", () => {
    const { es, it } = { ...DEFAULT_CENSORSHIP.languages, es: ["titan"] };
    expect(customWordProblem("titan", es)).toBe("duplicate");
    expect(customWordProblem("titan", it)).toBeNull();
  });

  it.each([
    ["cafe", ["café"]],
    ["titans", ["titan"]],
    ["x", []],
    ["x".repeat(CUSTOM_WORD_MAX), []],
    [` ${"x".repeat(CUSTOM_WORD_MAX)} `, []],
  ])("%j beside %j is good", (word, listed) => {
    expect(customWordProblem(word, listed)).toBeNull();
  });

  it("is refused when it is too long", () => {
    expect(customWordProblem("x".repeat(CUSTOM_WORD_MAX + 1), [])).toBe("tooLong");
  });
});

describe("stored settings", () => {
  it("CENSOR-03 are read back as they were stored", () => {
    const settings = {
      enabled: false,
      replacementChar: "#",
      languages: { ...DEFAULT_CENSORSHIP.languages, es: ["titan", "Dos palabras"], pt: ["titan"] },
    };
    expect(readCensorship(JSON.stringify(settings))).toEqual(settings);
  });

  it.each([
    null,
    "",
    "{",
    "[]",
    "7",
    '"on"',
    '{"languages":null}',
    '{"languages":{"es":"titan"},"enabled":"no","replacementChar":"##"}',
    '{"replacementChar":7,"languages":{"es":[7,null,""," "],"xx":["titan"]}}',
  ])("OPEN-86 %j is on, with * and without custom words", (json) => {
    expect(readCensorship(json)).toEqual({
      enabled: true,
      replacementChar: "*",
      languages: { es: [], it: [], de: [], en: [], fr: [], pt: [] },
    });
  });

  it("CENSOR-05 CENSOR-06 leave out words that could not be added", () => {
    const json = JSON.stringify({ languages: { es: [" titan ", "TITAN", "", "x".repeat(51), "otro"] } });
    expect(readCensorship(json).languages.es).toEqual(["titan", "otro"]);
  });

  it("are never refused, whatever is stored", () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const settings = readCensorship(json);
        expect(readCensorship(JSON.stringify(settings))).toEqual(settings);
      }),
    );
  });
});
