import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { I18n } from "./i18n.ts";
import { i18nWithAllPhrases, startI18n } from "./i18n-testing.ts";
import { fetchPhrases as fetchReally } from "./phrases.ts";
import { TranslationProvider, useTranslation } from "./translation.tsx";

function Text({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <p>
      {t("nav.login")} · {t("likes.likeName", { name })}
    </p>
  );
}

const show = (i18n: I18n, name = "Nami") => (
  <TranslationProvider i18n={i18n}>
    <Text name={name} />
  </TranslationProvider>
);
const shown = () => screen.getByText(/·/).textContent;

test("I18N-09: what is shown goes over to another language, and back", async () => {
  const i18n = await i18nWithAllPhrases("es");
  render(show(i18n));
  const spanish = shown();
  await act(() => i18n.changeLanguage("en"));
  expect(shown()).toBe("Log in · Like Nami");
  await act(() => i18n.changeLanguage("es"));
  expect(shown()).toBe(spanish);
});

test("I18N-04: a text that was in Spanish, because its phrases could not be fetched, is replaced once they come", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let isBroken = true;
  const i18n = await startI18n(["nav"], {
    language: "en",
    fetchPhrases: async (language, name) => {
      if (isBroken && language === "en" && name === "likes") throw new TypeError("Failed to fetch");
      return fetchReally(language, name);
    },
  });
  await i18n.load(["likes"]);
  const { rerender } = render(show(i18n));
  expect(shown()).toBe("Log in · Dar like a Nami");
  isBroken = false;
  await i18n.load(["likes"]);
  rerender(show(i18n, "Zoro"));
  rerender(show(i18n));
  expect(shown()).toBe("Log in · Like Nami");
});
