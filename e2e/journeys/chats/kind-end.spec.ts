import { es } from "@nakamatch/phrases/es";
import { ChatsPage } from "../../pages/chats/chats-page.ts";
import { signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

test("a kind end: two people, its sentence, and two ways back", async ({ page, newMember, openBrowser }) => {
  const [me, other] = [await newMember(), await newMember()];
  await me.like(other);
  await other.like(me);
  const chatId = await me.openChat(other);
  await other.send(chatId, "¿Qué has visto hoy?");
  const theirs = await openBrowser();
  await signIn(page, me.person);
  await signIn(theirs, other.person);
  const [mine, others] = [new ChatsPage(page), new ChatsPage(theirs)];
  const [myName, theirName] = [me.person.nickname, other.person.nickname];
  const { chatEnds } = es;
  const name = (text: string, nickname: string) => text.replace("{{name}}", nickname);
  const foldOf = (at: typeof page) => at.getByRole("button", { name: new RegExp(`^${es.chats.end.fold}`) });
  const end = async () => {
    await mine.chooseOption(theirName, es.chats.end.action);
    const dialog = page.getByRole("dialog", { name: name(chatEnds.dialog.title, theirName) });
    await dialog.getByText(chatEnds.noSpark).click();
    await dialog.getByRole("button", { name: chatEnds.dialog.confirm }).click();
    await expect(page.getByText(chatEnds.noSpark)).toBeVisible();
  };
  await mine.open();
  await mine.openConversation(theirName);
  await others.open();
  await expect(others.conversation(myName)).toBeVisible();

  await test.step("both read it, the other as one unread message, and neither can write", async () => {
    await end();
    await expect(mine.composer).toHaveCount(0);
    await expect(foldOf(theirs)).toContainText("1 mensaje sin leer");
    await foldOf(theirs).click();
    const row = theirs.getByRole("list", { name: es.chats.end.fold }).getByRole("link", { name: myName });
    await expect(row).toContainText(es.chats.end.preview);
    await row.click();
    await expect(theirs.getByText(chatEnds.noSpark)).toBeVisible();
    await expect(others.composer).toHaveCount(0);
    await expect(foldOf(theirs)).not.toContainText("sin leer");
    await expect(other.send(chatId, "Espera")).rejects.toThrow();
  });
  await test.step("the ender opens it again, and they write", async () => {
    await page.getByRole("button", { name: chatEnds.reopen }).click();
    await expect(mine.composer).toBeVisible();
    await expect(others.composer).toBeVisible();
    await other.send(chatId, "¡Qué bien!");
    await expect(mine.message("¡Qué bien!")).toBeVisible();
  });
  await test.step("after another end, a like within the day opens it as well", async () => {
    await end();
    await expect(theirs.getByText(chatEnds.closed)).toBeVisible();
    // It is a match again, which is celebrated above the chat.
    for (const at of [page, theirs])
      await at.addLocatorHandler(at.getByRole("dialog", { name: es.likes.match.title }), () =>
        at.getByRole("button", { name: es.likes.match.later }).click(),
      );
    await me.like(other);
    await expect(others.composer).toBeVisible();
    await expect(mine.composer).toBeVisible();
  });
});
