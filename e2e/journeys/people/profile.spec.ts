import type { Locator, Page } from "@playwright/test";
import { DashboardPage } from "../../pages/meeting/dashboard-page.ts";
import { EditProfilePage } from "../../pages/people/edit-profile-page.ts";
import { ProfilePage } from "../../pages/people/profile-page.ts";
import { Toasts } from "../../pages/shell/toasts.ts";
import { signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

const THE_FIFTH = 4;

test("from a card to the profile and back to the same place, liked meanwhile", async ({ page, newMember }) => {
  const { person } = await newMember({ city: "Valencia" });
  await signIn(page, person);
  const dashboard = new DashboardPage(page);
  // Excludes members of other tests, aged 28, who join meanwhile.
  await page.goto("/dashboard?ageRange=29-60");
  const heading = await dashboard.people.nth(THE_FIFTH).getByRole("heading").textContent();
  const nickname = heading?.trim().split(/\s/)[0] ?? "";
  const { root: card } = dashboard.card(nickname);
  await card.scrollIntoViewIfNeeded();
  const link = card.getByRole("heading").getByRole("link");
  const profile = new ProfilePage(page);
  // Scrolls first, as the click would.
  await link.hover();
  await settleScroll(page);
  const before = await topOf(card);

  await test.step("CARD-11 NAV-09 NAV-11: the card opens the profile, which knows where it came from", async () => {
    await link.click();
    await expect(page).toHaveURL(/\/profile\/[0-9a-f-]{36}$/);
    await expect(profile.name).toBeVisible();
    await expect(page.getByText(`@${nickname}`)).toBeVisible();
    expect(await page.evaluate("history.state.usr.origin")).toBe("/dashboard");
  });
  await test.step("PROFILE-11: like from here", async () => {
    await profile.like.click();
    await expect(profile.unlike).toBeVisible();
    await expect(new Toasts(page).all.first()).toBeVisible();
  });
  await test.step("PROFILE-01: back leads to the same place of the list, with the like on the card", async () => {
    await profile.back.click();
    await expect(page).toHaveURL(/\/dashboard(\?|$)/);
    await expect(dashboard.card(nickname).unlike).toBeVisible();
    await expect.poll(() => topOf(card).then((top) => Math.abs(top - before))).toBeLessThan(4);
  });
  await test.step("PROFILE-01 NAV-11: also after a reload of the profile", async () => {
    await link.click();
    await expect(profile.unlike).toBeVisible();
    await page.reload();
    await expect(profile.unlike).toBeVisible();
    await profile.back.click();
    await expect(page).toHaveURL(/\/dashboard(\?|$)/);
    await expect.poll(() => topOf(card).then((top) => Math.abs(top - before))).toBeLessThan(4);
  });
});

test("back to where the list just begins, after the first visit, which shows more above it", async ({
  page,
  newMember,
}) => {
  const { person } = await newMember({ city: "Valencia" });
  await signIn(page, person);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.info).toHaveAttribute("aria-expanded", "true");
  const [card] = await dashboard.people.all();
  if (card === undefined) throw new Error("nobody is listed");
  await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await settleScroll(page);
  const before = await topOf(card);
  await card.getByRole("heading").getByRole("link").click();
  const profile = new ProfilePage(page);
  await expect(profile.name).toBeVisible();
  await profile.back.click();
  await expect(dashboard.info).toHaveAttribute("aria-expanded", "false");
  await expect.poll(() => topOf(card).then((top) => Math.abs(top - before))).toBeLessThan(4);
});

test("editing the own profile, seen changed by another person", async ({ page, openBrowser, newMember }) => {
  const [me, other] = [await newMember({ city: "Huesca", bio: "Antes" }), await newMember({ city: "Huesca" })];
  await signIn(page, me.person);
  const otherPage = await openBrowser();
  await signIn(otherPage, other.person);
  const seen = new ProfilePage(otherPage);
  await seen.open(me.id);
  await expect(seen.about).toContainText("Antes");

  const [own, edit] = [new ProfilePage(page), new EditProfilePage(page)];
  await test.step("NAV-10 NAV-12 PROFILE-18: my profile leads to the screen where it is edited", async () => {
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Mi perfil" }).first().click();
    await expect(page).toHaveURL(/\/profile\/me$/);
    await own.edit.click();
    await expect(page).toHaveURL(/\/profile\/edit$/);
    await expect(edit.bio).toHaveValue("Antes");
  });
  await test.step("EDIT-12: another country empties the city", async () => {
    await expect(edit.city).toHaveValue("Huesca");
    await edit.choose(edit.country, "Francia");
    await expect(edit.city).toHaveValue("");
    await edit.choose(edit.city, "Lyon");
  });
  await test.step("the preview follows, and what is not saved is not lost", async () => {
    await edit.firstName.fill("Ana");
    await edit.bio.fill("Después <3");
    await expect(edit.preview).toContainText("Después <3");
    await edit.back.click();
    await edit.unsaved.getByRole("button", { name: "Seguir editando" }).click();
    await expect(edit.bio).toHaveValue("Después <3");
    // Also by the browser's button, which restores this screen's address.
    await page.goBack();
    await edit.unsaved.getByRole("button", { name: "Seguir editando" }).click();
    await expect(page).toHaveURL(/\/profile\/edit$/);
    await expect(edit.bio).toHaveValue("Después <3");
  });
  await test.step("on a phone saving is in sight at both ends of the page, and covers no focus", async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    for (const end of ["0", "document.body.scrollHeight"]) {
      await page.evaluate(`scrollTo({ top: ${end}, behavior: "instant" })`);
      await expect(edit.save).toBeInViewport({ ratio: 1 });
    }
    const last = page.getByRole("button", { name: "Cambiar títulos y estantería" });
    await last.focus();
    const [button, bar] = await Promise.all([last.boundingBox(), page.locator("[data-save-bar]").boundingBox()]);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step("EDIT-14 EDIT-15: saved, and on the own profile at once", async () => {
    await edit.save.click();
    await expect(page).toHaveURL(/\/profile\/me$/);
    await expect(own.name).toContainText("Ana");
    await expect(own.about).toContainText("Después <3");
    await expect(page.getByText("Lyon")).toBeVisible();
  });
  await test.step("the other person sees it", async () => {
    await otherPage.reload();
    await expect(seen.about).toContainText("Después <3");
    await expect(seen.name).toContainText("Ana");
    await expect(otherPage.getByText("Lyon")).toBeVisible();
  });
});

test("two tabs that edit at once do not overwrite each other", async ({ page, context, newMember }) => {
  const me = await newMember({ city: "Teruel", bio: "Una", firstName: "Hana" });
  await signIn(page, me.person);
  const [first, second] = [new EditProfilePage(page), new EditProfilePage(await context.newPage())];
  await first.open();
  await second.open();
  await first.bio.fill("De la primera");
  await first.lastName.fill("Mar");
  await first.save.click();
  await expect(new Toasts(page).saying("Perfil actualizado")).toBeVisible();
  await second.bio.fill("De la segunda");
  await second.save.click();
  await expect(second.newer).toContainText("De la primera");
  await expect(second.bio).toHaveValue("De la segunda");
  await expect(second.lastName).toHaveValue("Mar");
  await second.save.click();
  await page.reload();
  await expect(new ProfilePage(page).about).toContainText("De la segunda");
});

/** Runs in the page: whether the saved scroll position is the current one. */
const IS_SAVED = `(() => {
  const saved = history.state?.discovery;
  if (!saved) return false;
  const items = document.querySelectorAll("main ul[aria-label] > li:has(article)");
  if (saved.card === null) return scrollY === 0;
  const top = items[saved.card.index]?.getBoundingClientRect().top;
  return top !== undefined && Math.abs(top - saved.card.top) < 1;
})()`;

/** An element's distance from the window's upper edge. */
async function topOf(element: Locator): Promise<number> {
  return Math.round((await element.boundingBox())?.y ?? Number.NaN);
}

/** Waits until scrolling has ended and its position is saved. */
async function settleScroll(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(IS_SAVED)).toBe(true);
}
