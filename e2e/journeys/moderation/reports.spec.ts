import { es } from "@nakamatch/phrases/es";
import type { Page } from "@playwright/test";
import { ChatsPage } from "../../pages/chats/chats-page.ts";
import { ReportDialog } from "../../pages/moderation/report-dialog.ts";
import { ProfilePage } from "../../pages/people/profile-page.ts";
import { Toasts } from "../../pages/shell/toasts.ts";
import { faultsOf } from "../../support/accessibility.ts";
import { moveFocus } from "../../support/keyboard.ts";
import { DEMO_MODERATOR, signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

const menuOf = (page: Page, nickname: string) =>
  page.getByRole("button", { name: es.safety.menu.replace("{{name}}", nickname) });

test("report a profile by keyboard alone, on a phone, and learn later that it was looked at", async ({
  page,
  openBrowser,
  newMember,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const [me, other] = [await newMember(), await newMember()];
  const name = other.person.nickname;
  const report = new ReportDialog(page);
  const toasts = new Toasts(page);
  await signIn(page, me.person);

  await test.step("REPORT-01: the menu of another's profile opens the dialog", async () => {
    await new ProfilePage(page).open(other.id);
    await menuOf(page, name).focus();
    await page.keyboard.press("Enter");
    const item = page.getByRole("menuitem", { name: es.reports.profile.action });
    await expect(item).toBeVisible();
    await moveFocus(item, "ArrowDown");
    await page.keyboard.press("Enter");
    await expect(report.titled(es.reports.profile.title)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
  await test.step("REPORT-04: sent empty, it leads to the first field that lacks something", async () => {
    await moveFocus(report.send);
    await page.keyboard.press("Enter");
    await expect(report.dialog).toContainText(es.reports.problems.reason);
    await expect(report.reason("inappropriate_photo")).toBeFocused();
    expect(await faultsOf(page)).toEqual([]);
  });
  await test.step("ERR-34: filled in, it is sent, and blocking is offered and declined", async () => {
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(report.reason("impersonation")).toBeChecked();
    await moveFocus(report.description);
    await page.keyboard.type("Usa las fotos de otra persona.");
    await moveFocus(report.send);
    await page.keyboard.press("Enter");
    await expect(report.titled(es.reports.after.title, name)).toBeVisible();
    await toasts.expectSuccess(es.reports.done.title, es.reports.done.text);
    expect(await faultsOf(page)).toEqual([]);
    await moveFocus(report.skip);
    await page.keyboard.press("Enter");
    await expect(report.dialog).toHaveCount(0);
    await expect(menuOf(page, name), "where the focus came from").toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
  await test.step("once moderators have looked at it, the dashboard says so, in both tabs, until it is seen", async () => {
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const notice = page.getByRole("region", { name: es.reports.reviewed.title_one });
    await expect(notice).toHaveCount(0);
    const moderator = await openBrowser();
    await signIn(moderator, DEMO_MODERATOR);
    const answer = await moderator.request.put(`/api/v1/moderation/people/${other.id}/dismissal`, {
      data: {},
      headers: { origin: new URL(page.url()).origin },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    await page.reload();
    await expect(notice).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    const tab = await page.context().newPage();
    await tab.goto("/dashboard");
    await tab.getByRole("button", { name: es.reports.reviewed.close }).click();
    await expect(tab.getByRole("region", { name: es.reports.reviewed.title_one })).toHaveCount(0);
    await page.getByRole("button", { name: es.reports.reviewed.close }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
  await test.step("that nothing was done is told, and by keyboard alone another look is asked for, once", async () => {
    const words = es.decisions.reports;
    const outcome = page.getByRole("article").filter({ hasText: words.nothing });
    // Once the time for undo is over.
    await expect(async () => {
      await page.goto("/settings#decisions");
      await page.reload();
      await expect(outcome).toHaveCount(1, { timeout: 2000 });
    }).toPass({ timeout: 40_000 });
    await page.goto("/decisions");
    await expect(outcome).not.toContainText(name);
    await moveFocus(outcome.getByRole("button", { name: words.appeal.open }));
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(words.appeal.label)).toBeFocused();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.type("Sigue usando esas fotos.");
    await moveFocus(outcome.getByRole("button", { name: words.appeal.submit }));
    await page.keyboard.press("Enter");
    await toasts.expectSuccess(words.appeal.sentTitle, words.appeal.sentText);
    await expect(outcome).toBeFocused();
    await expect(outcome.getByRole("button")).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
  });
});

test("report somebody from the chat who has blocked one, and block them in the same dialog", async ({
  page,
  newMember,
}) => {
  const [me, other] = [await newMember(), await newMember()];
  await me.like(other);
  await other.like(me);
  const chatId = await me.openChat(other);
  await other.send(chatId, "Eres lo peor");
  await other.block(me);
  const name = other.person.nickname;
  const chats = new ChatsPage(page);
  const report = new ReportDialog(page);
  await signIn(page, me.person);
  await chats.open();
  await chats.openConversation(name);

  await test.step("CHAT-39 REPORT-02: the dialog of the chat", async () => {
    await chats.chooseOption(name, es.reports.chat.action);
    await expect(page.getByRole("dialog", { name: "Denunciar Usuario" })).toBeVisible();
    await expect(report.dialog.getByRole("radio")).toHaveCount(5);
    expect(await faultsOf(page)).toEqual([]);
  });
  await test.step("OPEN-63 ERR-34: it is stored although the other side has blocked the reporter", async () => {
    await report.dialog.getByText(es.reasons.harassment).click();
    await report.description.fill("Me insulta en cada mensaje.");
    await report.send.click();
    await expect(report.titled(es.reports.after.title, name)).toBeVisible();
  });
  await test.step("BLOCK-01: blocked from there, the chat closes and is gone", async () => {
    await report.block.click();
    await expect(report.dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/chats$/);
    await expect(chats.conversation(name)).toHaveCount(0);
  });
});
