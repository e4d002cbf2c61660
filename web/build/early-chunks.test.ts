import { expect, test } from "vitest";
import { earlyChunks } from "./early-chunks.ts";
import { phrasesVersion } from "./phrase-files.ts";

const chunk = (fileName: string, imports: string[] = [], more: object = {}) => ({
  type: "chunk",
  fileName,
  imports,
  isEntry: false,
  moduleIds: [],
  ...more,
});

const bundle = {
  "assets/start-1.js": chunk("assets/start-1.js", [], { isEntry: true }),
  "assets/kit-1.js": chunk("assets/kit-1.js", ["assets/start-1.js"]),
  "assets/login-1.js": chunk("assets/login-1.js", ["assets/kit-1.js", "assets/start-1.js"], {
    moduleIds: ["C:\\somewhere\\web\\lib\\auth.ts", "C:\\somewhere\\web\\routes\\login.tsx"],
  }),
};

async function run(screens: Parameters<typeof earlyChunks>[0]["screens"]) {
  const plugin = earlyChunks({ screens });
  const { handler } = plugin.transformIndexHtml as unknown as { handler: (html: string, context: object) => unknown };
  return handler('<script src="/early.js"></script>', { bundle });
}

test("the page knows the code and phrases of its screen, without the files of the app itself", async () => {
  const screens = {
    "/login": {
      modules: ["routes/login.tsx"],
      phrases: ["everywhere", "login"],
      requests: ["/api/v1/session"],
      isFramed: false,
    },
  };
  const html = (await run(screens)) as string;
  const map = /data-chunks="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "";
  expect(JSON.parse(map)).toEqual({
    languages: ["es", "en", "fr", "it", "de", "pt"],
    phrases: `assets/{language}-{file}-${await phrasesVersion()}.js`,
    screens: {
      "/login": {
        files: ["assets/login-1.js", "assets/kit-1.js"],
        phrases: ["everywhere", "login"],
        requests: ["/api/v1/session"],
        isFramed: false,
      },
    },
  });
});

test("a screen that is in no chunk fails the build", async () => {
  const screens = { "/gone": { modules: ["routes/gone.tsx"], phrases: [], requests: [], isFramed: false } };
  await expect(run(screens)).rejects.toThrow("routes/gone.tsx is in no chunk");
});
