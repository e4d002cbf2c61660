import { configure } from "@testing-library/react";
import { beforeAll } from "vitest";
import { createI18n } from "./i18n.ts";
import { loadParts } from "./lazy-part.tsx";

// Runs before each file of component tests. On a busy machine a first render takes longer than the default second.
configure({ asyncUtilTimeout: 15_000 });

// Components find the parts that a browser would have fetched when it was idle.
beforeAll(async () => {
  // Some come with phrases.
  await createI18n({ language: "es", namespaces: [] });
  await loadParts();
});

// The simulated page fetches no images, but says that all are complete. Tests of pure modules have no page.
if ("HTMLImageElement" in globalThis) {
  Object.defineProperty(HTMLImageElement.prototype, "complete", { configurable: true, get: () => false });
}
