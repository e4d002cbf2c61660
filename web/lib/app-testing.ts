import type { App } from "./app.tsx";
import { createApp } from "./create-app.ts";
import { createI18n } from "./i18n.ts";
import { loadFakeSocket } from "./socket-testing.ts";

const made: App[] = [];

/** For tests: an isolated app with live events by `push`, stopped after the test. */
export function testApp(i18n = createI18n({ language: "es" })): App {
  const app = createApp({ i18n, loadSocket: loadFakeSocket });
  made.push(app);
  return app;
}

/** Called by `setup-testing.ts`. */
export function stopApps(): void {
  for (const app of made.splice(0)) app.stop();
}
