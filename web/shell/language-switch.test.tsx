import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { EVERYWHERE } from "../lib/everywhere.ts";
import { startI18n } from "../lib/i18n-testing.ts";
import { fetchPhrases } from "../lib/phrases.ts";
import { renderInKit, renderRoutes } from "../ui/testing.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { PublicPage } from "./layouts/public-page.tsx";

const picker = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const choose = (from: string, value: string) => fireEvent.change(picker(from), { target: { value } });

test("I18N-01, I18N-02, I18N-10: the picker offers exactly the six languages, and shows the current one", async () => {
  await renderInKit(<LanguageSwitch />, { language: "pt" });
  const options = within(picker("Idioma")).getAllByRole<HTMLOptionElement>("option");
  expect(options.map(({ value, textContent, selected }) => [value, textContent, selected])).toEqual([
    ["es", "Español", false],
    ["en", "English", false],
    ["fr", "Français", false],
    ["it", "Italiano", false],
    ["de", "Deutsch", false],
    ["pt", "Português", true],
  ]);
});

test("I18N-09, OPEN-07: another language applies at once, and the address asks for no other", async () => {
  const element = <PublicPage>Hallo</PublicPage>;
  const entries = ["/?lang=it&utm_source=x&keep=1"];
  const { router } = await renderRoutes([{ path: "/", element }], { entries, language: "it" });
  expect(screen.getByRole("link", { name: "Accedi" })).toBeTruthy();
  choose("Lingua", "de");
  await screen.findByRole("link", { name: "Anmelden" });
  expect(picker("Sprache").value).toBe("de");
  await waitFor(() => expect(router.state.location.search).toBe("?utm_source=x"));
});

/** In German, with French phrases pending. */
const inGerman = (french: Promise<unknown>) =>
  startI18n(EVERYWHERE, {
    language: "de",
    fetchPhrases: async (language, name) => {
      if (language === "fr") await french;
      return fetchPhrases(language, name);
    },
  });

test("OPEN-07: a choice whose phrases come late leads nobody back from the next page", async () => {
  const late = Promise.withResolvers<void>();
  const routes = ["/", "/login"].map((path) => ({ path, element: <LanguageSwitch /> }));
  const { router } = await renderRoutes(routes, { entries: ["/?lang=de"], i18n: await inGerman(late.promise) });
  choose("Sprache", "fr");
  await act(() => router.navigate("/login"));
  await act(async () => late.resolve());
  await waitFor(() => expect(picker("Langue").value).toBe("fr"));
  expect(router.state.location.pathname).toBe("/login");
});

test("a language that cannot be fetched shows a toast and leaves the page as it is", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const failure = Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  failure.catch(() => {});
  await renderInKit(<LanguageSwitch />, { i18n: await inGerman(failure) });
  choose("Sprache", "fr");
  await screen.findByText(/diese Sprache nicht laden/);
  expect(picker("Sprache").value).toBe("de");
});
