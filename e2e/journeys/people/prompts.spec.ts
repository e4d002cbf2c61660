import { es } from "@nakamatch/phrases/es";
import type { Page } from "@playwright/test";
import { ProfilePage } from "../../pages/people/profile-page.ts";
import { Toasts } from "../../pages/shell/toasts.ts";
import { faultsOf, IS_STILL } from "../../support/accessibility.ts";
import { signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

const { questions } = es.prompts;
const CRIED = questions.made_me_cry;

test("a question is answered by keyboard on a phone, and another person reads it", async ({
  page,
  openBrowser,
  newMember,
}) => {
  const [me, other] = [await newMember({ city: "Soria" }), await newMember({ city: "Soria" })];
  await signIn(page, me.person);
  await page.setViewportSize({ width: 360, height: 780 });
  await test.step("the own profile leads to the questions", async () => {
    await page.goto("/profile/me");
    await page.getByRole("link", { name: es.profile.prompts.action }).click();
    await expect(editor(page).pick).toBeInViewport();
  });
  await test.step("it is found by its words and answered", async () => {
    await editor(page).pick.press("Enter");
    const dialog = page.getByRole("dialog", { name: es.promptEditor.choose });
    await dialog.getByLabel(es.promptEditor.search).fill("llorar");
    await page.waitForFunction(IS_STILL);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const answer = editor(page).answer(CRIED);
    await expect(answer).toBeFocused();
    await page.keyboard.type("El final de ||Clannad||");
    await page.waitForFunction(IS_STILL);
    expect(await faultsOf(page)).toEqual([]);
    await editor(page).save.press("Enter");
    await expect(new Toasts(page).saying(es.promptEditor.saved)).toBeVisible();
    await expect(
      page.getByRole("button", { name: es.promptEditor.change.replace("{{question}}", CRIED) }),
    ).toBeFocused();
  });
  await test.step("the other person reads it, and uncovers the spoiler", async () => {
    const otherPage = await openBrowser();
    await signIn(otherPage, other.person);
    await new ProfilePage(otherPage).open(me.id);
    const card = otherPage.getByRole("article", { name: CRIED });
    await expect(card).toContainText("El final de");
    await expect(card).not.toContainText("Clannad");
    await card.getByRole("button", { name: es.chats.spoiler.show }).click();
    await expect(card).toContainText("Clannad");
    expect(await faultsOf(otherPage)).toEqual([]);
  });
});

test("answers of two tabs do not overwrite each other, and the text of the second stays", async ({
  page,
  context,
  newMember,
}) => {
  const me = await newMember({ city: "Soria" });
  await signIn(page, me.person);
  const second = await context.newPage();
  for (const [tab, question] of [
    [page, CRIED],
    [second, questions.my_isekai],
  ] as const) {
    await tab.goto("/profile/edit#prompts");
    await editor(tab).pick.click();
    await tab.getByRole("dialog").getByRole("button", { name: question }).click();
    await editor(tab).answer(question).fill("Un pueblo tranquilo");
  }
  await editor(page).save.click();
  await expect(new Toasts(page).saying(es.promptEditor.saved)).toBeVisible();
  await editor(second).save.click();
  await new Toasts(second).expectFailure(es.promptEditor.failed);
  await expect(second.getByRole("heading", { name: CRIED })).toBeVisible();
  await editor(second).save.click();
  await expect(new Toasts(second).saying(es.promptEditor.saved)).toBeVisible();
  await page.goto("/profile/me");
  await expect(page.getByRole("article", { name: CRIED })).toBeVisible();
  await expect(page.getByRole("article", { name: questions.my_isekai })).toBeVisible();
});

/** The part of the edit screen. */
function editor(page: Page) {
  const part = page.getByRole("region", { name: es.prompts.part.title });
  return {
    pick: part.locator("button[data-pick]"),
    answer: (question: string) => part.getByRole("textbox", { name: question }),
    save: part.getByRole("button", { name: es.promptEditor.save }),
  };
}
