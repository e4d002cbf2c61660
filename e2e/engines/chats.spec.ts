import { es } from "@nakamatch/phrases/es";
import type { Page } from "@playwright/test";
import { ChatsPage } from "../pages/chats/chats-page.ts";
import { type Member, signIn } from "../support/members.ts";
import { expect, test } from "./support/test.ts";

const LONG = `${"Esto es un mensaje muy largo. ".repeat(13)}Y esto es su final.`;

/** Copies a text as people do, from a field of its own. */
async function copy(page: Page, text: string): Promise<void> {
  await page.evaluate(`(() => {
    const field = Object.assign(document.createElement("textarea"), { id: "copied", value: ${JSON.stringify(text)} });
    document.querySelector("main").prepend(field);
    field.select();
  })()`);
  await page.locator("#copied").press("ControlOrMeta+c");
  await page.evaluate("document.getElementById('copied').remove()");
}

async function openAs(page: Page, { person }: Member, chatId: string): Promise<ChatsPage> {
  await signIn(page, person);
  await page.goto(`/chats?chat=${chatId}`);
  const chats = new ChatsPage(page);
  await expect(chats.composer).toBeVisible();
  return chats;
}

test("two people write to each other, on a phone and at a desk", async ({ page, openDesk, newMember }) => {
  const [nami, zoro] = [await newMember(), await newMember()];
  await nami.like(zoro);
  await zoro.like(nami);
  const chatId = await nami.openChat(zoro);
  const desk = await openDesk();
  const [hers, his] = [await openAs(page, nami, chatId), await openAs(desk, zoro, chatId)];

  await test.step("the box grows line by line to its most, and shrinks again", async () => {
    const heightOf = async (text: string) => {
      await hers.composer.fill(text);
      return (await hers.composer.boundingBox())?.height ?? 0;
    };
    const one = await heightOf("Hola");
    const three = await heightOf("a\nb\nc");
    expect(three).toBeGreaterThan(one + 30);
    const most = await heightOf("a\n".repeat(30));
    expect(most).toBeGreaterThan(three);
    expect(most).toBeLessThan(250);
    expect(await heightOf("Hola")).toBe(one);
  });
  await test.step("a long paste stays whole, and is not sent", async () => {
    await hers.composer.fill("");
    await copy(page, LONG);
    await hers.composer.press("ControlOrMeta+v");
    await expect(hers.composer).toHaveValue(LONG);
    await hers.composer.press("Enter");
    await expect(page.getByText(es.chats.messages.tooLong)).toBeVisible();
    await hers.composer.fill("");
  });
  await test.step("typing stops at the limit", async () => {
    await hers.composer.fill("x".repeat(348));
    await page.keyboard.type("abcd");
    await expect(hers.composer).toHaveValue(`${"x".repeat(348)}ab`);
  });
  await test.step("messages, the other's typing and ticks are live in both directions", async () => {
    await hers.say("¿Sanji o Zoro?");
    await expect(his.message("¿Sanji o Zoro?")).toBeVisible();
    await expect(hers.tick("¿Sanji o Zoro?", "read")).toBeVisible();
    await his.say("Zoro. Siempre Zoro.");
    await expect(hers.message("Zoro. Siempre Zoro.")).toBeInViewport();
    await expect(hers.composer).toHaveValue("");
  });
  await test.step("stacked marks stay in their message, and a list of many is at its end", async () => {
    await zoro.send(chatId, `X${"\u0301".repeat(300)}`);
    for (let count = 1; count <= 30; count++) await zoro.send(chatId, `Mensaje número ${count}.`);
    await expect(hers.message("Mensaje número 30.")).toBeInViewport();
    await page.reload();
    await expect(hers.message("Mensaje número 30.")).toBeInViewport();
    expect(await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")).toBe(0);
  });
});
