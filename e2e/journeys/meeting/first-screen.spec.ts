import { es } from "@nakamatch/phrases/es";
import type { Locator, Page } from "@playwright/test";
import { DashboardPage } from "../../pages/meeting/dashboard-page.ts";
import { FiltersPanel } from "../../pages/meeting/filters-panel.ts";
import { DEMO_MEMBER, DEMO_PREMIUM, signIn } from "../../support/members.ts";
import { settle } from "../../support/screens.ts";
import { expect, test } from "../../support/test.ts";

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 780 };
const FONTS = /\.woff2$/;

/** Sums layout shifts without input. Runs in the page. */
const WATCH_SHIFTS = `
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shifted += value;
  }).observe({ type: "layout-shift", buffered: true });`;

for (const visit of ["first", "later"] as const) {
  test(`DISC-03 DISC-36: on the ${visit} visit the first screen shows people`, async ({ page }) => {
    const dashboard = new DashboardPage(page);
    // First visitors have no saved searches.
    await signIn(page, visit === "first" ? DEMO_PREMIUM : DEMO_MEMBER);
    if (visit === "later") await dashboard.open();

    await test.step("a row of faces with their names, reasons and buttons on a laptop", async () => {
      await openAt(page, WIDE);
      await expect(dashboard.info).toHaveAttribute("aria-expanded", String(visit === "first"));
      for (const at of [0, 1, 2]) {
        const person = dashboard.today.nth(at);
        await expect(person.getByRole("img").first()).toBeInViewport({ ratio: 1 });
        await expect(person.getByRole("heading")).toBeInViewport({ ratio: 1 });
        await expect(reasonOn(person)).toBeInViewport({ ratio: 1 });
      }
    });
    await test.step("one whole face with name and reason between the header and the bar of a phone", async () => {
      // Still a first visit: onboarding marks are removed.
      if (visit === "first") await page.evaluate("localStorage.clear()");
      await openAt(page, PHONE);
      await expect(dashboard.info).toHaveAttribute("aria-expanded", String(visit === "first"));
      const person = dashboard.today.first();
      const photo = await boxOf(person.getByRole("img").first());
      const bar = await boxOf(page.getByRole("navigation", { name: es.session.bar }));
      expect(photo.y).toBeGreaterThanOrEqual(bottomOf(await boxOf(page.getByRole("banner"))));
      expect(bottomOf(await boxOf(person.getByRole("heading")))).toBeLessThanOrEqual(bar.y);
      expect(bottomOf(await boxOf(reasonOn(person)))).toBeLessThanOrEqual(bar.y);
    });
  });

  test(`on the ${visit} visit nothing moves while the screen is loaded`, async ({ page }) => {
    const dashboard = new DashboardPage(page);
    await signIn(page, DEMO_MEMBER);
    if (visit === "later") await dashboard.open();
    // Shifts of late fonts have a test of their own.
    await page.route(FONTS, (route) => route.fulfill({ status: 404 }));
    await page.addInitScript(WATCH_SHIFTS);
    for (const size of [WIDE, PHONE]) {
      await openAt(page, size);
      await expect(dashboard.info).toHaveAttribute("aria-expanded", String(visit === "first"));
      await expect(dashboard.people).toHaveCount(39);
      expect(await page.evaluate<number>("globalThis.shifted")).toBeLessThan(0.01);
      if (visit === "first") await page.evaluate("localStorage.clear()");
    }
  });
}

test("CARD-01: the photo, or its letter, takes a third of each card at least", async ({ page }) => {
  const dashboard = new DashboardPage(page);
  await signIn(page, DEMO_MEMBER);
  for (const width of [320, 360, 768, 1024, 1280]) {
    await openAt(page, { width, height: 900 });
    for (const at of [0, 1, 2, 3, 4, 5]) {
      const card = dashboard.people.nth(at);
      // A card that comes into sight is laid out within a frame or two, which may move it out again.
      await expect
        .poll(
          async () => {
            await card.scrollIntoViewIfNeeded();
            const [photo, whole] = [await boxOf(card.locator(":scope > div").first()), await boxOf(card)];
            return (photo.width * photo.height) / (whole.width * whole.height);
          },
          { message: `card ${at} at ${width} px` },
        )
        .toBeGreaterThan(1 / 3);
    }
  }
});

test("CARD-07: the percentage is explained by keyboard and by touch, inside its card", async ({
  page,
  openBrowser,
}) => {
  const card = (on: Page) => new DashboardPage(on).people.first();
  const why = (on: Page) => card(on).getByRole("button", { name: /% de compatibilidad, ¿por qué\?$/ });
  const because = (on: Page) => card(on).getByText(/^\d+ de (tus|sus) \d+ títulos: /);
  await signIn(page, DEMO_MEMBER);
  await openAt(page, WIDE);
  await why(page).press("Enter");
  await expect(because(page)).toBeInViewport({ ratio: 1 });
  const [text, around] = [await boxOf(because(page)), await boxOf(card(page))];
  expect(text.x).toBeGreaterThanOrEqual(around.x);
  expect(text.x + text.width).toBeLessThanOrEqual(around.x + around.width);
  await why(page).press("Enter");
  await expect(because(page)).toHaveCount(0);

  const phone = await openBrowser({ viewport: PHONE, hasTouch: true });
  await signIn(phone, DEMO_MEMBER);
  await openAt(phone, PHONE);
  await why(phone).tap();
  await expect(because(phone)).toBeInViewport({ ratio: 1 });
  expect((await boxOf(why(phone))).height).toBeGreaterThanOrEqual(44);
});

test("DISC-32: nothing moves when the number of active filters appears", async ({ page }) => {
  const dashboard = new DashboardPage(page);
  const filters = new FiltersPanel(page);
  await signIn(page, DEMO_MEMBER);
  for (const size of [WIDE, PHONE]) {
    await openAt(page, size);
    await filters.open();
    const before = [await boxOf(filters.toggle), await boxOf(dashboard.sort("distance")), await boxOf(filters.root)];
    await filters.compatibility.press("ArrowRight");
    await filters.expectActive(1);
    await settle(page);
    const after = [await boxOf(filters.toggle), await boxOf(dashboard.sort("distance")), await boxOf(filters.root)];
    expect(after).toEqual(before);
    await filters.clear.press("Enter");
  }
});

test("DISC-22: on phones the way to the people stays in sight above the bar while the filters are scrolled", async ({
  page,
}) => {
  const dashboard = new DashboardPage(page);
  const filters = new FiltersPanel(page);
  await signIn(page, DEMO_MEMBER);
  await openAt(page, { width: 360, height: 640 });
  await filters.open();
  await filters.compatibility.press("ArrowRight");
  await filters.expectActive(1);
  const show = filters.root.getByRole("button", { name: /^Ver a \d+ personas$/ });
  const bar = page.getByRole("navigation", { name: es.session.bar });
  const expectAboveBar = async () => {
    await expect(show).toBeInViewport({ ratio: 1 });
    expect(bottomOf(await boxOf(show))).toBeLessThanOrEqual((await boxOf(bar)).y);
  };
  await expectAboveBar();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate<number>("scrollY")).toBeGreaterThan(100);
  await expectAboveBar();
  await show.click();
  await expect(filters.root).toHaveCount(0);
  await expect(dashboard.people.first()).toBeInViewport();
});

test("DISC-36: at a desk a whole card with its buttons fits below the header", async ({ page }) => {
  const dashboard = new DashboardPage(page);
  await signIn(page, DEMO_MEMBER);
  for (const width of [1024, 1280]) {
    await openAt(page, { width, height: 800 });
    const header = await boxOf(page.getByRole("banner"));
    for (const card of (await dashboard.people.all()).slice(0, 9)) {
      await card.scrollIntoViewIfNeeded();
      const { height } = await boxOf(card);
      expect(height, `at ${width} px`).toBeLessThanOrEqual(800 - header.height);
    }
  }
});

async function openAt(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.goto("/dashboard");
  await expect(new DashboardPage(page).people.first()).toBeVisible();
  await settle(page);
}

/** What speaks for a person of the day. */
function reasonOn(person: Locator): Locator {
  return person.getByRole("strong");
}

type Box = { x: number; y: number; width: number; height: number };

function bottomOf({ y, height }: Box): number {
  return y + height;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("Nothing is drawn");
  return box;
}
