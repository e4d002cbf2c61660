import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { InitialEntry, RouteObject } from "react-router";
import { testApp } from "../../lib/app-testing.ts";
import { EVERYWHERE } from "../../lib/everywhere.ts";
import type { I18n } from "../../lib/i18n.ts";
import { startI18n } from "../../lib/i18n-testing.ts";
import { createRoutes } from "../../routes.tsx";
import { renderRoutes } from "../../ui/testing.tsx";
import { phrases } from "./signed-in.tsx";

/** Placeholder screens for tests of the frame. */
const STUBS = [
  "/",
  "/dashboard",
  "/matches",
  "/chats",
  "/profile/me",
  "/profile/:id",
  "/profile/edit",
  "/blocked-users",
  "/decisions",
  "/events",
  "/success",
  "/settings",
  "/moderation/bans",
  "/operator",
];

/**
 * For tests: the app like in `main.tsx`, with the real route table on a memory router. Other features' screens are
 * headings with their path. `history`: visited URLs.
 */
export async function renderApp(...history: [InitialEntry, ...InitialEntry[]]) {
  return renderAppIn("es", ...history);
}

/** In another language. */
export async function renderAppIn(language: Language, ...history: [InitialEntry, ...InitialEntry[]]) {
  // An earlier test may have loaded the members' frame with phrases for another instance.
  return renderAppWith(await startI18n([...EVERYWHERE, ...phrases], { language }), ...history);
}

/** With these phrases. */
export async function renderAppWith(i18n: I18n, ...history: [InitialEntry, ...InitialEntry[]]) {
  const app = testApp();
  app.session.start();
  const routes = createRoutes({ ...app, i18n }).map(stubbed);
  const { location, ...rest } = await renderRoutes(routes, { entries: history, i18n, app });
  return { ...rest, path: location };
}

function stubbed(route: RouteObject): RouteObject {
  const { path, children } = route;
  if (path !== undefined && STUBS.includes(path)) return { path, element: <h1>{path}</h1> };
  return children ? ({ ...route, children: children.map(stubbed) } as RouteObject) : route;
}
