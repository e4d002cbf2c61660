import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import {
  KEEP_LANGUAGE_PARAMETER,
  LANGUAGE_OPTIONS,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  type Language,
} from "@nakamatch/contract/vocabulary/languages";
import react from "@vitejs/plugin-react";
import { build, type Manifest, type Plugin } from "vite";
import { EVERYWHERE } from "../lib/everywhere.ts";
import type { PrerenderedPage } from "../prerender.tsx";
import { appLater, PRELOADS } from "./app-later.ts";
import { flagSetting } from "./own-flags.ts";
import { drawIcons, drawSocialPicture, SOCIAL_PICTURE, type SocialTexts } from "./pictures.ts";
import { phrasesIn, type Screen, screenFiles } from "./screen-files.ts";

/** Replaced by the server. */
const PUBLIC_URL = "{{PUBLIC_URL}}";

const MANIFEST = "site.webmanifest";
const manifestPath = (language: Language) => `/manifests/${language}.webmanifest`;
const picturePath = (language: Language) => `/pictures/${language}.png`;

const WEB = join(import.meta.dirname, "..");
/** Below `node_modules`, so that imports resolve. */
const CODE = join(WEB, "../node_modules/.cache/nakamatch-prerender");

/** Exports of `prerender.tsx`. */
export interface Renderer {
  prerender: (path: string, language: Language) => Promise<PrerenderedPage>;
  socialTexts: (language: Language) => Promise<SocialTexts>;
  mascot: () => string;
  startingFrame: () => string;
  screens: () => Screen[];
}

const ROOT = '<div id="root"></div>';

/**
 * Renders public pages in six languages to `pages/{language}{path}.html`, and lists each screen's first files in
 * `screens.json`, for `server/http/pages.ts`. The empty page gets the members' frame (`styles/base.css`). `fonts`:
 * parts of file names to preload.
 */
export function prerenderPages({ fonts }: { fonts: readonly string[] }, load = buildRenderer): Plugin {
  let folder = "";
  let renderer: Promise<Renderer> | undefined;
  let frame = "";
  return {
    name: "nakamatch:prerender-pages",
    apply: "build",
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    transformIndexHtml: {
      order: "post",
      async handler(html) {
        renderer = load();
        frame = `<div id="frame">${(await renderer).startingFrame()}</div>`;
        return html.replace(ROOT, () => ROOT + frame).replace("</head>", () => `${PRELOADS}</head>`);
      },
    },
    // After the hooks of `writeBundle` wrote and compressed the page.
    closeBundle: {
      sequential: true,
      async handler() {
        if (!renderer) throw new Error("The page that every screen starts with was not built");
        const { prerender, socialTexts, mascot, screens } = await renderer;
        const shell = (await readFile(join(folder, "index.html"), "utf8")).replace(frame, "");
        const files = await readdir(join(folder, "assets"));
        // Prerendered text needs fonts first, the empty shell scripts.
        const start = shell.replace(PRELOADS, () => fonts.map((font) => preload(font, files)).join("") + PRELOADS);
        const withoutApp = appLater(start);
        const needed = screenFiles({
          screens: screens(),
          phrasesOf: (module) => [...EVERYWHERE, ...phrasesIn(module)],
          manifest: JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8")) as Manifest,
          known: [...shell.matchAll(/ (?:src|href)="\/([^"]+\.js)"/g)].map(([, file = ""]) => file),
        });
        await writeFile(join(folder, "screens.json"), JSON.stringify(needed));
        const manifest = JSON.parse(await readFile(join(folder, MANIFEST), "utf8")) as object;
        for (const name of ["pictures", "manifests"]) await mkdir(join(folder, name), { recursive: true });
        await drawIcons(join(folder, "icons"));
        for (const language of LANGUAGES) {
          const texts = await socialTexts(language);
          await drawSocialPicture(texts, mascot(), join(folder, picturePath(language)));
          const own = { ...manifest, lang: language, description: texts.subtitle };
          await writeFile(join(folder, manifestPath(language)), JSON.stringify(own));
          for (const { path, page: kind } of screens()) {
            if (!kind) continue;
            const page = await prerender(path, language);
            const file = join(folder, "pages", language, `${path === "/" ? "/start" : path}.html`);
            await mkdir(dirname(file), { recursive: true });
            const empty = kind === "read" ? withoutApp : start;
            await writeFile(file, compose(empty, { ...page, path, language, alt: escaped(texts.subtitle) }));
          }
        }
      },
    },
  };
}

async function buildRenderer(): Promise<Renderer> {
  await rm(CODE, { recursive: true, force: true });
  await build({
    configFile: false,
    root: WEB,
    logLevel: "warn",
    plugins: [react()],
    define: flagSetting(),
    build: {
      ssr: "prerender.tsx",
      outDir: CODE,
      emptyOutDir: true,
      target: "node24",
      minify: false,
      copyPublicDir: false,
    },
  });
  return (await import(pathToFileURL(join(CODE, "prerender.js")).href)) as Renderer;
}

function compose(
  start: string,
  { head, body, path, language, alt }: PrerenderedPage & { path: string; language: Language; alt: string },
): string {
  const busy = start.includes('<template id="app">') ? "" : ' aria-busy="true"';
  return start
    .replace('<html lang="es">', () => `<html lang="${language}">`)
    .replace(`/${MANIFEST}`, manifestPath(language))
    .replace(
      "<title>Nakamatch</title>",
      () => head + addresses(path, language) + openGraph(head, { path, language, alt }),
    )
    .replace(ROOT, () => `<div id="root" data-prerendered=""${busy}>${body}</div>`)
    .replace(/<noscript>.*?<\/noscript>/s, (words) => withoutScript(words, path, language));
}

function preload(font: string, files: readonly string[]): string {
  const file = files.find((each) => each.startsWith(font) && each.endsWith(".woff2"));
  if (!file) throw new Error(`There is no font ${font}`);
  return `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/assets/${file}">`;
}

function addresses(path: string, language: Language): string {
  const inLanguage = (code: Language) => `${PUBLIC_URL}${path}?${LANGUAGE_PARAMETER}=${code}`;
  const alternates = LANGUAGES.map((code) => `<link rel="alternate" hreflang="${code}" href="${inLanguage(code)}">`);
  return [
    `<link rel="canonical" href="${inLanguage(language)}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${PUBLIC_URL}${path}">`,
  ].join("");
}

function openGraph(head: string, { path, language, alt }: { path: string; language: Language; alt: string }): string {
  const title = /<title>(.*?)<\/title>/.exec(head)?.[1] ?? "Nakamatch";
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`;
  const product = {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Nakamatch",
    url: `${PUBLIC_URL}/`,
    inLanguage: LANGUAGES,
    publisher: {
      "@type": "Organization",
      name: "Nakamatch",
      url: `${PUBLIC_URL}/`,
      logo: `${PUBLIC_URL}/icons/icon-512.png`,
    },
    ...(description !== undefined && { description: plain(description) }),
  };
  return [
    property("type", "website"),
    property("site_name", "Nakamatch"),
    property("title", title),
    ...(description === undefined ? [] : [property("description", description)]),
    property("url", `${PUBLIC_URL}${path}`),
    property("locale", language),
    property("image", `${PUBLIC_URL}${picturePath(language)}`),
    property("image:type", "image/png"),
    property("image:width", String(SOCIAL_PICTURE.width)),
    property("image:height", String(SOCIAL_PICTURE.height)),
    property("image:alt", `Nakamatch: ${alt}`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(path === "/"
      ? // Data, which no Content-Security-Policy takes for a script.
        [`<script type="application/ld+json">${JSON.stringify(product).replaceAll("<", "\\u003c")}</script>`]
      : []),
  ].join("");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

function plain(html: string): string {
  const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
  return html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

/** Without scripts one can read, leave and switch language; no forms. */
function withoutScript(words: string, path: string, language: Language): string {
  const links = LANGUAGE_OPTIONS.map(
    ({ code, name }) =>
      `<a class="inline-flex min-h-11 items-center underline" href="?${LANGUAGE_PARAMETER}=${code}&amp;${KEEP_LANGUAGE_PARAMETER}" rel="nofollow" hreflang="${code}" lang="${code}">${name}</a>`,
  );
  const own = new RegExp(`<p lang="${language}">.*?</p>`, "s").exec(words)?.[0] ?? "";
  const needsScript = ["/login", "/register", "/contact", "/premium"].includes(path) ? own : "";
  return `<noscript><div class="mx-auto flex max-w-7xl flex-wrap gap-x-6 gap-y-2 p-6 text-lg">${needsScript}${links.join("")}</div></noscript>`;
}
