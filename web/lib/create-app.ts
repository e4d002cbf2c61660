import { connectApi } from "./api-session.ts";
import type { App } from "./app.tsx";
import { showAppBadge } from "./app-badge.ts";
import { createI18n, type I18n } from "./i18n.ts";
import { keepView } from "./kept-view.ts";
import { LiveConnection, type LoadSocket } from "./live-connection.ts";
import { log } from "./log.ts";
import { PrivateStorage } from "./private-storage.ts";
import { createQueryClient } from "./query.ts";
import { forgetDraft } from "./registration-draft.ts";
import { SessionStore } from "./session-store.ts";

interface AppOptions {
  /** Defaults to detection. */
  i18n?: I18n | undefined;
  /** Replaces Socket.IO. */
  loadSocket?: LoadSocket | undefined;
}

/**
 * Creates all state. Idle until started: `i18n.start()` loads texts, `session.start()` asks for the session,
 * `live.start()` connects.
 */
export function createApp({ i18n = createI18n(), loadSocket }: AppOptions = {}): App {
  const storage = new PrivateStorage();
  const session = new SessionStore(storage);
  const queries = createQueryClient(session);
  const live = new LiveConnection(session, loadSocket);
  const stopped = new AbortController();
  const parts = new Map<unknown, unknown>();
  const disconnect = connectApi(session);
  session.onAuthEvent((_event, { user }) => {
    // The next person of this tab must not see it.
    forgetDraft();
    if (!user) {
      keepView("", "");
      endNotifications();
    }
  });
  const app: App = {
    i18n,
    session,
    live,
    queries,
    storage,
    signal: stopped.signal,
    part: <Part>(make: (app: App) => Part): Part => {
      if (!parts.has(make)) parts.set(make, make(app));
      return parts.get(make) as Part;
    },
    stop: () => {
      live.stop();
      session.stop();
      queries.clear();
      disconnect();
      stopped.abort();
    },
  };
  return app;
}

/** The next person at the device must not read what this one is told. */
function endNotifications(): void {
  showAppBadge(0);
  void import("./push.ts")
    .then(({ closeNotifications, unsubscribeBrowser }) => Promise.all([closeNotifications(), unsubscribeBrowser()]))
    .catch((error: unknown) => log.error("The notifications could not be ended", error));
}
