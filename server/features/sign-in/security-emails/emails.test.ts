import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { describe, expect, it } from "vitest";
import { securityPhrases } from "../../../mail/languages.ts";
import { securityEmail } from "./emails.ts";
import type { SecurityNews } from "./types.ts";

const NEWS: SecurityNews[] = [
  { kind: "passwordChanged" },
  { kind: "passwordSet" },
  { kind: "newDevice", browser: "Firefox", system: "Linux", address: "192.0.2.1", at: "2026-11-22T20:15:00.000Z" },
  { kind: "factorAdded", factor: "totp" },
  { kind: "factorRemoved", factor: "phone" },
  { kind: "recoveryCodesRenewed" },
  { kind: "providerLinked", provider: "google" },
  { kind: "providerUnlinked", provider: "discord" },
  { kind: "passkeyAdded" },
  { kind: "passkeyRemoved" },
];

const site = "https://nakamatch.test";

describe.each(LANGUAGES)("in %s", (language) => {
  const written = (news: SecurityNews) =>
    securityEmail(news, { nickname: "Nami", email: "nami@example.test", language }, site);

  it.each(NEWS)("the email about $kind has its values filled in, and says whose account it is about", (news) => {
    const { subject, text, html } = written(news);
    expect(subject + text + html).not.toMatch(/\{\{|undefined|\bnull\b|\[object/);
    for (const part of ["Nami", "nami@example.test", `${site}/`]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
  });

  it("each has a subject of its own, and a preheader that fits into a list of emails", () => {
    expect(new Set(NEWS.map((news) => written(news).subject)).size).toBe(NEWS.length);
    const { common: _common, ...kinds } = securityPhrases[language];
    for (const { preheader } of Object.values(kinds)) expect(preheader.length).toBeLessThanOrEqual(90);
  });

  it("names what was linked, and which factor", () => {
    expect(written({ kind: "providerLinked", provider: "google" }).text).toContain("Google");
    const { totp, phone } = securityPhrases[language].common.factors;
    expect(written({ kind: "factorAdded", factor: "totp" }).text).toContain(totp);
    expect(written({ kind: "factorRemoved", factor: "phone" }).text).toContain(phone);
  });

  it("names a device by what is known of it", () => {
    const news = {
      kind: "newDevice",
      browser: null,
      system: null,
      address: null,
      at: "2026-11-22T20:15:00.000Z",
    } as const;
    const bare = written(news).text;
    expect(bare).toMatch(/20:15|8:15/);
    expect(written({ ...news, browser: "Firefox" }).text).toContain("\n\nFirefox\n\n");
    expect(bare.split("\n\n").length).toBe(written({ ...news, address: "192.0.2.1" }).text.split("\n\n").length - 1);
  });
});
