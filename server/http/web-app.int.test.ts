import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { LISTED_PATHS, SCREEN_PATHS } from "@nakamatch/contract/vocabulary/screen-paths";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApplication, type TestApplication } from "../testing/application.ts";

const PAGE = "<!doctype html><title>Nakamatch</title>";

let parent: string;
let folder: string;
let server: TestApplication;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), "nakamatch-web-"));
  folder = join(parent, "dist");
  for (const name of ["assets", "flags"]) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, "index.html"), PAGE);
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");
  writeFileSync(join(folder, "assets/start-abc.js"), "start()");
  writeFileSync(join(folder, "flags/es.svg"), "<svg/>");
  server = await startTestApplication({ PUBLIC_URL: "https://nakamatch.test" }, { webFolder: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(parent, { recursive: true });
});

const ask = (path: string, init?: RequestInit) => fetch(server.url + path, init);

describe("screens", () => {
  it.each(SCREEN_PATHS.map((path) => path.replaceAll(/:\w+/g, "0199f7c4-0000-7000-8000-000000000001")))(
    "%s is the app's page, and is asked for again at each visit",
    async (path) => {
      const answer = await ask(`${path}?from=mail`, { headers: { accept: "text/html" } });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(PAGE);
      expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    },
  );

  it("NAV-16: an unknown path is the app's page with status 404, also to a browser that has seen it", async () => {
    const conditions = [
      { "if-modified-since": new Date().toUTCString(), range: "bytes=0-3" },
      { "if-none-match": "*" },
      { "if-match": '"another"' },
    ];
    for (const [path, condition] of ["/no-existe", "/.git/config", "/perfil%C3%B1"].flatMap((each) =>
      conditions.map((condition) => [each, condition] as const),
    )) {
      const answer = await ask(path, { headers: { accept: "text/html", ...condition } });
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
      expect(answer.headers.get("etag")).toBeNull();
      expect(await answer.text()).toBe(PAGE);
    }
  });

  it("answers HEAD with the same status and no body", async () => {
    for (const [path, status] of [
      ["/login", 200],
      ["/no-existe", 404],
      ["/assets/gone-abc.js", 404],
    ] as const) {
      const answer = await ask(path, { method: "HEAD" });
      expect(answer.status, path).toBe(status);
      expect(await answer.text()).toBe("");
    }
  });

  it.each(["/%E0%A4%A", "/no/%", "//evil.test/x"])("NAV-16: %s is an unknown path like any other", async (path) => {
    const answer = await fetch(`${server.url}${path}`, { headers: { accept: "text/html" } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(PAGE);
  });

  it("a path that is no page is an error: another method, another format", async () => {
    expect((await ask("/dashboard", { method: "POST", headers: { origin: "https://nakamatch.test" } })).status).toBe(
      404,
    );
    const answer = await ask("/dashboard", { headers: { accept: "application/json" } });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("files", () => {
  it("are kept for good where their name carries a hash, flags for a day, and asked for again elsewhere", async () => {
    const asset = await ask("/assets/start-abc.js");
    expect(await asset.text()).toBe("start()");
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await ask("/flags/es.svg")).headers.get("cache-control")).toBe("public, max-age=86400");
    expect((await ask("/favicon.svg")).headers.get("cache-control")).toBe("no-cache");
  });

  it("that are missing are a plain 404, never the page, and are not kept", async () => {
    for (const path of ["/assets/start-old.js", "/assets/nothing", "/logo.png", "/.env", "/wp-login.php"]) {
      const answer = await ask(path, { headers: { accept: "*/*" } });
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get("cache-control"), path).toBe("no-store");
      expect(await answer.json()).toMatchObject({ code: "NOT_FOUND" });
    }
  });
});

describe("while another build replaces this one", () => {
  it("its pages stay, and assets of both builds are there", async () => {
    mkdirSync(join(parent, "dist-earlier/assets"), { recursive: true });
    writeFileSync(join(parent, "dist-earlier/assets/start-abc.js"), "start()");
    renameSync(folder, join(parent, "dist-replaced"));
    expect(await (await ask("/premium")).text()).toBe(PAGE);
    expect(await (await ask("/assets/start-abc.js")).text()).toBe("start()");
    mkdirSync(join(folder, "assets"), { recursive: true });
    writeFileSync(join(folder, "index.html"), "another build");
    writeFileSync(join(folder, "assets/start-def.js"), "another()");
    expect(await (await ask("/login?a=b", { headers: { "accept-language": "fr" } })).text()).toBe(PAGE);
    expect(await (await ask("/assets/start-def.js")).text()).toBe("another()");
    const earlier = await ask("/assets/start-abc.js", { headers: { "accept-encoding": "br" } });
    expect(await earlier.text()).toBe("start()");
    expect(earlier.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });
});

describe("search engines", () => {
  it("get a robots.txt that keeps them out of data and pictures, and names the sitemap", async () => {
    const answer = await ask("/robots.txt");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const lines = (await answer.text()).split("\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "User-agent: *",
        "Disallow: /api/",
        "Disallow: /avatars/",
        "Disallow: /dev/",
        "Sitemap: https://nakamatch.test/sitemap.xml",
      ]),
    );
  });

  it("get a sitemap of the public screens, by the product's address", async () => {
    const answer = await ask("/sitemap.xml");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const urls = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    const paths = ["/", "/register", "/login", "/contact", "/privacy", "/sobre-mi", "/premium", "/terms"];
    expect(urls).toEqual(paths.map((path) => `https://nakamatch.test${path}`));
  });

  it("are told in the sitemap where each page is in each language", async () => {
    const [first = ""] = /<url>.*?<\/url>/.exec(await (await ask("/sitemap.xml")).text()) ?? [];
    const links = [...first.matchAll(/hreflang="(\w\w)" href="(.*?)"/g)].map(([, code, href]) => [code, href]);
    expect(links).toEqual(LANGUAGES.map((code) => [code, `https://nakamatch.test/?lang=${code}`]));
  });

  it("are told not to list the other screens, nor what does not exist", async () => {
    for (const path of ["/dashboard", "/reset-password", "/no-existe"]) {
      expect((await ask(path)).headers.get("x-robots-tag"), path).toBe("noindex");
    }
    for (const path of LISTED_PATHS) expect((await ask(path)).headers.get("x-robots-tag"), path).toBeNull();
  });
});
