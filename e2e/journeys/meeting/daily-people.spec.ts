import { es } from "@nakamatch/phrases/es";
import type { Page } from "@playwright/test";
import { DashboardPage } from "../../pages/meeting/dashboard-page.ts";
import { faultsOf } from "../../support/accessibility.ts";
import { DEMO_MEMBER, type Member, signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

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
  const opener = page.getByRole("button", { name: es.taste.today.change });
  const dialog = page.getByRole("dialog", { name: es.dailySettings.title });
  const { limits } = es.taste.today;

  await test.step("by keyboard nobody too far away, in languages said there: others are there at once", async () => {
    await expect(opener).toContainText(limits.none);
    await opener.press("Enter");
    await expect(dialog).toContainText(es.dailySettings.now);
    await dialog.getByLabel(es.dailySettings.distance).selectOption({ label: upTo(25) });
    await dialog.getByRole("switch").press("Space");
    await dialog.getByRole("button", { name: es.dailySettings.save }).press("Enter");
    await expect(dialog).toContainText(es.languages.needed);
    const languages = dialog.getByRole("combobox", { name: es.languages.ask });
    await expect(languages).toBeFocused();
    await languages.press("ArrowDown");
    await page.getByRole("option", { name: "Español" }).click();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: es.dailySettings.save }).press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(opener).toContainText(`${limits.near.replace("{{km}}", "25")} · ${limits.speaking}`);
    await expect(namesOn(page).first()).toContainText(other.person.nickname);
    // Of other languages, too, if too few speak it.
    await expect(sectionOn(page)).toContainText(es.taste.today.wider.farther);
  });
  await test.step("a second change holds from the next people on, and says when they come", async () => {
    const before = await namesOn(page).allTextContents();
    await opener.press("Enter");
    const [later = ""] = es.dailySettings.later.split("{{when}}");
    await expect(dialog).toContainText(later);
    await dialog.getByLabel(es.dailySettings.distance).selectOption({ label: es.dailySettings.anywhere });
    await dialog.getByRole("button", { name: es.dailySettings.save }).press("Enter");
    await expect(page.getByText(es.dailySettings.savedLater)).toBeVisible();
    await expect(opener).toContainText(`${limits.near.replace("{{km}}", "25")} · ${limits.speaking}`);
    await expect(namesOn(page)).toHaveText(before);
  });
  await test.step("above the list, with what they share", async () => {
    await expect(cardOf(page, other)).toContainText(`${es.likes.inCommon}: `);
    await expect(cardOf(page, other)).toContainText(es.common.people.more.replace("{{count}}", "2"));
    expect(await faultsOf(page)).toEqual([]);
  });
  await test.step("the same people in the same order on another device", async () => {
    const device = await openBrowser();
    await signIn(device, me.person);
    await new DashboardPage(device).open();
    await expect(namesOn(device)).toHaveText(await namesOn(page).allTextContents());
  });
  await test.step("folded by keyboard, and still so at the next visit", async () => {
    await lineOn(page).press("Enter");
    await new DashboardPage(page).open();
    await expect(lineOn(page)).toHaveAttribute("aria-expanded", "false");
    await lineOn(page).press("Enter");
  });
  await test.step("a like by one press, with the keyboard still there, and gone at the next visit", async () => {
    await cardOf(page, other)
      .getByRole("button", { name: nameIn(es.likes.likeName, other) })
      .press("Enter");
    await expect(cardOf(page, other).getByRole("paragraph").filter({ hasText: es.likes.liked })).toBeFocused();
    await expect(page.getByText(es.likes.toasts.sent, { exact: true })).toBeVisible();
    await new DashboardPage(page).open();
    await expect(cardOf(page, other)).toHaveCount(0);
  });
  await test.step("the other one likes back from their own six", async () => {
    await new DashboardPage(theirs).open();
    await cardOf(theirs, me)
      .getByRole("button", { name: nameIn(es.likes.likeName, me) })
      .click();
    await expect(theirs.getByRole("dialog", { name: es.likes.match.title })).toBeVisible();
  });
});

test("the people for today are gone through by buttons and by arrow keys", async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 360, height: 780 }, hasTouch: true });
  await signIn(page, DEMO_MEMBER);
  await new DashboardPage(page).open();
  const people = sectionOn(page).getByRole("listitem");
  const names = people.getByRole("heading").getByRole("link");
  await expect(names.first()).toBeInViewport({ ratio: 1 });
  await sectionOn(page).getByRole("button", { name: es.taste.today.next }).tap();
  await expect(names.nth(1)).toBeInViewport({ ratio: 1 });
  await expect(names.first()).not.toBeInViewport();
  await names.nth(1).focus();
  await page.keyboard.press("End");
  await expect(names.last()).toBeFocused();
  await expect(names.last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Home");
  await expect(names.first()).toBeInViewport({ ratio: 1 });
  await test.step("the way back from a profile leads to the card that was left", async () => {
    for (const at of [1, 2]) {
      await sectionOn(page).getByRole("button", { name: es.taste.today.next }).tap();
      await expect(names.nth(at)).toBeInViewport({ ratio: 1 });
    }
    await names.nth(2).tap();
    await expect(page).toHaveURL(/\/profile\//);
    await page.goBack();
    await expect(names.nth(2)).toBeInViewport({ ratio: 1 });
    await expect(names.first()).not.toBeInViewport();
  });
});

const upTo = (km: number) => es.dailySettings.upTo.replace("{{km}}", String(km));
const sectionOn = (page: Page) => page.getByRole("region", { name: es.taste.today.title });
const lineOn = (page: Page) => sectionOn(page).getByRole("button", { name: es.taste.today.title });
const namesOn = (page: Page) => sectionOn(page).getByRole("listitem").getByRole("heading");
const cardOf = (page: Page, { person }: Member) =>
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
