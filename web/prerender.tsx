import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { isValidElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from "react-router";
import { App } from "./app.tsx";
import type { Screen } from "./build/screen-files.ts";
import { createApp } from "./lib/create-app.ts";
import { EVERYWHERE } from "./lib/everywhere.ts";
import { createI18n } from "./lib/i18n.ts";
import { createRoutes } from "./routes.tsx";
import { GuestOnly } from "./shell/layouts/guest-only.tsx";
import { Open } from "./shell/layouts/open.tsx";
import { Protected } from "./shell/layouts/protected.tsx";
import { EmptyFrame } from "./shell/layouts/starting.tsx";
import { Koma } from "./ui/art/koma.tsx";

/** A guest's page: head elements, and the content of `#root`. */
export interface PrerenderedPage {
  head: string;
  body: string;
}

/** Renders a page, one at a time. Called by the build (`build/prerender-pages.ts`). */
export async function prerender(path: string, language: Language): Promise<PrerenderedPage> {
  const app = createApp({ i18n: createI18n({ language }) });
  await app.i18n.start(EVERYWHERE);
  const { query, dataRoutes } = createStaticHandler(createRoutes(app));
  const context = await query(new Request(new URL(path, "http://localhost")));
  if (context instanceof Response || context.errors) throw new Error(`${path} cannot be rendered`);
  const html = renderToString(
    <App app={app}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </App>,
  );
  // React puts head elements first.
  const [head = ""] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}

/** All screens of the route table. */
export function screens(): Screen[] {
  const routes = createRoutes(createApp({ i18n: createI18n({ language: "es" }) }));
  const all = leaves(routes).map((chain) => {
    const ids = chain.flatMap(({ id, lazy }) => (id && lazy ? id : []));
    const isIn = (wrapper: unknown) => chain.some(({ element }) => isValidElement(element) && element.type === wrapper);
    const { path = "", handle } = chain.at(-1) ?? {};
    const { page } = (handle ?? {}) as Partial<Screen>;
    const member = isIn(Open) ? ["signed-in", ...ids] : ids;
    return { path, guest: isIn(Protected) ? [] : ids, member, page, isGuestOnly: isIn(GuestOnly) };
  });
  const dashboard = all.find(({ path }) => path === "/dashboard")?.member ?? [];
  return all.map(({ isGuestOnly, member: own, ...screen }) => {
    const member = isGuestOnly ? dashboard : own;
    return { ...screen, member, isFramed: member.includes("signed-in") };
  });
}

/** Routes to each path. */
function leaves(children: readonly RouteObject[]): RouteObject[][] {
  return children.flatMap((route) =>
    route.children ? leaves(route.children).map((rest) => [route, ...rest]) : [[route]],
  );
}

/** Texts of a language's link preview (`build/pictures.ts`). */
export async function socialTexts(language: Language): Promise<{ start: string; mark: string; subtitle: string }> {
  const i18n = createI18n({ language });
  await i18n.start(["landing"]);
  return {
    start: i18n.t("landing.hero.titleStart"),
    mark: i18n.t("landing.hero.titleMark"),
    subtitle: i18n.t("landing.hero.subtitle"),
  };
}

/** The mascot as SVG, with the app's classes. */
export function mascot(): string {
  return renderToStaticMarkup(<Koma mood="joyful" />);
}

/** Shown to members until the app renders; the screen brings `<main>`. */
export function startingFrame(): string {
  return renderToStaticMarkup(<EmptyFrame />).replace(/<main\b[^>]*><\/main>/, "");
}
