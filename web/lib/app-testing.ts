import type { App } from "./app.tsx";
import { createApp } from "./create-app.ts";
import { createI18n } from "./i18n.ts";
import { loadFakeSocket } from "./socket-testing.ts";

const made: App[] = [];

/** For tests: an app of the test's own, whose live events come by `push` and which is stopped after the test. */
export function testApp(i18n = createI18n({ language: "es" })): App {
  const app = createApp({ i18n, loadSocket: loadFakeSocket });
  made.push(app);
  return app;
}

/** Stops the apps of the test; `setup-testing.ts` calls it. */
export function stopApps(): void {
  for (const app of made.splice(0)) app.stop();
}
