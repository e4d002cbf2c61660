import { expect, test } from "vitest";
import { isVisible, storableText, wellFormed } from "./visible-text.ts";

/** Invisible characters and blanks that people paste. */
const UNSEEN =
  "\u0000\u0007\u0009\u000a\u0020\u0085\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u180e\u2003\u200b\u200d\u200e\u2028\u202e" +
  "\u2060\u2069\u2800\u3000\u3164\ufe0f\ufeff\uffa0\ufff9\u{1d159}\u{e0020}\u{e0100}";

test("CHAT-23 REPORT-04 characters that draw nothing are no text, alone or together", () => {
  for (const character of ["", ...UNSEEN, UNSEEN]) expect(isVisible(character), JSON.stringify(character)).toBe(false);
});

test("one character that is drawn makes a text, whatever surrounds it", () => {
  for (const character of [..."a7。-ㅋ가ना", "🙏", "👩‍🚀", "❤️", "\ue000", "\ud83d"])
    expect(isVisible(UNSEEN + character + UNSEEN), character).toBe(true);
});

test("OPEN-89 a text is stored composed, trimmed and as the database can hold it; emoji keep their joiners", () => {
  expect(storableText(" \0A\u0301ngel\ud83d \n")).toBe("Ángel\ufffd");
  expect(storableText("👩‍🚀 ❤️")).toBe("👩‍🚀 ❤️");
});

test("half characters are replaced, whole ones stay", () => {
  expect(wellFormed("a\ud83d😀\ude00é")).toBe("a\ufffd😀\ufffdé");
});
