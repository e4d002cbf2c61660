import { type ReactNode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { type DataRouter, RouterProvider } from "react-router";
import { App } from "./app.tsx";
import { createI18n, currentLanguage } from "./lib/i18n.ts";
import { createQueryClient } from "./lib/query.ts";
import { followSession } from "./lib/realtime.ts";
import { startSession } from "./lib/session-store.ts";
import { createRouter } from "./routes.tsx";
import { EVERYWHERE } from "./screens.ts";
import "./styles/app.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
// Rendered beforehand as guests see it, unless `early.js` has found that this person needs another one.
const { dataset, lang } = document.documentElement;
const isPrerendered = root.hasAttribute("data-prerendered") && dataset.rendersOwn === undefined;

// First of all: the question who is signed in is under way while the rest loads.
startSession({ asGuest: isPrerendered });
// That of the names on cards: it would otherwise be fetched when the first card is drawn, and long names would wrap differently
// once it is there. Without it the fallback stays.
if (!isPrerendered) document.fonts.load("800 1em 'M PLUS Rounded 1c'").catch(() => {});
const queries = createQueryClient();
const phrases = createI18n({ namespaces: EVERYWHERE });
// Code and phrases of the screen are fetched beside the phrases of every page.
const router = createRouter();
const i18n = await phrases;
followSession();

const app = (
  <App i18n={i18n} queries={queries}>
    <RouterProvider router={router} />
  </App>
);
if (isPrerendered && currentLanguage(i18n) === lang) void hydrate(root);
else {
  root.removeAttribute("data-prerendered");
  root.replaceChildren();
  createRoot(root).render(app);
}

/** Not awaited above: the code of the screen needs this module, and would wait for it. */
async function hydrate(container: HTMLElement): Promise<void> {
  // What was rendered beforehand is the screen itself, not what is shown until its code is here.
  await untilReady(router);
  // What is pressed from here on React notices itself.
  container.removeAttribute("data-prerendered");
  // As a transition it leaves the browser room to scroll and to answer presses.
  startTransition(() => {
    hydrateRoot(container, <TakenOver>{app}</TakenOver>);
  });
}

/** Tells `early.js` when everything is in use, so that it does what was pressed before. */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    dispatchEvent(new Event("nakamatch:taken-over"));
  }, []);
  return children;
}

/** Resolves once the code and the phrases of the first screen are here, or could not be fetched. */
function untilReady(of: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (of.state.initialized) return resolve();
    const stop = of.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
