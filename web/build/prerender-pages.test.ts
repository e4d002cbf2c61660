// @vitest-environment node
import { readdirSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { LANGUAGE_OPTIONS, LANGUAGES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { drawIcons, drawSocialPicture } from "./pictures.ts";
import { prerenderPages, type Renderer } from "./prerender-pages.ts";

vi.mock("./pictures.ts", async (original) => ({
  ...(await original<typeof import("./pictures.ts")>()),
  drawIcons: vi.fn(async () => {}),
  drawSocialPicture: vi.fn(async () => {}),
}));

const SHELL = await readFile(join(import.meta.dirname, "../index.html"), "utf8");
/** As built, with file names. */
const BUILT = SHELL.replace(
  '<script type="module" src="/main.tsx"></script>',
  '<script type="module" crossorigin src="/assets/start-1.js"></script><link rel="modulepreload" href="/assets/kit-1.js">',
);
const FONTS = ["display-900", "text-wght"];

const renderer: Renderer = {
  prerender: async (path, language) => ({
    head: `<title>${path} in ${language} &amp; $&amp;</title><meta name="description" content="Say &quot;hi&quot; &amp; &lt;b&gt; it&#x27;s ${language}"/>`,
    body: `<main>${path} ${language} $& $1</main>`,
  }),
  socialTexts: async (language) => ({ start: "Find", mark: "them", subtitle: `"Fans" & <all> in ${language}` }),
  mascot: () => "<svg/>",
  startingFrame: () => "<header>$& Nakamatch</header>",
  screens: () =>
    (["/", "/login", "/terms", "/chats"] as const).map((path) => {
      const id = path === "/" ? "landing" : path.slice(1);
      const page = ({ "/login": "prerendered", "/chats": undefined } as const)[path as "/login"] ?? "read";
      return { path, guest: [id], member: [id], isFramed: false, page: path === "/chats" ? undefined : page };
    }),
};

let folder: string;

beforeEach(async () => {
  vi.clearAllMocks();
  folder = await mkdtemp(join(tmpdir(), "nakamatch-prerender-"));
  for (const name of ["assets", ".vite"]) await mkdir(join(folder, name));
  const chunks = ["landing", "login", "terms", "chats"].map((id) => [
    `screens/${id}/screen.tsx`,
    { file: `assets/${id}-1.js`, imports: ["_start.js"] },
  ]);
  const names = readdirSync(join(import.meta.dirname, "../../phrases/es"), {
    recursive: true,
    encoding: "utf8",
  }).filter((name) => name.endsWith(".ts"));
  const phrases = LANGUAGES.flatMap((code) =>
    names.map((name) => [`../phrases/${code}/${name}`, { file: `assets/${code}-${basename(name, ".ts")}.js` }]),
  );
  const manifest = { ...Object.fromEntries([...chunks, ...phrases]), "_start.js": { file: "assets/start-1.js" } };
  await writeFile(join(folder, ".vite/manifest.json"), JSON.stringify(manifest));
  for (const name of ["text-wght-2.woff2", "display-900-1.woff", "display-900-1.woff2", "other-3.woff2"])
    await writeFile(join(folder, "assets", name), "");
  await writeFile(join(folder, "site.webmanifest"), JSON.stringify({ name: "Nakamatch", lang: "es", start_url: "/" }));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the plugin's hooks; returns the page from which every screen starts. */
async function run({ fonts = FONTS, load = async () => renderer } = {}): Promise<string> {
  const plugin = prerenderPages({ fonts }, load);
  const hooks = plugin as unknown as {
    configResolved: (config: object) => void;
    transformIndexHtml: { handler: (html: string) => Promise<string> };
    closeBundle: { handler: () => Promise<void> };
  };
  hooks.configResolved({ root: folder, build: { outDir: "." } });
  const shell = await hooks.transformIndexHtml.handler(BUILT);
  await writeFile(join(folder, "index.html"), shell);
  await hooks.closeBundle.handler();
  return shell;
}

const page = (language: Language, name: string) => readFile(join(folder, "pages", language, `${name}.html`), "utf8");
const tags = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match.slice(1));

test("a build without the page that every screen starts with fails, and so does one without a font of it", async () => {
  const { closeBundle } = prerenderPages({ fonts: [] }) as unknown as {
    closeBundle: { handler: () => Promise<void> };
  };
  await expect(closeBundle.handler()).rejects.toThrow("was not built");
  await expect(run({ fonts: ["gone"] })).rejects.toThrow("There is no font gone");
});

test("the page of members has the frame of signed-in people beside the empty root, and the server completes it", async () => {
  const shell = await run();
  expect(shell).toContain('<div id="root"></div><div id="frame"><header>$& Nakamatch</header></div>');
  expect(shell).toContain('<html lang="es">');
  expect(shell).not.toContain('as="font"');
  expect(shell).toContain("<!--preloads--></head>");
  const { parts, screens } = JSON.parse(await readFile(join(folder, "screens.json"), "utf8"));
  expect(screens["/chats"]).toEqual({ guest: ["chats"], member: ["chats"], isFramed: false });
  expect(parts.chats.files).toEqual(["assets/chats-1.js"]);
  expect(parts.chats.phrases.de[0]).toBe("assets/de-common.js");
});

test("every page is there in every language, and nothing else; an installed app has its words, and a link its picture", async () => {
  await run();
  expect((await readdir(join(folder, "pages"))).sort()).toEqual([...LANGUAGES].sort());
  for (const language of LANGUAGES) {
    expect((await readdir(join(folder, "pages", language))).sort()).toEqual(["login.html", "start.html", "terms.html"]);
    expect(JSON.parse(await readFile(join(folder, `manifests/${language}.webmanifest`), "utf8"))).toEqual({
      name: "Nakamatch",
      start_url: "/",
      lang: language,
      description: `"Fans" & <all> in ${language}`,
    });
    const texts = await renderer.socialTexts(language);
    expect(drawSocialPicture).toHaveBeenCalledWith(texts, "<svg/>", join(folder, `pictures/${language}.png`));
  }
  expect(drawIcons).toHaveBeenCalledExactlyOnceWith(join(folder, "icons"));
});

test.each([
  ["/", "start"],
  ["/login", "login"],
])("%s has its language, texts and addresses, and other sites find what to show of a link", async (path, name) => {
  await run();
  const html = await page("de", name);
  expect(tags(html, /<html lang="(\w+)">/g)).toEqual([["de"]]);
  expect(tags(html, /<title>(.*?)<\/title>/g)).toEqual([[`${path} in de &amp; $&amp;`]]);
  const busy = name === "login" ? ' aria-busy="true"' : "";
  expect(html).toContain(`<div id="root" data-prerendered=""${busy}><main>${path} de $& $1</main></div>`);
  expect(html).not.toContain('id="frame"');
  expect(tags(html, /<meta name="description" content="([^"]*)"/g)).toHaveLength(1);
  const own = `{{PUBLIC_URL}}${path}`;
  expect(tags(html, /<link rel="canonical" href="([^"]*)">/g)).toEqual([[`${own}?lang=de`]]);
  expect(tags(html, /<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)).toEqual([
    ...LANGUAGES.map((code) => [code, `${own}?lang=${code}`]),
    ["x-default", own],
  ]);
  expect(tags(html, /<link rel="manifest" href="([^"]*)"/g)).toEqual([["/manifests/de.webmanifest"]]);
  expect(Object.fromEntries(tags(html, /<meta property="og:([^"]*)" content="([^"]*)">/g))).toEqual({
    type: "website",
    site_name: "Nakamatch",
    title: `${path} in de &amp; $&amp;`,
    description: "Say &quot;hi&quot; &amp; &lt;b&gt; it&#x27;s de",
    url: own,
    locale: "de",
    image: "{{PUBLIC_URL}}/pictures/de.png",
    "image:type": "image/png",
    "image:width": "1200",
    "image:height": "630",
    "image:alt": "Nakamatch: &quot;Fans&quot; &amp; &lt;all> in de",
  });
  expect(tags(html, /<meta name="twitter:card" content="([^"]*)">/g)).toEqual([["summary_large_image"]]);
});

test("without scripts its language can be chosen, and a form says what it needs", async () => {
  await run();
  const noscript = async (name: string) => /<noscript>(.*?)<\/noscript>/s.exec(await page("fr", name))?.[1] ?? "";
  const links = tags(
    await noscript("login"),
    /<a class="[^"]+" href="([^"]*)" rel="nofollow" hreflang="(\w+)" lang="(\w+)">(.*?)<\/a>/g,
  );
  expect(links).toEqual(LANGUAGE_OPTIONS.map(({ code, name }) => [`?lang=${code}&amp;keep`, code, code, name]));
  expect(tags(await noscript("login"), /<p lang="(\w+)">[^<]*JavaScript[^<]*<\/p>/g)).toEqual([["fr"]]);
  expect(await noscript("start")).not.toContain("<p");
});

test("asks for its fonts before any script, and names the app's script only where it is no use without it", async () => {
  await run();
  const font = (file: string) =>
    `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/assets/${file}">`;
  const all = font("display-900-1.woff2") + font("text-wght-2.woff2");
  expect(await page("de", "login")).toContain(`${all}<!--preloads--></head>`);
  expect(await page("de", "start")).toContain(`${all}<template id="app">`);
  const held = /<template id="app">.*<script type="module".*<\/template><\/head>/;
  expect(await page("de", "login")).not.toMatch(held);
  for (const name of ["start", "terms"]) expect(await page("de", name)).toMatch(held);
});

describe("search engines", () => {
  const product = async (language: Language, name: string) =>
    tags(await page(language, name), /<script type="application\/ld\+json">(.*?)<\/script>/gs)[0]?.[0];

  test("read on the landing page what the product is, and only there", async () => {
    await run();
    expect(JSON.parse((await product("fr", "start")) ?? "")).toMatchObject({
      "@type": "WebSite",
      url: "{{PUBLIC_URL}}/",
      description: `Say "hi" & <b> it's fr`,
      publisher: { logo: "{{PUBLIC_URL}}/icons/icon-512.png" },
    });
    expect(await product("fr", "start")).not.toContain("<");
    expect(await product("fr", "login")).toBeUndefined();
  });

  test("find no description where the page has none", async () => {
    const bare = { ...renderer, prerender: async () => ({ head: "", body: "" }) };
    await run({ load: async () => bare });
    const html = await page("fr", "start");
    expect(html).not.toContain('property="og:description"');
    expect(html).toContain('<meta property="og:title" content="Nakamatch">');
    expect(JSON.parse((await product("fr", "start")) ?? "")).not.toHaveProperty("description");
  });
});
