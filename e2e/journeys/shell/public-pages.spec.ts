import { es } from "@nakamatch/phrases/es";
import type { APIRequestContext, Page } from "@playwright/test";
import { LandingPage } from "../../pages/shell/landing-page.ts";
import { holdRequests } from "../../support/hold-requests.ts";
import { DEMO_MEMBER, signIn } from "../../support/members.ts";
import { startApp } from "../../support/screens.ts";
import { expect, test } from "../../support/test.ts";

const PATHS = ["/", "/login", "/register", "/contact", "/privacy", "/sobre-mi", "/terms", "/premium"];

/** German titles, before any script has run. */
const GERMAN = "Irgendwo da draußen versteht jemand all deine Anspielungen.";

/** Runs in the page before its scripts: records layout shifts, with what moved, and the server's heading. */
const WATCH = `
  globalThis.shifts = [];
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) =>
        [node?.nodeName, node?.textContent?.slice(0, 40), box(previousRect), box(currentRect)].join(" | "));
      globalThis.shifts.push({ value, startTime, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
  addEventListener("DOMContentLoaded", () => (globalThis.sent = document.querySelector("h1")));`;

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

/** Width and height of a PNG at an address of the server, from its header. */
async function sizeOf(request: APIRequestContext, address: string): Promise<[number, number]> {
  const answer = await request.get(new URL(address, "http://any").pathname);
  expect(answer.headers()["content-type"]).toBe("image/png");
  const body = await answer.body();
  return [body.readUInt32BE(16), body.readUInt32BE(20)];
}

/** Prevents the app's start by timer, and its prefetch. */
const WAIT = `{
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (task, ms, ...rest) => (ms > 4000 ? 0 : setTimeout(task, ms, ...rest));
  globalThis.requestIdleCallback = () => 0;
}`;

const ENTRY = /\/assets\/start-[^/]+\.js$/;

/** The requests for the app itself, from now on. */
function appRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => ENTRY.test(request.url()) && requests.push(request.url()));
  return requests;
}

test("the landing page arrives as text in the language that the browser prefers", async ({ request }) => {
  const answer = await request.get("/", { headers: { "accept-language": "de" } });
  expect(answer.headers()["content-language"]).toBe("de");
  const html = await answer.text();
  expect(html).toContain('<html lang="de">');
  expect(html).toContain(GERMAN);
  expect(html).toMatch(/<meta property="og:title" content="Nakamatch: Triff/);
  expect(html).toMatch(/<link rel="canonical" href="http:\/\/[^"?]+\/">/);
  expect(html.match(/rel="alternate" hreflang/g)).toHaveLength(7);
  expect(html).not.toContain("{{");
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "";
  expect(JSON.parse(data)).toMatchObject({ "@type": "WebSite", name: "Nakamatch", publisher: { name: "Nakamatch" } });

  const picture = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? "";
  expect(picture).toMatch(/^http:\/\/.+\/de\.png$/);
  expect(html).toContain(`<meta property="og:image:alt" content="Nakamatch: ${GERMAN}">`);
  expect(await sizeOf(request, picture)).toEqual([1200, 630]);
  const other = await request.get("/", { headers: { "accept-language": "fr" } });
  expect(await other.text()).toMatch(/og:image" content="[^"]+\/fr\.png"/);
  // Last: the address sets the language for what follows.
  const named = await request.get("/?lang=de", { headers: { "accept-language": "fr" } });
  expect(await named.text()).toMatch(/<link rel="canonical" href="http:\/\/[^"]+\/\?lang=de">/);
});

test("the app can be installed: name, start and icons in the sizes that systems ask for", async ({ request }) => {
  const html = await (await request.get("/", { headers: { "accept-language": "de" } })).text();
  const [, address = ""] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
  for (const [path, language] of [
    [address, "de"],
    ["/site.webmanifest", "es"],
  ] as const) {
    const manifest = (await (await request.get(path)).json()) as Manifest;
    expect(manifest).toMatchObject({ name: "Nakamatch", lang: language, display: "standalone", scope: "/" });
    const pictures = manifest.icons.filter(({ type }) => type === "image/png");
    expect(pictures.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ["192x192", undefined],
      ["512x512", undefined],
      ["512x512", "maskable"],
      ["96x96", "monochrome"],
    ]);
    for (const { src, sizes } of pictures) expect((await sizeOf(request, src)).join("x")).toBe(sizes);
  }
  const [, touch = ""] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? [];
  expect(await sizeOf(request, touch)).toEqual([180, 180]);
});

for (const path of PATHS) {
  test(`${path} is taken over by the app as it was sent: no error, and nothing moves`, async ({ openBrowser }) => {
    const page = await openBrowser({ locale: "de-DE", viewport: { width: 360, height: 740 } });
    await page.addInitScript(WATCH);
    // Only a slow processor draws the page before all of it has arrived.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await startApp(page);
    expect(await page.evaluate("globalThis.sent === document.querySelector('h1')"), "the same elements").toBe(true);
    await page.waitForLoadState("networkidle");
    const shifts = await page.evaluate<{ value: number }[]>("globalThis.shifts");
    const shifted = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(shifted, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.02);
    expect(await page.locator("title").count()).toBe(1);
  });
}

for (const path of ["/", "/terms"]) {
  test(`${path} is there without the app, which starts at the first sign of somebody who uses the page`, async ({
    page,
  }) => {
    const requests = appRequests(page);
    await page.addInitScript(WAIT);
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(requests).toEqual([]);
    await page.keyboard.press("Tab");
    await page.evaluate("void (globalThis.focused = document.activeElement)");
    await expect(page.locator("body > [aria-live]")).toBeAttached();
    expect(requests).toHaveLength(1);
    expect(await page.evaluate("globalThis.focused === document.activeElement"), "keeps the focus").toBe(true);
  });
}

test("the app starts by itself some seconds after a page was shown", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("body > [aria-live]")).toBeAttached();
});

test("what is pressed before the app is there shows that it waits, and the page stays where it was scrolled to", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ locale: "es-ES", viewport: { width: 360, height: 740 } });
  await page.addInitScript(WAIT);
  const release = await holdRequests(page, ENTRY);
  await page.goto("/terms");
  const dark = page.getByRole("radio", { name: es.common.theme.dark });
  const label = page.locator("label", { has: dark });
  await label.click({ force: true });
  await expect(label).toHaveCSS("opacity", "0.5");
  await expect(page.locator("#root")).toHaveAttribute("aria-busy", "true");
  await expect(dark).not.toBeChecked();
  const place = await dark.boundingBox();
  expect(await page.evaluate("scrollY")).toBeGreaterThan(1000);
  release();
  await expect(page.locator("#root")).not.toHaveAttribute("aria-busy");
  await expect(label).toHaveCSS("opacity", "1");
  // Content loaded above shifts it by less than a pixel, as browsers scroll by whole ones.
  expect(Math.abs(((await dark.boundingBox())?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(1);
  await label.click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

for (const path of ["/", "/login"]) {
  test(`I18N-08: on ${path} the language can be chosen before the app is there`, async ({ openBrowser }) => {
    const page = await openBrowser({ locale: "es-ES" });
    const release = await holdRequests(page, ENTRY);
    await page.goto(`${path}?lang=es`, { waitUntil: "commit" });
    const german = page.waitForResponse(
      (answer) => answer.request().isNavigationRequest() && answer.headers()["content-language"] === "de",
    );
    await page.getByRole("combobox", { name: es.common.language.label }).selectOption("de");
    await german;
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("combobox")).toHaveValue("de");
    await expect(page.locator("#root")).toHaveAttribute("data-prerendered");
    release();
    await startApp(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("de");
  });
}

test("the stored language goes before the browser's, also in what the server sends", async ({ openBrowser }) => {
  const page = await openBrowser({ locale: "es-ES" });
  const landing = new LandingPage(page);
  await landing.open();
  await landing.language.selectOption("de");
  await expect(page.getByText(GERMAN)).toBeVisible();
  const answer = await page.reload();
  expect(await answer?.text()).toContain(GERMAN);
  // The browser's storage overrides a different cookie.
  await page.context().addCookies([{ name: "nakamatch-language", value: "fr", url: page.url() }]);
  await page.reload();
  await expect(page.getByText(GERMAN)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  expect(await (await page.reload())?.text()).toContain(GERMAN);
});

test("who is signed in never sees what guests see", async ({ page }) => {
  await signIn(page, DEMO_MEMBER);
  await page.addInitScript(`new MutationObserver(() => {
    const title = document.querySelector("h1");
    if (title?.textContent?.includes("nakama") && title.checkVisibility()) globalThis.flashed = true;
  }).observe(document, { childList: true, subtree: true });`);
  await page.goto("/");
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await page.evaluate("globalThis.flashed")).toBeUndefined();
});

test("without scripts the public pages can be read and left, and their language chosen", async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false, locale: "es-ES" });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Encuentra a tu\s*nakama/);
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page.getByText(GERMAN)).toBeVisible();
  await page.getByRole("link", { name: "Datenschutz" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Datenschutz" })).toBeVisible();
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await page.goto("/login");
  const needs = page.locator("noscript p");
  await expect(needs).toBeVisible();
  await expect(needs).toContainText("Nakamatch braucht JavaScript.");
});

test("STATIC-07: back from a page whose link was followed before the script was there", async ({ page }) => {
  await page.goto("/privacy");
  await startApp(page);
  // As a link does without the app: a page load.
  await page.evaluate("location.assign('/terms')");
  await page.waitForURL("/terms");
  await startApp(page);
  await page.getByRole("button", { name: es.common.actions.back }).click();
  await expect(page).toHaveURL("/privacy");
});
