import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { type RenderResult, render } from "@testing-library/react";
import type { i18n as I18n } from "i18next";
import type { ReactNode } from "react";
import { type App, AppProvider } from "../lib/app.tsx";
import { testApp } from "../lib/app-testing.ts";
import { i18nWithAllPhrases } from "../lib/i18n-testing.ts";
import { Routing } from "../lib/routing/routing.tsx";
import { createMemoryRouter } from "../lib/routing/routing-testing.ts";
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
    path,
  );
  const result = render(
    <TranslationProvider i18n={translations}>
      <AppProvider app={app}>
        <KitProvider>
          <Routing router={router} />
        </KitProvider>
      </AppProvider>
    </TranslationProvider>,
  );
  return { ...result, location: () => router.state.shown.location.pathname };
}
