import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import type { I18n } from "./lib/i18n.ts";
import { SessionProvider } from "./lib/session.tsx";
import { TranslationProvider } from "./lib/translation.tsx";
import { KitProvider } from "./ui/provider.tsx";

/** What is around the router, in the browser and where pages are rendered beforehand: both have to be the same. */
export function App({ i18n, queries, children }: { i18n: I18n; queries: QueryClient; children: ReactNode }) {
  return (
    <StrictMode>
      <TranslationProvider i18n={i18n}>
        <QueryClientProvider client={queries}>
          <SessionProvider>
            <KitProvider>{children}</KitProvider>
          </SessionProvider>
        </QueryClientProvider>
      </TranslationProvider>
    </StrictMode>
  );
}
