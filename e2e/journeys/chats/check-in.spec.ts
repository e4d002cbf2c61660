import { es } from "@nakamatch/phrases/es";
import type { Page } from "@playwright/test";
import { ChatsPage } from "../../pages/chats/chats-page.ts";
import { agreeOnPlan, meetInChat, unfoldPlans } from "../../pages/chats/plans.ts";
import { faultsOf } from "../../support/accessibility.ts";
import { linkIn } from "../../support/outbox.ts";
import { expect, test } from "../../support/test.ts";

const { checkInEmails, checkIns, plans } = es;
const { answers, form } = plans;
const { trusted } = checkInEmails.pages;

/** Phones held sideways, below and above the width from which the list stands beside the chat. */
const SIDEWAYS = [
  { width: 740, height: 360 },
  { width: 844, height: 390 },
];

/** As they are on a phone. */
const PHONE = { viewport: { width: 360, height: 740 } };

test('"I\'m home": set for an agreed plan, agreed to by whom one trusts, and answered', async ({
  page,
  newMember,
  openBrowser,
  outbox,
}) => {
  const two = await meetInChat(page, { newMember, openBrowser });
  const { me, other, chatId, mine } = two;
  const before = page.viewportSize() ?? PHONE.viewport;
  const phone = await openBrowser(PHONE);
  const [myName, theirName] = [me.person.nickname, other.person.nickname];
  const trustedEmail = `eva.${me.id}@example.test`;
  const dialog = page.getByRole("dialog");
  const notice = page.getByRole("region", { name: checkIns.name });
  const main = phone.getByRole("main");

  await test.step("both agree on a plan", () => agreeOnPlan(two, { what: "Manga y café" }));

  await test.step("one sets an hour, an hour after its end at first, and asks somebody, who has not agreed yet", async () => {
    await unfoldPlans(mine);
    await mine.getByRole("button", { name: plans.checkIn }).click();
    await expect(dialog.getByLabel(form.time, { exact: true })).toHaveValue("21:30");
    await dialog.getByLabel(checkIns.form.email).fill(trustedEmail);
    await dialog.getByLabel(checkIns.form.letters).fill("Luz");
    expect(await faultsOf(page, dialog)).toEqual([]);
    await dialog.getByRole("button", { name: checkIns.form.submit }).click();
    await expect(dialog).toContainText(checkIns.trusted.asked);
    expect(await faultsOf(page, dialog)).toEqual([]);
  });

  await test.step("whom one trusts agrees on a phone, without an account, and this is told at once", async () => {
    const invitation = await outbox.nextEmailTo(trustedEmail);
    await phone.goto(linkIn(invitation, "/trusted-person"));
    await expect(main).toContainText("Luz");
    for (const secret of [myName, theirName, "Manga"]) await expect(main).not.toContainText(secret);
    await fitsIn(phone);
    expect(await faultsOf(phone, main)).toEqual([]);
    await phone.getByRole("button", { name: trusted.yes, exact: true }).click();
    await expect(main).toContainText(trusted.isYes.split("{{")[0] ?? "");
    await fitsIn(phone);
    await expect(dialog).toContainText(checkIns.trusted.confirmed.split("{{")[0] ?? "");
  });

  await test.step("at the hour one is asked on whatever screen one is", async () => {
    // Days cannot pass in a journey: what the server says of it is that of the hour.
    await page.route("**/api/v1/me/check-ins", async (route) => {
      const response = await route.fetch();
      const { checkIns: listed } = (await response.json()) as { checkIns: { state: string }[] };
      const asked = listed.map((each) => ({ ...each, state: each.state === "waiting" ? "due" : each.state }));
      await route.fulfill({ response, json: { checkIns: asked } });
    });
    await page.goto("/dashboard");
    await expect(notice).toContainText(checkIns.question);
    await expect(notice).toContainText(checkIns.trusted.confirmed.split("{{")[0] ?? "");
    expect(await faultsOf(page, notice)).toEqual([]);
  });

  await test.step("on a phone held sideways the field stays in the window, beside the press that answers", async () => {
    const { composer } = new ChatsPage(page);
    for (const viewport of SIDEWAYS) {
      await page.setViewportSize(viewport);
      await page.goto(`/chats?chat=${chatId}`);
      await expect(notice.getByRole("button", { name: checkIns.home })).toBeInViewport({ ratio: 1 });
      await expect(mine.getByRole("button", { name: checkIns.home })).toBeInViewport({ ratio: 1 });
      await expect(mine.locator("details[open]")).toHaveCount(0);
      await expect(composer).toBeInViewport({ ratio: 1 });
      await notice.locator("summary").click();
      await expect(notice).toContainText(checkIns.trusted.confirmed.split("{{")[0] ?? "");
      await expect(notice.getByRole("paragraph")).toBeInViewport({ ratio: 1 });
      await expect(composer).toBeInViewport({ ratio: 1 });
      await notice.locator("summary").click();
      await mine.locator("summary").click();
      await expect(mine.getByRole("button", { name: answers.ask })).toBeVisible();
      expect(await faultsOf(page, mine)).toEqual([]);
      await expect(composer).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate("document.documentElement.scrollHeight <= innerHeight")).toBe(true);
      await fitsIn(page);
    }
    await page.setViewportSize(before);
    await page.goto("/dashboard");
  });

  await test.step("one press answers, also after a reload", async () => {
    await notice.getByRole("button", { name: checkIns.home }).click();
    await expect(page.getByText(checkIns.done.home)).toBeVisible();
    await expect(notice).toBeHidden();
    const listed = page.waitForResponse((response) => response.url().endsWith("/me/check-ins"));
    await page.reload();
    await listed;
    await expect(notice).toBeHidden();
  });

  await test.step("the page of whom one trusts says so", async () => {
    await phone.reload();
    await expect(main).toContainText(trusted.hasAnswered.replace("{{letters}}", "Luz").split("{{")[0] ?? "");
    await fitsIn(phone);
  });

  await test.step("whom one trusts got the question, and nothing more", async () => {
    expect(await outbox.emailsTo(trustedEmail)).toHaveLength(1);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});

/** Nothing is wider than the window. */
async function fitsIn(page: Page): Promise<void> {
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
}
