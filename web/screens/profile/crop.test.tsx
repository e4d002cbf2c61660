import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderSignedIn, viewer } from "../signed-in-testing.tsx";
import { Component as Profile } from "./screen.tsx";
import { ownProfile } from "./testing.ts";

/** The chosen photo, and how large the crop dialog shows it here. */
const PHOTO = { width: 1200, height: 900 };
const SHOWN = { width: 320, height: 240 };
/** The name of the selection. */
const AREA = "Zona de recorte: muévela con las flechas";

/** What was drawn last on each canvas: the square of the photo, and what it was drawn onto. */
let drawn: Map<HTMLCanvasElement, unknown[]>;
/** What the server answers to uploads, the next one first, and the uploads so far. */
let answers: { status: number; body: object }[];
let uploads: Blob[];

class Upload {
  status = 0;
  responseText = "";
  upload = {};
  onload = () => {};
  open() {}
  setRequestHeader() {}
  abort() {}
  send(photo: Blob) {
    uploads.push(photo);
    const { status, body } = answers.shift()!;
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    queueMicrotask(() => this.onload());
  }
}

beforeEach(() => {
  drawn = new Map();
  answers = [];
  uploads = [];
  vi.stubGlobal("createImageBitmap", async () => ({ ...PHOTO, close: () => {} }));
  vi.stubGlobal("XMLHttpRequest", Upload);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (this: HTMLCanvasElement) {
    const drawImage = (_photo: unknown, ...boxes: number[]) => drawn.set(this, boxes);
    return { drawImage, fillRect: () => {}, clearRect: () => drawn.delete(this) } as never;
  });
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done, type = "") =>
    done(new Blob(["photo"], { type })),
  );
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, SHOWN.width, SHOWN.height));
});
afterEach(() => vi.restoreAllMocks());

/** Opens the own profile and chooses a photo. */
async function choosePhoto() {
  await renderSignedIn(<Profile />, {
    path: "/profile/me",
    route: "/profile/:id",
    answers: { "GET /me/profile": () => ownProfile(), "GET /me/interests": () => [] },
  });
  const picker = await screen.findByLabelText<HTMLInputElement>("Cambiar tu foto", { selector: "input" });
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], "foto.jpg", { type: "image/jpeg" });
  fireEvent.change(picker, { target: { files: [file] } });
  const dialog = await screen.findByRole("dialog", { name: "Recorta tu foto" });
  const preview = within(dialog).getByRole<HTMLCanvasElement>("img", { name: "Vista previa de tu foto" });
  await waitFor(() => expect(drawn.has(preview)).toBe(true));
  return {
    dialog: within(dialog),
    /** Where the square in the preview begins, and its side, in pixels of the photo. */
    previewed: () => {
      const [x, y, side] = ((drawn.get(preview) ?? []) as number[]).map((pixels) => Math.round(pixels * 100) / 100);
      return { x, y, side };
    },
    press: (name: string) => fireEvent.click(within(dialog).getByRole("button", { name })),
    /** Moves the selection by one pixel of the screen. */
    moveRight: () => fireEvent.keyDown(within(dialog).getByLabelText(AREA), { key: "ArrowRight" }),
    /** Width and height of the selection, in pixels of the screen. */
    selected: () => {
      const { width, height } = within(dialog).getByLabelText(AREA).style;
      return [(Number.parseFloat(width) * SHOWN.width) / 100, (Number.parseFloat(height) * SHOWN.height) / 100];
    },
    /** Drags the lower right corner of the selection. */
    dragCorner: (x: number, y: number) => {
      const corner = within(dialog).getByLabelText(AREA).querySelector('[data-ord="se"]')!;
      fireEvent.pointerDown(corner, { clientX: 0, clientY: 0 });
      fireEvent.pointerMove(document, { clientX: x, clientY: y });
      fireEvent.pointerUp(document);
    },
    /** Presses beside the selection, which removes it. */
    pressBeside: () => {
      const photo = within(dialog).getByLabelText(AREA).closest(".ReactCrop")?.querySelector("canvas");
      fireEvent.pointerDown(photo!, { clientX: 3, clientY: 3 });
      fireEvent.pointerUp(document);
    },
  };
}

const percent = (share: number) => {
  const side = (PHOTO.width * share) / 100;
  return { x: (PHOTO.width - side) / 2, y: (PHOTO.height - side) / 2, side };
};

test("PROFILE-03: a press on the own photo opens the file picker, for photos alone", async () => {
  const opened = vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(() => {});
  await renderSignedIn(<Profile />, {
    path: "/profile/me",
    route: "/profile/:id",
    answers: { "GET /me/profile": () => ownProfile(), "GET /me/interests": () => [] },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Cambiar tu foto" }));
  expect(opened).toHaveBeenCalledOnce();
  const picker = opened.mock.contexts[0] as HTMLInputElement;
  expect([picker.type, picker.accept]).toEqual(["file", "image/jpeg,image/png,image/webp,image/avif"]);
});

test("AVATAR-01 AVATAR-03 AVATAR-04 LIMIT-22: a chosen photo opens the dialog with instructions, 60 % of it selected, Cancel and Apply", async () => {
  const { dialog, previewed } = await choosePhoto();
  expect(dialog.getByText(/^Arrastra el círculo para colocarlo/)).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Cancelar" })).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Aplicar recorte" })).toBeTruthy();
  expect(previewed()).toEqual(percent(60));
});

test("the whole photo is shown to choose from, as sharp as the screen is, up to twice", async () => {
  for (const [density, scale] of [
    [1, 1],
    [1.5, 1.5],
    [3, 2],
  ] as const) {
    vi.stubGlobal("devicePixelRatio", density);
    const { dialog } = await choosePhoto();
    const canvas = dialog.getByLabelText(AREA).closest(".ReactCrop")?.querySelector("canvas") as HTMLCanvasElement;
    expect([canvas.width, canvas.height]).toEqual([SHOWN.width * scale, SHOWN.height * scale]);
    expect(drawn.get(canvas)).toEqual([0, 0, SHOWN.width * scale, SHOWN.height * scale]);
    cleanup();
  }
});

test("AVATAR-02: the preview follows the selection, and is circular", async () => {
  const { dialog, previewed, moveRight } = await choosePhoto();
  moveRight();
  const { x, ...rest } = percent(60);
  await waitFor(() => expect(previewed()).toEqual({ x: x + PHOTO.width / SHOWN.width, ...rest }));
  expect(dialog.getByRole("img", { name: "Vista previa de tu foto" }).className).toContain("rounded-full");
});

test("AVATAR-05 LIMIT-22: Cancel centres a changed selection at 50 % and uploads nothing; pressed again it leaves", async () => {
  const { previewed, moveRight, press } = await choosePhoto();
  moveRight();
  await waitFor(() => expect(previewed()).not.toEqual(percent(60)));
  press("Cancelar");
  await waitFor(() => expect(previewed()).toEqual(percent(50)));
  press("Cancelar");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(uploads).toEqual([]);
});

test("AVATAR-06 AVATAR-07 LIMIT-22: resized, the selection stays a square with a circle in it, of 100 pixels at least", async () => {
  const { dialog, selected, dragCorner } = await choosePhoto();
  const before = selected();
  dragCorner(-10, -50);
  await waitFor(() => expect(selected()).not.toEqual(before));
  const [width, height] = selected();
  expect(height).toBeCloseTo(width ?? 0, 6);
  expect(dialog.getByLabelText(AREA).closest(".ReactCrop--circular-crop")).not.toBeNull();
  dragCorner(-500, -500);
  await waitFor(() => expect(selected().map(Math.round)).toEqual([100, 100]));
});

test("AVATAR-08: nothing selected is told, and nothing is uploaded", async () => {
  const { dialog, press, pressBeside } = await choosePhoto();
  pressBeside();
  press("Aplicar recorte");
  expect((await dialog.findByRole("alert")).textContent).toContain("No hay nada seleccionado");
  expect(uploads).toEqual([]);
});

test("AVATAR-09 LIMIT-22: the selected square is uploaded as a JPEG of quality 0.9", async () => {
  const encode = vi.mocked(HTMLCanvasElement.prototype.toBlob);
  answers = [{ status: 200, body: { avatarUrl: `/avatars/${viewer.id}/1_new.jpg` } }];
  const { press } = await choosePhoto();
  press("Aplicar recorte");
  await waitFor(() => expect(uploads.map(({ type }) => type)).toEqual(["image/jpeg"]));
  expect(encode.mock.lastCall?.slice(1)).toEqual(["image/jpeg", 0.9]);
  const { x, y, side } = percent(60);
  expect(drawn.get(encode.mock.contexts.at(-1) as HTMLCanvasElement)?.slice(0, 3)).toEqual([x, y, side]);
});

test("ERR-36 AVATAR-11: a failure is told and keeps the dialog; then the new photo is told and shown", async () => {
  const avatarUrl = `/avatars/${viewer.id}/1_new.jpg`;
  answers = [
    { status: 503, body: { code: "PHOTO_NOT_STORED", status: 503, message: "" } },
    { status: 200, body: { avatarUrl } },
  ];
  const { press } = await choosePhoto();
  press("Aplicar recorte");
  await screen.findByText("No se pudo procesar y subir la foto de perfil");
  await act(async () => press("Reintentar"));
  await screen.findByText("Foto actualizada");
  expect(screen.getByText("Tu foto de perfil se ha actualizado correctamente")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(uploads).toHaveLength(2);
  const photo = screen.getByRole("button", { name: "Cambiar tu foto" }).querySelector("img");
  expect(photo?.getAttribute("src")).toBe(avatarUrl);
});
