import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { type Document, Window } from "happy-dom";
import { expect, test, vi } from "vitest";
import { LANGUAGE_KEY } from "../lib/i18n.ts";

const code = readFileSync(join(import.meta.dirname, "../public/early.js"), "utf8");

const APP =
  '<script type="module" src="/assets/start-1.js"></script><link rel="modulepreload" href="/assets/start-1.js">';

/** Opens the German landing page and runs the script. */
function visit({ app = APP, stored = {} as Record<string, string>, savesData = false, isOld = false } = {}) {
  const window = new Window({
    url: "http://localhost/",
    settings: { disableJavaScriptFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
  });
  const document: Document = window.document;
  document.documentElement.lang = "de";
  document.head.innerHTML = app && `<template id="app">${app}</template>`;
  document.body.innerHTML = `<div id="root" data-prerendered=""><select name="language"><option value="es"></select></div>
    <template id="no-app"><main role="alert"><p lang="es">No</p><p lang="de">Nein</p></main></template>
    <template id="too-old"><p role="alert"><span lang="es">Vieja</span><span lang="de">Alt</span></p></template>`;
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  Object.defineProperty(document, "adoptedStyleSheets", { value: [] });
  // The names of a window come first, as its own do in a browser.
  if (isOld) Object.assign(window, { Array: class {} });
  const timers = vi.fn();
  const idle = vi.fn();
  const reload = vi.fn();
  Object.defineProperty(window.navigator, "connection", { value: { saveData: savesData } });
  Object.defineProperty(window.location, "reload", { value: reload });
  Object.assign(window, { setTimeout: timers, requestIdleCallback: idle });
  compileFunction(code, [], { contextExtensions: [window] })();
  const dispatch = (type: string, target: { dispatchEvent: (event: never) => unknown } = document.body, more = {}) =>
    target.dispatchEvent(Object.assign(new window.Event(type, { bubbles: true }), more) as never);
  const started = () => document.head.querySelectorAll(":scope > script").length;
  const ahead = () => document.head.querySelectorAll(":scope > link").length;
  return { window, document, timers, idle, reload, dispatch, started, ahead, root: document.querySelector("#root") };
}

test("the first script is at most 70 lines, in syntax that browsers of 2016 read", () => {
  expect(code.trimEnd().split("\n").length).toBeLessThanOrEqual(70);
  expect(code).not.toMatch(/\?\.\D|\?\?|catch \{|\basync\b|\{ \.\.\./);
});

test.each([
  [{ "nakamatch-theme": "dark" }, "dark"],
  [{ "nakamatch-theme": "system" }, undefined],
  [{}, undefined],
])("with %j stored the page begins in the theme %s", (stored, theme) => {
  expect(visit({ stored: stored as Record<string, string> }).document.documentElement.dataset.theme).toBe(theme);
});

test.each(["pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin", "click"])(
  "%s starts the app of a page that is only read, once, and the page says that it is busy",
  (sign) => {
    const page = visit();
    expect([page.started(), page.ahead()]).toEqual([0, 0]);
    page.dispatch(sign);
    page.dispatch(sign);
    expect(page.started()).toBe(1);
    expect(page.root?.getAttribute("aria-busy")).toBe("true");
  },
);

test("a pointer starts the app when it moves, not where it rests", () => {
  const page = visit();
  page.dispatch("pointermove", undefined, { movementX: 0, movementY: 0 });
  expect(page.started()).toBe(0);
  page.dispatch("pointermove", undefined, { movementX: 0, movementY: 3 });
  expect(page.started()).toBe(1);
});

test("once such a page has loaded its files are fetched while there is nothing else to do, and it starts some seconds later", () => {
  const page = visit();
  page.dispatch("load", page.window);
  page.idle.mock.calls[0]?.[0]();
  expect([page.started(), page.ahead()]).toEqual([0, 1]);
  const [start, ms] = page.timers.mock.calls[0] ?? [];
  expect(ms).toBe(4500);
  start();
  expect(page.started()).toBe(1);
  const saving = visit({ savesData: true });
  saving.dispatch("load", saving.window);
  expect(saving.idle).not.toHaveBeenCalled();
});

test("a page that names the app itself does not start it again", () => {
  const page = visit({ app: "" });
  page.dispatch("load", page.window);
  page.dispatch("keydown");
  expect([page.started(), page.root?.getAttribute("aria-busy")]).toEqual([0, null]);
});

test("I18N-08: a language that is chosen before the app is here is stored, and asked of the server", () => {
  const page = visit();
  const select = page.document.querySelector("select");
  if (!select) throw new Error("There is no choice");
  page.window.location.hash = "#safety";
  page.dispatch("change", select);
  expect(page.reload).toHaveBeenCalledOnce();
  expect(page.window.location.href).toMatch(/\?lang=es&keep#safety$/);
  // The app starts in the meantime.
  page.window.localStorage.setItem(LANGUAGE_KEY, "de");
  page.dispatch("pagehide", page.window);
  expect(page.window.localStorage.getItem(LANGUAGE_KEY)).toBe("es");
  page.root?.removeAttribute("data-prerendered");
  page.dispatch("change", select);
  expect(page.reload).toHaveBeenCalledOnce();
});

test("an app that fails at its start leaves a message in the page's language, above what can be read", () => {
  const page = visit();
  page.dispatch("keydown");
  page.dispatch("error", page.document.querySelector("#root") as never);
  expect(page.document.querySelector("[role=alert]")).toBeNull();
  page.dispatch("error", page.document.head.querySelector("script") as never);
  page.dispatch("error", page.window);
  expect(page.document.querySelectorAll("#root > [role=alert]")).toHaveLength(1);
  expect(page.document.querySelector("[role=alert]")?.textContent).toBe("Nein");
  expect(page.document.querySelector("select")).not.toBeNull();
  expect(page.root?.hasAttribute("aria-busy")).toBe(false);
  const drawn = visit();
  drawn.root?.removeAttribute("data-prerendered");
  drawn.dispatch("error", drawn.window);
  expect(drawn.document.querySelector("[role=alert]"), "which an app that was drawn shows itself").toBeNull();
});

test("a browser that is older than declared gets words above the page, once, and no advice about its connection", () => {
  const page = visit({ isOld: true });
  page.dispatch("DOMContentLoaded", page.window);
  page.dispatch("error", page.window);
  expect(page.document.querySelector("body > [role=alert]")?.textContent).toBe("Alt");
  expect(page.document.querySelectorAll("[role=alert]")).toHaveLength(1);
  const current = visit();
  current.dispatch("DOMContentLoaded", current.window);
  expect(current.document.querySelector("[role=alert]")).toBeNull();
});
