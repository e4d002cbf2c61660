import { expect, test } from "vitest";
import { appLater } from "./app-later.ts";

const page = `<script src="/early.js" data-chunks="{}"></script>
  <script type="module" crossorigin src="/assets/runtime-1.js"></script>
  <script type="module" crossorigin src="/assets/start-1.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/kit-1.js">
  <link rel="stylesheet" crossorigin href="/assets/start-1.css">
  <link rel="preload" as="font" href="/assets/display-1.woff2">`;

test("the app's scripts become addresses for the first script; style sheets and fonts stay", () => {
  expect(
    appLater(page),
  ).toBe(`<script src="/early.js" data-app="assets/runtime-1.js assets/start-1.js" data-chunks="{}"></script>
  <link rel="stylesheet" crossorigin href="/assets/start-1.css">
  <link rel="preload" as="font" href="/assets/display-1.woff2">`);
});

test("a page without the app's script fails the build: it could never be used", () => {
  expect(() => appLater('<script src="/early.js"></script>')).toThrow("no script of the app");
});
