import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { SIGNED_IN_COOKIE } from "@nakamatch/contract/vocabulary/session";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApplication, type TestApplication } from "../testing/application.ts";

const START = "<!doctype html><title>Nakamatch</title>";

let folder: string;
let server: TestApplication;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "nakamatch-pages-"));
  writeFileSync(join(folder, "index.html"), START);
  for (const language of LANGUAGES) {
    mkdirSync(join(folder, "pages", language), { recursive: true });
    for (const name of ["start", "login", "terms", "premium"]) {
      writeFileSync(
        join(folder, "pages", language, `${name}.html`),
        `<html lang="${language}"><link rel="canonical" href="{{PUBLIC_URL}}/x?lang=${language}">${name}`,
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
const page = (language: string, name = "start", query = "") =>
  `<html lang="${language}"><link rel="canonical" href="https://nakamatch.test/a&amp;b/x${query}">${name}`;

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
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  it("OPEN-07 comes in the language that the address asks for, before the stored one, which is kept as it is", async () => {
    const answer = await ask("/terms?lang=it&utm_source=x", { cookie: "nakamatch-language=fr" });
    expect(await answer.text()).toBe(page("it", "terms", "?lang=it"));
    expect(answer.headers.get("set-cookie")).toBeNull();
    const chosen = await ask("/terms?lang=it&keep");
    expect(await chosen.text()).toBe(page("it", "terms", "?lang=it"));
    expect(chosen.headers.get("set-cookie"), "a choice without scripts").toBe(
      "nakamatch-language=it; Max-Age=31536000; Path=/; SameSite=Lax; Secure",
    );
    const unknown = await ask("/terms?lang=xx&keep", { "accept-language": "de" });
    expect(await unknown.text()).toBe(page("de", "terms"));
    expect(unknown.headers.get("set-cookie")).toBeNull();
    expect(unknown.headers.get("etag")).not.toBe((await ask("/terms?lang=de")).headers.get("etag"));
  });

  it("is the page that every screen starts with for who has signed in, and for links with parameters of their own", async () => {
    const session = { cookie: `${SIGNED_IN_COOKIE}=1`, "accept-language": "de" };
    expect(await (await ask("/", session)).text()).toBe(START);
    expect(await (await ask("/login?confirmed=1")).text()).toBe(START);
    expect(await (await ask("/privacy")).text(), "not rendered").toBe(START);
  });

  it("with prices is sent where they are those that are charged", async () => {
    expect(await (await ask("/premium")).text()).toBe(page("es", "premium"));
    const dearer = await startTestApplication({ PREMIUM_MONTHLY_BRL: "29.9" }, { webFolder: folder });
    expect(await (await fetch(`${dearer.url}/premium`)).text()).toBe(START);
    await dearer.close();
  });

  it("is compressed, and not sent again to who has it", async () => {
    const answer = await ask("/", { "accept-encoding": "gzip, br" });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(await answer.text()).toBe(page("es"));
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
