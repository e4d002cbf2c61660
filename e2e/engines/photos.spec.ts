import type { Page } from "@playwright/test";
import { ProfilePhoto } from "../pages/photos/profile-photo.ts";
import { signIn } from "../support/members.ts";
import { READ_COLOUR } from "../support/read-colour.ts";
import { expect, test } from "./support/test.ts";

// Code for the page is text: its types are not this project's.

/** A photo of 1200 by 900 pixels in four colours, in reading order red, green, blue, yellow. */
const DRAW = `(() => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: 900 });
  const context = canvas.getContext("2d");
  for (const [index, colour] of ["#f00", "#0f0", "#00f", "#ff0"].entries()) {
    context.fillStyle = colour;
    context.fillRect((index % 2) * 600, Math.floor(index / 2) * 450, 600, 450);
  }
  return canvas.toDataURL("image/jpeg", 0.95).split(",")[1];
})()`;

/** Adds a photo in one colour. */
const UPLOAD = `async (colour) => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 300, height: 300 });
  const context = canvas.getContext("2d");
  context.fillStyle = colour;
  context.fillRect(0, 0, 300, 300);
  const body = await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg"));
  await fetch("/api/v1/me/photos", { method: "POST", headers: { "content-type": "image/jpeg" }, body });
}`;

async function fourColours(page: Page) {
  return {
    name: "IMG_0001.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from(await page.evaluate<string>(DRAW), "base64"),
  };
}

test("photos are cropped and ordered on a phone, and looked through at a desk", async ({
  page,
  openDesk,
  newMember,
}) => {
  const [nami, zoro] = [await newMember(), await newMember()];
  await signIn(page, nami.person);
  await page.goto("/profile/edit#photos");
  const list = page.getByRole("list", { name: "Tus fotos" });
  const crop = new ProfilePhoto(page);
  const sources = () =>
    page.evaluate<string[]>(
      `[...document.querySelectorAll("[aria-label='Tus fotos'] img")].map((image) => image.getAttribute("src"))`,
    );

  await test.step("the circle holds what was dragged into it, and that is stored", async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      list.getByRole("button", { name: "Añadir una foto" }).click(),
    ]);
    await chooser.setFiles(await fourColours(page));
    await crop.circle.waitFor();
    await expect.poll(() => crop.selected()).toMatchObject({ width: 60 });
    await crop.drag({ x: -60, y: 60 });
    // The photo follows with the next frame.
    await expect.poll(() => crop.selected()).toMatchObject({ top: 0 });
    await crop.zoom.press("End");
    await crop.apply.click();
    await expect(crop.dialog).toBeHidden();
    await expect(list.getByRole("button", { name: "Foto 1 de 1" })).toBeVisible();
    const [stored = ""] = await sources();
    expect(await page.evaluate<string>(`(${READ_COLOUR})(${JSON.stringify(stored)})`)).toBe("0,255,0");
  });
  for (const colour of ["blue", "yellow"]) await page.evaluate(`(${UPLOAD})(${JSON.stringify(colour)})`);
  await page.reload();
  await expect(list.getByRole("button", { name: "Foto 3 de 3" })).toBeVisible();
  const uploaded = await sources();
  await test.step("keys move a photo", async () => {
    await list.getByRole("button", { name: "Foto 1 de 3" }).press("Space");
    await expect(page.getByText("Has levantado la foto 1 de 3.")).toBeAttached();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText("La foto está en el puesto 2 de 3.")).toBeAttached();
    await page.keyboard.press("Space");
    await expect.poll(sources).toEqual([uploaded[1], uploaded[0], uploaded[2]]);
  });
  await test.step("the menu makes one the main photo", async () => {
    await page.getByRole("button", { name: "Opciones de la foto 3" }).click();
    await page.getByRole("menuitem", { name: "Usar como principal" }).click();
    await expect.poll(sources).toEqual([uploaded[2], uploaded[1], uploaded[0]]);
  });
  await test.step("another person looks through them by button, keys and swipe", async () => {
    const desk = await openDesk();
    await signIn(desk, zoro.person);
    await desk.goto(`/profile/${nami.id}`);
    await desk.getByRole("button", { name: `Foto de ${nami.person.nickname} 1 de 3` }).click();
    const viewer = desk.getByRole("dialog");
    const position = viewer.getByRole("status");
    await expect(position).toHaveText("1 de 3");
    await viewer.getByRole("button", { name: "Foto siguiente" }).click();
    await expect(position).toHaveText("2 de 3");
    await desk.keyboard.press("ArrowRight");
    await expect(position).toHaveText("3 de 3");
    await desk.keyboard.press("ArrowRight");
    await expect(position, "after the last comes the first").toHaveText("1 de 3");
    await viewer.getByRole("list").evaluate((strip) => strip.scrollBy({ left: strip.clientWidth }));
    await expect(position, "a swipe stops at the photo in sight").toHaveText("2 de 3");
    await viewer.getByRole("button", { name: "Foto siguiente" }).click();
    await expect(position).toHaveText("3 de 3");
    await desk.keyboard.press("Escape");
    await expect(viewer).toBeHidden();
  });
});
