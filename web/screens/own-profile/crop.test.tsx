import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { outlineOf, outlineOfToast } from "../../lib/outline-testing.ts";
import { openOwn, press } from "../profile/open-testing.tsx";
import { viewer } from "../signed-in-testing.tsx";

const PHOTO = { width: 1200, height: 900 };
/** Diameter of the circle on the screen; at zoom 1 it is as wide as the photo is high. */
const CIRCLE = 240;
/** The circle's name. */
const AREA = "Mueve la foto bajo el círculo con las flechas";
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

/** What a canvas answers when it is read: red, green, blue and white. */
const READ = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255];
let read = Uint8ClampedArray.from(READ);

beforeEach(() => {
  read = Uint8ClampedArray.from(READ);
  drawn = new Map();
  Upload.all = [];
  closed.mockClear();
  vi.stubGlobal("createImageBitmap", async () => ({ ...PHOTO, close: closed }));
  vi.stubGlobal("XMLHttpRequest", Upload);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (this: HTMLCanvasElement) {
    const drawImage = (_photo: unknown, ...boxes: number[]) => drawn.set(this, boxes);
    const getImageData = () => ({ data: read });
    const [fillRect, translate, rotate] = [() => {}, () => {}, () => {}];
    return { drawImage, fillRect, translate, rotate, clearRect: () => drawn.delete(this), getImageData } as never;
  });
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done, type = "") =>
    done(new Blob(["photo"], { type })),
  );
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, CIRCLE, CIRCLE));
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
  vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(PHOTO.width);
  vi.spyOn(HTMLImageElement.prototype, "naturalHeight", "get").mockReturnValue(PHOTO.height);
});

const button = () => screen.getByRole("button", { name: "Cambiar tu foto", hidden: true });
const picker = () => screen.findByLabelText<HTMLInputElement>("Cambiar tu foto", { selector: "input" });
const dialog = () => screen.findByRole("dialog", { name: "Recorta tu foto" });
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const area = () => screen.getByRole("application", { name: AREA });
const photo = () => area().parentElement?.querySelector("img") as HTMLImageElement;
const slider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Zoom" });
/** Moves the photo by ten pixels of the screen. */
const moveLeft = () => {
  fireEvent.keyDown(area(), { key: "ArrowLeft" });
  fireEvent.keyUp(area(), { key: "ArrowLeft" });
};

async function choose(content = JPEG) {
  const files = content.length > 0 ? [new File([new Uint8Array(content)], "foto.jpg")] : [];
  fireEvent.change(await picker(), { target: { files } });
}

/** Opens the own profile and chooses a photo, which the browser shows or does not. */
async function choosePhoto({ loads = true, isVerified = false } = {}) {
  const app = await openOwn({ isVerified });
  await choose();
  const element = await dialog();
  if (loads) fireEvent.load(await waitFor(() => element.querySelector("img") as HTMLImageElement));
  const preview = within(element).getByRole<HTMLCanvasElement>("img", { name: "Vista previa de tu foto" });
  await waitFor(() => expect(drawn.has(preview)).toBe(loads));
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

test("who has the verified mark reads before the upload that it goes with the photo before", async () => {
  const { dialog } = await choosePhoto({ isVerified: true });
  expect(dialog.getByText(/^La insignia de perfil verificado se va/)).toBeTruthy();
});

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
  /** Finger positions, left and right of the circle's middle. */
  const fingers = (apart: number, middle = CIRCLE / 2) => ({
    touches: [-apart / 2, apart / 2].map((by) => ({ clientX: middle + by, clientY: CIRCLE / 2 })),
  });

  test("AVATAR-01 AVATAR-03 AVATAR-04 LIMIT-22: has instructions, 60 % of the photo, Cancel and Apply", async () => {
    const { dialog: opened, previewed } = await choosePhoto();
    expect(opened.getByText("Mueve la foto y acércala hasta que encaje en el círculo.")).toBeTruthy();
    for (const name of ["Cancelar", "Aplicar recorte"]) expect(opened.getByRole("button", { name })).toBeTruthy();
    expect(previewed()).toEqual(percent(60));
  });

  test("AVATAR-02 AVATAR-05 OPEN-32 LIMIT-22: the round preview follows it; Cancel centres 50 % again and closes", async () => {
    const { preview, previewed } = await choosePhoto();
    expect(preview.className).toContain("rounded-full");
    fireEvent.mouseDown(photo(), { clientX: 0, clientY: 0 });
    fireEvent.mouseMove(document, { clientX: -20, clientY: 500 });
    // 1.25 pixels of the screen show 3.75 of the photo; it ends at the edge.
    await waitFor(() => expect(previewed()).toEqual({ x: percent(60).x + 60, y: 0, side: 720 }));
    fireEvent.mouseUp(document);
    press("Cancelar");
    await noDialog();
    expect(previewed()).toEqual(percent(50));
    expect(Upload.all).toEqual([]);
  });

  test("the arrow keys move the photo, which is announced", async () => {
    const { previewed } = await choosePhoto();
    expect(area().tabIndex).toBe(0);
    moveLeft();
    await waitFor(() => expect(previewed()).toEqual({ ...percent(60), x: percent(60).x + 30 }));
    expect(
      await screen.findByText("Foto movida: el círculo está al 53 % desde la izquierda y al 50 % desde arriba."),
    ).toBeTruthy();
  });

  test("AVATAR-06 AVATAR-07 LIMIT-22: the slider zooms about the middle, from the whole height to 100 pixels", async () => {
    const { previewed } = await choosePhoto();
    moveLeft();
    expect(slider().getAttribute("aria-valuetext")).toBe("125\u00a0%");
    fireEvent.change(slider(), { target: { value: "100" } });
    await waitFor(() => expect(previewed()).toEqual({ x: 580, y: 400, side: 100 }));
    expect(slider().getAttribute("aria-valuetext")).toBe("900\u00a0%");
    fireEvent.change(slider(), { target: { value: "0" } });
    await waitFor(() => expect(previewed()).toEqual({ x: 180, y: 0, side: 900 }));
    expect(area().className).toContain("reactEasyCrop_CropAreaRound");
  });

  test("AVATAR-06: a zoom keeps a move that is not on the screen yet", async () => {
    const { previewed } = await choosePhoto();
    act(() => {
      moveLeft();
      fireEvent.change(slider(), { target: { value: "100" } });
    });
    await waitFor(() => expect(previewed()).toEqual({ x: 580, y: 400, side: 100 }));
  });

  test("the wheel zooms about the pointer, two fingers about their middle", async () => {
    const { previewed } = await choosePhoto();
    const wheel = new WheelEvent("wheel", { deltaY: -200, bubbles: true, cancelable: true });
    fireEvent(photo(), Object.assign(wheel, { clientX: CIRCLE / 2, clientY: CIRCLE / 2 }));
    await waitFor(() => expect(previewed()).toEqual({ x: 312, y: 162, side: 576 }));
    moveLeft();
    await waitFor(() => expect(previewed()).toEqual({ x: 336, y: 162, side: 576 }));
    fireEvent.touchStart(photo(), fingers(40));
    fireEvent.touchMove(document, fingers(80));
    await waitFor(() => expect(previewed(), "the middle stays").toEqual({ x: 480, y: 306, side: 288 }));
    fireEvent.touchEnd(document);
  });

  test("AVATAR-08: a photo that is not shown yet has no selection: that is told, and nothing is uploaded", async () => {
    const { dialog: opened } = await choosePhoto({ loads: false });
    press("Aplicar recorte");
    expect((await opened.findByRole("alert")).textContent).toContain("La foto aún no se ve");
    expect(Upload.all).toEqual([]);
  });
});

describe("a stored photo", () => {
  const url = `/avatars/${viewer.id}/1_abc-s100-50-500-p125-f00c80fff.jpg`;
  const stored = { width: 800, height: 1000 };

  async function openStored(answer: () => Response = () => new Response(new Uint8Array(JPEG))) {
    vi.stubGlobal("createImageBitmap", async ({ width, height }: Partial<typeof stored>) =>
      width === undefined ? { ...stored, close: closed } : { width, height, close: closed },
    );
    vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(stored.width);
    vi.spyOn(HTMLImageElement.prototype, "naturalHeight", "get").mockReturnValue(stored.height);
    const asked = `GET ${url.replace(".jpg", "_portrait.jpg")}`;
    const own = { avatarUrl: url, photos: [{ url, hold: null }], isVerified: true };
    const app = await openOwn(own, { answers: { [asked]: answer } });
    fireEvent.click(await screen.findByRole("button", { name: "Opciones de tu perfil" }));
    fireEvent.click(await screen.findByRole("menuitem", { name: "Recortar o girar" }));
    return app;
  }
  const loaded = async () => {
    const element = await dialog();
    fireEvent.load(await within(element).findByAltText(""));
    const preview = within(element).getByRole<HTMLCanvasElement>("img", { name: "Vista previa de tu foto" });
    return () => (drawn.get(preview) as number[] | undefined)?.slice(0, 3).map(Math.round);
  };

  test("is cropped anew from its portrait, with the circle where it was, and sent in its place", async () => {
    await openStored();
    const previewed = await loaded();
    await waitFor(() => expect(previewed()).toEqual([80, 40, 400]));
    expect(screen.getByText(/^La insignia de perfil verificado se va/)).toBeTruthy();
    const sent = await send();
    const encode = vi.mocked(HTMLCanvasElement.prototype.toBlob);
    expect(drawn.get(encode.mock.contexts.at(-1) as HTMLCanvasElement)?.slice(0, 4)).toEqual([0, 0, 800, 1000]);
    expect(sent.address).toBe(`PUT /api/v1/me/photo?${new URLSearchParams({ replaces: url, square: "80,40,400" })}`);
  });

  test("may be turned, which starts afresh", async () => {
    await openStored();
    const before = await loaded();
    await waitFor(() => expect(before()).toBeDefined());
    press("Ajustar el marco de tu perfil");
    vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(stored.height);
    vi.spyOn(HTMLImageElement.prototype, "naturalHeight", "get").mockReturnValue(stored.width);
    press("Girar");
    await screen.findByText("Mueve la foto y acércala hasta que encaje en el círculo.");
    const previewed = await loaded();
    await waitFor(() => expect(previewed()).toEqual([200, 100, 600]));
  });

  test("that is gone is told before it is cropped, and after, and the photos are shown as they are by now", async () => {
    const changed = /^Tus fotos han cambiado/;
    const { of, stored: now } = await openStored(() => new Response(null, { status: 404 }));
    await screen.findByText(changed);
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(of("GET", "/me/profile")).toHaveLength(2));
    expect(now.own.avatarUrl).toBe(url);
  });

  test("that goes while it is cropped closes the dialog in words", async () => {
    const { of, stored: now } = await openStored();
    await loaded();
    now.own = { ...now.own, avatarUrl: null, photos: [] };
    await (await send()).answer(409, { code: "PHOTOS_CHANGED" });
    await noDialog();
    expect(await screen.findByText(/^Tus fotos han cambiado/)).toBeTruthy();
    await waitFor(() => expect(of("GET", "/me/profile")).toHaveLength(2));
    await waitFor(() => expect(button().querySelector("img")).toBeNull());
  });
});

describe("the upload", () => {
  test("is refused in words where the browser falsifies what is read from a canvas, and nothing is sent", async () => {
    await choosePhoto();
    read = read.map((value, index) => (value + index * 67) % 256);
    press("Aplicar recorte");
    expect((await within(await dialog()).findByRole("alert")).textContent).toContain("Tu navegador altera las fotos");
    expect(Upload.all).toEqual([]);
  });

  test("AVATAR-09 LIMIT-22: is one request with the selected square in its portrait, a JPEG of quality 0.9, in the language of the page", async () => {
    const encode = vi.mocked(HTMLCanvasElement.prototype.toBlob);
    const { sent } = await upload();
    expect(encode.mock.lastCall?.slice(1)).toEqual(["image/jpeg", 0.9]);
    const { x, y, side } = percent(60);
    expect(drawn.get(encode.mock.contexts.at(-1) as HTMLCanvasElement)?.slice(0, 4)).toEqual([x, 0, side, 900]);
    expect(sent.address, "in place of the photo that was seen").toBe(
      `PUT /api/v1/me/photo?replaces=&square=${encodeURIComponent(`0,${y},${side}`)}`,
    );
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
      const words =
        "No conseguimos conectar con Nakamatch. Puede ser tu conexión o un fallo nuestro: inténtalo de nuevo en un momento.";
      expect((await opened.findByRole("alert")).textContent).toBe(words);
      moveLeft();
      await waitFor(() => expect(opened.queryByRole("alert")).toBeNull());
      expect(opened.getByRole("button", { name: "Aplicar recorte" })).toBeTruthy();
    },
  );

  test("ERR-36 AVATAR-11: that failed keeps the dialog, is forgotten while it is tried again; then the new photo is told and shown", async () => {
    const { dialog: opened } = await choosePhoto();
    await (await send()).answer(500, "no json");
    await opened.findByRole("alert");
    await screen.findByText(FAILED);
    await (await send("Reintentar")).answer(200, { isHeld: true });
    expect(await opened.findByRole("alert"), "an answer without the photo is a failure").toBeTruthy();
    const again = await send("Reintentar");
    expect(opened.queryByRole("alert")).toBeNull();
    await again.answer(200, { avatarUrl });
    expect(await screen.findByText("Tu foto de perfil se ha actualizado correctamente")).toBeTruthy();
  });

  test("that finds too many others waits and tries again by itself, three times, which can be cancelled", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const { dialog: opened } = await choosePhoto();
    const full = { code: "UNAVAILABLE" };
    let sent = await send();
    for (const [index, wait] of [3000, 6000, 12_000].entries()) {
      await sent.answer(503, full);
      expect(opened.getByText("Hay mucha gente subiendo fotos. Seguimos intentándolo...")).toBeTruthy();
      expect(opened.queryByRole("alert")).toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(wait));
      expect(Upload.all).toHaveLength(index + 2);
      sent = Upload.all.at(-1) as Upload;
    }
    await sent.answer(503, full);
    expect(await opened.findByRole("alert")).toBeTruthy();
    await (await send("Reintentar")).answer(503, full);
    press("Cancelar");
    expect(await opened.findByRole("button", { name: "Aplicar recorte" })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(Upload.all).toHaveLength(5);
    vi.useRealTimers();
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
