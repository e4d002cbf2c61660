import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { outlineOf, outlineOfToast } from "../../lib/outline-testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import { openOwn, press } from "./open-testing.tsx";

/** The photo and its displayed size. */
const PHOTO = { width: 1200, height: 900 };
const SHOWN = { width: 320, height: 240 };
/** The selection's name. */
const AREA = "Zona de recorte: muévela con las flechas";
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const FAILED = "No se pudo procesar y subir la foto de perfil";
const avatarUrl = `/avatars/${viewer.id}/1_new.jpg`;

/** Last drawing per canvas: source square and target. */
let drawn: Map<HTMLCanvasElement, unknown[]>;
const closed = vi.fn();

/** An upload under the test's control. */
class Upload {
  static all: Upload[] = [];
  status = 0;
  responseText = "";
  timeout = 0;
  address = "";
  headers: Record<string, string> = {};
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  onload = () => {};
  onerror = () => {};
  ontimeout = () => {};
  onabort = () => {};
  abort = vi.fn(() => this.onabort());
  open(method: string, path: string) {
    this.address = `${method} ${path}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {
    Upload.all.push(this);
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: typeof body === "string" ? body : JSON.stringify(body) });
    return act(async () => this.onload());
  }
}

beforeEach(() => {
  drawn = new Map();
  Upload.all = [];
  closed.mockClear();
  vi.stubGlobal("createImageBitmap", async () => ({ ...PHOTO, close: closed }));
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

const button = () => screen.getByRole("button", { name: "Cambiar tu foto", hidden: true });
const picker = () => screen.findByLabelText<HTMLInputElement>("Cambiar tu foto", { selector: "input" });
const dialog = () => screen.findByRole("dialog", { name: "Recorta tu foto" });
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const area = () => screen.getByLabelText(AREA);
const photo = () => area().closest(".ReactCrop")?.querySelector("canvas") as HTMLCanvasElement;
/** Moves the selection by one pixel. */
const moveRight = () => fireEvent.keyDown(area(), { key: "ArrowRight" });

async function choose(content = JPEG) {
  const files = content.length > 0 ? [new File([new Uint8Array(content)], "foto.jpg")] : [];
  fireEvent.change(await picker(), { target: { files } });
}

/** Opens the own profile and chooses a photo. */
async function choosePhoto() {
  const app = await openOwn();
  await choose();
  const element = await dialog();
  const preview = within(element).getByRole<HTMLCanvasElement>("img", { name: "Vista previa de tu foto" });
  await waitFor(() => expect(drawn.has(preview)).toBe(true));
  return {
    ...app,
    element,
    dialog: within(element),
    preview,
    /** The preview's square in the photo's pixels. */
    previewed: () => {
      const [x, y, side] = ((drawn.get(preview) ?? []) as number[]).map((pixels) => Math.round(pixels * 100) / 100);
      return { x, y, side };
    },
  };
}

/** Sends the selection and waits for the upload. */
async function send(name = "Aplicar recorte"): Promise<Upload> {
  const before = Upload.all.length;
  press(name);
  await waitFor(() => expect(Upload.all).toHaveLength(before + 1));
  return Upload.all.at(-1) as Upload;
}

async function upload() {
  const app = await choosePhoto();
  return { ...app, sent: await send() };
}

const percent = (share: number) => {
  const side = (PHOTO.width * share) / 100;
  return { x: (PHOTO.width - side) / 2, y: (PHOTO.height - side) / 2, side };
};

describe("a file that is chosen", () => {
  test("PROFILE-03: a press on the own photo opens the file picker, for photos alone", async () => {
    const opened = vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(() => {});
    await openOwn();
    await picker();
    press("Cambiar tu foto");
    expect(opened.mock.contexts).toEqual([await picker()]);
    const { type, accept } = await picker();
    expect([type, accept]).toEqual(["file", "image/jpeg,image/png,image/webp,image/avif"]);
  });

  test("and cannot be a photo is refused in words, and another one can be chosen", async () => {
    await openOwn();
    await choose([...Buffer.from("GIF89a NETSCAPE2.0")]);
    await screen.findByText(FAILED);
    expect(outlineOfToast()).toContain("danger");
    await waitFor(() => expect(button().getAttribute("aria-busy")).toBeNull());
    expect(screen.queryByRole("dialog")).toBeNull();
    await choose([]);
    expect(button().getAttribute("aria-busy"), "the picker was left without one").toBeNull();
    await choose();
    expect(await dialog()).toBeTruthy();
  });

  test("makes the button busy while it is opened, which then opens no further picker", async () => {
    let decoded: (photo: unknown) => void = () => {};
    vi.stubGlobal("createImageBitmap", () => new Promise((resolve) => (decoded = resolve)));
    const picked = vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(() => {});
    await openOwn();
    await choose();
    await waitFor(() => expect(button().getAttribute("aria-busy")).toBe("true"));
    expect(button().getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(button());
    expect(picked).not.toHaveBeenCalled();
    await act(async () => decoded({ ...PHOTO, close: closed }));
    expect(await dialog()).toBeTruthy();
    expect(button().getAttribute("aria-busy")).toBeNull();
  });

  test("replaces the one before, which is freed; the dialog starts afresh", async () => {
    const { element } = await choosePhoto();
    fireEvent.keyDown(element, { key: "Escape" });
    await noDialog();
    expect(closed).not.toHaveBeenCalled();
    await choose();
    expect(await dialog()).toBeTruthy();
    expect(closed).toHaveBeenCalledOnce();
  });
});

describe("the selection", () => {
  test("AVATAR-01 AVATAR-03 AVATAR-04 LIMIT-22: has instructions, 60 % of the photo, Cancel and Apply", async () => {
    const { dialog: opened, previewed } = await choosePhoto();
    expect(opened.getByText(/^Arrastra el círculo para colocarlo/)).toBeTruthy();
    for (const name of ["Cancelar", "Aplicar recorte"]) expect(opened.getByRole("button", { name })).toBeTruthy();
    expect(opened.getAllByRole("button", { name: "Esquina: cambia el tamaño con las flechas" })).toHaveLength(8);
    expect(previewed()).toEqual(percent(60));
  });

  test("is made on the whole photo, drawn as sharp as the screen, twice at most", async () => {
    vi.stubGlobal("devicePixelRatio", 3);
    await choosePhoto();
    const [width, height] = [SHOWN.width * 2, SHOWN.height * 2];
    expect([photo().width, photo().height]).toEqual([width, height]);
    expect(drawn.get(photo())).toEqual([0, 0, width, height]);
  });

  test("AVATAR-02 AVATAR-05 LIMIT-22: the round preview follows it; Cancel centres 50 % again, and leaves when pressed once more", async () => {
    const { preview, previewed } = await choosePhoto();
    expect(preview.className).toContain("rounded-full");
    moveRight();
    const { x, ...rest } = percent(60);
    await waitFor(() => expect(previewed()).toEqual({ x: x + PHOTO.width / SHOWN.width, ...rest }));
    press("Cancelar");
    await waitFor(() => expect(previewed()).toEqual(percent(50)));
    press("Cancelar");
    await noDialog();
    expect(Upload.all).toEqual([]);
  });

  test("AVATAR-06 AVATAR-07 LIMIT-22: resized, it stays a square with a circle in it, of 100 pixels at least", async () => {
    await choosePhoto();
    /** In pixels of the screen. */
    const selected = () => {
      const { width, height } = area().style;
      return [(Number.parseFloat(width) * SHOWN.width) / 100, (Number.parseFloat(height) * SHOWN.height) / 100];
    };
    const dragCorner = (clientX: number, clientY: number) => {
      fireEvent.pointerDown(area().querySelector('[data-ord="se"]') as Element, { clientX: 0, clientY: 0 });
      fireEvent.pointerMove(document, { clientX, clientY });
      fireEvent.pointerUp(document);
    };
    const before = selected();
    dragCorner(-10, -50);
    await waitFor(() => expect(selected()).not.toEqual(before));
    const [width, height] = selected();
    expect(height).toBeCloseTo(width ?? 0, 6);
    expect(area().closest(".ReactCrop--circular-crop")).not.toBeNull();
    dragCorner(-500, -500);
    await waitFor(() => expect(selected().map(Math.round)).toEqual([100, 100]));
  });

  test("AVATAR-08: nothing selected is told, and nothing is uploaded", async () => {
    const { dialog: opened } = await choosePhoto();
    // A press outside clears the selection.
    fireEvent.pointerDown(photo(), { clientX: 3, clientY: 3 });
    fireEvent.pointerUp(document);
    press("Aplicar recorte");
    expect((await opened.findByRole("alert")).textContent).toContain("No hay nada seleccionado");
    expect(Upload.all).toEqual([]);
  });
});

describe("the upload", () => {
  test("AVATAR-09 LIMIT-22: is one request with the selected square as a JPEG of quality 0.9, in the language of the page", async () => {
    const encode = vi.mocked(HTMLCanvasElement.prototype.toBlob);
    const { sent } = await upload();
    expect(encode.mock.lastCall?.slice(1)).toEqual(["image/jpeg", 0.9]);
    const { x, y, side } = percent(60);
    expect(drawn.get(encode.mock.contexts.at(-1) as HTMLCanvasElement)?.slice(0, 3)).toEqual([x, y, side]);
    expect(sent.address).toBe("PUT /api/v1/me/photo");
    expect(sent.headers).toMatchObject({ "content-type": "image/jpeg", "x-language": "es" });
    expect(sent.timeout).toBe(120_000);
  });

  test("tells how much is sent, and that the server is at work, after which it cannot be cancelled", async () => {
    const { element, sent } = await upload();
    const progress = () => outlineOf(element.querySelector("[role=progressbar]")?.parentElement as Element);
    await act(async () => sent.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true }));
    await act(async () => sent.upload.onprogress?.({ loaded: 9, total: 0, lengthComputable: false }));
    expect(progress()).toMatchSnapshot("sending");
    expect(screen.getByRole("button", { name: "Aplicar recorte" }).getAttribute("aria-busy")).toBe("true");
    await act(async () => sent.upload.onload?.());
    expect(progress()).toMatchSnapshot("sent");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Cancelar" }).disabled).toBe(true);
  });

  test("is cancelled by the button, not by Escape, which leaves the dialog as it was and says nothing", async () => {
    const { dialog: opened, element } = await upload();
    fireEvent.keyDown(element, { key: "Escape" });
    press("Cancelar");
    expect(await opened.findByRole("button", { name: "Aplicar recorte" })).toBeTruthy();
    expect(opened.queryByRole("alert")).toBeNull();
    expect(outlineOfToast()).toBe("");
    expect(opened.queryByRole("progressbar")).toBeNull();
  });

  test("ends with the screen", async () => {
    const { goTo, sent } = await upload();
    await goTo("/matches");
    expect(sent.abort).toHaveBeenCalledOnce();
  });

  test.each(["onerror", "ontimeout"] as const)(
    "without an answer (%s) is told until the selection changes",
    async (event) => {
      const { dialog: opened, sent } = await upload();
      await act(async () => sent[event]());
      const words = "No hay conexión con Nakamatch. Comprueba tu red e inténtalo de nuevo.";
      expect((await opened.findByRole("alert")).textContent).toBe(words);
      moveRight();
      await waitFor(() => expect(opened.queryByRole("alert")).toBeNull());
      expect(opened.getByRole("button", { name: "Aplicar recorte" })).toBeTruthy();
    },
  );

  test("ERR-36 AVATAR-11: that failed keeps the dialog, is forgotten by Cancel and while it is tried again; then the new photo is told and shown", async () => {
    const { dialog: opened } = await choosePhoto();
    moveRight();
    await (await send()).answer(500, "no json");
    await opened.findByRole("alert");
    await screen.findByText(FAILED);
    press("Cancelar");
    await waitFor(() => expect(opened.queryByRole("alert")).toBeNull());
    await (await send()).answer(200, { isHeld: true });
    expect(await opened.findByRole("alert"), "an answer without the photo is a failure").toBeTruthy();
    const again = await send("Reintentar");
    expect(opened.queryByRole("alert")).toBeNull();
    await again.answer(200, { avatarUrl });
    expect(await screen.findByText("Tu foto de perfil se ha actualizado correctamente")).toBeTruthy();
  });

  test.each([
    [false, "Foto actualizada", "success"],
    [true, "Foto guardada", "accent"],
  ])("(held: %s) is told, shown at once, and the session is asked for again", async (isHeld, title, look) => {
    const { of, sent } = await upload();
    const asked = of("GET", "/session").length;
    await sent.answer(200, { avatarUrl, isHeld });
    await noDialog();
    await screen.findByText(title);
    expect(outlineOfToast()).toContain(`<[${look} on-${look}]>`);
    expect(button().querySelector("img")?.getAttribute("src")).toBe(avatarUrl);
    expect(screen.queryByRole("region", { name: "Tu foto espera una revisión" }) !== null).toBe(isHeld);
    await waitFor(() => expect(of("GET", "/session").length).toBe(asked + 1));
  });
});
