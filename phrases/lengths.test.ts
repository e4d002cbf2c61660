import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { describe, expect, test } from "vitest";
import { dictionaries } from "./testing.ts";

const words = (...texts: string[]) => texts.join(" ").match(/[\p{L}\p{N}{]\S*/gu)?.length ?? 0;
const sentences = (text: string) => text.match(/[.!?…](?=\s|$)/gu)?.length ?? 0;

describe.each(LANGUAGES)("%s", (language) => {
  const { emails, premiumEmails, privacy, reports, safety, securityEmails } = dictionaries[language];
  const { signature } = emails.layout;

  test("the email about wrong passwords has at most 60 words", () => {
    const { greeting, body, action, after, why } = emails.wrongPasswords;
    expect(words(greeting, body, action, after, signature, why)).toBeLessThanOrEqual(60);
  });

  const { common, ...security } = securityEmails;
  test.each(Object.entries(security))("the security email %s has at most 50 words", (_, { body }) => {
    expect(words(common.greeting, body, common.action, common.after, signature, common.why)).toBeLessThanOrEqual(50);
  });

  const { greeting, why, contact, prices, ...premium } = premiumEmails;
  test.each(Object.entries(premium))("the premium email %s has at most 80 words", (_, { body, action, after }) => {
    expect(words(greeting, body, prices.yearly, action, after, contact, signature, why)).toBeLessThanOrEqual(80);
  });

  test("the summary of the privacy page has at most 120 words", () => {
    const { title: _title, ...points } = privacy.summary;
    expect(words(...Object.values(points))).toBeLessThanOrEqual(120);
  });

  test("dialogs of block and report have at most three sentences", () => {
    for (const text of [safety.block.text, reports.profile.text, reports.chat.text, reports.after.text])
      expect(sentences(text), text).toBeLessThanOrEqual(3);
  });
});
