import { es } from "@nakamatch/phrases/es";
import { ChatsPage } from "../../pages/chats/chats-page.ts";
import { faultsOf } from "../../support/accessibility.ts";
import { keepBodies } from "../../support/bodies.ts";
import { signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

test("delete the own account: everything goes, the other side keeps the chat", async ({
  page,
  openBrowser,
  newMember,
}) => {
  const [me, other] = [await newMember(), await newMember()];
  await me.like(other);
  await other.like(me);
  const chatId = await me.openChat(other);
  await me.send(chatId, "Me voy de Nakamatch");
  const { nickname, password } = me.person;

  // The other side, and the same person in a second browser.
  const otherPage = await openBrowser();
  const others = new ChatsPage(otherPage);
  await signIn(otherPage, other.person);
  await others.open();
  await others.openConversation(nickname);
  const second = await openBrowser();
  await signIn(second, me.person);
  await second.goto("/matches");
  await expect(second.getByRole("heading", { level: 1 })).toBeVisible();

  await signIn(page, me.person);
  await page.goto("/profile/me");
  const menu = page.getByRole("button", { name: es.profile.menuOwn });
  const dialog = page.getByRole("alertdialog", { name: es.deleteAccount.title });
  const open = async () => {
    await menu.click();
    await page.getByRole("menuitem", { name: es.deleteAccount.action }).click();
    await expect(dialog).toBeVisible();
  };

  await test.step("DELETE-01 DELETE-02: a question first; cancelled, the account stays", async () => {
    await open();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(menu).toBeFocused();
    await page.reload();
    await expect(page.getByText(`@${nickname}`)).toBeVisible();
  });

  await test.step("DELETE-03 DELETE-04 ERR-41: with the right one, signed out and at the landing page", async () => {
    await open();
    await keepBodies(page);
    const call = page.waitForRequest("**/api/delete-user");
    await dialog.getByLabel(es.deleteAccount.password).fill(password);
    await dialog.getByRole("button", { name: es.deleteAccount.confirm }).click();
    expect((await call).postDataJSON()).toEqual({ userId: me.id });
    await expect(page.getByText(es.deleteAccount.done.title, { exact: true })).toBeVisible();
    await expect(page.getByText(es.deleteAccount.done.text)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step("OPEN-84: the person's other browser is signed out by itself, and told why at the landing page", async () => {
    await expect(second).toHaveURL(/\/$/);
    await expect(second.getByText(es.sessionEnd.deleted.title)).toBeVisible();
  });

  await test.step("DELETE-07: the other side's list follows live, the messages stay", async () => {
    await expect(others.conversation(es.chats.deletedUser)).toBeVisible();
    await expect(others.conversation(nickname)).toHaveCount(0);
    await expect(others.message("Me voy de Nakamatch")).toBeVisible();
  });
});
