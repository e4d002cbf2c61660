import { expect, test } from "vitest";
import { appLater } from "./app-later.ts";

const page = `<head><script src="/early.js"></script>
<script type="module" crossorigin src="/assets/start-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/kit-1.js">
<link rel="stylesheet" href="/assets/start-1.css"><!--preloads--></head>`;

test("the app's scripts, and what they and the screen import, wait in a template; styles and the first script do not", () => {
  const [before = "", template] = appLater(page).split('<template id="app">');
  expect(template).toBe(
    '<link rel="modulepreload" crossorigin href="/assets/start-1.js">' +
      '<script type="module" crossorigin src="/assets/start-1.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/assets/kit-1.js"><!--preloads--></template></head>',
  );
  expect(before.replaceAll("\n", "")).toBe(
    '<head><script src="/early.js"></script><link rel="stylesheet" href="/assets/start-1.css">',
  );
});

test("a page without the app cannot wait for it", () => {
  expect(() => appLater('<head><script src="/early.js"></script></head>')).toThrow("no script of the app");
});
