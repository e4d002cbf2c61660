import { startTransition, useEffect, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { App } from "./app.tsx";
import { createApp } from "./lib/create-app.ts";
import { EVERYWHERE } from "./lib/everywhere.ts";
import { log } from "./lib/log.ts";
import { watchDraft } from "./lib/registration-draft.ts";
// On every screen, it applies a theme chosen in another tab.
import "./lib/theme.ts";
import { createRouter, createRoutes, loadFirstScreen } from "./routes.tsx";
import "./styles/app.css";

/** Delay of the live connection after the first render, in milliseconds. */
const LIVE_AFTER_MS = 1000;

/** Maximum wait for fonts before the first render, in milliseconds. */
const FONTS_WITHIN_MS = 800;

/** Fonts of cards: later ones would rewrap their lines. */
const FONTS = ["1em 'Atkinson Hyperlegible Next Variable'", "800 1em 'M PLUS Rounded 1c'"];

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
// As guests see it, without this tab's state.
const isPrerendered = root.hasAttribute("data-prerendered") && !history.state?.usr;
const { lang } = document.documentElement;

const app = createApp();
watchDraft();
// Failed fonts have fallbacks.
const fonts = Promise.allSettled(FONTS.map((font) => document.fonts?.load(font)));
// First of all: the session loads in parallel with everything else.
app.session.start({ asGuest: isPrerendered });
const routes = createRoutes(app);
await app.i18n.start(EVERYWHERE);
void start(root, isPrerendered && !app.session.read().user && app.i18n.language === lang);

/** Not awaited: the screens import this module, which would deadlock. */
async function start(container: HTMLElement, isTakenOver: boolean): Promise<void> {
  // Failures show in the app.
  const isHere =
    isTakenOver &&
    (await loadFirstScreen(routes).then(
      () => true,
      () => false,
    ));
  const router = createRouter(routes, { isTakenOver: isHere });
  const drawing = (
    <>
      <Drawn />
      <App app={app}>
        <RouterProvider router={router} onError={(error) => log.error("A screen could not be shown", error)} />
      </App>
    </>
  );
  // The frame stays until then.
  if (!isHere) await Promise.race([fonts, new Promise((resolve) => setTimeout(resolve, FONTS_WITHIN_MS))]);
  // Changed by keyboard before the app started.
  for (const radio of container.querySelectorAll<HTMLInputElement>("[type=radio]"))
    radio.checked = radio.defaultChecked;
  for (const name of ["data-prerendered", "aria-busy"]) container.removeAttribute(name);
  // A transition keeps the page responsive.
  startTransition(() => {
    if (isHere) return void hydrateRoot(container, drawing);
    container.replaceChildren();
    createRoot(container).render(drawing);
  });
}

/** Before the app: screens restore their scroll position after the frame is gone. */
function Drawn() {
  useLayoutEffect(() => {
    // The placeholder (styles/base.css).
    document.getElementById("frame")?.remove();
  }, []);
  useEffect(() => {
    // Loads the library after the first screen.
    setTimeout(() => app.live.start(), LIVE_AFTER_MS);
  }, []);
  return null;
}
