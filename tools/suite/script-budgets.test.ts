import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Budgets, measureScreens, overBudget, type ScreenSize } from "./script-budgets.ts";

const folder = mkdtempSync(join(tmpdir(), "nakamatch-budgets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const part = (name: string) => ({
  files: [`assets/${name}.js`, "assets/kit.js"],
  phrases: { es: ["assets/es.js"], de: ["assets/de.js"] },
});
const SCREENS = {
  parts: { landing: part("landing"), layout: part("layout"), chats: part("chats") },
  screens: {
    "/": { guest: ["landing"], member: ["layout", "chats"] },
    "/chats": { guest: [], member: ["layout", "chats"] },
  },
};

/** File names with their sizes in bytes; what a compressed file stands for is not counted. */
const FILES = {
  "early.js": 100,
  "assets/start.js": 9000,
  "assets/start.js.br": 3000,
  "assets/start.js.gz": 4000,
  "assets/landing.js": 2000,
  "assets/layout.js": 5000,
  "assets/chats.js": 700,
  "assets/kit.js": 200,
  "assets/other.js": 50_000,
  "assets/es.js": 300,
  "assets/de.js": 400,
};

const APP = '<script type="module" crossorigin src="/assets/start.js"></script>';
const EARLY = '<script src="/early.js"></script><link rel="stylesheet" href="/assets/start.css">';

beforeAll(() => {
  for (const name of ["assets", "pages/es", "pages/de"]) mkdirSync(join(folder, name), { recursive: true });
  for (const [name, size] of Object.entries(FILES)) writeFileSync(join(folder, name), "x".repeat(size));
  writeFileSync(join(folder, "index.html"), EARLY + APP);
  writeFileSync(join(folder, "screens.json"), JSON.stringify(SCREENS));
});

const LANDING: ScreenSize = { path: "/", audience: "guests", kilobytes: 5.7 };
const CHATS: ScreenSize = { path: "/chats", audience: "members", kilobytes: 9.4 };

test("a screen needs the app, its parts and their phrases in the longest language, as the server sends them", () => {
  expect(measureScreens(folder)).toEqual([LANDING, CHATS]);
});

test("of a page that waits for its first use what it names itself is measured too, in whichever language that is most", () => {
  writeFileSync(join(folder, "pages/es/start.html"), `${EARLY}<template id="app">${APP}</template>`);
  writeFileSync(join(folder, "pages/de/start.html"), `${EARLY}<template id="app">${APP}</template>${APP}`);
  expect(measureScreens(folder)).toEqual([LANDING, { path: "/", audience: "read", kilobytes: 3.1 }, CHATS]);
});

test("a build that does not say what its screens need cannot be measured", () => {
  const empty = mkdtempSync(join(folder, "empty-"));
  writeFileSync(join(empty, "index.html"), "<p>");
  expect(() => measureScreens(empty)).toThrow("does not say what its screens need");
});

test("a screen may need what all screens for the same people may, or its exception; both figures are reported", () => {
  const budgets = (more: Partial<Budgets>): Budgets => ({ read: 1, guests: 5.7, members: 9, exceptions: {}, ...more });
  const read: ScreenSize = { path: "/", audience: "read", kilobytes: 3.14 };
  expect(overBudget([LANDING, CHATS, read], budgets({}))).toEqual([
    "/chats needs 9.4 kB of JavaScript; its budget is 9 kB",
    "/ needs 3.1 kB of JavaScript; its budget is 1 kB",
  ]);
  expect(overBudget([LANDING, CHATS], budgets({ exceptions: { "/chats": 9.4 } }))).toEqual([]);
  expect(overBudget([LANDING, CHATS], budgets({ exceptions: { "/gone": 9, "/": 6, "/chats": 10 } }))).toEqual([
    "/gone has an exception, but there is no such screen",
  ]);
});
