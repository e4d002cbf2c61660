import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { SIGNED_IN_COOKIE } from "@nakamatch/contract/vocabulary/session-cookie";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setSwitches } from "../features/operation/switches/service.ts";
import { startTestApplication, type TestApplication } from "../testing/application.ts";

const START = '<!doctype html><html lang="es"><head><title>Nakamatch</title><!--preloads--></head>';
const empty = (language: string, ...files: string[]) =>
  START.replace('"es"', `"${language}"`).replace(
    "<!--preloads-->",
    files.map((file) => `<link rel="modulepreload" crossorigin href="/assets/${file}.js">`).join(""),
  );

const part = (...names: string[]) => ({
  files: names.map((name) => `assets/${name}.js`),
  phrases: Object.fromEntries(
    LANGUAGES.map((code) => [code, [`assets/${code}-all.js`, `assets/${code}-${names[0]}.js`]]),
  ),
});
const SCREENS = {
  parts: {
    "signed-in": part("signed-in", "kit"),
    dashboard: part("dashboard", "kit"),
    login: part("login"),
    premium: part("premium"),
  },
  screens: {
    "/login": { guest: ["login"], member: ["signed-in", "dashboard"], isFramed: true },
    "/premium": { guest: ["premium"], member: ["signed-in", "premium"], isFramed: true },
    "/dashboard": { guest: [], member: ["signed-in", "dashboard"], isFramed: true },
    "/reset-password": { guest: ["login"], member: ["login"], isFramed: false },
    "*": { guest: ["login"], member: ["login"], isFramed: false },
  },
};

let folder: string;
let server: TestApplication;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "nakamatch-pages-"));
  writeFileSync(join(folder, "index.html"), START);
  writeFileSync(join(folder, "screens.json"), JSON.stringify(SCREENS));
  for (const language of LANGUAGES) {
    mkdirSync(join(folder, "pages", language), { recursive: true });
    for (const name of ["start", "login", "terms", "premium"]) {
      writeFileSync(
        join(folder, "pages", language, `${name}.html`),
        `<html lang="${language}"><link rel="canonical" href="{{PUBLIC_URL}}/x?lang=${language}"><!--preloads-->${name}`,
      );
    }
  }
  server = await startTestApplication({ PUBLIC_URL: "https://nakamatch.test/a&b" }, { webFolder: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(server.url + path, { headers: { "accept-encoding": "identity", ...headers }, method });
const page = (language: string, name = "start", query = "", links = "") =>
  `<html lang="${language}"><link rel="canonical" href="https://nakamatch.test/a&amp;b/x${query}">${links}${name}`;
const linksOf = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload" crossorigin href="\/assets\/([\w-]+)\.js">/g)].map(([, name]) => name);
const MEMBER = { cookie: `${SIGNED_IN_COOKIE}=1`, "accept-language": "de" };

describe("a public page", () => {
  it.each([
    [{}, "es"],
    [{ "accept-language": "de" }, "de"],
    [{ "accept-language": "ja, de-AT;q=0.4, pt-BR;q=0.8, en;q=0" }, "pt"],
    [{ "accept-language": "fil, enm, de; q=0.4, IT ; q=0.8" }, "it"],
    [{ "accept-language": "ja" }, "es"],
    [{ "accept-language": "de", cookie: "a=b; nakamatch-language=fr" }, "fr"],
    [{ "accept-language": "de", cookie: "nakamatch-language=xx" }, "de"],
  ])("comes in the stored language, else in the preferred one, else in Spanish: %j", async (headers, language) => {
    const answer = await ask("/", headers as Record<string, string>);
    expect(await answer.text()).toBe(page(language));
    expect(answer.headers.get("content-language")).toBe(language);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("vary")).toBe("Cookie, Accept-Language, Accept-Encoding");
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  it("OPEN-07 comes in the language that the address asks for, before the stored one, which is kept as it is", async () => {
    const answer = await ask("/terms?lang=it&utm_source=x", { cookie: "nakamatch-language=fr" });
    expect(await answer.text()).toBe(page("it", "terms", "?lang=it"));
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(await (await ask("/terms?lang=pt-BR")).text(), "as the app reads it").toBe(page("pt", "terms", "?lang=pt"));
    const chosen = await ask("/terms?lang=it&keep");
    expect(await chosen.text()).toBe(page("it", "terms", "?lang=it"));
    expect(chosen.headers.get("set-cookie"), "a choice without scripts").toBe(
      "nakamatch-language=it; Max-Age=31536000; Path=/; SameSite=Lax; Secure",
    );
    for (const [tag, language] of [
      ["DE", "de"],
      ["pt-br", "pt"],
      ["fr&lang=it", "fr"],
    ])
      expect(await (await ask(`/terms?lang=${tag}`)).text()).toBe(page(language ?? "", "terms", `?lang=${language}`));
    const unknown = await ask("/terms?lang=xx&keep", { "accept-language": "de" });
    expect(await unknown.text()).toBe(page("de", "terms"));
    expect(unknown.headers.get("set-cookie")).toBeNull();
    expect(unknown.headers.get("etag")).not.toBe((await ask("/terms?lang=de")).headers.get("etag"));
  });

  it("is the app's empty page for members, and for links with parameters of their own", async () => {
    expect(await (await ask("/", MEMBER)).text()).toBe(empty("de"));
    expect(await (await ask("/login?confirmed=1")).text()).toBe(empty("es", "login", "es-all", "es-login"));
    expect(await (await ask("/privacy")).text(), "not rendered").toBe(empty("es"));
  });

  it("with prices is sent where they are those that are charged", async () => {
    expect(await (await ask("/premium")).text()).toContain('<link rel="canonical"');
    const dearer = await startTestApplication({ PREMIUM_MONTHLY_BRL: "29.9" }, { webFolder: folder });
    expect(await (await fetch(`${dearer.url}/premium`)).text()).toBe(empty("es", "premium", "es-all", "es-premium"));
    await dearer.close();
  });

  it("is compressed, and not sent again to who has it", async () => {
    const answer = await ask("/", { "accept-encoding": "gzip, br" });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(await answer.text()).toBe(page("es"));
    const zipped = await ask("/", { "accept-encoding": "gzip" });
    expect(zipped.headers.get("content-encoding")).toBe("gzip");
    expect(await zipped.text()).toBe(page("es"));
    const etag = answer.headers.get("etag") ?? "";
    const again = await ask("/", { "if-none-match": etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect((await ask("/", { "if-none-match": etag, "accept-language": "de" })).status).toBe(200);
  });

  it("answers HEAD, and is not served under the name of its file", async () => {
    const head = await ask("/", {}, "HEAD");
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await ask("/pages/de/start.html")).status).toBe(404);
  });
});

describe("what the first screen needs", () => {
  it.each([
    ["/login", {}, ["login", "es-all", "es-login"]],
    ["/premium?lang=fr", {}, ["premium", "fr-all", "fr-premium"]],
    ["/PREMIUM/", {}, ["premium", "es-all", "es-premium"]],
    ["/dashboard", {}, []],
    ["/dashboard", MEMBER, ["signed-in", "kit", "de-all", "de-signed-in", "dashboard", "de-dashboard"]],
    ["/login", MEMBER, ["signed-in", "kit", "de-all", "de-signed-in", "dashboard", "de-dashboard"]],
    ["/premium", MEMBER, ["signed-in", "kit", "de-all", "de-signed-in", "premium", "de-premium"]],
    ["/no-existe", { "accept-language": "it" }, ["login", "it-all", "it-login"]],
  ])("is named by the page at %s (%j), in its language", async (path, headers, files) => {
    const answer = await ask(path, headers as Record<string, string>);
    expect(linksOf(await answer.text())).toEqual(files);
    expect(answer.headers.get("vary")).toBe("Cookie, Accept-Language, Accept-Encoding");
    expect(answer.headers.get("cache-control")).toBe(answer.ok ? "private, no-cache" : "no-store");
  });

  it("is shown in the frame of members to nobody else", async () => {
    const isFramed = async (path: string, headers = {}) =>
      (await (await ask(path, headers)).text()).includes(" data-framed>");
    expect([await isFramed("/dashboard", MEMBER), await isFramed("/login", MEMBER)]).toEqual([true, true]);
    expect([await isFramed("/dashboard"), await isFramed("/reset-password", MEMBER)]).toEqual([false, false]);
  });
});

it("a guest's page says that nobody can register, by closed registration or maintenance, and no longer once it ends", async () => {
  const { db } = server.database;
  const says = async (headers = {}) =>
    (await (await ask("/", headers)).text()).includes('<html lang="es" data-registration-closed>');
  for (const change of [{ isRegistrationOpen: false }, { maintenanceUntil: new Date(Date.now() + 60_000) }]) {
    await setSwitches(db, change);
    await expect.poll(says, { timeout: 10_000 }).toBe(true);
    expect(await says(MEMBER)).toBe(false);
    await setSwitches(db, { isRegistrationOpen: true, maintenanceUntil: null });
    await expect.poll(says, { timeout: 10_000 }).toBe(false);
  }
});

it("the sitemap writes an address with an ampersand as XML", async () => {
  expect(await (await ask("/sitemap.xml")).text()).toContain("<loc>https://nakamatch.test/a&amp;b/login</loc>");
});
