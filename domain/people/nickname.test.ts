import { NICKNAME } from "@nakamatch/contract/vocabulary/limits";
import fc from "fast-check";
import { expect, test } from "vitest";
import { nicknameProblem } from "./nickname.ts";

test("REG-08 an empty nickname is missing", () => {
  expect(nicknameProblem("")).toBe("required");
});

test.each([
  ["ab", "tooShort"],
  ["abc", null],
  ["abcdefghijklmnopqrst", null],
  ["abcdefghijklmnopqrstu", "tooLong"],
])("REG-09 LIMIT-02 the length of the nickname %j gives %s", (nickname, problem) => {
  expect(nicknameProblem(nickname)).toBe(problem);
});

test.each([
  ...["Monkey D", " Luffy", "Luffy ", "Luffy\n", "Luffy.", "l@ffy", "luffy!", "luffy/zoro", "Lüffy", "Ñandú", "луффи"],
  ...["ルフィ", "Luffy\u0301", "Luffy😀", "\ud83dabc", "ＡＢＣ", "luf\u200bfy", "٣٣٣", "a–b", "   ", "é"],
])("REG-10 the nickname %j holds another character", (nickname) => {
  expect(nicknameProblem(nickname)).toBe("invalid");
});

test("REG-09 REG-10 LIMIT-02 a nickname is good exactly if it is 3 to 20 letters, digits, underscores and hyphens", () => {
  const allowed = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
  const character = fc.oneof(
    { weight: 40, arbitrary: fc.constantFrom(...allowed) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)) },
  );
  fc.assert(
    fc.property(fc.array(character, { maxLength: 25 }), (characters) => {
      const fits = characters.length >= NICKNAME.min && characters.length <= NICKNAME.max;
      const isGood = fits && characters.every((one) => allowed.includes(one));
      expect(nicknameProblem(characters.join("")) === null).toBe(isGood);
    }),
  );
});
