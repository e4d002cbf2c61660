import { es } from "@nakamatch/phrases/es";
import { ChatsPage } from "../../pages/chats/chats-page.ts";
import { signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

test("whose turn it is: two people write, and each sees their own number and filter", async ({
  page,
  newMember,
  openBrowser,
}) => {
  const [me, other] = [await newMember(), await newMember()];
  await me.like(other);
  await other.like(me);
  const chatId = await me.openChat(other);
  const theirs = await openBrowser();
  await signIn(page, me.person);
  await signIn(theirs, other.person);
  const [mine, others] = [new ChatsPage(page), new ChatsPage(theirs)];
  await mine.open();
  await others.open();
  const filterOf = (at: typeof page) => at.getByRole("button", { name: new RegExp(es.chats.turn.filter) });
  await expect(filterOf(page)).toHaveText(es.chats.turn.filter);

  await mine.openConversation(other.person.nickname);
  await mine.composer.fill("¿Qué has visto hoy?");
  await page.keyboard.press("Enter");
  await expect(filterOf(theirs)).toContainText("1 chat espera tu respuesta");
  await expect(filterOf(page)).toHaveText(es.chats.turn.filter);
  await filterOf(theirs).click();
  await expect(others.conversation(me.person.nickname)).toBeVisible();

  await other.send(chatId, "Un capítulo de Mushishi");
  await expect(filterOf(page)).toContainText("1 chat espera tu respuesta");
  await expect(theirs.getByText(es.chats.turn.none)).toBeVisible();
  await filterOf(theirs).click();
  await expect(others.conversation(me.person.nickname)).toBeVisible();

  await theirs.reload();
  await expect(filterOf(theirs)).toHaveText(es.chats.turn.filter);
  await page.reload();
  await expect(filterOf(page)).toContainText("1 chat espera tu respuesta");
});
