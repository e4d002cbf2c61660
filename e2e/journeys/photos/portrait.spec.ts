import type { Page } from "@playwright/test";
import { ProfilePhoto } from "../../pages/photos/profile-photo.ts";
import { Toasts } from "../../pages/shell/toasts.ts";
import { faultsOf } from "../../support/accessibility.ts";
import { signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

/** Runs in the page: red above, blue below, with a green band at a third of the height. */
const DRAW = `([width, height]) => {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  for (const [colour, from, to] of [["#f00", 0, 1 / 3], ["#0f0", 1 / 3, 0.4], ["#00f", 0.4, 1]]) {
    context.fillStyle = colour;
    context.fillRect(0, height * from, width, height * (to - from));
  }
  return canvas.toDataURL("image/jpeg").split(",")[1];
}`;

/** Runs in the page: width and height of the picture at an address. */
const MEASURE = `async (url) => {
  const { width, height } = await createImageBitmap(await (await fetch(url, { cache: "no-store" })).blob());
  return [width, height];
}`;

async function draw(page: Page, width: number, height: number) {
  const base64 = await page.evaluate<string>(`(${DRAW})(${JSON.stringify([width, height])})`);
  return { name: "foto.jpg", mimeType: "image/jpeg", buffer: Buffer.from(base64, "base64") };
}

test("a photo is framed for the circle and for the profile, which shows the whole portrait", async ({
  page,
  openBrowser,
  newMember,
}) => {
  const [nami, zoro] = [await newMember(), await newMember()];
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, nami.person);
  const crop = new ProfilePhoto(page);
  const measure = (url: string) => page.evaluate<[number, number]>(`(${MEASURE})(${JSON.stringify(url)})`);
  const portraitOf = (url: string) => url.replace(".jpg", "_portrait.jpg");
  const photos = async () =>
    (await (await page.request.get("/api/v1/me/profile")).json()).photos.map(({ url }: { url: string }) => url);
  const frame = page.getByRole("application", { name: "Mueve la foto en el marco de tu perfil con las flechas" });
  const sent = async () => {
    const [request] = await Promise.all([page.waitForRequest(/\/me\/photos?\?/), crop.apply.click()]);
    await expect(crop.dialog).toBeHidden();
    return new URL(request.url()).searchParams.get("square");
  };

  await test.step("the first photo's portrait is proposed from the circle, and moved in a second step", async () => {
    await page.goto("/profile/me");
    await crop.choose(await draw(page, 900, 1600));
    await expect.poll(() => crop.selected()).toMatchObject({ width: 60 });
    await crop.dialog.getByRole("button", { name: "Ajustar el marco de tu perfil" }).click();
    await expect(frame).toBeVisible();
    await expect(crop.preview, "what lists show stays in sight").toBeVisible();
    await expect(crop.zoom, "as large as the picture allows, head and all").toHaveAttribute("aria-valuetext", /^100/);
    await crop.zoom.focus();
    await page.keyboard.press("End");
    await expect(crop.zoom).toHaveAttribute("aria-valuetext", /^167/);
    await page.keyboard.press("Home");
    await expect(crop.zoom).toHaveAttribute("aria-valuetext", /^100/);
    await frame.focus();
    for (let press = 0; press < 40; press++) await page.keyboard.press("ArrowUp");
    expect(await faultsOf(page)).toEqual([]);
    await page.goBack();
    await expect(frame, "Back leads to the first step").toBeHidden();
    await expect.poll(() => crop.selected(), "the circle is where it was").toMatchObject({ left: 20, width: 60 });
  });
  await test.step("both are sent as one picture, and are one photo", async () => {
    // The circle holds the photo's middle: as far up as the portrait goes, it ends with the circle.
    expect(await sent()).toMatch(/^180,\d+,540$/);
    const [url] = await photos();
    expect(await measure(url)).toEqual([540, 540]);
    expect(await measure(portraitOf(url))).toEqual([900, 1125]);
  });
  await test.step("a further photo begins with its upper part, and may be turned", async () => {
    await page.goto("/profile/edit#photos");
    const choose = async () => {
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        page.getByRole("button", { name: "Añadir una foto" }).click(),
      ]);
      await chooser.setFiles(await draw(page, 1600, 900));
      await expect(frame).toBeVisible();
    };
    await choose();
    expect(await sent()).toBe("0,0,720");
    await choose();
    await crop.dialog.getByRole("button", { name: "Girar" }).click();
    await expect(crop.dialog.getByRole("button", { name: "Girar" })).not.toHaveAttribute("aria-busy", "true");
    expect(await faultsOf(page)).toEqual([]);
    expect(await sent()).toBe("0,0,900");
    const [, upright, turned] = await photos();
    expect(await measure(portraitOf(upright))).toEqual([720, 900]);
    expect(await measure(portraitOf(turned))).toEqual([900, 1125]);
  });
  await test.step("a stored one is cropped anew: it keeps the focus, and its old address is asked for no more", async () => {
    const dead: string[] = [];
    page.on("response", (answer) => {
      if (answer.status() === 404) dead.push(answer.url());
    });
    const menu = page.getByRole("button", { name: "Opciones de la foto 2" });
    await menu.click();
    await page.getByRole("menuitem", { name: "Recortar o girar" }).click();
    await expect(frame).toBeVisible();
    const [, before] = await photos();
    await sent();
    await expect(menu).toBeFocused();
    const [, after] = await photos();
    expect(after).not.toBe(before);
    await expect(page.locator(`img[src="${after}"]`)).toHaveCount(1);
    expect(dead).toEqual([]);
  });
  await test.step("one behind the first that is turned anew is no profile photo in the notice either", async () => {
    await page.getByRole("button", { name: "Opciones de la foto 3" }).click();
    await page.getByRole("menuitem", { name: "Recortar o girar" }).click();
    await crop.dialog.getByRole("button", { name: "Girar" }).click();
    await expect(crop.dialog.getByRole("button", { name: "Girar" })).not.toHaveAttribute("aria-busy", "true");
    await crop.apply.click();
    await new Toasts(page).expectSuccess("Foto actualizada", "Ya está en tu perfil.");
    await expect(crop.dialog).toBeHidden();
  });
  await test.step("another person sees the portraits across the phone, and whole at a press", async () => {
    const other = await openBrowser();
    await other.setViewportSize({ width: 360, height: 780 });
    await signIn(other, zoro.person);
    await other.goto(`/profile/${nami.id}`);
    const open = other.getByRole("button", { name: `Foto de ${nami.person.nickname} 1 de 3` });
    const image = open.locator("img");
    await expect.poll(() => image.evaluate((element) => String(element.currentSrc))).toMatch(/_portrait\.webp$/);
    expect(await image.boundingBox()).toMatchObject({ width: 360, height: 450 });
    await open.click();
    const whole = other.getByRole("dialog").locator("li:not([inert]) img");
    await expect.poll(() => whole.evaluate((element) => String(element.currentSrc))).toMatch(/_portrait\.jpg$/);
    const { width = 0, height = 1 } = (await whole.boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(0.8, 2);
  });
  await test.step("a stored photo opens for another crop, with the circle where it was", async () => {
    await page.goto("/profile/me");
    await page.getByRole("button", { name: "Opciones de tu perfil" }).click();
    await page.getByRole("menuitem", { name: "Recortar o girar" }).click();
    await expect(crop.circle).toBeVisible();
    await expect.poll(() => crop.selected()).toMatchObject({ left: 20, width: 60 });
    await crop.cancel.click();
    await expect(crop.dialog).toBeHidden();
  });
  await test.step("without the photo neither address answers", async () => {
    const [url] = await photos();
    await page.request.delete("/api/v1/me/photo", { headers: { origin: new URL(page.url()).origin } });
    for (const each of [url, portraitOf(url)]) expect((await page.request.get(each)).status()).toBe(404);
  });
});
