import { es } from "@nakamatch/phrases/es";
import { faultsOf, IS_STILL } from "../../support/accessibility.ts";
import { DEMO_MEMBER, SECOND_MODERATOR, signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

/** Of the demo data, where all passwords are the same. */
const MODERATOR = { email: "moderator@nakamatch.example", password: DEMO_MEMBER.password };

test("report, evidence, ban: the banned person is out at once", async ({ page, openBrowser, newMember }) => {
  const [reporter, reported] = [await newMember(), await newMember()];
  await reporter.like(reported);
  await reported.like(reporter);
  const chatId = await reporter.openChat(reported);
  await reported.send(chatId, "Contéstame ahora mismo");
  const name = reported.person.nickname;
  const { actions, actionsTaken, banChange, banned, claim, log, search } = es.moderation;
  const to = (text: string) => text.replace("{{name}}", name);

  const theirs = await openBrowser();
  await signIn(theirs, reported.person);
  await theirs.goto("/matches");
  await expect(theirs.getByRole("heading", { level: 1 })).toBeVisible();

  await signIn(page, MODERATOR);
  await page.goto("/dashboard");
  await test.step("NAV-29 NAV-14: by the link in the navigation", async () => {
    await page.getByRole("link", { name: es.nav.bans }).first().click();
    await expect(page).toHaveURL(/\/moderation\/bans/);
    await expect(page.getByRole("heading", { level: 1, name: es.moderation.title })).toBeVisible();
  });
  await test.step("a report arrives on the open screen", async () => {
    await page.getByRole("searchbox").fill(name);
    await expect(page.getByRole("heading", { name: search.none })).toBeVisible();
    await reporter.report(reported, "harassment");
    await expect(page.getByText(`@${name}`)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
  await test.step("MOD-08: two reports with what was written, kept as it was", async () => {
    await reporter.report(reported, "spam");
    await expect(page.getByText(es.moderation.reported.reports_other.replace("{{count}}", "2"))).toBeVisible();
    await page.getByRole("button", { name: to(actions.showName) }).click();
    await expect(page.getByText("Contéstame ahora mismo"), "the same again is folded").toHaveCount(1);
    await expect(page.getByText(new RegExp(`^${claim.mine.split("{{")[0]}`))).toBeVisible();
    // Opening scrolls to the case; half a link under the header would be too small a target.
    await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
    expect(await faultsOf(page)).toEqual([]);
  });
  await test.step("BAN-13 OPEN-74: banned, and the person's open page is at the login within a second or two", async () => {
    await page.getByRole("button", { name: to(actions.banName) }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(es.banDialog.durations.permanent, { exact: true }).first().click();
    await dialog.getByText(es.reasons.offensive_content, { exact: true }).first().click();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: es.banDialog.submit.ban, exact: true }).click();
    await expect(theirs).toHaveURL(/\/login/, { timeout: 3000 });
    await expect(page.getByRole("button", { name: to(actions.showName) })).toHaveCount(0);
  });
  await test.step("BAN-06 BAN-13: a second moderator looks at it, and it stays in force", async () => {
    const { secondLook } = es.moderation;
    const second = await openBrowser();
    await signIn(second, SECOND_MODERATOR);
    await second.goto("/moderation/bans");
    await second
      .locator("summary")
      .filter({ hasText: secondLook.title_one.split("{{count}}")[1] ?? "" })
      .click();
    const entry = second.getByRole("listitem").filter({ hasText: `@${name}` });
    await entry.getByText(es.moderation.banChange.details).focus();
    await second.keyboard.press("o");
    await expect(entry.getByText("Contéstame ahora mismo").first()).toBeVisible();
    expect(await faultsOf(second)).toEqual([]);
    await second.keyboard.press("b");
    await expect(second.getByText(secondLook.doneTitle)).toBeVisible();
    await expect(entry).toHaveCount(0);
  });
  await test.step("MOD-11 BAN-12 ERR-54: among the banned people, and unbanned again", async () => {
    await page.getByRole("tab", { name: new RegExp(banned.tab) }).click();
    // Its history has entries too.
    const entry = page
      .getByRole("listitem")
      .filter({ hasText: `@${name}` })
      .first();
    await expect(entry).toContainText(banned.permanent);
    await expect(entry).toContainText(es.reasons.offensive_content);
    await entry.getByText(banChange.details).click();
    await expect(entry.getByText("Contéstame ahora mismo").first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: to(banChange.openName) }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(es.banDialog.durations["1_week"], { exact: true }).click();
    await dialog.getByRole("textbox", { name: banChange.notes }).fill("Por ser la primera vez");
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: banChange.submit.change }).click();
    await expect(page.getByText(banChange.done.title)).toBeVisible();
    await expect(entry.locator("dl").first()).not.toContainText(banned.permanent);
    await page.getByRole("button", { name: to(actions.unbanName) }).click();
    await expect(page.getByText(banned.doneTitle)).toBeVisible();
    await expect(entry).toHaveCount(0);
  });
  await test.step("all of it is in the log, with its evidence and the figures in words", async () => {
    await page.getByRole("tab", { name: log.tab }).click();
    await page.getByRole("searchbox", { name: log.person }).fill(name);
    const decided = page.getByRole("heading", { name: new RegExp(`^${actionsTaken.ban} · ${name}`) });
    const entry = page.getByRole("listitem").filter({ has: decided });
    const figures = page.getByRole("table", { name: log.figures.title });
    await expect(figures.getByRole("columnheader", { name: log.figures.decided })).toHaveCount(1);
    await entry.getByRole("button").press("Enter");
    await expect(page.getByText("Contéstame ahora mismo").first()).toBeVisible();
    await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => page.evaluate(IS_STILL)).toBe(true);
      expect(await faultsOf(page), colorScheme).toEqual([]);
    }
  });
});
