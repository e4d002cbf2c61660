import { es } from "@nakamatch/phrases/es";
import { ChatsPage } from "../../pages/chats/chats-page.ts";
import { signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

const { quote } = es.chats;

test("two people answer messages to each other", async ({ page, newMember, openBrowser }) => {
  const me = await newMember();
  const other = await newMember();
  await me.like(other);
  await other.like(me);
  const chatId = await me.openChat(other);
  await other.send(chatId, "¿Has visto Mushishi? Al final ||muere la maestra||");
  for (let count = 1; count <= 60; count++) await other.send(chatId, `Mensaje número ${count}.`);
  const chats = new ChatsPage(page);
  await signIn(page, me.person);
  await page.goto(`/chats?chat=${chatId}`);
  const nickname = other.person.nickname;

  await test.step("a button beside the message puts its line above the composer, without its spoilers", async () => {
    const original = chats.message("¿Has visto Mushishi?");
    await original.hover();
    await original.getByRole("button", { name: quote.reply }).click();
    await expect(chats.composer).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "Al final [spoiler]" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: quote.drop })).toHaveCount(0);
    await original.hover();
    await original.getByRole("button", { name: quote.reply }).click();
    await chats.say("Todavía no, ¡sin spoilers!");
    await expect(chats.message("Todavía no").getByRole("button", { name: /^Respuesta/ })).toContainText("[spoiler]");
    await expect(page.getByRole("button", { name: quote.drop })).toHaveCount(0);
  });
  const phone = await openBrowser({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  const theirs = new ChatsPage(phone);
  await signIn(phone, other.person);
  await phone.goto(`/chats?chat=${chatId}`);
  await test.step("CHAT-17 CHAT-18: the other side is led to the original, far above, and on from there", async () => {
    const original = theirs.message("¿Has visto Mushishi?").filter({ hasNotText: "Todavía" });
    await expect(original).toHaveCount(0);
    await theirs.message("Todavía no").getByRole("button", { name: quote.own }).click();
    await expect(original).toBeInViewport();
    await expect(original).toBeFocused();
    await expect(original).toHaveAttribute("data-found");
    await expect(original).not.toHaveAttribute("data-found");
    await expect(theirs.loadEarlier).toHaveCount(0);
    await phone.getByRole("button", { name: es.chats.messages.toNewest }).click();
    await expect(theirs.message("Todavía no")).toBeInViewport();
  });
  await test.step("a swipe to the right answers", async () => {
    const box = await theirs.message("Todavía no").getByRole("paragraph").first().boundingBox();
    const client = await phone.context().newCDPSession(phone);
    const touch = async (type: string, x?: number) => {
      const touchPoints = x === undefined ? [] : [{ x, y: (box?.y ?? 0) + 10 }];
      await client.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints });
    };
    const from = box?.x ?? 0;
    await touch("touchStart", from);
    for (let by = 10; by <= 90; by += 10) await touch("touchMove", from + by);
    await touch("touchEnd");
    await expect(phone.getByRole("button", { name: quote.drop })).toBeVisible();
    await expect(theirs.composer).toBeFocused();
    await theirs.say("Prometido");
  });
  await test.step("it arrives live, with its quote; by keys it is answered, too", async () => {
    const answer = chats.message("Prometido");
    await expect(answer.getByRole("button", { name: quote.own })).toContainText("Todavía no, ¡sin spoilers!");
    await chats.composer.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(answer.getByRole("button", { name: es.chats.messages.copy })).toBeFocused();
    await page.keyboard.press("r");
    await chats.say("Gracias");
    await expect(chats.message("Gracias").getByRole("button", { name: /^Respuesta/ })).toContainText("Prometido");
    await expect(theirs.message("Gracias").getByRole("button", { name: quote.own })).toBeVisible();
    await expect(chats.conversation(nickname), "the preview tells the answer alone").toContainText("Tú: Gracias");
  });
});
