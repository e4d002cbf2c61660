import { LANGUAGE_OPTIONS } from "@nakamatch/contract/vocabulary/languages";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { EVERYWHERE } from "../lib/everywhere.ts";
import { i18nWithAllPhrases, startI18n } from "../lib/i18n-testing.ts";
import { fetchPhrases } from "../lib/phrases.ts";
import { TranslationProvider } from "../lib/translation.tsx";
import { KitProvider } from "../ui/provider.tsx";
import { renderInKit } from "../ui/testing.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { PublicHeader } from "./public-header.tsx";

const picker = (name = "Idioma") => screen.getByRole("combobox", { name }) as HTMLSelectElement;

test("I18N-01: the picker offers exactly the six languages", async () => {
  await renderInKit(<LanguageSwitch />);
  const options = within(picker()).getAllByRole("option") as HTMLOptionElement[];
  expect(options.map((option) => [option.value, option.textContent])).toEqual([
    ["es", "Español"],
    ["en", "English"],
    ["fr", "Français"],
    ["it", "Italiano"],
    ["de", "Deutsch"],
    ["pt", "Português"],
  ]);
});

test("I18N-02: each option has a code, a name and a country code", () => {
  for (const option of LANGUAGE_OPTIONS) {
    expect(Object.keys(option).sort()).toEqual(["code", "countryCode", "name"]);
    expect(option.countryCode).toMatch(/^[A-Z]{2}$/);
  }
});

test("I18N-09: another language applies at once, without a reload", async () => {
  await renderInKit(
    <>
      <PublicHeader />
      <LanguageSwitch />
    </>,
  );
  expect(screen.getByRole("link", { name: "Iniciar sesión" })).toBeTruthy();
  fireEvent.change(picker(), { target: { value: "de" } });
  await waitFor(() => expect(screen.getByRole("link", { name: "Anmelden" })).toBeTruthy());
  expect(picker("Sprache").value).toBe("de");
});

test("OPEN-07: after a choice the address asks for no other language", async () => {
  const router = createMemoryRouter([{ path: "/", element: <LanguageSwitch /> }], {
    initialEntries: ["/?lang=it&utm_source=x"],
  });
  render(
    <TranslationProvider i18n={await i18nWithAllPhrases("it")}>
      <KitProvider>
        <RouterProvider router={router} />
      </KitProvider>
    </TranslationProvider>,
  );
  fireEvent.change(picker("Lingua"), { target: { value: "de" } });
  await waitFor(() => expect(router.state.location.search).toBe("?utm_source=x"));
});

test("OPEN-07: a choice whose phrases come late leads nobody back from the next page", async () => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const slowFrench: typeof fetchPhrases = async (language, name) => {
    if (language === "fr") await late;
    return fetchPhrases(language, name);
  };
  const element = <LanguageSwitch />;
  const router = createMemoryRouter(
    [
      { path: "/", element },
      { path: "/login", element },
    ],
    { initialEntries: ["/?lang=de"] },
  );
  const i18n = await startI18n(EVERYWHERE, { language: "de", fetchPhrases: slowFrench });
  render(
    <TranslationProvider i18n={i18n}>
      <KitProvider>
        <RouterProvider router={router} />
      </KitProvider>
    </TranslationProvider>,
  );
  fireEvent.change(picker("Sprache"), { target: { value: "fr" } });
  await act(() => router.navigate("/login"));
  await act(async () => arrive());
  await waitFor(() => expect(picker("Langue").value).toBe("fr"));
  expect(router.state.location.pathname).toBe("/login");
});

test.each(LANGUAGE_OPTIONS)("I18N-10: the picker shows $name as the current language", async ({ code, name }) => {
  await renderInKit(<LanguageSwitch />, { language: code });
  const select = screen.getByRole("combobox") as HTMLSelectElement;
  expect(select.value).toBe(code);
  expect(select.selectedOptions[0]?.textContent).toBe(name);
});

test("a language that cannot be fetched shows a toast and leaves the page as it is", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const withoutGerman: typeof fetchPhrases = (language, name) =>
    language === "de"
      ? Promise.reject(new TypeError("Failed to fetch dynamically imported module"))
      : fetchPhrases(language, name);
  const i18n = await startI18n(EVERYWHERE, { language: "fr", fetchPhrases: withoutGerman });
  await renderInKit(<LanguageSwitch />, { i18n });
  fireEvent.change(picker("Langue"), { target: { value: "de" } });
  await screen.findByText(/^Impossible de charger cette langue/);
  expect(picker("Langue").value).toBe("fr");
});
