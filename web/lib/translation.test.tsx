import { act, render, screen } from "@testing-library/react";
import type { i18n as I18n } from "i18next";
import { expect, test, vi } from "vitest";
import { changeLanguage, createI18n, loadNamespaces } from "./i18n.ts";
import { i18nWithAllPhrases } from "./i18n-testing.ts";
import { fetchPhrases as fetchReally } from "./phrase-source.ts";
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
  await act(() => changeLanguage(i18n, "en"));
  expect(shown()).toBe("Log in · Like Nami");
  await act(() => changeLanguage(i18n, "es"));
  expect(shown()).toBe(spanish);
});

test("the same text with other values is another one, and is put together once", async () => {
  const i18n = await i18nWithAllPhrases("en");
  const translate = vi.spyOn(i18n, "t");
  const { rerender } = render(show(i18n));
  rerender(show(i18n, "Zoro"));
  expect(shown()).toBe("Log in · Like Zoro");
  rerender(show(i18n));
  expect(shown()).toBe("Log in · Like Nami");
  expect(translate).toHaveBeenCalledTimes(3);
});

test("I18N-04: a text that was in Spanish, because its phrases could not be fetched, is replaced once they come", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let isBroken = true;
  const i18n = await createI18n({
    language: "en",
    namespaces: ["nav"],
    fetchPhrases: async (language, name) => {
      if (isBroken && language === "en" && name === "likes") throw new TypeError("Failed to fetch");
      return fetchReally(language, name);
    },
  });
  await loadNamespaces(["likes"]);
  const { rerender } = render(show(i18n));
  expect(shown()).toBe("Log in · Dar like a Nami");
  isBroken = false;
  await loadNamespaces(["likes"]);
  rerender(show(i18n, "Zoro"));
  rerender(show(i18n));
  expect(shown()).toBe("Log in · Like Nami");
});

test("outside the provider there are no texts", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<Text name="Nami" />)).toThrow("There is no TranslationProvider");
});
