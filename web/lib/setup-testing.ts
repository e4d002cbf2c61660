import { focusManager, onlineManager } from "@tanstack/react-query";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { letBrowserRefresh } from "./api-testing.ts";
import { stopApps } from "./app-testing.ts";
import { takeFaults, watchConsole, watchForms } from "./faults-testing.ts";
import { createI18n } from "./i18n.ts";
import { loadParts } from "./lazy-part.tsx";
import { takeLeftBehind, watchWhatIsLeftBehind } from "./left-behind-testing.ts";
import { markupFaults } from "./markup-testing.ts";
import { forgetSocket } from "./socket-testing.ts";

// Runs before each file of component tests. On a busy machine a first render takes longer than the default second.
configure({ asyncUtilTimeout: 15_000 });

// The simulated page has no canvas.
vi.mock("canvas-confetti", () => ({ default: { create: () => Object.assign(async () => {}, { reset: () => {} }) } }));

const hasPage = "document" in globalThis;

// Components find the parts that a browser would have fetched when it was idle.
beforeAll(async () => {
  await loadParts(createI18n({ language: "es" }));
});

// As the router in memory calls its first entry.
beforeEach(() => {
  if (hasPage) history.replaceState({ key: "default" }, "", "/");
});

// Some tests replace it.
const afterThis = globalThis.setTimeout;

// The first of all `afterEach` (`sequence.hooks` in the configuration): the page goes while the test's network, clock and
// storage are still in place, because what leaves it may tell the server. Tests of pure modules may have no page.
afterEach(async () => {
  if (!hasPage) return;
  const faults = markupFaults(document);
  cleanup();
  stopApps();
  await new Promise((done) => afterThis(done));
  const [left, caused] = [takeLeftBehind(), takeFaults()];
  emptyPage();
  expect(faults, "the markup of what the test left on the page").toEqual([]);
  expect(left, "what goes on without the page").toEqual([]);
  expect(caused, "what went wrong during the test").toEqual([]);
});

/** As a browser opens a page for the first time: tests share one. */
function emptyPage(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
  forgetSocket();
  letBrowserRefresh(false);
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
}

// Once per page, as test files share one.
const isNew = !("isWatched" in globalThis);
Object.assign(globalThis, { isWatched: true });
if (isNew) watchConsole();
if (isNew && hasPage) {
  watchForms();
  watchWhatIsLeftBehind();
  // In the simulated page everything can have the focus.
  const takeFocus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function (options) {
    const canHaveFocus = "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]";
    if (this.matches(canHaveFocus) && !this.matches(":disabled")) takeFocus.call(this, options);
  };
  // The simulated page fetches no images, but says that all are complete.
  Object.defineProperty(HTMLImageElement.prototype, "complete", { configurable: true, get: () => false });
}
