import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { SCREEN_PATHS } from "@nakamatch/contract/vocabulary/screen-paths";
import type { Manifest } from "vite";
import { expect, test } from "vitest";
import { screens } from "../prerender.tsx";
import { phrasesIn, screenFiles } from "./screen-files.ts";

const manifest: Manifest = {
  "screens/login/screen.tsx": { file: "assets/login-1.js", imports: ["_kit.js", "_start.js"] },
  "screens/chats/screen.tsx": { file: "assets/chats-1.js", imports: ["_kit.js"] },
  "shell/layouts/signed-in.tsx": { file: "assets/signed-in-1.js", imports: ["screens/chats/screen.tsx"] },
  "_kit.js": { file: "assets/kit-1.js", imports: ["_start.js", "screens/chats/screen.tsx"], css: ["assets/kit-1.css"] },
  ...Object.fromEntries(
    LANGUAGES.map((code) => [`../phrases/${code}/not-found.ts`, { file: `assets/${code}-1.js`, imports: ["_kit.js"] }]),
  ),
  "_start.js": { file: "assets/start-1.js" },
};

const build = (member: string[]) =>
  screenFiles({
    screens: [{ path: "/login", guest: ["login"], member, isFramed: true, page: "prerendered" }],
    phrasesOf: () => ["notFound"],
    manifest,
    known: ["assets/start-1.js"],
  });

test("a screen needs its script and all that it imports, without what every page names, and its phrases in each language", () => {
  const { parts, screens: paths } = build(["signed-in", "login"]);
  expect(paths).toEqual({ "/login": { guest: ["login"], member: ["signed-in", "login"], isFramed: true } });
  expect(parts.login?.files).toEqual(["assets/login-1.js", "assets/kit-1.js", "assets/chats-1.js"]);
  expect(parts["signed-in"]?.files).toEqual(["assets/signed-in-1.js", "assets/chats-1.js", "assets/kit-1.js"]);
  expect(parts.login?.phrases).toMatchObject({ es: ["assets/es-1.js"], pt: ["assets/pt-1.js"] });
});

test("a screen that is in no chunk fails the build", () => {
  expect(() => build(["gone"])).toThrow("screens/gone/screen.tsx is in no chunk");
});

test("the route table has the screens of the product, and says what guests and members see at each path", () => {
  const all = screens();
  expect(all.map(({ path }) => path).sort()).toEqual([...SCREEN_PATHS, "*"].sort());
  const at = (path: string) => all.find((screen) => screen.path === path);
  expect(at("/dashboard")).toMatchObject({ guest: [], member: ["signed-in", "dashboard"], isFramed: true });
  expect(at("/terms")).toMatchObject({
    guest: ["terms"],
    member: ["signed-in", "terms"],
    isFramed: true,
    page: "read",
  });
  expect(at("/login")).toMatchObject({ guest: ["login"], member: ["signed-in", "dashboard"], page: "prerendered" });
  expect(at("/reset-password")).toMatchObject({ member: ["reset-password"], isFramed: false });
});

test("the phrases of a screen are those that its module names", () => {
  expect(phrasesIn("shell/layouts/signed-in.tsx")).toContain("session");
});
