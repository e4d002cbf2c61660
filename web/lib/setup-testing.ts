import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll, expect } from "vitest";
import { takeFaults, watchConsole, watchForms } from "./faults-testing.ts";
import { createI18n } from "./i18n.ts";
import { loadParts } from "./lazy-part.tsx";
import { takeLeftBehind, watchWhatIsLeftBehind } from "./left-behind-testing.ts";
import { markupFaults } from "./markup-testing.ts";

// Runs before each file of component tests. On a busy machine a first render takes longer than the default second.
configure({ asyncUtilTimeout: 15_000 });

// Components find the parts that a browser would have fetched when it was idle.
beforeAll(async () => {
  await loadParts(createI18n({ language: "es" }));
});

// Some tests replace it.
const afterThis = globalThis.setTimeout;

// The first of all `afterEach` (`sequence.hooks` in the configuration): the page goes while the test's network, clock and
// storage are still in place, because what leaves it may tell the server. Tests of pure modules may have no page.
afterEach(async () => {
  if (!("document" in globalThis)) return;
  const faults = markupFaults(document);
  cleanup();
  await new Promise((done) => afterThis(done));
  const [left, caused] = [takeLeftBehind(), takeFaults()];
  expect(faults, "the markup of what the test left on the page").toEqual([]);
  expect(left, "what goes on without the page").toEqual([]);
  expect(caused, "what went wrong during the test").toEqual([]);
});

watchConsole();
if ("document" in globalThis) {
  watchForms();
  watchWhatIsLeftBehind();
}

// In the simulated page everything can have the focus.
if ("HTMLElement" in globalThis) {
  const takeFocus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function (options) {
    const canHaveFocus = "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]";
    if (this.matches(canHaveFocus) && !this.matches(":disabled")) takeFocus.call(this, options);
  };
}

// The simulated page fetches no images, but says that all are complete. Tests of pure modules have no page.
if ("HTMLImageElement" in globalThis) {
  Object.defineProperty(HTMLImageElement.prototype, "complete", { configurable: true, get: () => false });
}
