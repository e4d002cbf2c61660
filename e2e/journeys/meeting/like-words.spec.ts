import { es } from "@nakamatch/phrases/es";
import { ChatsPage } from "../../pages/chats/chats-page.ts";
import { MatchMoment } from "../../pages/meeting/matches-page.ts";
import { ProfilePage } from "../../pages/people/profile-page.ts";
import { Toasts } from "../../pages/shell/toasts.ts";
import { faultsOf } from "../../support/accessibility.ts";
import { moveFocus } from "../../support/keyboard.ts";
import { signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

/** Runs in the page: a photo. */
const DRAW = `() => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 300, height: 300 });
  canvas.getContext("2d").fillRect(0, 0, 300, 300);
  return canvas.toDataURL("image/jpeg").split(",")[1];
}`;
const TEXT = "¿Cuál es tu escena favorita?";

test("a like with a few words about a photo by keyboard on a phone, read among the likes and above the chat, gone with the like", async ({
  page,
  openBrowser,
  newMember,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const [me, other] = [await newMember(), await newMember()];
  const [mine, theirs] = [me.person.nickname, other.person.nickname];
  const others = await openBrowser();
  await Promise.all([signIn(page, me.person), signIn(others, other.person)]);
  const { say, send, label, title, sent, sentText, about, photo } = es.likeWords;
  const profile = new ProfilePage(page);
  const quoteOn = (where: typeof page) => where.getByRole("figure").filter({ hasText: TEXT });

  const data = Buffer.from(await others.evaluate<string>(`(${DRAW})()`), "base64");
  const headers = { "content-type": "image/jpeg", origin: baseURL ?? "" };
  expect((await others.request.post("/api/v1/me/photos", { headers, data })).ok()).toBe(true);

  await test.step("the profile offers it; the dialog is written in and sent by keyboard", async () => {
    await profile.open(other.id);
    await page.getByRole("button", { name: say }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: title.replace("{{name}}", theirs) });
    await expect(dialog).toBeVisible();
    await moveFocus(dialog.getByRole("combobox", { name: about }));
    await page.keyboard.type(photo.replace("{{number}}", "1"));
    await expect(dialog.getByRole("img", { name: photo.replace("{{number}}", "1") })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await moveFocus(dialog.getByRole("textbox", { name: label }));
    await page.setViewportSize({ width: 360, height: 400 });
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(es.likeWords.problems.empty), "in a low window too").toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.keyboard.type(TEXT);
    await moveFocus(dialog.getByRole("button", { name: send }));
    await page.keyboard.press("Enter");
    await new Toasts(page).expectSuccess(sent, sentText.replace("{{name}}", theirs));
    await expect(dialog).toHaveCount(0);
    await expect(page.locator("[tabindex='-1']:focus"), "where the button was").toHaveText(es.likes.liked);
    await expect(quoteOn(page).locator("img")).toBeVisible();
    await expect(profile.unlike).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step("the other reads it among the likes, likes back, and both have it above the chat", async () => {
    await others.goto("/matches");
    await others.getByRole("tab", { name: es.matches.tabs.likedMe }).click();
    await expect(quoteOn(others)).toContainText(es.likeWords.quote.otherPhoto.replace("{{name}}", mine));
    await expect(quoteOn(others).locator("img")).toBeVisible();
    expect(await faultsOf(others)).toEqual([]);
    const card = others.getByRole("article").filter({ hasText: TEXT });
    for (const width of [360, 800, 1440]) {
      await others.setViewportSize({ width, height: 800 });
      const box = await card.locator(":scope > div").first().locator("> div").first().boundingBox();
      expect((box?.height ?? 0) / (box?.width ?? 1), `the portrait keeps its shape at ${width}`).toBeGreaterThan(1.2);
      expect((box?.height ?? 0) / (box?.width ?? 1), `the portrait keeps its shape at ${width}`).toBeLessThan(1.8);
    }
    await others.getByRole("button", { name: es.likes.likeBackName.replace("{{name}}", mine) }).click();
    await new MatchMoment(others).later.click();
    await others.goto(`/chats?chat=${await other.openChat(me)}`);
    await expect(new ChatsPage(others).composer).toBeVisible();
    await expect(quoteOn(others)).toBeVisible();
    expect(await faultsOf(others)).toEqual([]);
  });

  await test.step("it goes with the like", async () => {
    await new MatchMoment(page).later.click();
    await profile.unlike.click();
    await page.getByRole("alertdialog").getByRole("button", { name: es.likes.unlike }).click();
    await expect(profile.like).toBeVisible();
    await others.reload();
    await expect(new ChatsPage(others).composer).toBeVisible();
    await expect(quoteOn(others)).toHaveCount(0);
  });
});
