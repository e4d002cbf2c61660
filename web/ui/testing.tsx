import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { act, fireEvent, type RenderResult, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect } from "vitest";
import { type App, AppProvider } from "../lib/app.tsx";
import { testApp } from "../lib/app-testing.ts";
import type { I18n } from "../lib/i18n.ts";
import { i18nWithAllPhrases } from "../lib/i18n-testing.ts";
import { TranslationProvider } from "../lib/translation.tsx";
import { KitProvider } from "./provider.tsx";

/**
 * For component tests: renders with phrases, notices and a router in memory, whose `location` tells where a link led.
 * `path` is the initial one; every other path is empty.
 */
export async function renderInKit(
  children: ReactNode,
  {
    language = "es",
    path = "/",
    i18n,
    app = testApp(),
  }: { language?: Language; path?: string; i18n?: I18n; app?: App } = {},
): Promise<RenderResult & { location: () => string }> {
  const translations = i18n ?? (await i18nWithAllPhrases(language));
  const router = createMemoryRouter(
    [
      { path, element: children },
      { path: "*", element: null },
    ],
    { initialEntries: [path] },
  );
  const result = render(
    <TranslationProvider i18n={translations}>
      <AppProvider app={app}>
        <KitProvider>
          <RouterProvider router={router} />
        </KitProvider>
      </AppProvider>
    </TranslationProvider>,
  );
  return { ...result, location: () => router.state.location.pathname };
}

/** Chooses in a select or search-select, by the texts of the field and the option. */
export async function pick(label: string, option: string | RegExp): Promise<void> {
  const control = () => screen.getByRole<HTMLInputElement | HTMLSelectElement>("combobox", { name: label });
  await waitFor(() => expect(control().disabled).toBe(false));
  if (control().tagName === "SELECT") {
    const { value } = within(control()).getByRole<HTMLOptionElement>("option", { name: option });
    return void fireEvent.change(control(), { target: { value } });
  }
  await act(async () => control().focus());
  fireEvent.click(control());
  fireEvent.keyDown(control(), { key: "ArrowDown" });
  const found = await screen.findByRole("option", { name: option });
  // As by touch: an option pressed with a mouse would have to be highlighted first.
  fireEvent.pointerDown(found, { pointerType: "touch" });
  fireEvent.click(found);
  await waitFor(() => expect(screen.queryByRole("option", { name: option })).toBeNull());
}

/** The texts of the options of a select. */
export function optionsOf(label: string): string[] {
  return [...screen.getByRole<HTMLSelectElement>("combobox", { name: label }).options].map(({ text }) => text);
}
