import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { describe, expect, it } from "vitest";
import { confirmationEmail, passwordResetEmail } from "../features/accounts/emails.ts";
import { escapeHtml, fillIn } from "./layout.ts";

describe("emails", () => {
  const url = "http://localhost:3000/api/auth/verify-email?token=a.b&callbackURL=%2F";

  it.each(LANGUAGES)("say in %s what to do, with the link as text and as a button", (language) => {
    for (const write of [confirmationEmail, passwordResetEmail]) {
      const email = write({ nickname: "Nami", url, language });
      expect(email.text).toContain(url);
      expect(email.html).toContain(`href="${escapeHtml(url)}"`);
      expect(email.html).toContain(`lang="${language}"`);
      expect(email.text).toContain("Nami");
      expect(email.subject + email.text + email.html).not.toContain("{{");
    }
  });

  it("escape HTML in names", () => {
    const { html } = confirmationEmail({ nickname: '<img src=x onerror="x">', url, language: "es" });
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img");
  });

  it("fill the placeholders of a phrase and leave unknown ones", () => {
    expect(fillIn("{{a}} y {{b}}", { a: "uno" })).toBe("uno y {{b}}");
  });
});
