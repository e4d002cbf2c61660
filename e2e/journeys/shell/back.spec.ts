import { es } from "@nakamatch/phrases/es";
import { DashboardPage } from "../../pages/meeting/dashboard-page.ts";
import { ReportDialog } from "../../pages/moderation/report-dialog.ts";
import { ProfilePage } from "../../pages/people/profile-page.ts";
import { DEMO_MEMBER, signIn } from "../../support/members.ts";
import { expectSameDocument, markDocument } from "../../support/same-document.ts";
import { settle } from "../../support/screens.ts";
import { expect, test } from "../../support/test.ts";

const TEXT = "Me escribe insultos desde ayer.";

test("on a phone, back closes what is open and stays on the screen; NAV-11 PROFILE-01: the next one leaves it", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, DEMO_MEMBER);
  const profile = new ProfilePage(page);
  const report = new ReportDialog(page);
  const steps = () => page.evaluate<number>("history.state.idx");
  const menu = page.getByRole("button", { name: new RegExp(`^${es.safety.menu.split("{{")[0]}`) });
  const openReport = async () => {
    await menu.click();
    await page.getByRole("menuitem", { name: es.reports.profile.action }).click();
    await expect(report.description).toBeVisible();
  };

  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const { people } = dashboard;
  await test.step("the filters, also after a change", async () => {
    const before = { url: page.url(), index: await steps() };
    const filters = page.getByRole("region", { name: es.dashboard.filters.title });
    for (const isChanged of [false, true]) {
      await page.getByRole("button", { name: es.dashboard.filters.toggle }).click();
      await expect(filters).toBeVisible();
      if (isChanged) {
        await filters.getByRole("switch", { name: es.dashboard.filters.hideLiked }).click();
        await expect(page).not.toHaveURL(before.url);
      }
      await page.goBack();
      await expect(filters).toHaveCount(0);
      expect(await steps()).toBe(before.index);
    }
    await expect(page).not.toHaveURL(before.url);
    await page.getByRole("button", { name: es.dashboard.filters.toggle }).click();
    await filters.getByRole("button", { name: es.dashboard.filters.clear }).click();
    await page.goBack();
    await expect(filters).toHaveCount(0);
    await expect(page).toHaveURL(before.url);
  });
  await people.nth(3).scrollIntoViewIfNeeded();
  await settle(page);
  await people.nth(3).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/profile\//);
  const { url, index } = { url: page.url(), index: await steps() };
  await markDocument(page);

  await test.step("NAV-31: a menu, and that of the header", async () => {
    await menu.click();
    await expect(page.getByRole("menu")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("menu")).toHaveCount(0);
    await page.getByRole("button", { name: es.nav.openMenu }).click();
    await expect(page.getByRole("button", { name: es.nav.closeMenu })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("button", { name: es.nav.openMenu })).toBeVisible();
    await expect(page).toHaveURL(url);
  });
  await test.step("a dialog asks before it drops a text, and back takes the question away too", async () => {
    await openReport();
    await report.description.fill(TEXT);
    const question = page.getByRole("alertdialog", { name: es.common.unsent.title });
    for (let time = 0; time < 2; time += 1) {
      await page.goBack();
      await expect(question).toBeVisible();
      await page.goBack();
      await expect(question).toHaveCount(0);
      await expect(report.description).toHaveValue(TEXT);
    }
    await report.description.fill("");
    await page.goBack();
    await expect(report.dialog).toHaveCount(0);
    await expect(page).toHaveURL(url);
    expect(await steps()).toBe(index);
  });
  await test.step("forward finds nothing to open again", async () => {
    await page.goForward();
    await expect.poll(() => page.evaluate("history.state.isCopy")).toBeUndefined();
    await expect(report.dialog).toHaveCount(0);
    await expectSameDocument(page);
  });
  await test.step("a reload closes the dialog for good", async () => {
    await openReport();
    await page.reload();
    await expect(profile.name).toBeVisible();
    await expect.poll(() => page.evaluate("history.state.isCopy")).toBeUndefined();
    await expect(report.dialog).toHaveCount(0);
  });
  await test.step("one closed by its button leaves nothing in the history", async () => {
    await openReport();
    await page.getByRole("button", { name: es.common.actions.close }).click();
    await expect(report.dialog).toHaveCount(0);
    await expect.poll(() => page.evaluate("history.state.isCopy")).toBeUndefined();
  });
  await test.step("a link in what is open leads on from the screen itself", async () => {
    await page.getByRole("button", { name: es.nav.openMenu }).click();
    await page.getByRole("link", { name: es.nav.chats }).click();
    await expect(page).toHaveURL(/\/chats$/);
    expect(await steps()).toBe(index + 1);
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect(profile.name).toBeVisible();
  });
  await profile.back.click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(people.nth(3)).toBeInViewport();
  await page.goForward();
  await expect(page).toHaveURL(url);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard/);
});
