import type { i18n as I18n } from "i18next";
import { type ReactNode, StrictMode } from "react";
import { AppProvider, type App as Parts } from "./lib/app.tsx";
import { TranslationProvider } from "./lib/translation.tsx";
import { KitProvider } from "./ui/provider.tsx";

/** What is around the router, in the browser and where pages are rendered beforehand: both have to be the same. */
export function App({ app, i18n, children }: { app: Parts; i18n: I18n; children: ReactNode }) {
  return (
    <StrictMode>
      <TranslationProvider i18n={i18n}>
        <AppProvider app={app}>
          <KitProvider>{children}</KitProvider>
        </AppProvider>
      </TranslationProvider>
    </StrictMode>
  );
}
