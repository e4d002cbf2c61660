import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, type InitialEntry, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect } from "vitest";
import { type App, AppProvider } from "../lib/app.tsx";
import { testApp } from "../lib/app-testing.ts";
import type { I18n } from "../lib/i18n.ts";
import { i18nWithAllPhrases } from "../lib/i18n-testing.ts";
import { TranslationProvider } from "../lib/translation.tsx";
import { KitProvider } from "./provider.tsx";

interface Surroundings {
  language?: Language;
  i18n?: I18n;
  app?: App;
}

/** For tests: renders routes with phrases and toasts on a memory router, after a visit to `entries`. */
export async function renderRoutes(
  routes: RouteObject[],
  { entries = ["/"], language = "es", i18n, app = testApp() }: Surroundings & { entries?: InitialEntry[] } = {},
) {
  const translations = i18n ?? (await i18nWithAllPhrases(language));
  const router = createMemoryRouter(routes, { initialEntries: entries });
  const result = render(
    <TranslationProvider i18n={translations}>
      <AppProvider app={app}>
        <KitProvider>
          <RouterProvider router={router} />
        </KitProvider>
      </AppProvider>
    </TranslationProvider>,
  );
  return { ...result, app, router, location: () => router.state.location.pathname };
}

/** With `children` at `path`; other paths are empty. */
export function renderInKit(children: ReactNode, { path = "/", ...rest }: Surroundings & { path?: string } = {}) {
  const routes = [
    { path, element: children },
    { path: "*", element: null },
  ];
  return renderRoutes(routes, { entries: [path], ...rest });
}

/** Chooses in a select or search-select, by field label and option text. */
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
  // Touch: a mouse would need hovering first.
  fireEvent.pointerDown(found, { pointerType: "touch" });
  fireEvent.click(found);
  await waitFor(() => expect(screen.queryByRole("option", { name: option })).toBeNull());
}

/** A select's options. */
export function optionsOf(label: string): string[] {
  return [...screen.getByRole<HTMLSelectElement>("combobox", { name: label }).options].map(({ text }) => text);
}
