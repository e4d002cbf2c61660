import type { Page } from "@playwright/test";
import { ProfilePhoto } from "../../pages/photos/profile-photo.ts";
import { Toasts } from "../../pages/shell/toasts.ts";
import { moveFocus } from "../../support/keyboard.ts";
import { signIn } from "../../support/members.ts";
import { READ_COLOUR } from "../../support/read-colour.ts";
import { expect, test } from "../../support/test.ts";

// Code for the page is text: its types are not this project's.

/** A photo of 1200 by 900 pixels in four colours, in reading order red, green, blue, yellow. */
const DRAW = `(mimeType) => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: 900 });
  const context = canvas.getContext("2d");
  for (const [index, colour] of ["#f00", "#0f0", "#00f", "#ff0"].entries()) {
    context.fillStyle = colour;
    context.fillRect((index % 2) * 600, Math.floor(index / 2) * 450, 600, 450);
  }
  return canvas.toDataURL(mimeType, 0.95).split(",")[1];
}`;

async function fourColours(page: Page, mimeType = "image/jpeg") {
  const base64 = await page.evaluate<string>(`(${DRAW})(${JSON.stringify(mimeType)})`);
  return { name: "IMG_0001.jpg", mimeType, buffer: Buffer.from(base64, "base64") };
}

function colourOf(page: Page, address: string): Promise<string> {
  return page.evaluate<string>(`(${READ_COLOUR})(${JSON.stringify(address)})`);
}

test("a member crops a photo, and another person sees it", async ({ page, openBrowser, newMember }) => {
  const [nami, zoro] = [await newMember(), await newMember()];
  await signIn(page, nami.person);
  await page.goto("/profile/me");
  const photo = new ProfilePhoto(page);
  const toasts = new Toasts(page);
  const uploads: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT" && new URL(request.url()).pathname.endsWith("/me/photo"))
      uploads.push(request.url());
  });

  await test.step("PROFILE-03 AVATAR-01: the photo opens the file picker, a chosen photo the dialog with instructions", async () => {
    const chooser = await photo.openPicker();
    expect(await chooser.element().getAttribute("accept")).toBe("image/jpeg,image/png,image/webp,image/avif");
    expect(await chooser.element().getAttribute("capture"), "phones offer the gallery too").toBeNull();
    await chooser.setFiles(await fourColours(page));
    await expect(photo.dialog).toContainText("Mueve la foto");
    await expect(photo.apply).toBeVisible();
    await expect(photo.cancel, "AVATAR-03").toBeVisible();
  });
  await test.step("AVATAR-04 AVATAR-06 LIMIT-22: the circle holds 60 %, centred", async () => {
    await expect.poll(() => photo.selected()).toEqual({ left: 20, top: 10, width: 60 });
    await expect(photo.circle).toHaveCSS("border-radius", "50%");
    const rounding = await photo.preview.evaluate((canvas) =>
      Number.parseFloat(canvas.ownerDocument.defaultView.getComputedStyle(canvas).borderRadius),
    );
    expect(rounding, "so is the preview").toBeGreaterThan(1000);
  });
  await test.step("AVATAR-02: the preview follows the photo, which does not leave the circle", async () => {
    await photo.drag({ x: 400, y: 400 });
    await expect.poll(() => photo.selected()).toMatchObject({ left: 0, top: 0 });
    const [red, green] = (await photo.previewed()).split(",").map(Number);
    expect(red).toBeGreaterThan(200);
    expect(green).toBeLessThan(60);
  });
  await test.step("AVATAR-07: it never holds less than 100 pixels of the photo, by the wheel either", async () => {
    await photo.circle.hover();
    for (let notch = 0; notch < 40; notch++) await page.mouse.wheel(0, -400);
    await expect(photo.zoom).toHaveAttribute("aria-valuetext", /^900/);
    await expect.poll(async () => (await photo.selected()).width).toBe(8);
  });
  await test.step("AVATAR-05 OPEN-32: Cancel closes and uploads nothing", async () => {
    await photo.cancel.click();
    await expect(photo.dialog).toBeHidden();
    expect(uploads).toEqual([]);
    await expect(photo.button, "the focus goes back").toBeFocused();
  });
  await test.step("the keyboard alone moves and zooms, on a phone with the preview in sight", async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await photo.choose(await fourColours(page));
    await expect.poll(() => photo.selected()).toMatchObject({ left: 20 });
    await expect(photo.preview).toBeInViewport({ ratio: 1 });
    await moveFocus(photo.circle);
    for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowLeft");
    await expect.poll(async () => (await photo.selected()).left).toBeGreaterThan(25);
    await expect(page.locator("[data-announcer]")).toContainText("Foto movida");
    await page.keyboard.press("Tab");
    await page.keyboard.press("End");
    await expect.poll(async () => (await photo.selected()).width).toBe(8);
    await page.keyboard.press("Home");
    for (let press = 0; press < 12; press++) await page.keyboard.press("ArrowRight");
  });
  await test.step("AVATAR-09 AVATAR-10 ERR-36: the square is uploaded as a JPEG, and the person is told", async () => {
    await photo.drag({ x: 400, y: 400 });
    const [request] = await Promise.all([page.waitForRequest(/\/me\/photo\?/), photo.apply.click()]);
    expect(request.headers()["content-type"]).toBe("image/jpeg");
    await toasts.expectSuccess("Foto actualizada", "Tu foto de perfil se ha actualizado correctamente");
    await expect(photo.dialog).toBeHidden();
    expect(uploads).toHaveLength(1);
  });
  await test.step("AVATAR-11: the own profile shows it, in the size that fits", async () => {
    const image = photo.button.locator("img");
    await expect(image).toHaveAttribute(
      "src",
      new RegExp(`^/avatars/${nami.id}/\\d+_[0-9a-f]+-s0-0-\\d+-p125-[0-9a-f]{9}\\.jpg$`),
    );
    await expect.poll(() => image.evaluate((element) => String(element.currentSrc))).toMatch(/_128\.webp$/);
    expect(await colourOf(page, (await image.getAttribute("src")) ?? "")).toBe("255,0,0");
  });
  await test.step("another person sees it", async () => {
    const other = await openBrowser();
    await signIn(other, zoro.person);
    await other.goto(`/profile/${nami.id}`);
    const image = other.locator("main img[src^='/avatars/']").first();
    await expect(image).toBeVisible();
    expect(await colourOf(other, (await image.getAttribute("src")) ?? "")).toBe("255,0,0");
  });
});
