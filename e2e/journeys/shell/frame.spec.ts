import { es } from "@nakamatch/phrases/es";
import type { Locator } from "@playwright/test";
import { DashboardPage } from "../../pages/meeting/dashboard-page.ts";
import { InterestsDialog } from "../../pages/people/interests-dialog.ts";
import { Toasts } from "../../pages/shell/toasts.ts";
import { LoginPage } from "../../pages/sign-in/login-page.ts";
import { holdRequests } from "../../support/hold-requests.ts";
import { DEMO_MEMBER, signIn } from "../../support/members.ts";
import { settle } from "../../support/screens.ts";
import { expect, test } from "../../support/test.ts";

/** The browser's own, for code that runs in the page. */
declare function getComputedStyle(element: unknown): { backgroundColor: string };

/** Runs in the page before the app: records all shown texts. */
const KEEP_TEXTS = `
  globalThis.textsShown = new Set();
  new MutationObserver(() => globalThis.textsShown.add(document.body?.innerText ?? ""))
    .observe(document, { childList: true, subtree: true, characterData: true });
`;
const TEXTS_SHOWN = "[...globalThis.textsShown].join(' | ')";

test.describe("the header", () => {
  test("fits in German, every entry in full on one line", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("i18nextLng", "de"));
    await signIn(page, DEMO_MEMBER);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/matches");
      await settle(page);
      const nav = page.getByRole("navigation", { name: "Hauptnavigation" });
      await expect(nav.getByRole("button", { name: "Abmelden" })).toBeVisible();
      // Adds the entries of a moderator with premium.
      await page.evaluate(`(() => {
        const entries = document.querySelector("header nav ul");
        for (const text of ["Premium", "Sperren"]) {
          const entry = entries.lastElementChild.cloneNode(true);
          entry.querySelector("span.truncate").textContent = text;
          entries.append(entry);
        }
      })()`);
      const links = await nav.getByRole("link").filter({ visible: true }).all();
      expect(links.length).toBeGreaterThanOrEqual(6);
      const tops = new Set<number>();
      for (const link of links.slice(1)) {
        tops.add((await boxOf(link)).y);
        const words = link.locator("span.truncate");
        expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(
          0,
        );
      }
      expect([...tops]).toHaveLength(1);
      expect((await boxOf(page.getByRole("banner"))).height).toBeLessThanOrEqual(66);
      expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBe(width);
    }
  });

  test("is in line with the lists of people and the chats in a wide window", async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await signIn(page, DEMO_MEMBER);
    for (const path of ["/dashboard", "/matches", "/chats"]) {
      await page.goto(path);
      await settle(page);
      const logo = await boxOf(page.locator("header nav a").first());
      const screen = await boxOf(page.locator("main .page-wide > *").first());
      expect(screen.x, path).toBeCloseTo(logo.x, 0);
    }
  });
});

test.describe("a reload", () => {
  test("SESSION-03: starts signed in, without a word of checking, even while the server is slow", async ({ page }) => {
    await signIn(page, DEMO_MEMBER);
    await page.goto("/matches");
    await settle(page);
    await page.addInitScript(KEEP_TEXTS);
    const release = await holdRequests(page, "**/api/v1/session");
    for (const path of ["/matches", "/login"]) {
      await page.goto(path);
      await settle(page);
      await expect(page.getByRole("button", { name: "Tu cuenta" })).toBeVisible();
      expect(await page.evaluate<string>(TEXTS_SHOWN)).not.toMatch(/Verificando|Cargando\.\.\.|espera un momento/);
    }
    release();
  });

  test("SESSION-05 NAV-20: with a cookie that has expired it leads out, and shows nothing of the person", async ({
    page,
    context,
    guard,
  }) => {
    guard.expect(/401/);
    await signIn(page, DEMO_MEMBER);
    await page.goto("/chats");
    await expect(page.getByText("Ramen_Vega")).toBeVisible();
    await context.clearCookies();
    await page.addInitScript(KEEP_TEXTS);
    await page.reload();
    await expect(new LoginPage(page).heading).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate<string>(TEXTS_SHOWN)).not.toContain("Ramen_Vega");
    expect(await page.evaluate(() => localStorage.getItem("nakamatch-session"))).toBeNull();
  });
});

test.describe("toasts", () => {
  test("LIKE-06 LIKE-07: on a phone one at a time, above the bar, beside the heart, gone with the screen", async ({
    page,
    newMember,
  }) => {
    const { person } = await newMember();
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, person);
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    const toasts = new Toasts(page);
    const heart = dashboard.people.nth(2).getByRole("button", { name: /like a / });
    await heart.scrollIntoViewIfNeeded();
    const bar = page.getByRole("navigation", { name: "Accesos rápidos" });
    for (const text of [es.likes.toasts.sent, es.likes.toasts.removed]) {
      await heart.click();
      await expect(toasts.all).toHaveCount(1);
      await expect(toasts.all).toContainText(text);
      expect(bottomOf(await boxOf(toasts.all))).toBeLessThanOrEqual((await boxOf(bar)).y);
      expect(overlap(await boxOf(toasts.all), await boxOf(heart))).toBe(0);
      await toasts.all.getByRole("button").click();
      await expect(toasts.all).toHaveCount(0);
    }
    await heart.click();
    await expect(toasts.all).toHaveCount(1);
    await bar.getByRole("link", { name: "Matches" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Tus matches" })).toBeVisible();
    await expect(toasts.all).toHaveCount(0);
  });

  test("INTEREST-13 ERR-22: in a dialog on a phone a toast covers neither its title nor its buttons", async ({
    page,
    newMember,
  }) => {
    const { person } = await newMember({ interests: 0 });
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, person);
    await page.goto("/dashboard");
    const dialog = new InterestsDialog(page);
    await expect(dialog.root).toBeVisible();
    await dialog.continue.click();
    const toast = new Toasts(page).all;
    await expect(toast).toContainText("Añade al menos un gusto");
    const title = dialog.root.getByRole("heading", { level: 2 });
    for (const control of [title, dialog.close, dialog.continue, dialog.search]) {
      await expect.poll(async () => overlap(await boxOf(toast), await boxOf(control))).toBe(0);
    }
  });

  test("LOGIN-05: the welcome at the first sign-in is above the dialog that opens, and closing it closes no more", async ({
    page,
    newMember,
  }) => {
    const { person } = await newMember({ interests: 0 });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/login");
    await new LoginPage(page).signIn(person);
    const toasts = new Toasts(page);
    const welcome = toasts.saying("¡Te damos la bienvenida!");
    // The pointer keeps it, however slow the machine.
    await welcome.hover();
    const dialog = new InterestsDialog(page);
    await expect(dialog.root).toBeVisible();
    await welcome.hover();
    const title = dialog.root.getByRole("heading", { level: 2 });
    await expect.poll(async () => overlap(await boxOf(welcome), await boxOf(title))).toBe(0);
    await welcome.getByRole("button").click();
    await expect(toasts.all).toHaveCount(0);
    await expect(dialog.root).toBeVisible();
  });
});

test("forced colours show the current page, the chosen tab and the chosen option", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await signIn(page, DEMO_MEMBER);
  await page.goto("/matches");
  await settle(page);
  const nav = page.getByRole("navigation", { name: "Navegación principal" });
  const background = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
  const differ = async (one: Locator, other: Locator) =>
    expect(await background(one)).not.toBe(await background(other));
  await differ(nav.getByRole("link", { name: "Matches" }), nav.getByRole("link", { name: "Chats" }));
  await differ(page.getByRole("tab", { selected: true }), page.getByRole("tab", { selected: false }).first());
  await page.goto("/dashboard");
  await settle(page);
  const sort = (isChosen: boolean) =>
    page.locator("label").filter({ has: page.getByRole("radio", { checked: isChosen }) });
  await differ(sort(true).first(), sort(false).first());
});

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("Nothing is drawn");
  return box;
}

const bottomOf = ({ y, height }: Box) => y + height;

/** The boxes' intersection in square pixels. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(bottomOf(one), bottomOf(other)) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
