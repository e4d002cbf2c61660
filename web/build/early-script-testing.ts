import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { type HTMLElement, Window } from "happy-dom";
import { vi } from "vitest";

const code = readFileSync(join(import.meta.dirname, "../public/early.js"), "utf8");

const chunks = JSON.stringify({
  languages: ["es", "de"],
  phrases: Object.fromEntries(
    ["es", "de"].map((language) => [
      language,
      { landing: `assets/${language}-landing-1.js`, dashboard: `assets/${language}-dashboard-1.js` },
    ]),
  ),
  screens: {
    "/": { files: ["assets/landing-1.js"], phrases: ["landing"], requests: [] },
    "/dashboard": {
      files: ["assets/dashboard-1.js"],
      phrases: ["dashboard"],
      requests: ["/api/people"],
      isFramed: true,
    },
    "/premium": { files: [], phrases: [], requests: [], isFramed: false },
  },
});

/** What the app is set in. */
export const FONTS = [
  "800 1em 'M PLUS Rounded 1c'",
  "1em 'Atkinson Hyperlegible Next Variable'",
  "900 1em 'M PLUS Rounded 1c'",
];

export interface Visit {
  path?: string;
  /** Without it the page names the app itself. */
  app?: string;
  search?: string;
  stored?: Record<string, string>;
  savesData?: boolean;
  /** Answers what the page fetches. */
  fetch?: (address: string, init: { method?: string }) => Promise<Response>;
  /** Calls what runs under a lock; without it the browser has no locks. */
  lock?: ((name: string, run: () => Promise<unknown>) => Promise<unknown>) | undefined;
  cookie?: string;
  /** Of the browser; without a list only one. */
  languages?: string[] | undefined;
  language?: string;
}

/** Opens the prerendered Spanish landing page and runs the script as the page does. */
export function visit({
  path = "/",
  app = "assets/start-1.js",
  search = "",
  stored = {},
  savesData = false,
  language = "es-ES",
  ...more
}: Visit = {}) {
  const window = new Window({
    url: `http://localhost${path}${search}`,
    settings: { disableJavaScriptFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
  });
  const { document } = window;
  document.documentElement.lang = "es";
  document.body.innerHTML = `<div id="root" data-prerendered=""><a href="/terms">Terms</a><button>Menu</button>
    <label>Light<input type="radio" name="theme" value="light"></label><label><input type="radio" name="theme" value="dark" checked></label>
    <select name="language"><option value="es" selected></option><option value="de"></option></select></div>`;
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  Object.defineProperties(window.navigator, {
    languages: { value: "languages" in more ? more.languages : [language] },
    language: { value: language },
    connection: { value: { saveData: savesData } },
    locks: {
      value: more.lock && { request: (name: string, _: object, run: () => Promise<unknown>) => more.lock?.(name, run) },
    },
  });
  if (more.cookie) document.cookie = more.cookie;
  if (more.fetch) Object.assign(window, { fetch: more.fetch, Date });
  const current = document.createElement("script");
  Object.assign(current.dataset, { chunks, ...(app && { app }) });
  Object.defineProperty(document, "currentScript", { value: current });
  const timers: { run: () => void; ms: number }[] = [];
  const idle: (() => void)[] = [];
  const ListFormat = vi.fn();
  const fonts: string[] = [];
  // As where a font cannot be fetched.
  Object.defineProperty(document, "fonts", {
    value: { load: async (font: string) => Promise.reject(new Error(`${fonts.push(font)}`)) },
  });
  const reload = vi.fn();
  Object.assign(window, {
    setTimeout: (run: () => void, ms: number) => timers.push({ run, ms }),
    requestIdleCallback: (run: () => void) => idle.push(run),
    Intl: { ListFormat },
  });
  Object.defineProperty(window.location, "reload", { value: reload });
  compileFunction(code, [], { contextExtensions: [window] })();
  const addresses = (selector: string, name: string) =>
    [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
  return {
    window,
    reload,
    timers,
    idle,
    ListFormat,
    fonts,
    root: document.getElementById("root") as HTMLElement,
    find: <Found>(selector: string) => document.querySelector(selector) as unknown as Found,
    dispatch: (type: string, target: { dispatchEvent: (event: never) => unknown } = document.body, more = {}) =>
      target.dispatchEvent(Object.assign(new window.Event(type, { bubbles: true }), more) as never),
    scripts: () => addresses("script", "src"),
    preloads: () => addresses("link[rel=modulepreload]", "href"),
  };
}
