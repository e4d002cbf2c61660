import { es } from "@nakamatch/phrases/es";
import { ChatsPage } from "../../pages/chats/chats-page.ts";
import { signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

const { inMessages } = es.chats;

test("two people find what they wrote, and go there", async ({ page, newMember, openBrowser }) => {
  const me = await newMember();
  const other = await newMember();
  await me.like(other);
  await other.like(me);
  const chatId = await me.openChat(other);
  await other.send(chatId, "La CANCIÓN de Mushishi, ||con su final||");
  for (let count = 1; count <= 60; count++) await other.send(chatId, `Mensaje número ${count}.`);
  await me.send(chatId, "Otra canción, la mía");
  const chats = new ChatsPage(page);
  await signIn(page, me.person);
  await chats.open();
  const nickname = other.person.nickname;
  const field = page.getByRole("searchbox", { name: inMessages.field });
  const found = page.getByRole("list", { name: es.messageSearch.list }).getByRole("link");

  await test.step("CHAT-02: nicknames first, then messages, by keys", async () => {
    await chats.search.fill("cancion");
    await expect(page.getByRole("status").filter({ hasText: es.chats.noResults })).toBeVisible();
    await page.getByRole("button", { name: inMessages.step }).click();
    await expect(found).toHaveCount(2);
    await expect(found.first()).toContainText("Tú: Otra canción");
    await expect(found.last()).toContainText(nickname);
    await field.fill("cancion de");
    await expect(found).toHaveCount(1);
    await expect(found.locator("mark")).toHaveText("CANCIÓN de");
    await field.press("ArrowDown");
    await expect(found).toBeFocused();
    await page.keyboard.press("Enter");
    const original = chats.message("La CANCIÓN de Mushishi");
    await expect(original).toBeInViewport();
    await expect(original).toBeFocused();
    await expect(original).toHaveAttribute("data-found");
  });
  await test.step("nothing of a spoiler is found", async () => {
    await field.fill("su final");
    await expect(page.getByText(es.messageSearch.none.replace("{{text}}", "su final"))).toBeVisible();
  });

  const phone = await openBrowser({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  const theirs = new ChatsPage(phone);
  await signIn(phone, other.person);
  await theirs.open();
  const hits = phone.getByRole("list", { name: es.messageSearch.list }).getByRole("link");
  await test.step("on a phone Back leads from the chat to what was found; the step leads to the list", async () => {
    await theirs.search.fill("la mia");
    await phone.getByRole("button", { name: inMessages.step }).tap();
    await hits.tap();
    await expect(theirs.message("Otra canción, la mía")).toBeInViewport();
    await phone.goBack();
    await expect(hits).toBeVisible();
    await expect(hits).toBeFocused();
    await phone.getByRole("button", { name: inMessages.step }).tap();
    await expect(theirs.search).toHaveValue("la mia");
    await theirs.search.fill("");
    await expect(theirs.conversation(me.person.nickname)).toBeVisible();
  });
});
