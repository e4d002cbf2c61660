import { es } from "@nakamatch/phrases/es";
import type { Page } from "@playwright/test";
import { faultsOf } from "../../support/accessibility.ts";
import { signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

test.use({ serviceWorkers: "allow", prefetches: true });

/** Waits until the service worker answers for the page. */
async function untilKept(page: Page): Promise<void> {
  const isActive = 'navigator.serviceWorker.ready.then(({ active }) => active.state === "activated")';
  await expect.poll(() => page.evaluate(isActive)).toBe(true);
}

/** The cached paths of the origin. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(`(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  })()`);
}

test("without a connection a page of ours says so in the reader's language, and the screen opens once there is one", async ({
  openBrowser,
  guard,
}) => {
  // Prefetched by the idle page.
  guard.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  const title = "Keine Verbindung";
  const page = await openBrowser({ locale: "de-DE", viewport: { width: 360, height: 740 } });
  await page.goto("/");
  await untilKept(page);
  await page.context().setOffline(true);
  await page.goto("/terms");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(page.getByRole("heading")).toHaveCount(1);
  await expect(page.getByRole("button")).toHaveCount(1);
  expect(await faultsOf(page)).toEqual([]);
  // In the fonts of the product.
  const fonts = "document.fonts.ready.then((faces) => [...faces].map(({ status }) => status))";
  expect(await page.evaluate(fonts)).toEqual(["loaded", "loaded"]);
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
  await expect(page).toHaveURL(/\/terms$/);
});

test("only files of the build are kept: nothing about anybody, and nothing of theirs after signing out", async ({
  page,
  newMember,
}) => {
  const member = await newMember();
  await page.goto("/");
  await untilKept(page);
  await signIn(page, member.person);
  for (const path of ["/dashboard", "/matches", "/chats", "/profile/edit"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  const paths = await kept(page);
  expect(paths).toContain("/offline/page.html");
  expect(paths.filter((path) => path.startsWith("/assets/")).length).toBeGreaterThan(5);
  expect(paths.filter((path) => !/^\/(?:assets|offline)\//.test(path))).toEqual([]);

  await page.evaluate((id) => localStorage.setItem(`nakamatch-private/${id}/draft`, "hola"), "somebody");
  await page.getByRole("button", { name: es.nav.logout }).first().click();
  await expect(page.getByText(es.session.signedOut)).toBeVisible();
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left.filter((key) => key.startsWith("nakamatch-private") || key === "nakamatch-session")).toEqual([]);
});
