import { type ReactNode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { unstable_forceFrameRate } from "scheduler";
import { App } from "./app.tsx";
import { createApp } from "./lib/create-app.ts";
import { createI18n, currentLanguage } from "./lib/i18n.ts";
import { Routing } from "./lib/routing/routing.tsx";
import { untilReady } from "./lib/routing/screen-router.ts";
import { createRouter } from "./routes.tsx";
import { EVERYWHERE } from "./screens.ts";
import { untilBegun } from "./shell/layouts/prefetch.ts";
import "./styles/app.css";

/** How long the first screen may wait to be drawn whole, in milliseconds; after that it is drawn part by part. */
const WHOLE_WITHIN_MS = 300;

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
// Rendered beforehand as guests see it, unless `early.js` has found that this person needs another one.
const { dataset, lang } = document.documentElement;
const isPrerendered = root.hasAttribute("data-prerendered") && dataset.rendersOwn === undefined;

const app = createApp();
// First of all: the question who is signed in is under way while the rest loads.
app.session.start({ asGuest: isPrerendered });
const phrases = createI18n({ namespaces: EVERYWHERE });
// Code and phrases of the screen are fetched beside the phrases of every page.
const router = createRouter();
const i18n = await phrases;

const drawing = (
  <App app={app} i18n={i18n}>
    <Routing router={router} />
  </App>
);
if (isPrerendered && currentLanguage(i18n) === lang) {
  app.live.start();
  void hydrate(root);
} else {
  root.removeAttribute("data-prerendered");
  root.replaceChildren();
  void draw(root);
}

/**
 * Somebody who is signed in sees the screen with what it opens with at once, where both are about to arrive: drawing its frame and
 * its placeholders before that would take a slow phone longer.
 */
async function draw(container: HTMLElement): Promise<void> {
  if (app.session.read().user) {
    await Promise.race([untilBegun(router, app.queries), delay(WHOLE_WITHIN_MS)]);
  }
  // In slices, as below: a slow phone answers presses meanwhile.
  startTransition(() => {
    createRoot(container).render(<Drawn onDrawn={finishStart}>{drawing}</Drawn>);
  });
}

/** Not awaited above: the code of the screen needs this module, and would wait for it. */
async function hydrate(container: HTMLElement): Promise<void> {
  // What was rendered beforehand is the screen itself, not what is shown until its code is here.
  await untilReady(router);
  // What is pressed from here on React notices itself.
  container.removeAttribute("data-prerendered");
  // As a transition it leaves the browser room to scroll and to answer presses.
  startTransition(() => {
    hydrateRoot(container, <Drawn onDrawn={tellTakenOver}>{drawing}</Drawn>);
  });
}

/** Calls `onDrawn`, which never changes, once the app is drawn. */
function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useEffect(() => {
    // From now on React renders a frame at a time before it looks for presses, not 5 ms: on a slow phone each look costs almost
    // half of that. The first drawing is the longest, and stays in small pieces.
    unstable_forceFrameRate(60);
    onDrawn();
  }, [onDrawn]);
  return children;
}

/** Removes what was shown instead of the app (styles/base.css). */
function finishStart(): void {
  document.getElementById("frame")?.remove();
  // The library for it is fetched after what the first screen needs.
  app.live.start();
}

/** Tells `early.js` that everything is in use, so that it does what was pressed before. */
function tellTakenOver(): void {
  dispatchEvent(new Event("nakamatch:taken-over"));
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
