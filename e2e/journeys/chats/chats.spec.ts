import { es } from "@nakamatch/phrases/es";
import type { Locator, Page } from "@playwright/test";
import { ChatsPage } from "../../pages/chats/chats-page.ts";
import { DEMO_MEMBER, type Member, signIn } from "../../support/members.ts";
import { expect, type MemberWishes, test } from "../../support/test.ts";

test("the conversations of the demo member", async ({ page }) => {
  const chats = new ChatsPage(page);
  await signIn(page, DEMO_MEMBER);
  await chats.open();

  await test.step("the button of the filter leaves the list where it is", async () => {
    const before = await chats.search.boundingBox();
    await page.getByRole("button", { name: es.censorship.open }).hover();
    expect(await chats.search.boundingBox()).toEqual(before);
  });
  await test.step("CHAT-01: the open conversation is to the right of the list", async () => {
    await chats.openConversation("Ramen_Vega");
    await expect(chats.message("¿Sanji o Zoro?")).toBeVisible();
    const list = await chats.conversation("Ramen_Vega").boundingBox();
    const conversation = await chats.messages.boundingBox();
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(conversation?.x ?? 0);
  });
});

test("stacked marks stay inside their message; a paste goes in whole, typing stops at the limit", async ({
  page,
  newMember,
}) => {
  const { me, other } = await twoWhoMatch(newMember);
  const chatId = await me.openChat(other);
  await other.send(chatId, "Arriba");
  await other.send(chatId, `X${"\u0301".repeat(349)}`);
  await openAs(page, me, chatId);
  const chats = new ChatsPage(page);
  await expect(chats.message("X").getByRole("paragraph").first()).toHaveCSS("overflow", "clip");

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate('navigator.clipboard.writeText("x".repeat(340) + " END OF MY MESSAGE")');
  await chats.composer.focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(chats.composer).toHaveValue(/END OF MY MESSAGE$/);
  await expect(chats.counter.locator("[data-level]")).toHaveAttribute("data-level", "full");
  await page.keyboard.press("Enter");
  await expect(page.getByText(es.chats.messages.tooLong)).toBeVisible();
  await chats.composer.fill("x".repeat(345));
  await page.keyboard.insertText("👨‍👩‍👧‍👦");
  await expect(chats.composer, "no part of an emoji").toHaveValue("x".repeat(345));
  await page.keyboard.type("abcdefgh");
  await expect(chats.composer).toHaveValue(`${"x".repeat(345)}abcde`);
});

test("a long conversation", async ({ page, newMember }) => {
  const { me, other } = await twoWhoMatch(newMember);
  const chatId = await me.openChat(other);
  for (let count = 1; count <= 30; count++) await other.send(chatId, `Mensaje número ${count}.`);
  const chats = new ChatsPage(page);
  await signIn(page, me.person);
  await chats.open();
  const row = chats.conversation(other.person.nickname);

  await test.step("CHAT-05 CHAT-06 LIMIT-09: more than nine are shown as 9+", async () => {
    await expect(row.getByText("9+", { exact: true })).toBeVisible();
    await expect(row).toContainText("9+ mensajes sin leer");
  });
  await test.step("it opens at the first unread message, although 29 follow", async () => {
    await chats.openConversation(other.person.nickname);
    await expect(chats.messages.locator("[data-first-unread]")).toBeInViewport();
    await expect(chats.message("Mensaje número 1.")).toBeInViewport();
    await expect(chats.bubbles).toHaveCount(30);
    await expect(chats.message("Mensaje número 30.")).not.toBeInViewport();
    await expect(row).not.toContainText("sin leer");
  });
  await test.step("CHAT-17 LIMIT-07: the newest 25, once all are read", async () => {
    await page.reload();
    await expect(chats.bubbles).toHaveCount(25);
    await expect(chats.message("Mensaje número 30.")).toBeInViewport();
    await expect(chats.message("Mensaje número 5.")).toHaveCount(0);
  });
});

test("a conversation of hundreds of messages keeps its place to the pixel", async ({ page, newMember }) => {
  const { me, other } = await twoWhoMatch(newMember);
  const chatId = await me.openChat(other);
  const all = correspondence(chatId, [me.id, other.id], 400);
  await page.route(`**/chats/${chatId}/messages?*`, (route) => {
    const before = new URL(route.request().url()).searchParams.get("before");
    const end = before === null ? all.length : all.findIndex(({ id }) => id === before);
    const start = Math.max(0, end - 25);
    return route.fulfill({ json: { messages: all.slice(start, end).reverse(), total: null, hasMore: start > 0 } });
  });
  const chats = new ChatsPage(page);
  await openAs(page, me, chatId);
  await expect(chats.bubbles).toHaveCount(25);

  await test.step("CHAT-18: while older ones are loaded", async () => {
    for (let loaded = 50; loaded <= 325; loaded += 25) {
      await chats.loadEarlier.scrollIntoViewIfNeeded();
      const message = chats.message(`Mensaje ${425 - loaded}.`);
      const top = await topOf(message);
      await chats.loadEarlier.press("Enter");
      await expect(chats.bubbles).toHaveCount(loaded);
      expect(await topOf(message)).toBeCloseTo(top, 0);
    }
  });
  await test.step("those far away are neither laid out nor drawn", async () => {
    const isSkipped = (message: Locator) =>
      message.evaluate((element) => !element.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isSkipped(chats.message("Mensaje 100."))).toBe(false);
    await expect.poll(() => isSkipped(chats.message("Mensaje 390."))).toBe(true);
  });
  const message = chats.message("Mensaje 200.");
  /** Keeps the message at the upper edge, where nothing of the one before is in sight. */
  const keepsItsPlace = async (change: () => Promise<unknown>) => {
    await message.evaluate((element) => {
      element.style.scrollMarginTop = "0";
      element.scrollIntoView({ block: "start" });
    });
    const top = await settledTopOf(message);
    await change();
    expect(await settledTopOf(message)).toBeCloseTo(top, 0);
  };
  await test.step("while the window, the text and a keyboard change its size", async () => {
    await keepsItsPlace(() => page.setViewportSize({ width: 700, height: 720 }));
    await keepsItsPlace(() => page.setViewportSize({ width: 700, height: 420 }));
    await keepsItsPlace(() => page.evaluate("document.documentElement.style.fontSize = '200%'"));
    await keepsItsPlace(() => page.setViewportSize({ width: 1280, height: 720 }));
    await page.evaluate("document.documentElement.style.fontSize = ''");
  });
  await test.step("while a spoiler opens and a message arrives", async () => {
    await keepsItsPlace(async () => {
      await chats.message("Mensaje 201.").getByRole("button", { name: es.chats.spoiler.show }).press("Enter");
      await expect(chats.message("Mensaje 201.")).toContainText("gana Luffy");
    });
    const newest = page.getByRole("button", { name: es.chats.messages.below });
    await keepsItsPlace(async () => {
      await other.send(chatId, "¿Sigues ahí?");
      await expect(newest).toBeVisible();
    });
  });
  await test.step("all of them can be found and copied, in their order", async () => {
    await page.evaluate("getSelection().selectAllChildren(document.querySelector('[aria-label^=Mensajes]'))");
    const copied = await page.evaluate<string>("String(getSelection())");
    const texts = [...copied.matchAll(/Mensaje (\d+)\./g)].map(([, number]) => Number(number));
    expect(texts).toEqual(Array.from({ length: 325 }, (_, index) => 75 + index));
    await page.evaluate("getSelection().collapse(document.body)");
    expect(await page.evaluate("find('Mensaje 390.')")).toBe(true);
  });
  await test.step("a press leads to the newest; older ones leave the memory", async () => {
    await page.evaluate("getSelection().collapse(document.body)");
    await chats.message("Mensaje 200.").scrollIntoViewIfNeeded();
    await page
      .getByRole("button", { name: es.chats.messages.toNewest })
      .or(page.getByRole("button", { name: es.chats.messages.below }))
      .click();
    await expect(chats.message("¿Sigues ahí?")).toBeInViewport({ ratio: 0.9 });
    await expect(chats.bubbles).toHaveCount(100);
    await expect(chats.loadEarlier).toBeAttached();
  });
});

test("CHAT-36: on a small screen the list or the conversation", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const chats = new ChatsPage(page);
  await signIn(page, DEMO_MEMBER);
  await chats.open();
  await expect(chats.conversation("Ramen_Vega"), "the list is here").toBeVisible();
  await expect(chats.composer).toHaveCount(0);
  const bar = page.getByRole("navigation", { name: es.session.bar });
  await expect(bar, "below the list").toBeVisible();
  await chats.openConversation("Ramen_Vega");
  await expect(chats.search).toBeHidden();
  await expect(chats.composer).toBeVisible();
  await expect(bar, "not below the composer").toBeHidden();
  const form = await chats.composer.locator("xpath=ancestor::form").boundingBox();
  expect((form?.y ?? 0) + (form?.height ?? 0), "the composer is at the lower edge").toBeCloseTo(740, 0);
  await test.step("with the newest message in sight, also when a keyboard takes half of the screen", async () => {
    const newest = chats.bubbles.last();
    await expect(newest).toBeInViewport({ ratio: 0.9 });
    await page.setViewportSize({ width: 360, height: 480 });
    await expect(newest).toBeInViewport({ ratio: 0.9 });
  });
  await chats.back.click();
  await expect(chats.search).toBeVisible();
  await expect(chats.composer).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(bar, "below the list again").toBeVisible();
});

test("a conversation that opens has the focus in its composer, and on a touch screen not", async ({
  page,
  openBrowser,
}) => {
  const chats = new ChatsPage(page);
  await signIn(page, DEMO_MEMBER);
  await chats.open();
  await chats.openConversation("Ramen_Vega");
  await expect(chats.composer).toBeFocused();
  const phone = await openBrowser({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
    storageState: await page.context().storageState(),
  });
  const onPhone = new ChatsPage(phone);
  await onPhone.open();
  await onPhone.openConversation("Ramen_Vega");
  await expect(onPhone.composer).toBeVisible();
  await expect(onPhone.composer).not.toBeFocused();
});

test("CHAT-37: without conversations a link to the matches", async ({ page, newMember }) => {
  const { person } = await newMember();
  await signIn(page, person);
  await page.goto("/chats");
  await page.getByRole("link", { name: "Ver mis matches" }).click();
  await expect(page).toHaveURL(/\/matches$/);
});

test("CHAT-26: what is written without a connection is sent once there is one", async ({
  page,
  context,
  newMember,
  guard,
}) => {
  // Screens and the library for live events are prefetched.
  guard.expect(/ERR_INTERNET_DISCONNECTED|library for live events could not be fetched/);
  const { me, other } = await twoWhoMatch(newMember);
  const chatId = await me.openChat(other);
  const chats = new ChatsPage(page);
  await openAs(page, me, chatId);
  await chats.say("Antes");
  await expect(chats.tick("Antes", "sent")).toBeVisible();

  await context.setOffline(true);
  for (const text of ["Uno sin red", "Dos sin red"]) {
    await chats.say(text);
    await expect(chats.message(text).getByRole("img", { name: es.chats.messages.waiting })).toBeVisible();
  }
  await context.setOffline(false);
  for (const text of ["Uno sin red", "Dos sin red"]) await expect(chats.tick(text, "sent")).toBeVisible();
  await page.reload();
  await expect(chats.bubbles).toHaveText([/Antes/, /Uno sin red/, /Dos sin red/]);
});

test("a message can be copied by keyboard", async ({ page, newMember }) => {
  const { me, other } = await twoWhoMatch(newMember);
  const chatId = await me.openChat(other);
  await other.send(chatId, "Empieza por el arco de Alabasta");
  const chats = new ChatsPage(page);
  await openAs(page, me, chatId);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const copy = page.getByRole("button", { name: es.chats.messages.copy });
  // The opened conversation may still give the focus to its composer.
  await expect(async () => {
    await chats.composer.focus();
    // Past the button that marks a spoiler.
    for (let presses = 0; presses < 2; presses++) await page.keyboard.press("Shift+Tab");
    await expect(copy.last()).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByText(es.chats.messages.copied)).toBeAttached();
  expect(await page.evaluate("navigator.clipboard.readText()")).toBe("Empieza por el arco de Alabasta");
});

async function twoWhoMatch(
  newMember: (wishes?: MemberWishes) => Promise<Member>,
): Promise<{ me: Member; other: Member }> {
  const me = await newMember();
  const other = await newMember();
  await me.like(other);
  await other.like(me);
  return { me, other };
}

async function openAs(page: Page, { person }: Member, chatId: string): Promise<void> {
  await signIn(page, person);
  await page.goto(`/chats?chat=${chatId}`);
  await expect(new ChatsPage(page).composer).toBeVisible();
}

/** Messages of two, one a minute and the newest an hour ago, some of them with an address or a spoiler. */
function correspondence(chatId: string, [me, other]: readonly [string, string], count: number) {
  return Array.from({ length: count }, (_, number) => ({
    id: `30000000-0000-7000-8000-${String(number).padStart(12, "0")}`,
    chatId,
    senderId: number % 3 === 0 ? me : other,
    message: `Mensaje ${number}. ${"¿Y qué te parece? ".repeat(number % 7)}${number % 5 === 0 ? `https://example.test/${"arco-".repeat(20)}` : ""}${number % 3 === 0 ? "||Al final gana Luffy||" : ""}`,
    sentAt: new Date(Date.now() - (count - number + 60) * 60_000).toISOString(),
    readAt: new Date().toISOString(),
  }));
}

/** A message's distance from the scroll box's upper edge. */
async function topOf(message: Locator): Promise<number> {
  return message.evaluate((element) => {
    const box = element.closest("section");
    return element.getBoundingClientRect().top - (box?.getBoundingClientRect().top ?? Number.NaN);
  });
}

/** The same, once stable for two frames. */
async function settledTopOf(message: Locator): Promise<number> {
  for (let before = Number.NaN; ; ) {
    const top = await topOf(message);
    if (top === before) return top;
    before = top;
    await message.page().evaluate("new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))");
  }
}
