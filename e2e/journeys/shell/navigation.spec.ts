import { es } from "@nakamatch/phrases/es";
import { LandingPage } from "../../pages/shell/landing-page.ts";
import { TopNavigation } from "../../pages/shell/top-navigation.ts";
import { LoginPage } from "../../pages/sign-in/login-page.ts";
import { holdRequests } from "../../support/hold-requests.ts";
import { DEMO_MEMBER, signIn } from "../../support/members.ts";
import { expectSameDocument, markDocument } from "../../support/same-document.ts";
import { expect, test } from "../../support/test.ts";

const TITLES = { es: "Encuentra a tu nakama", en: "Find your nakama", de: "Finde deinen Nakama" };

test("what is shown until it is known who is signed in", async ({ page }) => {
  const release = await holdRequests(page, "**/api/v1/session");
  await test.step("NAV-19: on a protected screen", async () => {
    await page.goto("/chats");
    await expect(page.getByText("Verificando autenticación...")).toBeVisible();
    await expect(page.getByText("Por favor espera un momento")).toBeVisible();
    await expect(page).toHaveURL(/\/chats$/);
  });
  await test.step("NAV-24: on the landing page, where a session is remembered", async () => {
    await page.context().addCookies([{ name: "nakamatch.signed_in", value: "1", url: page.url() }]);
    await page.goto("/");
    await expect(page.getByText("Cargando...")).toBeVisible();
  });
  await test.step("and afterwards the screen itself", async () => {
    release();
    await expect(new LandingPage(page).title).toHaveText(TITLES.es);
    await page.goto("/chats");
    await expect(new LoginPage(page).heading).toBeVisible();
  });
});

test("the navigation of members", async ({ page }) => {
  await signIn(page, DEMO_MEMBER);
  await page.goto("/matches");
  const nav = new TopNavigation(page);
  await test.step("NAV-25 NAV-30: its entries lead to their screens without a page load", async () => {
    await expect(nav.logout).toBeVisible();
    await markDocument(page);
    await nav.chats.click();
    await expect(page).toHaveURL(/\/chats$/);
    await nav.matches.click();
    await expect(page).toHaveURL(/\/matches$/);
    await nav.logo.click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expectSameDocument(page);
  });
});

test("another page in the same tab starts at its top; a reload and going back find the place again", async ({
  page,
}) => {
  await signIn(page, DEMO_MEMBER);
  const scrolled = () => page.evaluate("scrollY");
  const scrollDown = () => page.evaluate("scrollTo({ top: 300, behavior: 'instant' })");
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/settings#notifications");
  await expect(heading).toHaveText(es.settings.title);
  await scrollDown();

  await page.goto("/terms");
  await expect(heading).toHaveText(es.terms.title);
  expect(await scrolled()).toBe(0);
  await scrollDown();
  await page.reload();
  await expect.poll(scrolled).toBe(300);

  await page.goBack();
  await expect(heading).toHaveText(es.settings.title);
  await expect.poll(scrolled).toBe(300);
});

test("a reload finds the place again where the content comes later and is higher than its placeholder", async ({
  page,
}) => {
  await signIn(page, DEMO_MEMBER);
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto("/matches");
  const cards = page.getByRole("tabpanel").getByRole("article");
  await expect(cards.nth(5)).toBeVisible();
  await cards.nth(5).scrollIntoViewIfNeeded();
  await page.reload();
  await expect(cards.nth(5)).toBeInViewport();
});

test("quick moves end at the screen of the address, whatever was under way", async ({ page }) => {
  await signIn(page, DEMO_MEMBER);
  const goOn = await holdRequests(page, /\/assets\/chats-[^/]*\.js$/);
  await page.goto("/dashboard");
  const nav = new TopNavigation(page);
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  await expect(nav.logout).toBeVisible();
  await markDocument(page);

  await test.step("a screen whose code is late leaves the one before it, until another one is chosen", async () => {
    await nav.chats.click();
    await expect(page.locator("[data-underway]")).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await nav.matches.click();
    await expect(heading(es.matches.title)).toBeVisible();
    await expect(page).toHaveURL(/\/matches$/);
    goOn();
    await expect(page.locator("[data-underway]")).toHaveCount(0);
    await expect(page).toHaveURL(/\/matches$/);
  });
  await test.step("back leads past it", async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(heading(es.matches.title)).toHaveCount(0);
  });
  await test.step("back and forth without a pause", async () => {
    await nav.matches.click();
    await expect(heading(es.matches.title)).toBeVisible();
    await nav.chats.click();
    await expect(heading(es.chats.title)).toBeVisible();
    for (const [steps, address, title] of [
      ["[-1, -1, 1]", /\/matches$/, es.matches.title],
      ["[1, -1, -1, 1, 1]", /\/chats$/, es.chats.title],
    ] as const) {
      // The next step as soon as the browser has taken the one before.
      await page.evaluate(`(async () => {
        for (const step of ${steps}) {
          const taken = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
          history.go(step);
          await taken;
        }
      })()`);
      await expect(page).toHaveURL(address);
      await expect(heading(title)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    }
  });
  await expectSameDocument(page);
});
