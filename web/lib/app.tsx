import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";
import type { I18n } from "./i18n.ts";
import type { LiveConnection } from "./live-connection.ts";
import type { PrivateStorage } from "./private-storage.ts";
import type { SessionStore } from "./session-store.ts";

/** What holds state; see `createApp`. Tests make their own. */
export interface App {
  i18n: I18n;
  session: SessionStore;
  live: LiveConnection;
  queries: QueryClient;
  storage: PrivateStorage;
  /** Aborted by `stop`. */
  signal: AbortSignal;
  /** The one object that `make` makes for this app, at its first use: state of rooms that come with screens. */
  part: <Part>(make: (app: App) => Part) => Part;
  /** Ends the live connection, timers and listeners. */
  stop: () => void;
}

const Context = createContext<App | null>(null);

/** Gives the app to everything inside, and its queries to TanStack Query. */
export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return (
    <Context value={app}>
      <QueryClientProvider client={app.queries}>{children}</QueryClientProvider>
    </Context>
  );
}

/** The app that the component belongs to. */
export function useApp(): App {
  const app = useContext(Context);
  if (!app) throw new Error("useApp needs an AppProvider above it");
  return app;
}

/** `app.part` of the app that the component belongs to. */
export function usePart<Part>(make: (app: App) => Part): Part {
  return useApp().part(make);
}
