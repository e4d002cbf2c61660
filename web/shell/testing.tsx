import { signedIn } from "../lib/api-testing.ts";
import { testApp } from "../lib/app-testing.ts";
import { SESSION_KEY } from "../lib/session-store.ts";

/** For tests: a member's app with a cached session, confirmed by the server. */
export function memberApp(session = signedIn()) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  const app = testApp();
  app.session.start();
  return app;
}
