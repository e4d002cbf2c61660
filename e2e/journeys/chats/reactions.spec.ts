import { es } from "@nakamatch/phrases/es";
import { ChatsPage } from "../../pages/chats/chats-page.ts";
import { signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

const { reactions } = es;
const { names } = reactions;
const yours = (name: string) => reactions.yours.replace("{{name}}", name);

test("two people react to each other's messages", async ({ page, newMember, openBrowser }) => {
  const me = await newMember();
  const other = await newMember();
  await me.like(other);
  await other.like(me);
  const chatId = await me.openChat(other);
  await other.send(chatId, "¿Has visto Mushishi?");
  await me.send(chatId, "La veo cada otoño");
  const chats = new ChatsPage(page);
  await signIn(page, me.person);
  await page.goto(`/chats?chat=${chatId}`);
  const phone = await openBrowser({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  const theirs = new ChatsPage(phone);
  await signIn(phone, other.person);
  await phone.goto(`/chats?chat=${chatId}`);
  const told = (person: string, name: string) => reactions.of.replace("{{person}}", person).replace("{{name}}", name);
  const question = chats.message("¿Has visto Mushishi?");

  await test.step("by the bar on hover; the other side sees it live", async () => {
    await question.hover();
    await question.getByRole("button", { name: reactions.add }).click();
    await question.getByRole("group", { name: reactions.list }).getByRole("button", { name: names.stars }).click();
    await expect(question.getByRole("button", { name: yours(names.stars), exact: true })).toBeVisible();
    const seen = theirs.message("¿Has visto Mushishi?");
    await expect(seen.getByRole("img", { name: told(me.person.nickname, names.stars) })).toBeVisible();
  });
  await test.step("by double tap, the first of the six", async () => {
    const answer = theirs.message("La veo cada otoño");
    const client = await phone.context().newCDPSession(phone);
    // The message moves as those around it are read.
    await expect(async () => {
      const box = await answer.getByRole("paragraph").first().boundingBox();
      const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 }];
      const tap = () => [
        client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints }),
        client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
      ];
      // Without waiting in between, as a busy machine would take too long.
      await Promise.all([...tap(), ...tap()]);
      const reaction = answer.getByRole("button", { name: yours(names.heart), exact: true });
      await expect(reaction).toBeVisible({ timeout: 8000 });
    }).toPass({ timeout: 30_000 });
    const seen = chats.message("La veo cada otoño");
    await expect(seen.getByRole("img", { name: told(other.person.nickname, names.heart) })).toBeVisible();
  });
  await test.step("a tap opens what can be done with a message in a line of its own, which covers nothing", async () => {
    const [above, below] = [theirs.message("¿Has visto Mushishi?"), theirs.message("La veo cada otoño")];
    const actions = above.locator("[data-actions]");
    await above
      .getByRole("paragraph")
      .first()
      .tap({ position: { x: 20, y: 10 } });
    await expect(above).toHaveAttribute("data-opened");
    await actions.getByRole("button", { name: es.chats.quote.reply }).click({ trial: true });
    const boxes = await Promise.all(
      [above.getByRole("paragraph").first(), actions, below].map((each) => each.boundingBox()),
    );
    const [text, bar, next] = boxes.map((box) => ({ top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }));
    expect(text?.bottom).toBeLessThanOrEqual(bar?.top ?? 0);
    expect(bar?.bottom).toBeLessThanOrEqual(next?.top ?? 0);
  });
  await test.step("by keys another replaces it, a second press takes it away, and it stays so after a reload", async () => {
    await question.getByRole("button", { name: es.chats.messages.copy }).focus();
    await page.keyboard.press("5");
    await expect(question.getByRole("button", { name: yours(names.fire), exact: true })).toBeVisible();
    await page.reload();
    const mine = question.getByRole("button", { name: yours(names.fire), exact: true });
    await mine.click();
    await expect(mine).toHaveCount(0);
    await expect(theirs.message("¿Has visto Mushishi?").locator("[data-reaction]")).toHaveCount(0);
  });
  await test.step("no unread, no move: the preview is the last message", async () => {
    await expect(chats.conversation(other.person.nickname)).toContainText("Tú: La veo cada otoño");
    await expect(chats.conversation(other.person.nickname)).not.toContainText("sin leer");
  });
});

test("the actions of a message long after the one before are not cut off", async ({ page, newMember }) => {
  const me = await newMember();
  const other = await newMember();
  await me.like(other);
  await other.like(me);
  const chatId = await me.openChat(other);
  await other.send(chatId, "¿Has visto Mushishi?");
  await other.send(chatId, "¿Y Monster?");
  await page.route("**/messages?**", async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { messages: { sentAt: string }[] };
    const [latest] = body.messages;
    if (latest) latest.sentAt = new Date(Date.parse(latest.sentAt) + 3_600_000).toISOString();
    await route.fulfill({ response, json: body });
  });
  await signIn(page, me.person);
  await page.goto(`/chats?chat=${chatId}`);
  const later = new ChatsPage(page).message("¿Y Monster?");
  await later.hover();
  await later.getByRole("button", { name: es.chats.quote.reply }).click();
  await expect(page.getByRole("button", { name: es.chats.quote.drop })).toBeVisible();
  // The chat may still be asking.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
