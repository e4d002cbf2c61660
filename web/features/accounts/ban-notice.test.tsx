import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { afterAll, beforeAll, expect, test } from "vitest";
import { renderInKit } from "../../ui/testing.tsx";
import { BanNotice } from "./ban-notice.tsx";

const zone = process.env.TZ;
beforeAll(() => {
  process.env.TZ = "Europe/Madrid";
});
afterAll(() => {
  process.env.TZ = zone;
});

const dates: Record<Language, string> = {
  es: "4 de mayo de 2030 a las 14:05",
  en: "May 4, 2030 at 2:05 PM",
  fr: "4 mai 2030 à 14:05",
  it: "4 maggio 2030 alle ore 14:05",
  de: "4. Mai 2030 um 14:05",
  pt: "4 de maio de 2030 às 14:05",
};

test.each(Object.entries(dates) as [Language, string][])(
  "I18N-12, LIMIT-31: a date that is shown in %s is written in its locale",
  async (language, date) => {
    const { container } = await renderInKit(<BanNotice reason="Spam" until="2030-05-04T12:05:00Z" />, { language });
    expect(container.textContent?.replace(/\s/g, " ")).toContain(date);
  },
);
