import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { LANGUAGE_COOKIE } from "@nakamatch/contract/vocabulary/languages";
import { SIGNED_IN_COOKIE } from "@nakamatch/contract/vocabulary/session";
import { type HTMLInputElement, type HTMLSelectElement, Window } from "happy-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LANGUAGE_KEY } from "../lib/language-detector.ts";
import { LOCK } from "../lib/session-tokens.ts";

const code = readFileSync(join(import.meta.dirname, "../public/early.js"), "utf8");

const chunks = JSON.stringify({
  languages: ["es", "de"],
  phrases: "assets/{language}-{file}-1.js",
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

interface Visit {
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
}

/** Opens the prerendered Spanish landing page and runs the script as the page does. */
function visit({
  path = "/",
  app = "assets/start-1.js",
  search = "",
  stored = {},
  savesData = false,
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
    languages: { value: ["es-ES"] },
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
  const reload = vi.fn();
  Object.assign(window, {
    setTimeout: (run: () => void, ms: number) => timers.push({ run, ms }),
    requestIdleCallback: (run: () => void) => idle.push(run),
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
    root: document.getElementById("root")!,
    find: <Found>(selector: string) => document.querySelector(selector) as unknown as Found,
    dispatch: (type: string, target: { dispatchEvent: (event: never) => unknown } = document.body, more = {}) =>
      target.dispatchEvent(Object.assign(new window.Event(type, { bubbles: true }), more) as never),
    scripts: () => addresses("script", "src"),
    preloads: () => addresses("link[rel=modulepreload]", "href"),
  };
}

const SCREEN = ["/assets/es-landing-1.js", "/assets/landing-1.js"];

test("a page that is only read asks for nothing before it is used", () => {
  const page = visit();
  expect([page.scripts(), page.preloads()]).toEqual([[], []]);
});

test.each(["pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin", "click"])(
  "%s starts the app, once",
  (sign) => {
    const page = visit();
    page.dispatch(sign);
    page.dispatch(sign);
    page.dispatch("keydown");
    expect(page.scripts()).toEqual(["/assets/start-1.js"]);
    expect(page.preloads()).toEqual(["/assets/start-1.js", ...SCREEN]);
  },
);

test("a pointer starts the app when it moves, not where it rests", () => {
  const page = visit();
  page.dispatch("pointermove", undefined, { movementX: 0, movementY: 0 });
  page.dispatch("pointerover");
  expect(page.scripts()).toEqual([]);
  page.dispatch("pointermove", undefined, { movementX: 0, movementY: 3 });
  expect(page.scripts()).toEqual(["/assets/start-1.js"]);
});

test("once the page has loaded its files are fetched when there is nothing else to do, and it starts some seconds later", () => {
  const page = visit();
  page.dispatch("load", page.window);
  expect([page.scripts(), page.preloads()]).toEqual([[], []]);
  for (const run of page.idle) run();
  expect(page.preloads()).toEqual(["/assets/start-1.js", ...SCREEN]);
  expect(page.find<{ fetchPriority: string }>("link[rel=modulepreload]").fetchPriority).toBe("low");
  expect(page.scripts()).toEqual([]);
  const [timer] = page.timers;
  expect(timer?.ms).toBeGreaterThanOrEqual(4000);
  timer?.run();
  expect(page.scripts()).toEqual(["/assets/start-1.js"]);
});

test("where the person saves data nothing is fetched ahead", () => {
  const page = visit({ savesData: true });
  page.dispatch("load", page.window);
  expect(page.idle).toEqual([]);
  expect(page.timers).toHaveLength(1);
});

test.each([
  ["somebody who is signed in", { "nakamatch-session": "{}" }],
  ["another language", { [LANGUAGE_KEY]: "de" }],
])("for %s the app starts at once and renders its own page", (_whom, stored) => {
  const page = visit({ stored: stored as Record<string, string> });
  expect(page.scripts()).toEqual(["/assets/start-1.js"]);
  expect(page.window.document.documentElement.dataset.rendersOwn).toBe("");
});

test.each([
  ["/dashboard", { "nakamatch-session": "{}" }, ""],
  ["/", { "nakamatch-session": "{}" }, ""],
  ["/premium", { "nakamatch-session": "{}" }, undefined],
  ["/dashboard", {}, undefined],
])("the frame is shown at %s to signed-in people whose screen has it: %j", (path, stored, framed) => {
  const page = visit({ path, stored });
  expect(page.window.document.documentElement.dataset.framed).toBe(framed);
});

test("while the page is still on its way the app waits for the rest of it", () => {
  const page = visit();
  Object.defineProperty(page.window.document, "readyState", { value: "loading" });
  page.dispatch("keydown");
  expect(page.scripts()).toEqual([]);
  page.dispatch("DOMContentLoaded", page.window);
  expect(page.scripts()).toEqual(["/assets/start-1.js"]);
});

test("beside a page that names the app itself the code of the screen is fetched at once", () => {
  const page = visit({ app: "" });
  expect(page.scripts()).toEqual([]);
  expect(page.preloads()).toEqual(SCREEN);
});

test("the last button pressed before the app is there is pressed again then, once", () => {
  const page = visit();
  const button = page.find<HTMLInputElement>("button");
  const radio = page.find<HTMLInputElement>("input[value=light]");
  button.click();
  radio.click();
  const onButton = vi.fn();
  const onRadio = vi.fn();
  button.addEventListener("click", onButton);
  radio.addEventListener("change", onRadio);
  page.root.removeAttribute("data-prerendered");
  page.dispatch("nakamatch:taken-over", page.window);
  page.dispatch("nakamatch:taken-over", page.window);
  expect(onRadio).toHaveBeenCalledTimes(1);
  expect(radio.checked).toBe(true);
  expect(onButton).not.toHaveBeenCalled();
});

test("what is pressed once the app has taken over is left to it", () => {
  const page = visit();
  page.root.removeAttribute("data-prerendered");
  const button = page.find<HTMLInputElement>("button");
  const onButton = vi.fn();
  button.addEventListener("click", onButton);
  button.click();
  page.dispatch("nakamatch:taken-over", page.window);
  expect(onButton).toHaveBeenCalledTimes(1);
});

test.each([{ app: "assets/start-1.js" }, { app: "" }])(
  "a language chosen before the app is there is kept as the app does, and the page loaded in it",
  ({ app }) => {
    const page = visit({ app, search: "?lang=es&utm_source=mail" });
    const select = page.find<HTMLSelectElement>("select");
    select.value = "de";
    page.dispatch("change", select);
    expect(page.window.localStorage.getItem(LANGUAGE_KEY)).toBe("de");
    expect(page.window.document.cookie).toContain(`${LANGUAGE_COOKIE}=de`);
    expect(page.window.location.search).toBe("?utm_source=mail");
    expect(page.reload).toHaveBeenCalledTimes(1);
    // An app that has started with the language of the page notes that one.
    page.window.localStorage.setItem(LANGUAGE_KEY, "es");
    page.dispatch("pagehide", page.window);
    expect(page.window.localStorage.getItem(LANGUAGE_KEY)).toBe("de");
  },
);

test("a language chosen in the app is left to it", () => {
  const page = visit();
  page.root.removeAttribute("data-prerendered");
  const select = page.find<HTMLSelectElement>("select");
  select.value = "de";
  page.dispatch("change", select);
  expect(page.window.localStorage.getItem(LANGUAGE_KEY)).toBeNull();
  expect(page.reload).not.toHaveBeenCalled();
});

describe("what the screen opens with", () => {
  const NOW = 1_800_000_000;
  const RENEWED = { expires_at: NOW + 910, expires_in: 900 };

  /** Reloads the dashboard with an access token that is valid for `secondsLeft`. */
  function reload({
    secondsLeft,
    token = Response.json(RENEWED),
    ...more
  }: Visit & { secondsLeft: number; token?: Response }) {
    vi.setSystemTime(NOW * 1000);
    const calls: string[] = [];
    const session = JSON.stringify({ user: { id: "me" }, session: { id: "s", expiresAt: NOW + secondsLeft } });
    const page = visit({
      path: "/dashboard",
      stored: { "nakamatch-session": session },
      cookie: `${SIGNED_IN_COOKIE}=1`,
      fetch: async (address, { method = "GET" }) => {
        calls.push(`${method} ${address}`);
        return address === "/api/auth/token" ? token : Response.json("people");
      },
      lock: async (name, run) => {
        calls.push(name);
        await run();
      },
      ...more,
    });
    const { earlyAnswers } = page.window as unknown as Pick<typeof globalThis.window, "earlyAnswers">;
    const answer = earlyAnswers?.["/api/people"];
    return {
      ...page,
      calls,
      answer,
      answers: () => (page.window as unknown as Window & { earlyAnswers?: object }).earlyAnswers,
    };
  }
  const stored = ({ window }: ReturnType<typeof reload>) =>
    JSON.parse(window.localStorage.getItem("nakamatch-session")!);

  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  test("is asked for at once while the access token is valid", async () => {
    const page = reload({ secondsLeft: 6 });
    expect(await (await page.answer)?.json()).toBe("people");
    expect(page.calls).toEqual(["GET /api/people"]);
  });

  test("is asked for once an expired access token was renewed, which the app then finds stored", async () => {
    const page = reload({ secondsLeft: 5 });
    expect(await (await page.answer)?.json()).toBe("people");
    expect(page.calls).toEqual([LOCK, "POST /api/auth/token", "GET /api/people"]);
    // The server's clock is ten seconds ahead of this one.
    expect(stored(page)).toEqual({
      user: { id: "me" },
      session: { id: "s", expiresAt: NOW + 910, expiresIn: 900 },
      clockAhead: -10,
    });
  });

  test("is asked for after another tab has renewed it", async () => {
    const page: ReturnType<typeof reload> = reload({
      secondsLeft: -60,
      lock: async (_, run) => {
        await Promise.resolve();
        const session = JSON.stringify({ user: { id: "me" }, session: { expiresAt: NOW + 900 } });
        page.window.localStorage.setItem("nakamatch-session", session);
        await run();
      },
    });
    expect(await (await page.answer)?.json()).toBe("people");
    expect(page.calls).toEqual(["GET /api/people"]);
  });

  test.each([
    ["was refused", { token: Response.json({}, { status: 401 }) }],
    ["was answered by a page that is not ours", { token: new Response("<p>Sign in to the hotel's network") }],
    ["brought no times", { token: Response.json({}) }],
    ["could not get its turn", { lock: () => Promise.reject(new Error("timeout")) }],
  ])("is left to the app where the renewal %s", async (_, more) => {
    const page = reload({ secondsLeft: -60, ...more });
    const before = stored(page);
    await expect(page.answer).rejects.toThrow();
    expect(page.calls).not.toContain("GET /api/people");
    expect(page.answers()).toBeUndefined();
    expect(stored(page)).toEqual(before);
  });

  test("is left to the app where somebody else signs in during the renewal", async () => {
    const other = JSON.stringify({ user: { id: "other" }, session: { expiresAt: NOW - 60 } });
    const page: ReturnType<typeof reload> = reload({
      secondsLeft: -60,
      lock: async (_, run) => {
        await Promise.resolve();
        const done = run();
        page.window.localStorage.setItem("nakamatch-session", other);
        await done;
      },
    });
    await expect(page.answer).rejects.toThrow();
    expect(stored(page)).toEqual(JSON.parse(other));
  });

  test.each([
    ["without locks", { lock: undefined }],
    ["without a refresh token", { cookie: "" }],
  ])("is left to the app %s, if the access token has expired", (_, more) => {
    const page = reload({ secondsLeft: -60, ...more });
    expect([page.calls, page.answers()]).toEqual([[], undefined]);
  });

  test("is another thing at an address with parameters", async () => {
    const page = reload({ secondsLeft: -60, search: "?sort=age" });
    await vi.waitFor(() => expect(stored(page).session.expiresAt).toBe(NOW + 910));
    expect([page.calls, page.answers()]).toEqual([[LOCK, "POST /api/auth/token"], undefined]);
  });
});
