import { es } from "@nakamatch/phrases/es";
import type { Locator, Page } from "@playwright/test";
import { DashboardPage, PersonCard } from "../../pages/meeting/dashboard-page.ts";
import { DEMO_MEMBER, signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

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
    await dashboard.showMore();
    await expect(dashboard.people).toHaveCount(2 * PAGE);
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
  await test.step("DISC-36: one, two or three columns", async () => {
    for (const [width, columns] of [
      [360, 1],
      [800, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => columnsOf(dashboard), { message: `columns at ${width} px` }).toBe(columns);
    }
  });
});

test("on a phone a whole card with its like stands between the bars", async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(page, DEMO_MEMBER);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const header = (await page.getByRole("banner").boundingBox())?.height ?? 0;
  const bar = (await page.getByRole("navigation", { name: es.session.bar }).boundingBox())?.y ?? 0;
  const people = await dashboard.people.all();
  for (const person of people.slice(0, 8)) {
    await person.scrollIntoViewIfNeeded();
    const card = await person.boundingBox();
    expect(card?.height).toBeLessThanOrEqual(bar - header);
    const photo = await person.locator("> :first-child").boundingBox();
    expect((photo?.height ?? 0) / (card?.height ?? 0), "of the card is face").toBeGreaterThan(1 / 3);
  }
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

async function firstPage(page: Page): Promise<{ total: number }> {
  const response = await page.waitForResponse((each) => /\/api\/v1\/discovery(?:\?|$)/.test(each.url()));
  return response.json();
}

/** The nickname itself, without the crown. */
function nameOn(card: PersonCard): Locator {
  return card.root.getByRole("heading").locator("span span").first();
}

/** Number of cards in the first row. */
async function columnsOf(dashboard: DashboardPage): Promise<number> {
  const tops = await dashboard.people.evaluateAll((cards) =>
    cards.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  return tops.filter((top) => top === tops[0]).length;
}
