import { expect, test } from "vitest";
import { earlyChunks } from "./early-chunks.ts";

const chunk = (fileName: string, imports: string[] = [], more: object = {}) => ({
  type: "chunk",
  fileName,
  imports,
  isEntry: false,
  moduleIds: [],
  ...more,
});

const languages = ["es", "en", "fr", "it", "de", "pt"];
const phraseFiles = (language: string) => ({ notFound: `assets/not-found-${language}.js` });

const bundle = {
  ...Object.fromEntries(
    languages.map((language) => {
      const fileName = phraseFiles(language).notFound;
      return [fileName, chunk(fileName, [], { moduleIds: [`/somewhere/phrases/${language}/not-found.ts`] })];
    }),
  ),
  "assets/start-1.js": chunk("assets/start-1.js", [], { isEntry: true }),
  "assets/kit-1.js": chunk("assets/kit-1.js", ["assets/start-1.js"]),
  "assets/login-1.js": chunk("assets/login-1.js", ["assets/kit-1.js", "assets/start-1.js"], {
    moduleIds: ["C:\\somewhere\\web\\lib\\auth.ts", "C:\\somewhere\\web\\routes\\login.tsx"],
  }),
};

function run(screens: Parameters<typeof earlyChunks>[0]["screens"]) {
  const plugin = earlyChunks({ screens });
  const { handler } = plugin.transformIndexHtml as unknown as { handler: (html: string, context: object) => string };
  return handler('<script src="/early.js"></script>', { bundle });
}

test("the page knows the code and phrases of its screen, without the files of the app itself", () => {
  const screens = {
    "/login": {
      modules: ["routes/login.tsx"],
      phrases: ["notFound"],
      requests: ["/api/v1/session"],
      isFramed: false,
    },
  };
  const html = run(screens);
  const map = /data-chunks="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "";
  expect(JSON.parse(map)).toEqual({
    languages,
    phrases: Object.fromEntries(languages.map((language) => [language, phraseFiles(language)])),
    screens: {
      "/login": {
        files: ["assets/login-1.js", "assets/kit-1.js"],
        phrases: ["notFound"],
        requests: ["/api/v1/session"],
        isFramed: false,
      },
    },
  });
});

test("a screen that is in no chunk fails the build", () => {
  const screens = { "/gone": { modules: ["routes/gone.tsx"], phrases: [], requests: [], isFramed: false } };
  expect(() => run(screens)).toThrow("routes/gone.tsx is in no chunk");
});
