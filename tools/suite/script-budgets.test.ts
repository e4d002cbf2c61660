import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { measureScreens, overBudget } from "./script-budgets.ts";

const folder = mkdtempSync(join(tmpdir(), "nakamatch-budgets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const map = {
  languages: ["es", "de"],
  phrases: { es: { login: "assets/es-login-1.js" }, de: { login: "assets/de-login-1.js" } },
  screens: { "/login": { files: ["assets/login-1.js", "assets/kit-1.js"], phrases: ["login"], requests: [] } },
};

/** File names with their sizes in bytes; what a compressed file stands for is not counted. */
const files = {
  "early.js": 100,
  "assets/start-1.js": 9000,
  "assets/start-1.js.br": 3000,
  "assets/start-1.js.gz": 4000,
  "assets/login-1.js": 2000,
  "assets/login-1.js.br": 700,
  "assets/kit-1.js": 200,
  "assets/other-1.js": 50_000,
  "assets/es-login-1.js": 300,
  "assets/de-login-1.js": 400,
};

mkdirSync(join(folder, "assets"));
for (const [name, size] of Object.entries(files)) writeFileSync(join(folder, name), "x".repeat(size));
const page = `<script src="/early.js" data-chunks="${JSON.stringify(map).replaceAll('"', "&quot;")}"></script>
  <script type="module" crossorigin src="/assets/start-1.js"></script>
  <link rel="stylesheet" href="/assets/start-1.css">`;
writeFileSync(join(folder, "index.html"), page);

test("a screen needs the app, its own files and its phrases in the longest language, as the server sends them", () => {
  expect(measureScreens(folder)).toEqual({ "/login": (100 + 3000 + 700 + 200 + 400) / 1000 });
});

test("a screen at its budget passes, and one above it is reported with both figures", () => {
  const sizes = measureScreens(folder);
  expect(overBudget(sizes, { "/login": 4.4 })).toEqual([]);
  expect(overBudget(sizes, { "/login": 4.3 })).toEqual(["/login needs 4.4 kB of JavaScript; its budget is 4.3 kB"]);
});

test("every screen has a budget, and every budget a screen", () => {
  expect(overBudget({ "/login": 4.4 }, { "/gone": 9 })).toEqual([
    "/login needs 4.4 kB and has no budget in tools/script-budgets.json",
    "/gone has a budget, but there is no such screen",
  ]);
});

test("a page that does not say what its screens need cannot be measured", () => {
  const empty = mkdtempSync(join(folder, "empty-"));
  writeFileSync(join(empty, "index.html"), "<p>");
  expect(() => measureScreens(empty)).toThrow("does not say what its screens need");
});

describe("a page that waits for its first use", () => {
  const waiting = mkdtempSync(join(folder, "waiting-"));
  const screens = { "/": { files: ["assets/login-1.js"], phrases: ["login"], requests: [] } };
  const ownMap = JSON.stringify({ ...map, screens }).replaceAll('"', "&quot;");
  const start = '<script type="module" crossorigin src="/assets/start-1.js"></script>';
  const early = (attribute: string) => `<script src="/early.js"${attribute} data-chunks="${ownMap}"></script>`;
  const IN_USE = (100 + 3000 + 700 + 400) / 1000;

  /** Measures a build whose page is `german` in German, and without the app in Spanish. */
  const measure = (german: string) => {
    cpSync(join(folder, "assets"), join(waiting, "assets"), { recursive: true });
    writeFileSync(join(waiting, "early.js"), "x".repeat(100));
    writeFileSync(join(waiting, "index.html"), early("") + start);
    for (const [language, html] of [
      ["es", early(' data-app="assets/start-1.js"')],
      ["de", german],
    ] as const) {
      mkdirSync(join(waiting, "pages", language), { recursive: true });
      writeFileSync(join(waiting, "pages", language, "start.html"), html);
    }
    return measureScreens(waiting);
  };

  test("needs the scripts that it names, and what comes then is measured beside it", () => {
    expect(measure(early(' data-app="assets/start-1.js"'))).toEqual({ "/": 0.1, "/ (in use)": IN_USE });
  });

  test.each([
    ["the app's script", start],
    ["a request for it", '<link rel="modulepreload" crossorigin href="/assets/start-1.js">'],
  ])("is above its budget when %s is back in it, in whichever language", (_what, element) => {
    const sizes = measure(early(' data-app="assets/start-1.js"') + element);
    expect(overBudget(sizes, { "/": 1, "/ (in use)": 5 })).toEqual([
      "/ needs 3.1 kB of JavaScript; its budget is 1 kB",
    ]);
  });

  test("counts as a whole once it waits no longer", () => {
    expect(measure(early("") + start)).toEqual({ "/": IN_USE });
  });
});
