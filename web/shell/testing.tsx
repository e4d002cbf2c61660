import { signedIn } from "../lib/api-testing.ts";
import { testApp } from "../lib/app-testing.ts";
import { SESSION_KEY } from "../lib/session-store.ts";

/** For tests: the app of a member, whose session the browser has kept. The server is asked for it. */
export function memberApp(session = signedIn()) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  const app = testApp();
  app.session.start();
  return app;
}
