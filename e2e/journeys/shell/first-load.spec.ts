import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { es } from "@nakamatch/phrases/es";
import type { Page } from "@playwright/test";
import { holdRequests } from "../../support/hold-requests.ts";
import { DEMO_MEMBER, signIn } from "../../support/members.ts";
import { readSecret } from "../../support/surroundings.ts";
import { expect, test } from "../../support/test.ts";

test.use({ prefetches: true });

const LANGUAGES = ["es", "en", "fr", "it", "de", "pt"];

const ENTRY = /\/assets\/start-[^/]+\.js$/;

/** The built app that the server serves. */
const ASSETS = join(import.meta.dirname, "../../../web/dist/assets");

/** Reading pages fetch the app on first use. */
async function use(page: Page): Promise<void> {
  await page.mouse.move(40, 40);
}

test("I18N-06: a first visit fetches one language and one screen's phrases, beside the app", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ locale: "de-DE" });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const phrases = () => fetched.flatMap((path) => /^\/assets\/(\w\w\/\w+)-/.exec(path)?.[1] ?? []).sort();
  // Until the app arrives, only the page's head sends requests.
  const release = await holdRequests(page, ENTRY);
  await page.goto("/", { waitUntil: "commit" });
  await use(page);
  await expect.poll(phrases).toEqual(["de/common", "de/errors", "de/landing", "de/nav"]);
  await expect.poll(() => fetched.some((path) => /\/assets\/landing-/.test(path))).toBe(true);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(
    phrases().filter((file) => !file.startsWith("de/")),
    "other languages",
  ).toEqual([]);
});

test("the first load of the start page holds no phrases of chats or the registration, nor the API's client", async ({
  page,
}) => {
  const bodies: Promise<string>[] = [];
  const fetched: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith(".js")) return;
    fetched.push(pathname);
    bodies.push(response.text().catch(() => ""));
  });
  // Prefetches of an idle page are not part of the first load.
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
  await page.goto("/");
  await use(page);
  await expect(page.locator("#root")).not.toHaveAttribute("data-prerendered");
  await page.waitForLoadState("networkidle");
  expect(fetched.filter((path) => path.startsWith("/assets/api-"))).toEqual([]);
  const all = (await Promise.all(bodies)).join("\n");
  const own = [es.landing.hero.join, es.common.loading];
  const foreign = [es.chats.errors.archiveError, es.register.intro, es.dashboard.filtered.text];
  expect([...own, ...foreign].filter((text) => all.includes(text))).toEqual(own);
});

test("emails are in no file of the built app", () => {
  const files = readdirSync(ASSETS, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  const all = files.map((name) => readFileSync(join(ASSETS, name), "utf8")).join("\n");
  const texts = [es.landing.hero.join, es.emails.layout.linkHint];
  expect(texts.filter((text) => all.includes(text))).toEqual([es.landing.hero.join]);
});

test("an app that cannot be fetched leaves a message in the browser's language", async ({ openBrowser, guard }) => {
  guard.expect(/Failed to load resource/);
  const page = await openBrowser({ locale: "fr-FR" });
  await page.route(ENTRY, (route) => route.abort());
  for (const path of ["/dashboard", "/"]) {
    await page.goto(path);
    await use(page);
    await expect(page.getByRole("alert")).toHaveText(/^\s*Impossible de charger Nakamatch\.[^.]*\.\s*$/);
  }
  // The prerendered page remains readable, with working links.
  await page.getByRole("link", { name: "Conditions", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Conditions d’utilisation" })).toBeVisible();
});

test("signed-in people see their frame until the app draws their screen, others do not", async ({
  page,
  openBrowser,
  guard,
}) => {
  guard.expect(/Failed to load resource/);
  const frame = page.locator("#frame");
  await signIn(page, DEMO_MEMBER);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await test.step("while the app is on its way", async () => {
    const release = await holdRequests(page, ENTRY);
    await page.goto("/dashboard", { waitUntil: "commit" });
    await expect(frame).toBeVisible();
    const readEdge = () => frame.locator("div[aria-hidden] > div").boundingBox();
    // The styles arrive by themselves.
    await expect.poll(async () => (await readEdge())?.y).toBe(0);
    const edge = await readEdge();
    release();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(frame).toHaveCount(0);
    const header = await page.getByRole("banner").boundingBox();
    expect([edge?.y, edge?.width]).toEqual([header?.y, header?.width]);
  });
  await test.step("not where it cannot be fetched", async () => {
    await page.unroute(ENTRY);
    await page.route(ENTRY, (route) => route.abort());
    await page.goto("/dashboard");
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(frame).toBeHidden();
  });
  await test.step("not for guests", async () => {
    const guest = await openBrowser();
    const release = await holdRequests(guest, ENTRY);
    await guest.goto("/dashboard", { waitUntil: "commit" });
    await expect(guest.locator("#frame")).toBeAttached();
    await expect(guest.locator("#frame")).toBeHidden();
    release();
    // Not to the login: it may be a first visit (OPEN-02).
    await expect(guest).toHaveURL("/");
  });
});

test("without scripts the page says in six languages that it needs them", async ({ request }) => {
  const page = await (await request.get("/dashboard")).text();
  const words = /<noscript>(.*?)<\/noscript>/s.exec(page)?.[1] ?? "";
  expect([...words.matchAll(/<p lang="(\w\w)">[^<]*JavaScript/g)].map(([, language]) => language)).toEqual(LANGUAGES);
});

test("PERM-09: no file of the app holds a secret of the server, or a key of any kind", async ({ page }) => {
  const secret = readSecret();
  expect(secret.length).toBeGreaterThan(30);
  const start = await (await page.goto("/"))?.text();
  const scripts = readdirSync(ASSETS, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:js|css|json|webmanifest)$/.test(name),
  );
  expect(scripts.length).toBeGreaterThan(20);
  const files = [["/", start ?? ""], ...scripts.map((name) => [name, readFileSync(join(ASSETS, name), "utf8")])];
  // A signed token, a key file, the usual prefixes of services' secret keys, and the names of the server's own settings.
  const keys =
    /\beyJ[\w-]{10,}\.eyJ|-----BEGIN|\b[srp]k_(?:live|test)_\w|service_role|AKIA[0-9A-Z]{16}|[A-Z]+_SECRET\b|SECRET_ACCESS_KEY/;
  for (const [name, text] of files) {
    expect(text?.includes(secret), name).toBe(false);
    expect(text, name).not.toMatch(keys);
  }
});
