import type { Locator, Page } from "@playwright/test";
import { DashboardPage, PersonCard } from "../pages/dashboard-page.ts";
import { Toasts } from "../pages/toasts.ts";
import { DEMO_MEMBER, signIn } from "../support/members.ts";
import { settle } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";

const PAGE = 39;

test("the people that the demo member sees", async ({ page }) => {
  const dashboard = new DashboardPage(page);
  await signIn(page, DEMO_MEMBER);
  const answer = firstPage(page);
  await dashboard.open();
  const { total } = await answer;

  await test.step("DISC-02 DISC-03: a welcome, how many there are, and why these", async () => {
    await expect(dashboard.heading).toHaveText(`¡Hola, ${DEMO_MEMBER.nickname}!`);
    await expect(dashboard.count).toHaveText(`${total} personas encontradas`);
    await expect(page.getByRole("heading", { name: "Perfiles compatibles" })).toBeVisible();
  });
  await test.step("DISC-34 LIMIT-10: 39 people, and 39 more at each press of the button", async () => {
    expect(total, "the demo data have more than two pages").toBeGreaterThan(2 * PAGE);
    await expect(dashboard.people).toHaveCount(PAGE);
    await dashboard.loadMore.click();
    await expect(dashboard.people).toHaveCount(2 * PAGE);
  });
  await test.step("DISC-17 LIMIT-14: nearest first at the start", async () => {
    await expect(dashboard.sort("distance")).toBeChecked();
    const distances = (await dashboard.people.allTextContents()).map(distanceIn);
    expect(distances.length).toBe(2 * PAGE);
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
  });
  await test.step("DISC-18: most compatible first at the press of the toggle, and 39 again", async () => {
    await dashboard.sortBy("compatibility");
    // Until the answer arrives, the first of the previous order are shown.
    await settle(page);
    await expect(dashboard.people).toHaveCount(PAGE);
    const percents = await dashboard.people
      .getByRole("meter")
      .evaluateAll((meters) => meters.map((meter) => Number(meter.getAttribute("aria-valuenow"))));
    expect(percents.length).toBe(PAGE);
    expect(percents).toEqual([...percents].sort((one, other) => other - one));
    await dashboard.sortBy("distance");
    await expect(dashboard.people).toHaveCount(PAGE);
  });
  await test.step("CARD-02: gold and a crown for premium members alone", async () => {
    const premium = dashboard.card("LunaKodama");
    await expect(premium.root.getByRole("img", { name: "Premium" })).toBeVisible();
    await expect(nameOn(premium)).toHaveCSS("background-clip", "text");
    const ordinary = dashboard.card("Ramen_Vega");
    await expect(nameOn(ordinary)).toBeVisible();
    await expect(ordinary.root.getByRole("img", { name: "Premium" })).toHaveCount(0);
    await expect(nameOn(ordinary)).not.toHaveCSS("background-clip", "text");
  });
});

test("DISC-01: the welcome, golden and crowned for a premium member", async ({ page, openBrowser }) => {
  await signIn(page, { ...DEMO_MEMBER, email: "premium@nakamatch.example" });
  const premium = new DashboardPage(page);
  await premium.open();
  await expect(premium.heading).toContainText("¡Hola, Zoro_Premium");
  await expect(premium.heading.getByRole("img", { name: "Premium" })).toBeVisible();
  await expect(premium.heading.getByText("Zoro_Premium", { exact: true })).toHaveCSS("background-clip", "text");
  const other = await openBrowser();
  await signIn(other, DEMO_MEMBER);
  const ordinary = new DashboardPage(other);
  await ordinary.open();
  await expect(ordinary.heading).toContainText(`¡Hola, ${DEMO_MEMBER.nickname}`);
  await expect(ordinary.heading.getByRole("img")).toHaveCount(0);
});

test("DISC-36: one, two or three columns", async ({ page }) => {
  const dashboard = new DashboardPage(page);
  await signIn(page, DEMO_MEMBER);
  await dashboard.open();
  for (const [width, columns] of [
    [360, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => columnsOf(dashboard), { message: `columns at ${width} px` }).toBe(columns);
  }
});

test("a like and taking it back", async ({ page, newMember }) => {
  const { person } = await newMember({ city: "Bilbao" });
  const dashboard = new DashboardPage(page);
  const toasts = new Toasts(page);
  await signIn(page, person);
  await dashboard.open();
  const name = (await dashboard.people.getByRole("heading").first().textContent()) ?? "";
  const card = dashboard.card(name);

  await test.step("LIKE-06 CARD-10: liked", async () => {
    await card.like.click();
    await toasts.expectSuccess("Like enviado", name);
    await expect(card.unlike).toBeVisible();
    await expect(card.like).toHaveCount(0);
  });
  await test.step("LIKE-08: the server knows it too", async () => {
    await page.reload();
    await expect(card.unlike).toBeVisible();
  });
  await test.step("LIKE-07: and not any more", async () => {
    await card.unlike.click();
    await expect(toasts.saying("Like retirado", name)).toBeVisible();
    await expect(card.like).toBeVisible();
    await page.reload();
    await expect(card.like).toBeVisible();
  });
  await test.step("a like that fails is taken back", async () => {
    await page.route("**/people/*/like", (route) =>
      route.fulfill({ status: 409, json: { code: "MALFORMED_REQUEST", status: 409, message: "" } }),
    );
    await card.like.click();
    await toasts.expectFailure("Error", "Inténtalo de nuevo.");
    await expect(card.like).toBeVisible();
  });
});

test("a card is pressed by what opens the profile, not by its button", async ({ page }) => {
  const dashboard = new DashboardPage(page);
  await signIn(page, DEMO_MEMBER);
  await dashboard.open();
  const like = page.getByRole("button", { name: /^Dar like a / });
  const card = new PersonCard(dashboard.people.filter({ has: like }).first());
  const pressed = "3px 3px";
  const press = async (part: Locator) => {
    await part.hover();
    await page.mouse.down();
  };
  await press(card.like);
  await expect(card.like).toHaveCSS("translate", pressed);
  await expect(card.root).not.toHaveCSS("translate", pressed);
  // Released outside the button, the press is canceled.
  await dashboard.heading.hover();
  await page.mouse.up();
  await press(nameOn(card));
  await expect(card.root).toHaveCSS("translate", pressed);
  await dashboard.heading.hover();
  await page.mouse.up();
});

test("DISC-04: while people are loading, the screen says so", async ({ page }) => {
  await signIn(page, DEMO_MEMBER);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/v1/discovery**", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/dashboard");
  await expect(page.getByText("Buscando a tu gente...")).toBeAttached();
  await expect(page.locator("[aria-busy=true]").first()).toBeVisible();
  resolve();
  await expect(new DashboardPage(page).people).toHaveCount(PAGE);
});

async function firstPage(page: Page): Promise<{ total: number }> {
  const response = await page.waitForResponse((each) => each.url().includes("/api/v1/discovery"));
  return response.json();
}

/** Kilometres on a card; infinite where there are none. */
function distanceIn(text: string): number {
  const [, km] = /a ([\d.,]+) km/.exec(text) ?? [];
  return km === undefined ? Number.POSITIVE_INFINITY : Number(km.replaceAll(".", "").replace(",", "."));
}

/** The nickname itself, without the crown. */
function nameOn(card: PersonCard): Locator {
  return card.root.getByRole("heading").locator("span span").first();
}

/** How many of the first cards are side by side. */
async function columnsOf(dashboard: DashboardPage): Promise<number> {
  const tops = await dashboard.people.evaluateAll((cards) =>
    cards.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  return tops.filter((top) => top === tops[0]).length;
}
