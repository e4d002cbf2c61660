import type { Locator, Page } from "@playwright/test";
import { ProfilePhoto } from "../../pages/photos/profile-photo.ts";
import { faultsOf } from "../../support/accessibility.ts";
import { signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

declare function getComputedStyle(element: unknown, pseudo?: string): { outlineStyle: string };

const COLOURS = ["red", "green", "blue", "yellow"];

/** Runs in the page: a square photo in one colour. */
const DRAW = `(colour) => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 300, height: 300 });
  const context = canvas.getContext("2d");
  context.fillStyle = colour;
  context.fillRect(0, 0, 300, 300);
  return canvas.toDataURL("image/jpeg").split(",")[1];
}`;

const draw = async (page: Page, colour: string) =>
  Buffer.from(await page.evaluate<string>(`(${DRAW})(${JSON.stringify(colour)})`), "base64");

async function addressesIn(list: Locator): Promise<string[]> {
  return list.locator("img").evaluateAll((images) => images.map((image) => String(image.getAttribute("src"))));
}

test("a member adds photos and orders them, and another person looks through them", async ({
  page,
  openBrowser,
  newMember,
  baseURL,
}) => {
  const [nami, zoro] = [await newMember(), await newMember()];
  await signIn(page, nami.person);
  const list = page.getByRole("list", { name: "Tus fotos" });
  const photo = (number: number, count = 4) => list.getByRole("button", { name: `Foto ${number} de ${count}` });
  const order = () => addressesIn(list);
  const stored = async () => (await (await page.request.get("/api/v1/me/profile")).json()).photos;
  const storedOrder = async () => (await stored()).map(({ url }: { url: string }) => url);
  const other = await openBrowser();
  let photos: string[] = [];

  await test.step("the first one is cropped like the profile's photo, which it is", async () => {
    await page.goto("/profile/edit#photos");
    const crop = new ProfilePhoto(page);
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      list.getByRole("button", { name: "Añadir una foto" }).click(),
    ]);
    await chooser.setFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: await draw(page, COLOURS[0] ?? "") });
    await crop.circle.waitFor();
    await crop.apply.click();
    await expect(crop.dialog).toBeHidden();
    await expect(photo(1, 1)).toBeVisible();
    const headers = { "content-type": "image/jpeg", origin: baseURL ?? "" };
    for (const colour of COLOURS.slice(1)) {
      await page.request.post("/api/v1/me/photos", { headers, data: await draw(page, colour) });
    }
    await page.reload();
    await expect(photo(4)).toBeVisible();
    photos = await order();
  });
  await test.step("keys move a photo, and say where it is", async () => {
    await photo(1).focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("Has levantado la foto 1 de 4.")).toBeAttached();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText("La foto está en el puesto 2 de 4.")).toBeAttached();
    await page.keyboard.press("Space");
    const [first, second, ...rest] = photos as [string, string, ...string[]];
    photos = [second, first, ...rest];
    await expect.poll(order).toEqual(photos);
    await expect.poll(storedOrder).toEqual(photos);
  });
  await test.step("the pointer drags one", async () => {
    const [from, to] = [await photo(4).boundingBox(), await photo(1).boundingBox()];
    if (!from || !to) throw new Error("the photos are not on the screen");
    await page.mouse.move(from.x + 40, from.y + 40);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 40);
    await page.mouse.move(to.x + 40, to.y + 40, { steps: 8 });
    await page.mouse.up();
    photos = [photos[3] ?? "", ...photos.slice(0, 3)];
    await expect.poll(storedOrder).toEqual(photos);
    expect(await order()).toEqual(photos);
  });
  await test.step("the menu makes one the main photo, and removes another, whose address is dead at once", async () => {
    await page.getByRole("button", { name: "Opciones de la foto 3" }).click();
    await page.getByRole("menuitem", { name: "Usar como principal" }).click();
    photos = [photos[2] ?? "", photos[0] ?? "", photos[1] ?? "", photos[3] ?? ""];
    await expect.poll(storedOrder).toEqual(photos);
    await page.getByRole("button", { name: "Opciones de la foto 2" }).click();
    await page.getByRole("menuitem", { name: "Quitar" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Quitar la foto" }).click();
    const [removed] = photos.splice(1, 1);
    await expect.poll(storedOrder).toEqual(photos);
    expect((await page.request.get(removed ?? "")).status()).toBe(404);
    await expect(list.getByRole("button", { name: "Añadir una foto" }), "the focus stays in the list").toBeFocused();
    expect(await faultsOf(page)).toEqual([]);
  });
  await test.step("another person looks through them by buttons, keys and swipe", async () => {
    await signIn(other, zoro.person);
    await other.goto(`/profile/${nami.id}`);
    const name = `Foto de ${nami.person.nickname}`;
    const open = other.getByRole("button", { name: `${name} 1 de 3` });
    await expect(open.locator("img")).toHaveAttribute("src", photos[0] ?? "");
    expect(await addressesIn(other.getByRole("list", { name }))).toEqual(photos);
    await open.focus();
    await other.keyboard.press("ArrowLeft");
    await expect(other.getByRole("button", { name: `${name} 3 de 3` })).toBeFocused();
    await other.keyboard.press("ArrowRight");
    await expect(open).toBeFocused();
    await expect(open).toBeInViewport({ ratio: 0.9 });
    await open.click();
    const viewer = other.getByRole("dialog");
    const position = viewer.getByRole("status");
    await expect(position).toHaveText("1 de 3");
    expect(await addressesIn(viewer)).toEqual(photos);
    await viewer.getByRole("button", { name: "Foto siguiente" }).click();
    await expect(position).toHaveText("2 de 3");
    await other.keyboard.press("ArrowRight");
    await expect(position).toHaveText("3 de 3");
    await other.keyboard.press("ArrowRight");
    await expect(position, "after the last comes the first").toHaveText("1 de 3");
    await viewer.getByRole("list").focus();
    const ring = (part: string, pseudo?: string) =>
      viewer
        .locator(part)
        .first()
        .evaluate((element, of) => getComputedStyle(element, of).outlineStyle, pseudo);
    expect(await ring("ul"), "the strip is as wide as the window").toBe("none");
    expect(await ring("li:not([inert]) > div > div", "::after")).toBe("solid");
    await viewer.getByRole("list").evaluate((strip) => strip.scrollBy({ left: strip.clientWidth }));
    await expect(position).toHaveText("2 de 3");
    expect(await faultsOf(other)).toEqual([]);
    const photo = viewer.locator("li:not([inert]) img");
    const widthOf = async () => (await photo.boundingBox())?.width ?? 0;
    const whole = await widthOf();
    await other.keyboard.press("+");
    await expect.poll(widthOf).toBeCloseTo(whole * 1.5, 0);
    await other.keyboard.press("0");
    await photo.dblclick();
    await expect.poll(widthOf).toBeCloseTo(whole * 2.5, 0);
    await photo.hover();
    await other.mouse.wheel(0, 2000);
    await expect.poll(widthOf).toBeCloseTo(whole, 0);
    await expect(position, "zooming turns no photo").toHaveText("2 de 3");
    await other.keyboard.press("Escape");
    await expect(viewer).toBeHidden();
    const second = other.getByRole("button", { name: `${name} 2 de 3` });
    await expect(second, "the photo that one looked at last").toBeFocused();
    await expect(second).toBeInViewport({ ratio: 0.9 });
  });
});
