import { type ReactNode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { App } from "./app.tsx";
import { EVERYWHERE } from "./lib/everywhere.ts";
import { createI18n, currentLanguage } from "./lib/i18n.ts";
import { log } from "./lib/log.ts";
import { createQueryClient } from "./lib/query.ts";
import { followSession } from "./lib/realtime.ts";
import { startSession } from "./lib/session-store.ts";
import { createRouter, loadFirstScreen } from "./routes.tsx";
import "./styles/app.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
// Rendered beforehand as guests see it, unless `early.js` has found that this person needs another one.
const { dataset, lang } = document.documentElement;
const isPrerendered = root.hasAttribute("data-prerendered") && dataset.rendersOwn === undefined;

// First of all: the question who is signed in is under way while the rest loads.
startSession({ asGuest: isPrerendered });
const queries = createQueryClient();
const i18n = await createI18n({ namespaces: EVERYWHERE });
void start(root, isPrerendered && currentLanguage(i18n) === lang);

/** Not awaited: the code of the screens needs this module, and would wait for it. */
async function start(container: HTMLElement, isTakenOver: boolean): Promise<void> {
  // What cannot be fetched shows in the app.
  const isHere =
    isTakenOver &&
    (await loadFirstScreen().then(
      () => true,
      () => false,
    ));
  const router = createRouter(queries, { isTakenOver: isHere });
  const app = (
    <Drawn>
      <App i18n={i18n} queries={queries}>
        <RouterProvider router={router} onError={(error) => log.error("A screen could not be shown", error)} />
      </App>
    </Drawn>
  );
  container.removeAttribute("data-prerendered");
  // As a transition it leaves the browser room to scroll and to answer presses.
  startTransition(() => {
    if (isHere) return void hydrateRoot(container, app);
    container.replaceChildren();
    createRoot(container).render(app);
  });
}

function Drawn({ children }: { children: ReactNode }) {
  useEffect(() => {
    // What was shown instead of the app (styles/base.css).
    document.getElementById("frame")?.remove();
    // The library for it is fetched after what the first screen needs.
    followSession();
    // `early.js` does what was pressed before.
    dispatchEvent(new Event("nakamatch:taken-over"));
  }, []);
  return children;
}
