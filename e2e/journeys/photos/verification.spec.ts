import { es } from "@nakamatch/phrases/es";
import type { Page } from "@playwright/test";
import { Toasts } from "../../pages/shell/toasts.ts";
import { faultsOf } from "../../support/accessibility.ts";
import { DEMO_MODERATOR, signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

/** Code for the page is text: its types are not this project's. */
const DRAW = `() => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 600, height: 900 });
  const context = canvas.getContext("2d");
  context.fillStyle = "#0a5";
  context.fillRect(0, 0, 600, 900);
  return canvas.toDataURL("image/jpeg").split(",")[1];
}`;

async function photo(page: Page): Promise<Buffer> {
  return Buffer.from(await page.evaluate<string>(`(${DRAW})()`), "base64");
}

test("a member is verified by a gesture, others see the mark, and it ends with the photo", async ({
  page,
  openBrowser,
  newMember,
  baseURL: origin = "",
}) => {
  const [nami, zoro] = [await newMember(), await newMember()];
  const { nickname } = nami.person;
  const of = (phrase: string) => phrase.replace("{{name}}", nickname);
  const words = es.verification;
  const part = page.getByRole("region", { name: words.title });
  await signIn(page, nami.person);

  await test.step("the first photo comes first", async () => {
    await page.goto("/profile/edit#verification");
    await expect(part.getByText(words.photoMissing)).toBeVisible();
    await expect(part.getByRole("button", { name: words.begin })).toHaveCount(0);
    const headers = { origin, "content-type": "image/jpeg" };
    const answer = await page.request.put("/api/v1/me/photo", { data: await photo(page), headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    await page.reload();
  });
  await test.step("a gesture is drawn, and its photo sent", async () => {
    await part.getByRole("button", { name: words.begin }).click();
    await expect(part.getByText(words.yourGesture)).toBeVisible();
    expect(await faultsOf(page, part)).toEqual([]);
    const picking = page.waitForEvent("filechooser");
    await part.getByRole("button", { name: words.take }).click();
    await (await picking).setFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: await photo(page) });
    await new Toasts(page).expectSuccess(words.sent);
    await expect(part.getByText(words.waiting)).toBeVisible();
    expect(await faultsOf(page, part)).toEqual([]);
  });
  await test.step("a moderator sees both photos, and decides", async () => {
    const moderator = await openBrowser();
    await signIn(moderator, DEMO_MODERATOR);
    await moderator.goto("/moderation/bans?tab=verifications");
    const request = moderator.getByRole("listitem").filter({ has: moderator.getByRole("heading", { name: nickname }) });
    const approve = request.getByRole("button", { name: of(es.verificationReview.approveName) });
    await expect(approve).toBeDisabled();
    await request.getByRole("button", { name: of(es.verificationReview.showName) }).click();
    for (const name of [es.verificationReview.photoOf, es.verificationReview.gestureOf]) {
      const image = request.getByRole("img", { name: of(name) });
      await expect
        .poll(() => image.evaluate((each) => (each as unknown as { naturalWidth: number }).naturalWidth))
        .toBeGreaterThan(0);
    }
    expect(await faultsOf(moderator)).toEqual([]);
    await approve.click();
    await new Toasts(moderator).expectSuccess(es.verificationReview.approved);
    await expect(request).toHaveCount(0);
  });
  await test.step("the member learns it at once", async () => {
    await expect(part.getByText(words.verified).last()).toBeVisible();
  });
  await test.step("others see the mark and what it means, until the photo is another one", async () => {
    const other = await openBrowser();
    await signIn(other, zoro.person);
    await other.goto(`/profile/${nami.id}`);
    const sign = other.getByRole("button", { name: es.common.people.verified });
    await sign.click();
    const dialog = other.getByRole("dialog", { name: words.explained });
    await expect(dialog).toContainText(words.meansNot);
    expect(await faultsOf(other, dialog)).toEqual([]);
    await other.keyboard.press("Escape");
    await expect(sign).toBeFocused();
    const removal = await page.request.delete("/api/v1/me/photo", { headers: { origin } });
    expect(removal.ok()).toBe(true);
    await other.reload();
    await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(sign).toHaveCount(0);
  });
});
