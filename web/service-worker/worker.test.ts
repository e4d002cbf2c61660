import { beforeEach, describe, expect, test, vi } from "vitest";
import { keepAssets } from "./assets.ts";
import { showOfflinePage } from "./offline.ts";
import { fakeBrowser } from "./testing.ts";
import { waitForConsent } from "./update.ts";

const ORIGIN = location.origin;
const FILE = `${ORIGIN}/assets/app-1.js`;

let browser: ReturnType<typeof fakeBrowser>;
/** Network responses; a throw is a broken connection. */
let network: (request: { url: string }) => Response;
const fetched = vi.fn(async (request: { url: string }) => network(request));

beforeEach(() => {
  browser = fakeBrowser();
  network = () => basic("fresh");
  fetched.mockClear();
  vi.stubGlobal("caches", browser.caches);
  vi.stubGlobal("fetch", fetched);
});

/** A response, of our server unless `type` differs. */
function basic(text: string, status = 200, type = "basic"): Response {
  return Object.defineProperty(new Response(text, { status }), "type", { value: type });
}

const names = () => [...browser.caches.stores.keys()];
const keep = (version = "b") => keepAssets(browser.worker, version);

describe("the files of the build", () => {
  test("are fetched once, and then kept in the cache of this build", async () => {
    keep();
    await browser.dispatch("activate");
    expect(names()).toEqual(["nakamatch-assets-b"]);
    expect(await (await browser.ask("/assets/app-1.js"))?.text()).toBe("fresh");
    network = () => basic("fresher");
    expect(await (await browser.ask("/assets/app-1.js"))?.text()).toBe("fresh");
    expect(fetched).toHaveBeenCalledOnce();
  });

  test("are taken from the cache of the build before, where it has them", async () => {
    keep();
    (await browser.caches.open("nakamatch-assets-a")).kept.set(FILE, new Response("of the build before"));
    expect(await (await browser.ask("/assets/app-1.js"))?.text()).toBe("of the build before");
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([
    ["a page that is none of them", "/dashboard", "GET"],
    ["an answer of the API", "/api/v1/session", "GET"],
    ["another site's file", "https://other.example/assets/app-1.js", "GET"],
    ["what is sent", "/assets/app-1.js", "POST"],
  ])("%s is left to the browser", async (_, path, method) => {
    keep();
    expect(await browser.ask(path, { method })).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([
    ["an error", () => basic("gone", 404)],
    ["an answer of somewhere else", () => basic("other", 200, "cors")],
  ])("%s is passed on, and not kept", async (_, answer) => {
    network = answer;
    keep();
    await browser.dispatch("activate");
    const expected = await answer().text();
    expect(await (await browser.ask("/assets/app-1.js"))?.text()).toBe(expected);
    expect(browser.caches.stores.get("nakamatch-assets-b")?.kept.size).toBe(0);
  });

  test("are still sent where there is no room to keep them", async () => {
    keep();
    (await browser.caches.open("nakamatch-assets-b")).put.mockRejectedValueOnce(new Error("quota"));
    expect(await (await browser.ask("/assets/app-1.js"))?.text()).toBe("fresh");
  });

  test("of this build and the one before stay, those of earlier ones go, and nothing else", async () => {
    keep("d");
    for (const name of [
      "nakamatch-assets-a",
      "others",
      "nakamatch-assets-b",
      "nakamatch-assets-c",
      "nakamatch-assets-d",
    ])
      await browser.caches.open(name);
    await browser.dispatch("activate");
    expect(names()).toEqual(["others", "nakamatch-assets-c", "nakamatch-assets-d"]);
  });

  test("of an update that another one replaced before it became active do not count", async () => {
    keep("a");
    await browser.dispatch("activate");
    const later = fakeBrowser();
    keepAssets(later.worker, "b");
    await later.dispatch("install");
    const latest = fakeBrowser();
    keepAssets(latest.worker, "c");
    await latest.dispatch("install");
    await latest.dispatch("activate");
    expect(names()).toEqual(["nakamatch-assets-a", "nakamatch-assets-c"]);
  });

  test("of the only build before stay", async () => {
    keep("b");
    for (const name of ["nakamatch-assets-a", "nakamatch-assets-b"]) await browser.caches.open(name);
    await browser.dispatch("activate");
    expect(names()).toEqual(["nakamatch-assets-a", "nakamatch-assets-b"]);
  });
});

describe("the page for when there is no connection", () => {
  const PARTS = ["page.html", "page.css", "page.js", "text.woff2", "title.woff2"].map((name) => `/offline/${name}`);
  const broken = () => {
    throw new TypeError("Failed to fetch");
  };

  beforeEach(async () => {
    // The simulated browser ignores `cache`.
    vi.stubGlobal(
      "Request",
      class {
        readonly url: string;
        readonly cache: string | undefined;
        constructor(path: string, { cache }: { cache?: string } = {}) {
          this.url = new URL(path, ORIGIN).href;
          this.cache = cache;
        }
      },
    );
    showOfflinePage(browser.worker, "b");
    await browser.dispatch("install");
  });

  test("is fetched with its parts when the worker is installed, past the browser's own cache", () => {
    const cache = browser.caches.stores.get("nakamatch-offline-b");
    const requests = cache?.addAll.mock.calls[0]?.[0] ?? [];
    expect(requests.map(({ url, cache: mode }) => [url, mode])).toEqual(
      PARTS.map((path) => [`${ORIGIN}${path}`, "reload"]),
    );
  });

  test("is shown where a page is opened and the server cannot be reached", async () => {
    network = broken;
    const page = await browser.ask("/dashboard", { mode: "navigate" });
    expect(await page?.text()).toBe(`added ${ORIGIN}/offline/page.html`);
  });

  test.each([502, 503, 504])("is shown where a proxy answers %i, unless it is not kept", async (status) => {
    network = () => basic("Bad Gateway", status);
    const open = async () => (await browser.ask("/dashboard", { mode: "navigate" }))?.text();
    expect(await open()).toBe(`added ${ORIGIN}/offline/page.html`);
    browser.caches.stores.clear();
    expect(await open()).toBe("Bad Gateway");
  });

  test.each([404, 500])("is not shown for an answer %i", async (status) => {
    network = () => basic("own page", status);
    expect(await (await browser.ask("/dashboard", { mode: "navigate" }))?.text()).toBe("own page");
  });

  test("is not shown where it can", async () => {
    expect(await (await browser.ask("/dashboard", { mode: "navigate" }))?.text()).toBe("fresh");
  });

  test("a page that the browser has asked for itself is not asked for again", async () => {
    const preloadResponse = Promise.resolve(new Response("preloaded"));
    const page = await browser.ask("/dashboard", { mode: "navigate", preloadResponse });
    expect(await page?.text()).toBe("preloaded");
    expect(fetched).not.toHaveBeenCalled();
  });

  test("without it the browser shows its own", async () => {
    network = broken;
    browser.caches.stores.clear();
    await expect(browser.ask("/dashboard", { mode: "navigate" })).rejects.toThrow("Failed to fetch");
  });

  test.each(PARTS)("its part %s is kept; without that it is fetched", async (path) => {
    expect(await (await browser.ask(path))?.text()).toBe(`added ${ORIGIN}${path}`);
    browser.caches.stores.clear();
    expect(await (await browser.ask(path))?.text()).toBe("fresh");
  });

  test("anything else is left to the browser", async () => {
    expect(await browser.ask("/api/v1/session")).toBeUndefined();
    expect(await browser.ask("/offline/other.js")).toBeUndefined();
  });

  test("that of another build goes when this one takes over, and pages are asked for at once", async () => {
    for (const name of ["nakamatch-offline-a", "nakamatch-assets-a"]) await browser.caches.open(name);
    await browser.dispatch("activate");
    expect(names()).toEqual(["nakamatch-offline-b", "nakamatch-assets-a"]);
    expect(browser.enable).toHaveBeenCalledOnce();
  });
});

describe("a new build", () => {
  test("takes over when the person agrees, and not before", async () => {
    waitForConsent(browser.worker);
    await browser.dispatch("install");
    await browser.dispatch("message", { data: "something else" });
    expect(browser.skipWaiting).not.toHaveBeenCalled();
    await browser.dispatch("message", { data: "take-over" });
    expect(browser.skipWaiting).toHaveBeenCalledOnce();
  });
});
