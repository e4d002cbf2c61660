import type { Locator, Page } from "@playwright/test";
import { ChatsPage } from "../../pages/chats/chats-page.ts";
import { DashboardPage } from "../../pages/meeting/dashboard-page.ts";
import { FiltersPanel } from "../../pages/meeting/filters-panel.ts";
import { TopNavigation } from "../../pages/shell/top-navigation.ts";
import { faultsOf } from "../../support/accessibility.ts";
import { holdRequests } from "../../support/hold-requests.ts";
import { DEMO_MEMBER, signIn } from "../../support/members.ts";
import { settle } from "../../support/screens.ts";
import { expect, test } from "../../support/test.ts";

const PAGE = 39;
/** Whether the stored scroll position is the current one. Runs in the page. */
const IS_KEPT = `(() => {
  const card = history.state?.discovery?.card;
  const item = document.querySelectorAll("main ul[aria-label] > li:has(article)")[card?.index];
  return item !== undefined && Math.abs(item.getBoundingClientRect().top - card.top) < 1;
})()`;

for (const size of [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 780 },
]) {
  test(`at ${size.width} px hardly anything moves when the code of the filters arrives`, async ({ page }) => {
    await page.setViewportSize(size);
    const release = await holdRequests(page, "**/assets/filters-panel-*.js");
    const filters = new FiltersPanel(page);
    await signIn(page, DEMO_MEMBER);
    await new DashboardPage(page).open();
    await filters.toggle.click();
    await expect(filters.root).toHaveAttribute("aria-busy", "true");
    const before = await filters.root.boundingBox();
    if (!before) throw new Error("There is no place for the filters");
    release();
    await expect(filters.country).toBeVisible();
    await expect(filters.root).not.toHaveAttribute("aria-busy");
    const after = await filters.root.boundingBox();
    expect(after).toMatchObject({ x: before.x, y: before.y, width: before.width });
    expect(Math.abs((after?.height ?? Number.NaN) - before.height)).toBeLessThan(8);
  });
}

test("filters by keyboard alone", async ({ page }) => {
  const dashboard = new DashboardPage(page);
  const filters = new FiltersPanel(page);
  await signIn(page, DEMO_MEMBER);
  await dashboard.open();
  const everybody = await countOf(dashboard);
  await dashboard.loadMore.press("Enter");
  await expect(dashboard.people).toHaveCount(2 * PAGE);

  await test.step("DISC-22 DISC-23 DISC-24: the panel opens, with nothing set", async () => {
    await filters.open();
    await filters.expectActive(0);
    await expect(filters.compatibility).toHaveValue("0");
    await expect(filters.distance).toHaveValue("2000");
    await expect(filters.city, "OPEN-46: a city waits for its country").toBeDisabled();
  });
  await test.step("DISC-25 DISC-32 DISC-35: a compatibility, step by step; back to the first 39", async () => {
    for (let presses = 0; presses < 2; presses++) await filters.compatibility.press("ArrowRight");
    await expect(page).toHaveURL(/\?minCompatibility=10$/);
    await settle(page);
    await expect(dashboard.people).toHaveCount(PAGE);
    await filters.expectActive(1);
    const percents = await dashboard.people
      .getByRole("meter")
      .evaluateAll((meters) => meters.map((meter) => Number(meter.getAttribute("aria-valuenow"))));
    expect(Math.min(...percents)).toBeGreaterThanOrEqual(10);
    expect(await countOf(dashboard)).toBeLessThan(everybody);
  });
  await test.step("DISC-30: a country, picked while the list is still searching", async () => {
    await filters.pick(filters.country, "espa");
    await expect(page).toHaveURL(/&country=ES/);
    await expect(filters.country).toHaveValue("España");
    await expect(filters.city).toBeEnabled();
    await filters.expectActive(2);
    await settle(page);
    await expect(dashboard.people.first()).toBeVisible();
    const flags = dashboard.people.getByRole("img", { name: "España" });
    await expect(flags).toHaveCount(await dashboard.people.count());
  });
  await test.step("a compatibility that nobody reaches: one next step, which clears all filters", async () => {
    await filters.compatibility.press("End");
    await expect(page).toHaveURL(/\?minCompatibility=100/);
    await filters.toggle.press("Enter");
    await expect(filters.root).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Tus filtros no dejan pasar a nadie" })).toBeVisible();
    await expect(page.getByText("0 personas encontradas")).toBeVisible();
    const steps = page.getByRole("main").getByRole("button", { name: "Borrar filtros" });
    await expect(steps).toHaveCount(1);
    expect(await faultsOf(page)).toEqual([]);
    await test.step("DISC-33 DISC-37: and everyone is listed again", async () => {
      await steps.press("Enter");
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(dashboard.people).toHaveCount(PAGE);
      await settle(page);
      await filters.expectActive(0);
      expect(await countOf(dashboard)).toBe(everybody);
    });
  });
  await test.step("the open panel is accessible, and no wider than a small phone", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(
      "/dashboard?minCompatibility=10&maxDistance=1500&country=ES&selectedInterests=One+Piece&ageRange=20-45",
    );
    await filters.open();
    await filters.expectActive(5);
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);
  });
});

test("back and reload lead to the same people at the same scroll position", async ({ page }) => {
  const dashboard = new DashboardPage(page);
  const navigation = new TopNavigation(page);
  await signIn(page, DEMO_MEMBER);
  await dashboard.open();
  await dashboard.sortBy("compatibility");
  await expect(page).toHaveURL(/\?sort=compatibility$/);
  await settle(page);
  await dashboard.showMore();
  await expect(dashboard.people).toHaveCount(2 * PAGE);
  const card = dashboard.people.nth(60);
  await card.scrollIntoViewIfNeeded();
  await expectStill(page);
  const name = await card.getByRole("heading").textContent();
  const top = await topOf(card);
  const expectSamePosition = async () => {
    await expect(dashboard.people).toHaveCount(2 * PAGE);
    await expect(card.getByRole("heading")).toHaveText(name ?? "");
    await expect
      .poll(async () => Math.abs((await topOf(card)) - top), { message: "the card is where it was" })
      .toBeLessThan(3);
    await expect(dashboard.sort("compatibility")).toBeChecked();
  };

  await test.step("DISC-34: after a reload", async () => {
    await page.reload();
    await expectSamePosition();
  });
  await test.step("back from the chats, without a request", async () => {
    await navigation.chats.click();
    await expect(new ChatsPage(page).search).toBeVisible();
    // Requests from now on are never answered.
    await page.route("**/api/v1/discovery**", () => {});
    await page.goBack();
    await expectSamePosition();
  });
  await test.step("DISC-18: the order holds at the next opening, over a reload too, with the first 39", async () => {
    await page.unroute("**/api/v1/discovery**");
    await navigation.chats.click();
    await navigation.logo.click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.reload();
    await expect(dashboard.people).toHaveCount(PAGE);
    await expect(dashboard.sort("compatibility")).toBeChecked();
  });
});

async function countOf(dashboard: DashboardPage): Promise<number> {
  return Number.parseInt((await dashboard.count.textContent()) ?? "", 10);
}

async function topOf(card: Locator): Promise<number> {
  return (await card.boundingBox())?.y ?? Number.NaN;
}

/** Waits until the page has stored its scroll position, a moment after the last movement. */
async function expectStill(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(IS_KEPT)).toBe(true);
}
