import { type ReactNode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { App } from "./app.tsx";
import { createApp } from "./lib/create-app.ts";
import { EVERYWHERE } from "./lib/everywhere.ts";
import { log } from "./lib/log.ts";
import { createRouter, createRoutes, loadFirstScreen } from "./routes.tsx";
import "./styles/app.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
// As guests see it, without what this tab remembers of it.
const isPrerendered = root.hasAttribute("data-prerendered") && !history.state?.usr;
const { lang } = document.documentElement;

const app = createApp();
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
    <Drawn>
      <App app={app}>
        <RouterProvider router={router} onError={(error) => log.error("A screen could not be shown", error)} />
      </App>
    </Drawn>
  );
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

function Drawn({ children }: { children: ReactNode }) {
  useEffect(() => {
    // What was shown instead of the app (styles/base.css).
    document.getElementById("frame")?.remove();
    // The library for it is fetched after what the first screen needs.
    app.live.start();
  }, []);
  return children;
}
