import { DEFAULT_FILTERS } from "@nakamatch/contract/vocabulary/discovery";
import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { fillIn } from "@nakamatch/phrases/text";
import { describe, expect, it } from "vitest";
import { digestPhrases } from "../../../mail/languages.ts";
import { escapeHtml } from "../../../platform/html.ts";
import { contrast, drawEmail } from "../../../testing/email-html.ts";
import { digestEmail } from "./emails.ts";
import type { DigestNews } from "./types.ts";

const nobody = { count: 0, nicknames: [] };
const news: DigestNews = {
  chats: { count: 5, nicknames: ["Noa", "Luna", "Vega"] },
  turns: { count: 0, nicknames: [] },
  matches: { count: 1, nicknames: ["<Sean>"] },
  likes: 1,
  searches: [],
};
const values = {
  nickname: "Nami",
  email: "nami@example.test",
  frequency: "weekly" as const,
  publicUrl: "https://nakamatch.example",
  token: "a_b-c",
  today: 6,
};

describe.each(LANGUAGES)("the email with what is new in %s", (language) => {
  const words = digestPhrases[language];
  const email = digestEmail({ ...values, language, news });

  it("has its values filled in everywhere, and no markup from names", () => {
    expect(email.subject + email.text + email.html).not.toMatch(/\{\{|undefined|null|\[object|<Sean>.*<\/p>/);
    expect(email.html).toContain("&lt;Sean&gt;");
    expect(email.text).toContain(fillIn(words.why.weekly, { email: values.email }, language));
  });

  it("counts one and several, and names the rest as a number", () => {
    const chats = fillIn(words.counts.chats.other, { count: "5" }, language);
    const others = fillIn(words.others.other, { count: "2" }, language);
    const lines = email.text.split("\n\n");
    const [line = ""] = lines.filter((each) => each.includes(chats));
    for (const part of ["Noa", "Luna", "Vega", others]) expect(line).toContain(part);
    expect(lines).toContain(fillIn(words.line, { what: words.counts.matches.one, names: "<Sean>" }, language));
    expect(lines).toContain(words.counts.likes.one);
    expect(lines).toContain(fillIn(words.counts.today.other, { count: "6" }, language));
  });

  it("leads to what it tells, and to the page that ends it", () => {
    const unsubscribe = `https://nakamatch.example/unsubscribe?token=a_b-c&lang=${language}`;
    expect(email.headers).toEqual({
      "List-Id": "<digests.nakamatch.example>",
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(email.text).toContain(`${words.unsubscribe}:\n${unsubscribe}`);
    expect(email.html).toContain(`<a href="${escapeHtml(unsubscribe)}"`);
    expect(email.text).toContain(`${words.actions.chats}:\nhttps://nakamatch.example/chats`);
    const likes = digestEmail({
      ...values,
      language,
      news: { chats: nobody, turns: nobody, matches: nobody, likes: 2, searches: [] },
    });
    expect(likes.text).toContain(`${words.actions.matches}:\nhttps://nakamatch.example/matches`);
  });

  it("says how many new people fit a search, each line with its filters; nobody is named", () => {
    const view = { sort: "distance" as const, filters: { ...DEFAULT_FILTERS, country: "ES", maxDistance: 50 } };
    const searches = [
      { id: "1", name: "<Cerca>", count: 3, ...view },
      { id: "2", name: "Lejos", count: 20, ...view },
    ];
    const url = "https://nakamatch.example/dashboard?maxDistance=50&country=ES";
    const { text, html } = digestEmail({
      ...values,
      language,
      news: { chats: nobody, turns: nobody, matches: nobody, likes: 0, searches },
    });
    const { exact, many } = words.searches;
    expect(text).toContain(`${fillIn(exact, { name: "<Cerca>", count: 3 }, language)}:\n${url}`);
    expect(text).toContain(`${fillIn(many, { name: "Lejos", count: 20 }, language)}:\n${url}`);
    expect(text).toContain(`${words.actions.search}:\n${url}`);
    expect(html).toContain(`<a href="${escapeHtml(url)}"`);
    expect(html).toContain("&lt;Cerca&gt;");
    const both = digestEmail({ ...values, language, news: { ...news, searches } });
    expect(both.text).toContain(`${words.actions.chats}:\n`);
  });

  it.each(["light", "dark"] as const)("can be read in the %s theme", (scheme) => {
    const drawn = drawEmail(email.html, scheme).filter(({ isHidden }) => !isHidden);
    const link = drawn.find(({ text }) => text.includes(words.unsubscribe));
    expect(link && contrast(link.colour, link.background)).toBeGreaterThanOrEqual(4.5);
  });
});
