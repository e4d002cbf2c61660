import { focusManager, onlineManager } from "@tanstack/react-query";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { letBrowserRefresh } from "./api-testing.ts";
import { stopApps } from "./app-testing.ts";
import { takeFaults, watchConsole, watchForms } from "./faults-testing.ts";
import { createI18n } from "./i18n.ts";
import { loadParts } from "./lazy-part.tsx";
import { takeLeaks, trackLeaks } from "./leaks-testing.ts";
import { markupFaults } from "./markup-testing.ts";
import { forgetSocket } from "./socket-testing.ts";

// First renders exceed the default second on busy machines.
configure({ asyncUtilTimeout: 15_000 });

// No canvas here.
vi.mock("canvas-confetti", () => ({ default: { create: () => Object.assign(async () => {}, { reset: () => {} }) } }));

const hasPage = "document" in globalThis;

// Lazy parts are loaded, as in an idle browser.
beforeAll(async () => {
  await loadParts(createI18n({ language: "es" }));
});

// The memory router's first entry.
beforeEach(() => {
  if (hasPage) history.replaceState({ key: "default" }, "", "/");
});

const afterThis = globalThis.setTimeout;

// Runs before other `afterEach` hooks (`sequence.hooks`): unmounting may call the server, with fakes still in place.
// Pure modules have no page.
afterEach(async () => {
  if (!hasPage) return;
  const faults = markupFaults(document);
  cleanup();
  stopApps();
  await new Promise((done) => afterThis(done));
  const [left, caused] = [takeLeaks(), takeFaults()];
  emptyPage();
  expect(faults, "the markup of what the test left on the page").toEqual([]);
  expect(left, "what goes on without the page").toEqual([]);
  expect(caused, "what went wrong during the test").toEqual([]);
});

/** Tests share a page, but expect a new one. */
function emptyPage(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
  forgetSocket();
  letBrowserRefresh(false);
  localStorage.clear();
  sessionStorage.clear();
  const { dataset } = document.documentElement;
  for (const name of Object.keys(dataset)) delete dataset[name];
  document.head.replaceChildren();
  document.body.replaceChildren();
}

// Once per page: test files share one.
const isNew = !("isWatched" in globalThis);
Object.assign(globalThis, { isWatched: true });
if (isNew) watchConsole();
if (isNew && hasPage) {
  watchForms();
  trackLeaks();
  // Here even unfocusable elements take the focus.
  const takeFocus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function (options) {
    const canHaveFocus = "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]";
    if (this.matches(canHaveFocus) && !this.matches(":disabled")) takeFocus.call(this, options);
  };
  // Images are not fetched, but count as complete.
  Object.defineProperty(HTMLImageElement.prototype, "complete", { configurable: true, get: () => false });
}
