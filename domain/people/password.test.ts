import fc from "fast-check";
import { expect, test } from "vitest";
import { PASSWORD_RULES, passwordChecklist, passwordProblem } from "./password.ts";

const met = (password: string) => PASSWORD_RULES.filter((rule) => passwordChecklist(password)[rule]);

test.each([
  ["", []],
  ["abcdefg", []],
  ["abcdefgh", ["length"]],
  ["1", ["digit"]],
  ["!", ["special"]],
  ["A", ["uppercase"]],
  ["a B", ["uppercase"]],
  ["Ñ", ["uppercase"]],
  ["Ω", ["uppercase"]],
  ["ñ", []],
  ["ß", []],
  ["漢字", []],
  ["٣", ["digit"]],
  ["Abcdef1!", ["length", "digit", "special", "uppercase"]],
])("REG-37 of the password %j the checklist marks %j", (password, rules) => {
  expect(met(password)).toEqual(rules);
});

test.each([..."!@#$%&*()-_=+[]{};:'\"\\|,.<>/?`~^€£·¿¡", "😀", "❤️", "\u200b"])("OPEN-14 %j is special", (character) => {
  expect(passwordChecklist(`aaa${character}`).special).toBe(true);
});

test.each([" ", "\t", "\n", "\u00a0", "\u3000", "a", "Z", "7", "ñ", "n\u0303", "漢", "ª"])(
  "OPEN-14 letters, digits and white space are not special: %j",
  (character) => {
    expect(passwordChecklist(`aaa${character}`).special).toBe(false);
  },
);

test("OPEN-14 a letter counts the same with its accent joined or apart", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(..."ñÁéüçÕ1a !"), { maxLength: 6 }), (letters) => {
      const { length: _, ...composed } = passwordChecklist(letters.join("").normalize("NFC"));
      expect(passwordChecklist(letters.join("").normalize("NFD"))).toMatchObject(composed);
    }),
  );
});

test.each([
  ["", "required"],
  ["A1!bc", "tooShort"],
  ["abcde", "tooShort"],
  ["A1!bcd", "weak"],
  ["A1!bcde", "weak"],
  ["A1!bcdef", null],
])("OPEN-13 REG-37 LIMIT-05 first the 6 characters, then the full rule: %j gives %s", (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

test.each([
  [254, null],
  [255, null],
  [256, "tooLong"],
])("REG-38 LIMIT-05 a password of %i characters gives %s", (length, problem) => {
  expect(passwordProblem("Ab1!".padEnd(length, "x"))).toBe(problem);
});

test("REG-37 REG-38 LIMIT-05 a password is good exactly if it is 8 to 255 long and every item is met", () => {
  const part = fc.constantFrom("a", "bcd", "Z", "9", "!", " ", "é", "😀", "x".repeat(100));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const password = parts.join("");
      const isGood =
        password.length >= 8 &&
        password.length <= 255 &&
        parts.includes("9") &&
        parts.includes("Z") &&
        (parts.includes("!") || parts.includes("😀"));
      expect(passwordProblem(password) === null).toBe(isGood);
    }),
  );
});
