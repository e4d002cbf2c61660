import { readFileSync } from "node:fs";
import { LANGUAGES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { fillIn } from "@nakamatch/phrases/text";
import { describe, expect, it } from "vitest";
import { escapeHtml } from "../platform/html.ts";
import { contrast, drawEmail } from "../testing/email-html.ts";
import { emailPhrases } from "./languages.ts";
import { type LinkEmailKind, linkEmail } from "./link-email.ts";

const url = "http://localhost:3000/api/auth/verify-email?token=a.b&callbackURL=%2F";
const values = { nickname: "Nami", email: "nami@example.test", url };

const KINDS: LinkEmailKind[] = [
  "confirmation",
  "passwordReset",
  "passwordChanged",
  "wrongPasswords",
  "dataExport",
  "dataExportSuspended",
  "emailChange",
  "emailChanged",
  "emailTaken",
];

const all = KINDS.flatMap((kind) =>
  LANGUAGES.map((language) => [kind, language, linkEmail(kind, { ...values, language })] as const),
);

const text = (html: string) =>
  drawEmail(html, "light")
    .filter(({ isHidden }) => !isHidden)
    .map((each) => each.text)
    .join("\n");

describe.each(all)("the email %s in %s", (kind, language, email) => {
  const words = emailPhrases[language as Language][kind];

  it("says in HTML and as plain text what happened, what to do and why it came", () => {
    for (const body of [text(email.html), email.text]) {
      expect(body).toContain(words.body);
      expect(body).toContain(words.action);
      expect(body).toContain(words.after);
      expect(body).toContain(url);
      expect(body).toContain("Nami");
      expect(body).toContain(fillIn(words.why, { email: "nami@example.test" }, language as Language));
    }
    expect(words.why).toContain("{{email}}");
  });

  it("has its values filled in everywhere", () => {
    expect(email.subject + email.text + email.html).not.toMatch(/\{\{|undefined|\bnull\b|\[object/);
  });

  it("leads to the link by a button, and by the address in plain sight", () => {
    const links = [...email.html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, label]) => [href, label]);
    expect(links).toEqual([
      [escapeHtml(url), escapeHtml(words.action)],
      [escapeHtml(url), escapeHtml(url)],
    ]);
  });

  it("tells its language and direction", () => {
    expect(email.html).toMatch(new RegExp(`^<!doctype html>\n<html lang="${language}" dir="ltr">`));
    expect(email.html).toContain(`<title>${escapeHtml(email.subject)}</title>`);
  });

  it("begins with a preheader that is not shown in the email itself", () => {
    const first = drawEmail(email.html.slice(email.html.indexOf("<body")).replace("</html>", ""), "light")[0];
    expect(first?.isHidden).toBe(true);
    expect(first?.text.startsWith(words.preheader)).toBe(true);
    // Clients show up to about 150 characters beside the subject.
    const filler = first?.text.slice(words.preheader.length) ?? "";
    expect(filler.trim(), "signs without any look").toMatch(/^(?:&#847;&nbsp;){75,}$/);
    expect(words.preheader.length).toBeLessThanOrEqual(90);
    expect(words.preheader).not.toBe(email.subject);
  });

  it("loads nothing", () => {
    expect(email.html).not.toMatch(
      /\ssrc=|\ssrcset=|background=|url\(|@import|@font-face|<(?:img|link|script|iframe|svg)/i,
    );
    expect(new Set(email.html.match(/https?:[^"<\s]+/g))).toEqual(new Set([escapeHtml(url)]));
  });

  it.each(["light", "dark"] as const)("can be read in the %s scheme: every text is AA", (scheme) => {
    const shown = drawEmail(email.html, scheme).filter(({ isHidden }) => !isHidden);
    expect(shown.length).toBeGreaterThan(7);
    for (const { text, colour, background } of shown) {
      expect(contrast(colour, background), `${text}: ${colour} on ${background}`).toBeGreaterThanOrEqual(4.5);
    }
    const grounds = shown.map(({ background }) => contrast(background, "#ffffff"));
    // Only the button is in between.
    const isDark = scheme === "dark";
    expect(grounds.filter((each) => (isDark ? each > 10 : each < 1.3)).length).toBe(shown.length - 1);
  });
});

it("both schemes are announced to the mail client", () => {
  const { html } = linkEmail("confirmation", { ...values, language: "es" });
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('<meta name="supported-color-schemes" content="light dark">');
});

it("an email has the colours of the product, light and dark", () => {
  const tokens = readFileSync(new URL("../../web/styles/tokens.css", import.meta.url), "utf8");
  const product = [...tokens.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(([, ...values]) => hex(values));
  const { html } = linkEmail("confirmation", { ...values, language: "es" });
  const used = new Set(html.match(/#[0-9a-f]{6}\b/g));
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((colour) => !product.includes(colour))).toEqual([]);
});

it("the button is as high as a finger, and a long address breaks instead of making the email too wide", () => {
  const { html } = linkEmail("confirmation", { ...values, language: "es" });
  const [button, address] = [...html.matchAll(/<a href="[^"]*"[^>]* style="([^"]*)"/g)].map(([, style]) => style ?? "");
  const padding = Number(/padding:(\d+)px/.exec(button ?? "")?.[1]);
  // A line of 16 px text is at least 18 px high.
  expect(2 * padding + 18).toBeGreaterThanOrEqual(44);
  expect(button).toContain("display:inline-block");
  expect(address).toContain("overflow-wrap:anywhere");
});

it("names are escaped", () => {
  const { html } = linkEmail("confirmation", { ...values, nickname: '<img src=x onerror="x">', language: "es" });
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img");
});

/** Converts an OKLCH color to sRGB `#rrggbb`, clipped. */
function hex(values: string[]): string {
  const [lightness = 0, chroma = 0, hue = 0] = values.map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = channels.map((channel) => {
    const value = Math.min(1, Math.max(0, channel));
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${bytes.join("")}`;
}
