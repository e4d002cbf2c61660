import { readFile } from "node:fs/promises";
import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import { es } from "@nakamatch/phrases/es";
import type { Page } from "@playwright/test";
import { ChatsPage } from "../../pages/chats/chats-page.ts";
import { meetInChat, openProposal, plansAbove, unfoldPlans } from "../../pages/chats/plans.ts";
import { faultsOf } from "../../support/accessibility.ts";
import { signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

const { plans } = es;
const { answers, form, states } = plans;

test("a plan: proposed with a title, accepted on two devices at once, moved and cancelled", async ({
  page,
  newMember,
  openBrowser,
}) => {
  const two = await meetInChat(page, { newMember, openBrowser });
  const { me, other, chatId, theirs, mine, others } = two;
  await other.send(chatId, "¿Quedamos para ver algo?");
  const tablet = await openBrowser();
  await signIn(tablet, other.person);
  const onTablet = plansAbove(tablet, me);
  const file = async (at: Page, press: () => Promise<void>) => {
    const [download] = await Promise.all([at.waitForEvent("download"), press()]);
    expect(download.suggestedFilename()).toBe("plan.ics");
    return readFile(await download.path(), "utf8");
  };
  await tablet.goto(`/chats?chat=${chatId}`);
  await expect(new ChatsPage(tablet).composer).toBeVisible();

  await test.step("one proposes, and the other sees it at once", async () => {
    const dialog = await openProposal(two);
    await dialog.getByRole("group", { name: es.likes.inCommon }).getByRole("button").first().click();
    await dialog.getByLabel(plans.where).fill("Cine Doré");
    expect(await faultsOf(page, dialog)).toEqual([]);
    await dialog.getByRole("button", { name: form.submit }).click();
    await expect(dialog).toBeHidden();
    await expect(mine).toContainText(states.proposed);
    for (const bar of [others, onTablet]) await expect(bar).toContainText(plans.awaited.proposed);
    await expect(others).toContainText("18:30");
  });

  await test.step("two devices accept at once: it is one plan, also for the proposer", async () => {
    for (const bar of [others, onTablet]) await unfoldPlans(bar);
    await expect(others).toContainText("Cine Doré");
    expect(await faultsOf(theirs, others)).toEqual([]);
    // The button of the slower one may be gone before it is pressed.
    await Promise.allSettled(
      [others, onTablet].map((bar) =>
        bar.getByRole("button", { name: answers.accept, exact: true }).click({ timeout: 20_000 }),
      ),
    );
    for (const bar of [mine, others, onTablet]) await expect(bar.locator("summary")).toContainText(states.accepted);
    const list = new ChatsPage(page).messages;
    await expect(list.getByRole("listitem").filter({ hasText: "Has propuesto un plan" })).toHaveCount(1);
    const calendar = await file(theirs, () => others.getByRole("button", { name: plans.calendar.add }).click());
    expect(calendar).toContain("SEQUENCE:1");
    expect(calendar).toContain("Cine Doré");
  });

  await test.step("one asks for another time, and the one before stands until the other agrees", async () => {
    await unfoldPlans(mine);
    await mine.getByRole("button", { name: answers.ask }).click();
    const dialog = page.getByRole("dialog", { name: answers.ask });
    await expect(dialog.getByLabel(form.time, { exact: true })).toHaveValue("18:30");
    await dialog.getByLabel(form.time, { exact: true }).fill("20:15");
    await dialog.getByRole("button", { name: plans.ask.submit }).click();
    await expect(dialog).toBeHidden();
    await expect(mine.locator("summary")).toContainText(states.changeAsked);
    await expect(others.locator("summary")).toContainText("18:30");
    await expect(others.getByText(/^Nueva: .*20:15/)).toBeVisible();
    await others.getByRole("button", { name: answers.acceptAsked }).click();
    await expect(mine.locator("summary")).toContainText("20:15");
    await expect(mine.locator("summary")).toContainText(states.accepted);
  });

  await test.step("cancelling is asked about, and leaves a file that takes it off the calendar", async () => {
    await others.getByRole("button", { name: answers.cancel }).click();
    const question = theirs.getByRole("alertdialog", { name: plans.cancel.title.split(" {{")[0] ?? "" });
    await question.getByRole("button", { name: answers.cancel }).click();
    await expect(question).toBeHidden();
    for (const bar of [mine, others]) await expect(bar.locator("summary")).toContainText(states.cancelled);
    const calendar = await file(page, () => mine.getByRole("button", { name: plans.calendar.remove }).click());
    expect(calendar).toContain("METHOD:CANCEL");
    await page.reload();
    await expect(mine.locator("summary")).toContainText(states.cancelled);
    await theirs.reload();
    await expect(new ChatsPage(theirs).composer).toBeVisible();
    await expect(others).toHaveCount(0);
  });

  await test.step("afterwards one is asked, for oneself, what came of it; what was wrong leads to a report", async () => {
    // Days cannot pass in a journey: the answers about the plan are those of a past one.
    const earlier = (at: string) => new Date(Date.parse(at) - 5 * 24 * 60 * 60_000).toISOString();
    let answer: string | null = null;
    await page.route("**/api/v1/chats/*/plans", async (route) => {
      const response = await route.fetch();
      const [plan] = ((await response.json()) as { plans: Plan[] }).plans;
      if (!plan) throw new Error("the plan is gone");
      const times = { startsAt: earlier(plan.startsAt), endsAt: earlier(plan.endsAt) };
      const past = { ...plan, ...times, state: "past", act: "accepted", meeting: answer };
      const next = { ...plan, id: crypto.randomUUID(), state: "accepted", act: "accepted" };
      await route.fulfill({ response, json: { plans: [past, next] } });
    });
    await page.route("**/api/v1/me/plans/*/meeting", async (route) => {
      ({ answer } = route.request().postDataJSON());
      await route.fulfill({ json: { answer } });
    });
    await page.reload();
    const question = page.getByRole("region", { name: plans.meeting.title.replace("{{what}}", "").trim() });
    const wrong = question.getByRole("button", { name: plans.meeting.answers.wrong });
    expect(await faultsOf(page, question)).toEqual([]);
    const upright = page.viewportSize() ?? { width: 390, height: 844 };
    const { composer } = new ChatsPage(page);
    for (const [width, height] of [
      [390, 844],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(wrong).toBeVisible();
      // The phone is turned.
      await page.setViewportSize({ width: height, height: width });
      await expect(wrong).toBeHidden();
      for (const each of [mine, composer]) await expect(each).toBeInViewport({ ratio: 1 });
      await mine.locator("summary").click();
      await expect(mine.getByRole("listitem")).toBeInViewport();
      await composer.click({ trial: true });
      await mine.locator("summary").click();
      await question.locator("summary").click();
      await expect(wrong).toBeInViewport();
      await expect(composer).toBeInViewport({ ratio: 1 });
      await composer.click({ trial: true });
      expect(await faultsOf(page, question)).toEqual([]);
    }
    await page.setViewportSize(upright);
    await wrong.press("Enter");
    const report = page.getByRole("dialog", { name: es.reports.meeting.title });
    await expect(report).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(report).toBeHidden();
    await expect(question).toContainText(plans.meeting.said.wrong);
    await question.getByRole("button", { name: plans.meeting.change }).press("Enter");
    await question.getByRole("button", { name: plans.meeting.answers.unsaid }).press("Enter");
    await expect(question).toContainText(plans.meeting.said.unsaid);
    await page.reload();
    await expect(new ChatsPage(page).composer).toBeVisible();
    await expect(question).toHaveCount(0);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});
