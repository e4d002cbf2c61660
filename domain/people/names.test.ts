import { NAME_CHOICES } from "@nakamatch/contract/vocabulary/people";
import fc from "fast-check";
import { expect, test } from "vitest";
import { texts } from "../texts-testing.ts";
import { nameProblem, shownName, splitRealName } from "./names.ts";

test.each([
  ...["", " ", "   \t", "\u00a0", "-", "--", "- -", "\u3164", "\uffa0", "\u115f\u1160", "\u2800", "\u00ad"],
  ...["\u200b \u202e", "-\u034f"],
])("REG-04 the name %j is missing", (name) => {
  expect(nameProblem(name)).toBe("required");
});

test.each([
  ...["Ana", "José", "Jose\u0301", "Íñigo", "Zoë", "Ana María", "Jean-Luc", "Øyvind", "Łukasz", "Şule", "ß", "ĲSBRAND"],
  ...["Ελένη", "Дмитрий", "太郎", "さくら", "민준", "أحمد", "नीना", "  Ana  ", "𠮷田"],
])("REG-05 the name %j is letters, spaces and hyphens", (name) => {
  expect(nameProblem(name)).toBeNull();
});

test.each([
  ...texts(`
  Ana1 | Ana. | O'Neil | O’Neil | Ana_ | Ana! | A/B | Ana,B | Ana\u00a0B | Ana\nB | Ana\tB | Ana😀 | Ana–B | ٣ | Ⅷ |
  ² | A\u200bna | A\u034fna`),
  "Ana\u0000",
  "\ud83d",
  "\u0301Ana",
  "-\u0301",
  "\u202eAna",
  "Ana\u3164",
])("REG-05 the name %j holds another character", (name) => {
  expect(nameProblem(name)).toBe("invalid");
});

test("REG-05 any character outside letters, spaces and hyphens spoils a name", () => {
  const character = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
  const other = character.filter((one) => !/[\p{L}\p{M} -]/u.test(one));
  fc.assert(
    fc.property(other, (one) => {
      expect(nameProblem(`A${one}a`)).toBe("invalid");
    }),
  );
});

test.each(
  texts(`
  Аna | Αna | Ana Мария | Ａｎａ | 𝐀𝐧𝐚 | ﬁona | ℕina | Ꭺna | ꓮna | ᗅna | ᴀna | Aɴa | Anaⁿ | ªna | Aªna | аaаaаaаaаa`),
)("REG-05 EDIT-07 the name %j imitates another with letters that look alike", (name) => {
  expect(nameProblem(name)).toBe("mixed");
});

test.each(["Mª Jesús", "さくら ア子", "Анна", "Ελένη", "กำธร", "ᐊᓇ", "Kɔfi"])(
  "REG-05 the name %j is of one alphabet, or of several that go together",
  (name) => {
    expect(nameProblem(name)).toBeNull();
  },
);

test.each([
  ["Ana María Luz", "Ana", "María Luz"],
  ["Ana", "Ana", ""],
  ["  Ana  Luz ", "Ana", "Luz"],
  ["", "", ""],
])("EDIT-04 OPEN-22 the real name %j is %j and %j", (realName, firstName, lastName) => {
  expect(splitRealName(realName)).toEqual({ firstName, lastName });
});

test.each([
  ["Marta", "de la Luz", "Marta de la Luz", "Marta"],
  ["Ana María", "Luz", "Ana María Luz", "Ana María"],
  [" Ana ", "", "Ana", "Ana"],
  // Imported in one field, or with the last name alone.
  ["Ana Luz", null, "Ana Luz", "Ana"],
  [null, "Luz", "Luz", null],
  [" ", "Luz", "Luz", null],
  [null, null, null, null],
])(
  "PROFILE-05 of the names %j and %j others read %j, or by choice only %j or none",
  (firstName, lastName, full, first) => {
    const choices = NAME_CHOICES.map((choice) => shownName({ firstName, lastName }, choice));
    expect(choices).toEqual([full, first, null]);
  },
);

test.each([
  ["abcdefghij", null],
  ["abcdefghijk", "tooLong"],
  ["  abcdefghij  ", null],
  // In UTF-16 units.
  ["𠮷𠮷𠮷𠮷𠮷", null],
  ["𠮷𠮷𠮷𠮷𠮷𠮷", "tooLong"],
])("REG-07 LIMIT-03 the length of the name %j gives %s", (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
});

test("OPEN-89 REG-07 the length of a name counts its composed form", () => {
  expect(nameProblem("A\u0301ngel Jose\u0301")).toBeNull();
  expect(nameProblem("A\u0301ngel Jose\u0301s")).toBe("tooLong");
});
