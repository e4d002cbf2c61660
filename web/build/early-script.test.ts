import { LANGUAGE_COOKIE } from "@nakamatch/contract/vocabulary/languages";
import type { HTMLInputElement, HTMLSelectElement } from "happy-dom";
import { expect, test, vi } from "vitest";
import { LANGUAGE_KEY } from "../lib/language-detector.ts";
import { FONTS, type Visit, visit } from "./early-script-testing.ts";

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

test("OPEN-07: the language that the address asks for goes before the stored one, of which the server is told", () => {
  const page = visit({ search: "?lang=es", stored: { [LANGUAGE_KEY]: "de" } });
  page.dispatch("keydown");
  expect(page.preloads()).toEqual(["/assets/start-1.js", ...SCREEN]);
  expect(page.window.document.cookie).toContain(`${LANGUAGE_COOKIE}=de`);
});

test.each([
  ["a stored language as other programs write it", { stored: { [LANGUAGE_KEY]: "de_AT" } }],
  ["a browser without a list of languages", { languages: undefined, language: "DE-de" }],
])("%s is understood", (_what, visited) => {
  expect(visit(visited as Visit).preloads()).toEqual(["/assets/start-1.js", "/assets/de-landing-1.js", SCREEN[1]]);
});

test("a language chosen in the app is left to it", () => {
  const page = visit();
  page.root.removeAttribute("data-prerendered");
  const select = page.find<HTMLSelectElement>("select");
  select.value = "de";
  page.dispatch("change", select);
  expect(page.window.localStorage.getItem(LANGUAGE_KEY)).toBeNull();
  expect(page.reload).not.toHaveBeenCalled();
});

test.each([
  ["that was rendered beforehand names its fonts itself", {}, []],
  ["of somebody who needs another one is set in the fonts of the app", { "nakamatch-session": "{}" }, FONTS],
])("a page %s", (_, stored, fonts) => {
  const page = visit({ stored });
  page.dispatch("DOMContentLoaded", page.window.document);
  expect(page.fonts).toEqual(fonts);
});

test("a page that is not rendered beforehand is set in the fonts of the app", () => {
  const page = visit();
  page.root.removeAttribute("data-prerendered");
  page.dispatch("DOMContentLoaded", page.window.document);
  expect(page.fonts).toEqual(FONTS);
});
