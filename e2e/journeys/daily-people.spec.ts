import { es } from "@nakamatch/phrases/es";
import type { Page } from "@playwright/test";
import { DashboardPage } from "../pages/dashboard-page.ts";
import { faultsOf } from "../support/accessibility.ts";
import { type Member, signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

test("two people of the same taste find each other among those for today, and match", async ({
  page,
  openBrowser,
  newMember,
}) => {
  const [me, other] = [await newMember({ interests: 0 }), await newMember({ interests: 0 })];
  const theirs = await openBrowser();
  for (const [on, member] of [
    [page, me],
    [theirs, other],
  ] as const) {
    await signIn(on, member.person);
    await loveGames(on);
  }
  await new DashboardPage(page).open();

  await test.step("one line on a laptop, opened by keyboard", async () => {
    await expect(lineOn(page)).toHaveAttribute("aria-expanded", "false");
    await lineOn(page).press("Enter");
    await expect(rowOf(page, other)).toContainText(es.dashboard.card.inCommon_other.replace("{{count}}", "3"));
    expect(await faultsOf(page)).toEqual([]);
  });
  await test.step("the same people in the same order on another device", async () => {
    const device = await openBrowser();
    await signIn(device, me.person);
    await new DashboardPage(device).open();
    await lineOn(device).click();
    await expect(namesOn(device)).toHaveText(await namesOn(page).allTextContents());
  });
  await test.step("a like by one press, with the keyboard still there, and gone at the next visit", async () => {
    await rowOf(page, other)
      .getByRole("button", { name: nameIn(es.likes.likeName, other) })
      .press("Enter");
    await expect(rowOf(page, other).getByRole("button", { name: nameIn(es.likes.unlikeName, other) })).toBeFocused();
    await expect(page.getByText(es.likes.toasts.sent, { exact: true })).toBeVisible();
    await new DashboardPage(page).open();
    await expect(lineOn(page)).toHaveAttribute("aria-expanded", "true");
    await expect(rowOf(page, other)).toHaveCount(0);
  });
  await test.step("the other one likes back from their own six", async () => {
    await new DashboardPage(theirs).open();
    await lineOn(theirs).click();
    await rowOf(theirs, me)
      .getByRole("button", { name: nameIn(es.likes.likeName, me) })
      .click();
    await expect(theirs.getByRole("dialog", { name: es.likes.match.title })).toBeVisible();
  });
});

const sectionOn = (page: Page) => page.getByRole("region", { name: es.taste.today.title });
const lineOn = (page: Page) => sectionOn(page).getByRole("button", { name: es.taste.today.title });
const namesOn = (page: Page) => sectionOn(page).getByRole("listitem").getByRole("heading");
const rowOf = (page: Page, { person }: Member) =>
  sectionOn(page).getByRole("listitem").filter({ hasText: person.nickname });
const nameIn = (phrase: string, { person }: Member) => phrase.replace("{{name}}", person.nickname);

/** Not in other journeys: these two people must be the closest. */
async function loveGames(page: Page): Promise<void> {
  const response = await page.request.get("/api/v1/interests", { params: { kind: "juego", limit: 20 } });
  const games: { id: number }[] = await response.json();
  const headers = { origin: new URL(response.url()).origin };
  for (const { id } of games.slice(-3)) {
    expect((await page.request.put(`/api/v1/me/interests/${id}`, { headers })).ok()).toBe(true);
  }
}
