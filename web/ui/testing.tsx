import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
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
  { language = "es", path = "/", i18n }: { language?: Language; path?: string; i18n?: I18n } = {},
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
      <KitProvider>
        <RouterProvider router={router} />
      </KitProvider>
    </TranslationProvider>,
  );
  return { ...result, location: () => router.state.location.pathname };
}
