import { es } from "@nakamatch/phrases/es";
import type { Locator } from "@playwright/test";
import { ChatsPage } from "../../pages/chats/chats-page.ts";
import { DashboardPage } from "../../pages/meeting/dashboard-page.ts";
import { MatchMoment } from "../../pages/meeting/matches-page.ts";
import { Toasts } from "../../pages/shell/toasts.ts";
import { DEMO_MEMBER, type Member, signIn } from "../../support/members.ts";
import { openScreen, SCREENS, settle } from "../../support/screens.ts";
import { expect, type MemberWishes, test } from "../../support/test.ts";

// A word without a break opportunity.
const LINK = `https://example.org/${"capitulo".repeat(20)}`;

/** All text, visible or for screen readers. Runs in the page. */
const READ_WORDS = `(() => {
  const accessible = ["aria-label", "placeholder", "title", "alt"];
  const elements = [...document.querySelectorAll(accessible.map((name) => "[" + name + "]").join())];
  const attributes = elements.flatMap((element) => accessible.map((name) => element.getAttribute(name) ?? ""));
  return [document.title, document.body.textContent ?? "", ...attributes];
})()`;

/** The text spacing that people may choose (WCAG 1.4.12). Runs in the page. */
const WIDEN_TEXT = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { line-height: 1.5 !important } p { margin-bottom: 2em !important }");
  document.adoptedStyleSheets.push(sheet);
})()`;

/** In which the celebration of a match has to fit: the last is the smallest. */
const WINDOWS = [
  [1280, 800],
  [768, 1024],
  [360, 740],
  [360, 640],
] as const;

/** By how many pixels an element's content overflows it. Runs in the page. */
const overflow = ({ scrollWidth, clientWidth }: { scrollWidth: number; clientWidth: number }) =>
  scrollWidth - clientWidth;

test("the list of the settings ends in no fold of its own, and a tall window keeps it in sight", async ({ page }) => {
  await signIn(page, DEMO_MEMBER);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/settings");
  const list = page.getByRole("navigation", { name: es.settings.title });
  await expect(list.getByRole("link").last()).toContainText(es.settings.parts.deletion.title);
  const hidden = ({ scrollHeight, clientHeight }: { scrollHeight: number; clientHeight: number }) =>
    scrollHeight - clientHeight;
  expect(await list.evaluate(hidden)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 1080 });
  await expect(list.getByRole("link").last()).toBeInViewport({ ratio: 1 });
});

test("a long link stays inside its bubble", async ({ page, newMember }) => {
  const { me, other, chatId } = await twoWhoTalk(newMember);
  await me.send(chatId, LINK);
  await other.send(chatId, LINK);
  await signIn(page, me.person);
  const chats = new ChatsPage(page);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(`/chats?chat=${chatId}`);
    await expect(chats.bubbles).toHaveCount(2);
    expect(await chats.messages.evaluate(overflow)).toBeLessThanOrEqual(0);
    const list = await boxOf(chats.messages);
    for (const bubble of await chats.bubbles.getByRole("paragraph").all()) {
      const box = await boxOf(bubble);
      expect(box.x).toBeGreaterThanOrEqual(list.x);
      expect(box.x + box.width).toBeLessThanOrEqual(list.x + list.width);
    }
  }
});

test("CHAT-19: in a low window, and at twice the text size, the composer is on the screen and nothing covers it", async ({
  page,
  newMember,
}) => {
  const { me, chatId } = await twoWhoTalk(newMember);
  await page.setViewportSize({ width: 640, height: 360 });
  await signIn(page, me.person);
  await page.goto(`/chats?chat=${chatId}`);
  const { composer, send } = new ChatsPage(page);
  await expect(composer).toBeInViewport({ ratio: 1 });
  // Playwright clicks only what is not covered.
  await composer.click();
  await composer.fill("¡Hola!");
  await send.click();
  await expect(new ChatsPage(page).tick("¡Hola!", "sent")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate('document.documentElement.style.fontSize = "200%"');
  for (const each of [composer, send]) await expect(each).toBeInViewport({ ratio: 1 });
});

test("at twice the text size tabs and names of matches stay whole, and a dialog has room to write", async ({
  page,
  newMember,
}) => {
  const me = await newMember();
  const other = await newMember({ nickname: `Nami_${Date.now() % 10_000}` });
  await other.like(me);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, me.person);
  const enlarge = () => page.evaluate('document.documentElement.style.fontSize = "200%"');
  await page.goto("/matches");
  await page.getByRole("tab", { name: es.matches.tabs.likedMe }).click();
  const name = page.getByRole("article").getByRole("link", { name: other.person.nickname });
  await expect(name).toBeVisible();
  const lines = async () => (await boxOf(name)).height;
  const before = await lines();
  await enlarge();
  expect(await lines(), "as many lines as before").toBeLessThan(2.5 * before);
  for (const tab of await page.getByRole("tab").all()) expect(await tab.evaluate(overflow)).toBeLessThanOrEqual(0);

  await name.press("Enter");
  await page.getByRole("button", { name: es.likeWords.say }).click();
  await enlarge();
  const words = page.getByRole("dialog").getByRole("textbox");
  await words.scrollIntoViewIfNeeded();
  await expect(words).toBeInViewport({ ratio: 1 });
});

test("CHAT-10: with wide text spacing the online text does not cover the name", async ({ page, newMember }) => {
  const { me, other, chatId } = await twoWhoTalk(newMember);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, me.person);
  await page.goto(`/chats?chat=${chatId}`);
  const head = page.getByRole("region", { name: other.person.nickname, exact: true }).locator("header");
  const status = head.getByText(/en línea$/i);
  await expect(status).toBeVisible();
  await page.evaluate(WIDEN_TEXT);
  const name = await boxOf(head.getByText(other.person.nickname));
  expect((await boxOf(status)).y).toBeGreaterThanOrEqual(name.y + name.height - 4);
});

test("CHAT-01: on phones the focus goes into the conversation and back to its entry", async ({
  openBrowser,
  newMember,
}) => {
  const { me, other } = await twoWhoTalk(newMember);
  const page = await openBrowser({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await signIn(page, me.person);
  const chats = new ChatsPage(page);
  await chats.open();
  const entry = chats.conversation(other.person.nickname);
  await entry.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: other.person.nickname, exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(chats.back).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(entry).toBeFocused();
});

test("CHAT-19: on a phone on its side the composer is on the screen, and the last messages above it", async ({
  page,
  newMember,
}) => {
  const { me, chatId } = await twoWhoTalk(newMember);
  for (const text of ["Hola", "¿Qué tal?", "Viendo Frieren", "Otra vez"]) await me.send(chatId, text);
  await page.setViewportSize({ width: 844, height: 390 });
  await signIn(page, me.person);
  const chats = new ChatsPage(page);
  for (const size of [
    { width: 844, height: 390 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/chats?chat=${chatId}`);
    await expect(chats.composer).toBeInViewport({ ratio: 1 });
    for (const text of ["Viendo Frieren", "Otra vez"]) {
      const message = chats.message(text).getByRole("paragraph").filter({ hasText: text });
      await expect(message).toBeInViewport({ ratio: 1 });
      expect(await bottomOf(message)).toBeLessThanOrEqual((await boxOf(chats.composer)).y);
    }
  }
});

test("OPEN-48 LIKE-04: the notice of a match leaves the celebration's title, fields and buttons free, which fit, as does an idea", async ({
  page,
  newMember,
}) => {
  const city = "Huesca";
  const me = await newMember({ city });
  const other = await newMember({ city });
  await other.like(me);
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, me.person);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await dashboard.card(other.person.nickname).like.click();
  const { root } = new MatchMoment(page);
  const notice = new Toasts(page).all.first();
  await expect(notice).toBeVisible();
  const idea = root.getByRole("button", { name: es.icebreakers.use });
  const parts = [root.getByRole("textbox"), root.getByRole("button", { name: es.chats.messages.send }), idea];
  await idea.waitFor();
  const covered = async () => {
    const above = await notice.boundingBox({ timeout: 1000 }).catch(() => null);
    const pressed = await root.locator("h2, textarea, button, a").all();
    const boxes = await Promise.all(pressed.map(boxOf));
    return above === null ? [] : boxes.filter((box) => overlaps(box, above));
  };
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await expect(root, "with its bottom edge").toBeInViewport({ ratio: 1 });
    await expect.poll(covered, `at ${width}`).toEqual([]);
    for (const part of parts) await expect(part, `at ${width}`).toBeInViewport({ ratio: 1 });
  }
});

test("MATCH-01: all tabs can be read in German", async ({ page, newMember }) => {
  const { person } = await newMember();
  await page.addInitScript(() => localStorage.setItem("i18nextLng", "de"));
  await signIn(page, person);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto("/matches");
    await settle(page);
    const tabs = page.getByRole("tab");
    await expect(tabs).toHaveCount(3);
    for (const tab of await tabs.all()) {
      await expect(tab).toBeInViewport({ ratio: 1 });
      expect(await tab.evaluate(overflow)).toBeLessThanOrEqual(0);
    }
    expect(await page.getByRole("tablist").evaluate(overflow)).toBeLessThanOrEqual(0);
  }
});

for (const isForMembers of [false, true]) {
  const who = isForMembers ? "members" : "guests";
  test(`I18N-11: screens for ${who} fit into 320 px in German, and 360 px at twice the text size, without a raw key`, async ({
    page,
    guard,
  }) => {
    guard.expect(/No page at/);
    await page.addInitScript(() => localStorage.setItem("i18nextLng", "de"));
    if (isForMembers) await signIn(page, DEMO_MEMBER);
    const faults: string[] = [];
    const measure = async (screen: string, most: number) => {
      const width = await page.evaluate<number>("document.documentElement.scrollWidth");
      if (width > most) faults.push(`${screen}: ${width} px of ${most}`);
    };
    for (const screen of SCREENS.filter((each) => each.isForMembers === isForMembers)) {
      await page.setViewportSize({ width: 320, height: 640 });
      await openScreen(page, screen);
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      faults.push(...keysIn(await page.evaluate<string[]>(READ_WORDS)).map((key) => `${screen.name}: ${key}`));
      await measure(screen.name, 320);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate('document.documentElement.style.fontSize = "200%"');
      await measure(screen.name, 360);
    }
    expect(faults).toEqual([]);
  });
}

/** Raw keys, and placeholders without a value. */
function keysIn(words: readonly string[]): string[] {
  const key = new RegExp(String.raw`\b(${Object.keys(es).join("|")})\.[a-z]\w*(\.\w+)*|\{\{|\}\}`, "g");
  return words.flatMap((text) => text.match(key) ?? []);
}

async function twoWhoTalk(newMember: (wishes?: MemberWishes) => Promise<Member>) {
  const me = await newMember();
  const other = await newMember();
  await me.like(other);
  await other.like(me);
  return { me, other, chatId: await me.openChat(other) };
}

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("Nothing is drawn");
  return box;
}

type Box = Awaited<ReturnType<typeof boxOf>>;

const overlaps = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

async function bottomOf(locator: Locator): Promise<number> {
  const { y, height } = await boxOf(locator);
  return y + height;
}
