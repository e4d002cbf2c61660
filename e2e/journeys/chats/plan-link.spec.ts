import { es } from "@nakamatch/phrases/es";
import { agreeOnPlan, meetInChat, unfoldPlans } from "../../pages/chats/plans.ts";
import { faultsOf } from "../../support/accessibility.ts";
import { expect, test } from "../../support/test.ts";

const { planLinkPage, plans } = es;
const { answers, link } = plans;

test("PERM-01 NAV-16 a link to a plan: opened without an account, kept when the other cancels, and ended", async ({
  page,
  newMember,
  openBrowser,
}) => {
  const two = await meetInChat(page, { newMember, openBrowser });
  const { me, other, theirs, mine, others } = two;
  const guest = await openBrowser();
  const [myName, theirName] = [me.person.nickname, other.person.nickname];
  const dialog = page.getByRole("dialog", { name: plans.tellSomebody });
  const main = guest.getByRole("main");
  let address = "";

  await test.step("both read that the plan can be shown, and agree on it", () =>
    agreeOnPlan(two, {
      what: "Manga y café",
      onTheWay: (shown) => expect(shown).toContainText(plans.shown),
    }));

  await test.step("one makes a link", async () => {
    await unfoldPlans(mine);
    await mine.getByRole("button", { name: plans.tellSomebody }).click();
    await dialog.getByRole("button", { name: link.make }).click();
    address = await dialog.getByLabel(link.address).inputValue();
    expect(await faultsOf(page, dialog)).toEqual([]);
  });

  await test.step("whoever has it sees nobody until they press", async () => {
    await guest.goto(address);
    await expect(main).toContainText(planLinkPage.first.text);
    await expect(main).not.toContainText(theirName);
    await guest.getByRole("button", { name: planLinkPage.first.show }).click();
    for (const text of [theirName, "Manga y café", planLinkPage.states.stands, planLinkPage.notYet])
      await expect(main).toContainText(text);
    await expect(main).not.toContainText(myName);
    expect(await faultsOf(guest, main)).toEqual([]);
  });

  await test.step("its maker says that all is well, and sees that it was opened", async () => {
    await dialog.getByRole("button", { name: link.well }).click();
    await expect(dialog).not.toContainText(link.notYet);
    await expect(dialog).toContainText(link.opened_one.replace("{{count}}", "1"));
    await guest.getByRole("button", { name: planLinkPage.again }).click();
    await expect(main).not.toContainText(planLinkPage.notYet);
  });

  await test.step("the other cancels: the nickname and the plan stay", async () => {
    await others.getByRole("button", { name: answers.cancel }).click();
    await theirs.getByRole("alertdialog").getByRole("button", { name: answers.cancel }).click();
    await expect(dialog.getByRole("button", { name: link.again })).toBeHidden();
    await guest.getByRole("button", { name: planLinkPage.again }).click();
    await expect(main).not.toContainText(planLinkPage.states.stands);
    for (const text of [theirName, "Manga y café"]) await expect(main).toContainText(text);
    await expect(main).not.toContainText(`${theirName},`);
  });

  await test.step("its maker ends it by one press", async () => {
    await dialog.getByRole("button", { name: link.end }).click();
    await expect(dialog).not.toContainText(link.until.split(":")[0] ?? "");
    await guest.getByRole("button", { name: planLinkPage.again }).click();
    await expect(main).toContainText(planLinkPage.ended.text);
    await expect(main).not.toContainText(theirName);
  });
});
