import type { FileChooser, Locator, Page } from "@playwright/test";

/** The own photo on the profile, and the dialog in which it is cropped. */
export class ProfilePhoto {
  readonly page: Page;
  readonly button: Locator;
  readonly dialog: Locator;
  readonly photo: Locator;
  readonly circle: Locator;
  readonly zoom: Locator;
  readonly preview: Locator;
  readonly apply: Locator;
  readonly cancel: Locator;
  readonly close: Locator;

  constructor(page: Page) {
    this.page = page;
    this.button = page.getByRole("button", { name: "Cambiar tu foto" });
    this.dialog = page.getByRole("dialog", { name: "Recorta tu foto" });
    this.photo = this.dialog.locator(".reactEasyCrop_Image");
    this.circle = this.dialog.getByRole("application", { name: "Mueve la foto bajo el círculo con las flechas" });
    this.zoom = this.dialog.getByRole("slider", { name: "Zoom" });
    this.preview = this.dialog.getByRole("img", { name: "Vista previa de tu foto" });
    this.apply = this.dialog.getByRole("button", { name: "Aplicar recorte" });
    this.cancel = this.dialog.getByRole("button", { name: "Cancelar" });
    this.close = this.dialog.getByRole("button", { name: "Cerrar" });
  }

  /** Presses the photo and waits for the file picker. */
  async openPicker(): Promise<FileChooser> {
    const [chooser] = await Promise.all([this.page.waitForEvent("filechooser"), this.button.click()]);
    return chooser;
  }

  /** Chooses a file and waits for the dialog. */
  async choose(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = await this.openPicker();
    await chooser.setFiles(file);
    await this.circle.waitFor();
  }

  /** The square around the circle as shares of the photo, rounded to percent. */
  async selected(): Promise<{ left: number; top: number; width: number }> {
    const [photo, square] = await Promise.all([this.photo.boundingBox(), this.circle.boundingBox()]);
    if (!photo || !square) throw new Error("there is no selection");
    const percent = (part: number, whole: number) => Math.abs(Math.round((part / whole) * 100));
    return {
      left: percent(square.x - photo.x, photo.width),
      top: percent(square.y - photo.y, photo.height),
      width: percent(square.width, photo.width),
    };
  }

  /** The colour in the middle of the preview, as `r,g,b`. */
  async previewed(): Promise<string> {
    return this.preview.evaluate((canvas) => {
      const [r, g, b] = canvas.getContext("2d").getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data;
      return `${r},${g},${b}`;
    });
  }

  /** Drags the photo from the middle of the circle. */
  async drag(by: { x: number; y: number }): Promise<void> {
    const box = await this.circle.boundingBox();
    if (!box) throw new Error("there is no selection");
    const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move(start.x + by.x / 2, start.y + by.y / 2);
    await this.page.mouse.move(start.x + by.x, start.y + by.y);
    await this.page.mouse.up();
  }
}
