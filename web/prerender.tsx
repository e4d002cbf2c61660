import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { UNSAFE_createMemoryHistory } from "react-router";
import { App } from "./app.tsx";
import { createApp } from "./lib/create-app.ts";
import { createI18n } from "./lib/i18n.ts";
import { Routing } from "./lib/routing/routing.tsx";
import { createScreenRouter, untilReady } from "./lib/routing/screen-router.ts";
import { routes } from "./routes.tsx";
import { EVERYWHERE } from "./screens.ts";
import { EmptyFrame } from "./shell/layouts/starting.tsx";
import { Koma } from "./ui/art/koma.tsx";

/** A page as guests see it: what belongs into the head (title, description), and what is inside of `#root`. */
export interface PrerenderedPage {
  head: string;
  body: string;
}

/** Renders the page at a path in a language. Run by the build (`build/prerender-pages.ts`), one page after the other. */
export async function prerender(path: string, language: Language): Promise<PrerenderedPage> {
  const i18n = await createI18n({ language, namespaces: EVERYWHERE });
  const router = createScreenRouter(routes, UNSAFE_createMemoryHistory({ initialEntries: [path] }));
  await untilReady(router);
  const html = renderToString(
    <App app={createApp()} i18n={i18n}>
      <Routing router={router} />
    </App>,
  );
  // React puts what belongs into the head first.
  const [head = ""] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}

/** What the build draws into the picture that other sites show of a link (`build/pictures.ts`), in a language. */
export async function socialTexts(language: Language): Promise<{ start: string; mark: string; subtitle: string }> {
  const { t } = await createI18n({ language, namespaces: ["landing"] });
  const [start, mark, subtitle] = [
    t("landing.hero.titleStart"),
    t("landing.hero.titleMark"),
    t("landing.hero.subtitle"),
  ];
  return { start, mark, subtitle };
}

/** The mascot as SVG, with the classes of the app. */
export function mascot(): string {
  return renderToStaticMarkup(<Koma mood="joyful" />);
}

/** What signed-in people see until the app draws: without a `<main>`, which the screen brings. */
export function startingFrame(): string {
  return renderToStaticMarkup(<EmptyFrame />).replace(/<main\b[^>]*><\/main>/, "");
}
