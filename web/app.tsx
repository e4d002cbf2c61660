import { type ReactNode, StrictMode } from "react";
import { AppProvider, type App as Parts } from "./lib/app.tsx";
import { TranslationProvider } from "./lib/translation.tsx";
import { KitProvider } from "./ui/provider.tsx";

/** Shared by browser and prerendering, which must match. */
export function App({ app, children }: { app: Parts; children: ReactNode }) {
  return (
    <StrictMode>
      <TranslationProvider i18n={app.i18n}>
        <AppProvider app={app}>
          <KitProvider>{children}</KitProvider>
        </AppProvider>
      </TranslationProvider>
    </StrictMode>
  );
}
