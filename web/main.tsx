import { startTransition, useEffect, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { App } from "./app.tsx";
import { createApp } from "./lib/create-app.ts";
import { EVERYWHERE } from "./lib/everywhere.ts";
import { log } from "./lib/log.ts";
import { createRouter, createRoutes, loadFirstScreen } from "./routes.tsx";
import "./styles/app.css";

/** When live events are connected after the first drawing, in milliseconds. */
const LIVE_AFTER_MS = 1000;

/** How long the first drawing waits for its fonts, in milliseconds. */
const FONTS_WITHIN_MS = 800;

/** What cards are set in: a font that comes after them wraps their lines otherwise. */
const FONTS = ["1em 'Atkinson Hyperlegible Next Variable'", "800 1em 'M PLUS Rounded 1c'"];

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
// As guests see it, without what this tab remembers of it.
const isPrerendered = root.hasAttribute("data-prerendered") && !history.state?.usr;
const { lang } = document.documentElement;

const app = createApp();
// Where one cannot be fetched its fallback stays.
const fonts = Promise.allSettled(FONTS.map((font) => document.fonts?.load(font)));
// First of all: the question who is signed in is under way while the rest loads.
app.session.start({ asGuest: isPrerendered });
const routes = createRoutes(app);
await app.i18n.start(EVERYWHERE);
void start(root, isPrerendered && !app.session.read().user && app.i18n.language === lang);

/** Not awaited: the code of the screens needs this module, and would wait for it. */
async function start(container: HTMLElement, isTakenOver: boolean): Promise<void> {
  // What cannot be fetched shows in the app.
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
  // Keys have moved it without the app.
  for (const radio of container.querySelectorAll<HTMLInputElement>("[type=radio]"))
    radio.checked = radio.defaultChecked;
  for (const name of ["data-prerendered", "aria-busy"]) container.removeAttribute(name);
  // As a transition it leaves the browser room to scroll and to answer presses.
  startTransition(() => {
    if (isHere) return void hydrateRoot(container, drawing);
    container.replaceChildren();
    createRoot(container).render(drawing);
  });
}

/** Before the app, whose screens are scrolled to their place once the frame is gone. */
function Drawn() {
  useLayoutEffect(() => {
    // What was shown instead of the app (styles/base.css).
    document.getElementById("frame")?.remove();
  }, []);
  useEffect(() => {
    // The library for it is fetched after what the first screen needs.
    setTimeout(() => app.live.start(), LIVE_AFTER_MS);
  }, []);
  return null;
}
