import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { describe, expect, it } from "vitest";
import { confirmationEmail, passwordResetEmail } from "../features/accounts/mails.ts";
import { escapeHtml, fillIn } from "./layout.ts";

describe("letters", () => {
  const url = "http://localhost:3000/api/auth/verify-email?token=a.b&callbackURL=%2F";

  it.each(LANGUAGES)("say in %s what to do, with the link as text and as a button", (language) => {
    for (const write of [confirmationEmail, passwordResetEmail]) {
      const letter = write({ nickname: "Nami", url, language });
      expect(letter.text).toContain(url);
      expect(letter.html).toContain(`href="${escapeHtml(url)}"`);
      expect(letter.html).toContain(`lang="${language}"`);
      expect(letter.text).toContain("Nami");
      expect(letter.subject + letter.text + letter.html).not.toContain("{{");
    }
  });

  it("cannot be made to hold somebody else's HTML", () => {
    const { html } = confirmationEmail({ nickname: '<img src=x onerror="x">', url, language: "es" });
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img");
  });

  it("fill the places of a phrase and leave unknown ones", () => {
    expect(fillIn("{{a}} y {{b}}", { a: "uno" })).toBe("uno y {{b}}");
  });
});
