import { es } from "@nakamatch/phrases/es";
import { ChatsPage } from "../../pages/chats/chats-page.ts";
import { faultsOf } from "../../support/accessibility.ts";
import { signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

test("block somebody in the chat, see them in the list, and take it back", async ({ page, openBrowser, newMember }) => {
  const [me, other] = [await newMember(), await newMember()];
  await me.like(other);
  await other.like(me);
  const chatId = await me.openChat(other);
  await other.send(chatId, "Hola, ¿qué ves últimamente?");
  const name = other.person.nickname;

  const chats = new ChatsPage(page);
  await signIn(page, me.person);
  await chats.open();
  await chats.openConversation(name);
  // The same person in a second browser, with the chat open.
  const secondPage = await openBrowser();
  const second = new ChatsPage(secondPage);
  await signIn(secondPage, me.person);
  await second.open();
  await second.openConversation(name);

  await test.step("BLOCK-02 CHAT-38: a question first, and nothing when it is cancelled", async () => {
    await chats.chooseOption(name, es.safety.block.action);
    const question = page.getByRole("alertdialog");
    await expect(question).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await question.getByRole("button", { name: es.common.actions.cancel }).click();
    await expect(question).toHaveCount(0);
    await expect(chats.composer).toBeVisible();
  });
  await test.step("BLOCK-01 BLOCK-03: the chat closes and is gone, in both browsers", async () => {
    await chats.chooseOption(name, es.safety.block.action);
    await page.getByRole("alertdialog").getByRole("button", { name: es.safety.block.confirm, exact: true }).click();
    await expect(page).toHaveURL(/\/chats$/);
    for (const each of [chats, second]) {
      await expect(each.composer).toHaveCount(0);
      await expect(each.conversation(name)).toHaveCount(0);
    }
  });
  await test.step("PROFILE-18 BLOCK-06 BLOCK-07: the list, from the own profile", async () => {
    await page.goto("/profile/me");
    await page.getByRole("link", { name: es.blockedUsers.title }).click();
    await expect(page.getByText("1 persona bloqueada")).toBeVisible();
    await expect(page.getByText(`@${name}`)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
  await test.step("BLOCK-09 OPEN-64: unblocked, the chat is there again with its messages", async () => {
    await page.getByRole("button", { name: `Desbloquear a ${name}` }).click();
    await expect(page.getByRole("heading", { name: es.blockedUsers.empty.title })).toBeVisible();
    await expect(second.conversation(name)).toBeVisible();
    await chats.open();
    await chats.openConversation(name);
    await expect(chats.message("Hola, ¿qué ves últimamente?")).toBeVisible();
  });
});
