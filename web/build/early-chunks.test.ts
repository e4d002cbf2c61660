import { expect, test } from "vitest";
import { earlyChunks } from "./early-chunks.ts";

const chunk = (fileName: string, imports: string[] = [], more: object = {}) => ({
  type: "chunk",
  fileName,
  imports,
  isEntry: false,
  facadeModuleId: null,
  ...more,
});

const bundle = {
  "assets/start-1.js": chunk("assets/start-1.js", [], { isEntry: true }),
  "assets/kit-1.js": chunk("assets/kit-1.js", ["assets/start-1.js"]),
  "assets/login-1.js": chunk("assets/login-1.js", ["assets/kit-1.js", "assets/start-1.js"], {
    facadeModuleId: "/somewhere/web/routes/login.tsx",
  }),
  "assets/es-1.js": chunk("assets/es-1.js", [], { facadeModuleId: "C:\\somewhere\\phrases\\es.ts" }),
  "assets/display-900-1.woff2": { type: "asset", fileName: "assets/display-900-1.woff2" },
};

function run(screens: Record<string, string[]>) {
  const plugin = earlyChunks({ screens, languages: { es: "phrases/es.ts" }, fonts: ["display-900"] });
  const { handler } = plugin.transformIndexHtml as unknown as { handler: (html: string, context: object) => unknown };
  return handler('<script src="/early.js"></script>', { bundle });
}

test("the page knows the files of its language and its screen, without those of the app itself, and its fonts", () => {
  const { html, tags } = run({ "/login": ["routes/login.tsx"] }) as { html: string; tags: { attrs: object }[] };
  const map = /data-chunks="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "";
  expect(JSON.parse(map)).toEqual({
    languages: { es: ["assets/es-1.js"] },
    screens: { "/login": ["assets/login-1.js", "assets/kit-1.js"] },
  });
  expect(tags.map(({ attrs }) => attrs)).toMatchObject([
    { rel: "preload", as: "font", href: "/assets/display-900-1.woff2" },
  ]);
});

test("a screen that has no chunk fails the build", () => {
  expect(() => run({ "/gone": ["routes/gone.tsx"] })).toThrow("routes/gone.tsx has no chunk of its own");
});
