import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";
import type { I18n } from "./i18n.ts";
import type { LiveConnection } from "./live-connection.ts";
import type { PrivateStorage } from "./private-storage.ts";
import type { SessionStore } from "./session-store.ts";

/** All state; see `createApp`. Tests create their own. */
export interface App {
  i18n: I18n;
  session: SessionStore;
  live: LiveConnection;
  queries: QueryClient;
  storage: PrivateStorage;
  /** Aborted by `stop`. */
  signal: AbortSignal;
  /** The app's single instance from `make`, created on first use: state of lazy-loaded screens. */
  part: <Part>(make: (app: App) => Part) => Part;
  /** Ends connection, timers and listeners. */
  stop: () => void;
}

const Context = createContext<App | null>(null);

/** Provides app and query client. */
export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return (
    <Context value={app}>
      <QueryClientProvider client={app.queries}>{children}</QueryClientProvider>
    </Context>
  );
}

/** The current app. */
export function useApp(): App {
  const app = useContext(Context);
  if (!app) throw new Error("useApp needs an AppProvider above it");
  return app;
}

/** `app.part` of the current app. */
export function usePart<Part>(make: (app: App) => Part): Part {
  return useApp().part(make);
}
