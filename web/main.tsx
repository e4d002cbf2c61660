import { type ReactNode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { unstable_forceFrameRate } from "scheduler";
import { App } from "./app.tsx";
import { createI18n } from "./lib/i18n.ts";
import { createQueryClient } from "./lib/query.ts";
import { followSession } from "./lib/realtime.ts";
import { Routing } from "./lib/routing/routing.tsx";
import { untilReady } from "./lib/routing/screen-router.ts";
import { readSession, startSession } from "./lib/session-store.ts";
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

// First of all: the question who is signed in is under way while the rest loads.
startSession({ asGuest: isPrerendered });
const queries = createQueryClient();
const i18n = createI18n();
const started = i18n.start(EVERYWHERE);
// Code and phrases of the screen are fetched beside the phrases of every page.
const router = createRouter(i18n);
await started;

const app = (
  <App i18n={i18n} queries={queries}>
    <Routing router={router} />
  </App>
);
if (isPrerendered && i18n.language === lang) {
  followSession();
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
  if (readSession().user) {
    await Promise.race([untilBegun(router, queries), delay(WHOLE_WITHIN_MS)]);
  }
  // In slices, as below: a slow phone answers presses meanwhile.
  startTransition(() => {
    createRoot(container).render(<Drawn onDrawn={finishStart}>{app}</Drawn>);
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
    hydrateRoot(container, <Drawn onDrawn={tellTakenOver}>{app}</Drawn>);
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
  followSession();
}

/** Tells `early.js` that everything is in use, so that it does what was pressed before. */
function tellTakenOver(): void {
  dispatchEvent(new Event("nakamatch:taken-over"));
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
