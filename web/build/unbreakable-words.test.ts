import { expect, test } from "vitest";
import { unbreakable, unbreakableWords } from "./unbreakable-words.ts";

test.each([
  ["Deine E-Mail-Adresse", "Deine E-\u2060Mail-Adresse"],
  ["un e-mail, deux e-mails", "un e-\u2060mail, deux e-\u2060mails"],
  ["email, me-mail, re-entry", "email, me-mail, re-entry"],
])("%s", (text, expected) => {
  expect(unbreakable(text)).toBe(expected);
});

test("modules of phrases are changed, others are not", () => {
  const { transform } = unbreakableWords() as unknown as {
    transform: (code: string, id: string) => { code: string } | null;
  };
  expect(transform('"E-Mail"', "/x/phrases/de/login.ts")?.code).toBe('"E-\u2060Mail"');
  expect(transform('"E-Mail"', "/x/web/features/login.ts")).toBeNull();
});
