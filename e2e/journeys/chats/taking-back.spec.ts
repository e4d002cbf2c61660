import { es } from "@nakamatch/phrases/es";
import { ChatsPage } from "../../pages/chats/chats-page.ts";
import { signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

const { takenBack } = es.chats;

test("a message is taken back, unread and read, and both see it live", async ({ page, newMember, openBrowser }) => {
  const me = await newMember();
  const other = await newMember();
  await me.like(other);
  await other.like(me);
  const chatId = await me.openChat(other);
  await other.send(chatId, "¿Has visto Mushishi?");
  const chats = new ChatsPage(page);
  await signIn(page, me.person);
  await page.goto(`/chats?chat=${chatId}`);
  const phone = await openBrowser({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  const theirs = new ChatsPage(phone);
  await signIn(phone, other.person);
  await theirs.open();
  const theirPlace = takenBack.of.replace("{{name}}", me.person.nickname);

  await test.step("unread: the badge goes, and the preview says so", async () => {
    await chats.say("Esto era para otra persona");
    const listed = theirs.conversation(me.person.nickname);
    await expect(listed).toContainText("1 mensaje sin leer");
    const sent = chats.message("Esto era para otra persona");
    await sent.hover();
    await sent.getByRole("button", { name: takenBack.action }).click();
    const place = chats.message(takenBack.own);
    await expect(place).toBeVisible();
    await expect(place).toBeFocused();
    await expect(listed).toContainText(takenBack.preview);
    await expect(listed).not.toContainText("sin leer");
    await expect(chats.conversation(other.person.nickname)).toContainText(takenBack.preview);
    // The turn is the viewer's again, as before.
    await expect(page.getByRole("button", { name: es.chats.turn.filter })).toContainText("1");
  });
  await test.step("read, while it is answered: its place and the quotes of it say so", async () => {
    await theirs.openConversation(me.person.nickname);
    await expect(theirs.message(theirPlace)).toBeVisible();
    await chats.say("Y esto también");
    const seen = theirs.message("Y esto también");
    await seen
      .getByRole("paragraph")
      .first()
      .tap({ position: { x: 20, y: 10 } });
    await seen.getByRole("button", { name: es.chats.quote.reply }).tap();
    await theirs.say("¿El qué?");
    await expect(chats.message("¿El qué?")).toContainText("Y esto también");
    const sent = chats.message("Y esto también").filter({ hasNotText: "¿El qué?" });
    await sent.getByRole("button", { name: es.chats.messages.copy }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    for (const side of [chats, theirs]) {
      await expect(side.messages).not.toContainText("Y esto también");
      await expect(side.message("¿El qué?")).toContainText(takenBack.preview);
    }
    await expect(theirs.message(theirPlace)).toHaveCount(2);
  });
  await test.step("by touch; it stays so after a reload", async () => {
    const answer = theirs.message("¿El qué?");
    await answer
      .getByRole("paragraph")
      .first()
      .tap({ position: { x: 20, y: 10 } });
    await answer.getByRole("button", { name: takenBack.action }).tap();
    await expect(theirs.message(takenBack.own)).toBeVisible();
    await expect(chats.message(takenBack.of.replace("{{name}}", other.person.nickname))).toBeVisible();
    await phone.reload();
    await expect(theirs.message(takenBack.own)).toBeVisible();
    await expect(theirs.message(theirPlace)).toHaveCount(2);
  });
});
