import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { outlineOf } from "../../lib/outline-testing.ts";
import { renderSignedIn, viewer } from "../signed-in-testing.tsx";
import { Component as Profile } from "./screen.tsx";
import { ownProfile } from "./testing.ts";

/** An upload whose course the tests decide. */
class Upload {
  static last: Upload | null = null;
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
  constructor() {
    Upload.last = this;
    Upload.all.push(this);
  }
  open(method: string, path: string) {
    this.address = `${method} ${path}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  abort() {
    this.onabort();
  }
  send() {}
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === "string" ? body : JSON.stringify(body);
    return act(async () => this.onload());
  }
}

const closed = vi.fn();
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const AREA = "Zona de recorte: muévela con las flechas";

beforeEach(() => {
  Upload.last = null;
  Upload.all = [];
  closed.mockClear();
  vi.stubGlobal("createImageBitmap", async () => ({ width: 1200, height: 900, close: closed }));
  vi.stubGlobal("XMLHttpRequest", Upload);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    ...{ drawImage: () => {}, fillRect: () => {}, clearRect: () => {} },
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done, type = "") =>
    done(new Blob(["photo"], { type })),
  );
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 320, 240));
});
afterEach(() => vi.restoreAllMocks());

async function openOwn() {
  const app = await renderSignedIn(<Profile />, {
    path: "/profile/me",
    route: "/profile/:id",
    answers: { "GET /me/profile": () => ownProfile(), "GET /me/interests": () => [] },
  });
  const input = await screen.findByLabelText<HTMLInputElement>("Cambiar tu foto", { selector: "input" });
  return { ...app, choose: (content: number[], name = "foto.jpg") => choose(input, content, name) };
}

function choose(input: HTMLInputElement, content: number[], name: string) {
  fireEvent.change(input, { target: { files: [new File([new Uint8Array(content)], name)] } });
}

const button = () => screen.getByRole("button", { name: "Cambiar tu foto", hidden: true });
const dialog = () => screen.findByRole("dialog", { name: "Recorta tu foto" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** Chooses a photo, applies it, and waits for the upload to begin. */
async function upload() {
  const app = await openOwn();
  app.choose(JPEG);
  const opened = within(await dialog());
  await opened.findByLabelText(AREA);
  await startUpload();
  return { ...app, dialog: opened };
}

async function startUpload(name = "Aplicar recorte"): Promise<Upload> {
  const before = Upload.all.length;
  press(name);
  await waitFor(() => expect(Upload.all).toHaveLength(before + 1));
  return Upload.last as Upload;
}

describe("a file that is chosen", () => {
  test("and cannot be a photo is refused in words, and another one can be chosen", async () => {
    const { choose } = await openOwn();
    choose([...Buffer.from("GIF89a NETSCAPE2.0")], "foto.gif");
    const notice = (await screen.findByText("No se pudo procesar y subir la foto de perfil")).closest("[data-variant]");
    expect(notice?.getAttribute("data-variant")).toBe("destructive");
    await waitFor(() => expect(button().getAttribute("aria-busy")).toBeNull());
    expect(screen.queryByRole("dialog")).toBeNull();
    choose(JPEG);
    expect(await dialog()).toBeTruthy();
  });

  test("makes the button busy while it is opened, which then opens no further picker", async () => {
    let decoded: (photo: unknown) => void = () => {};
    vi.stubGlobal("createImageBitmap", () => new Promise((resolve) => (decoded = resolve)));
    const picked = vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(() => {});
    const { choose } = await openOwn();
    choose(JPEG);
    await waitFor(() => expect(button().getAttribute("aria-busy")).toBe("true"));
    expect(outlineOf(button())).toMatchSnapshot();
    fireEvent.click(button());
    expect(picked).not.toHaveBeenCalled();
    await act(async () => decoded({ width: 1200, height: 900, close: closed }));
    expect(await dialog()).toBeTruthy();
    expect(button().getAttribute("aria-busy")).toBeNull();
  });

  test("replaces the one before, which is freed; the dialog starts afresh", async () => {
    const { choose } = await openOwn();
    choose(JPEG);
    await within(await dialog()).findByLabelText(AREA);
    fireEvent.keyDown(await dialog(), { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(closed).not.toHaveBeenCalled();
    choose(JPEG);
    expect(await dialog()).toBeTruthy();
    expect(closed).toHaveBeenCalledOnce();
  });

  test("is none where the picker was left without one", async () => {
    const { choose } = await openOwn();
    fireEvent.change(screen.getByLabelText("Cambiar tu foto", { selector: "input" }), { target: { files: [] } });
    expect(button().getAttribute("aria-busy")).toBeNull();
    choose(JPEG);
    expect(await dialog()).toBeTruthy();
  });
});

describe("the dialog consists of what its outline says", () => {
  test("at first, while the photo is sent, and while the server is at work", async () => {
    const { choose } = await openOwn();
    choose(JPEG);
    await within(await dialog()).findByLabelText(AREA);
    expect(outlineOf(await dialog())).toMatchSnapshot("at first");
    const { upload } = await startUpload();
    await act(async () => upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true }));
    await act(async () => upload.onprogress?.({ loaded: 9, total: 0, lengthComputable: false }));
    const shown = (await dialog()).querySelector("footer, [role=progressbar]")?.parentElement as Element;
    expect(outlineOf(shown)).toMatchSnapshot("sending");
    expect(outlineOf((await dialog()).querySelector("footer") as Element)).toMatchSnapshot("sending, below");
    await act(async () => upload.onload?.());
    expect(outlineOf((await dialog()).querySelector("[role=progressbar]")?.parentElement as Element)).toMatchSnapshot(
      "sent",
    );
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Cancelar" }).disabled).toBe(true);
  });
});

describe("the upload", () => {
  test("is one request with the photo, in the language of the page", async () => {
    await upload();
    expect(Upload.last?.address).toBe("PUT /api/v1/me/photo");
    expect(Upload.last?.headers).toMatchObject({ "content-type": "image/jpeg", "x-language": "es" });
    expect(Upload.last?.timeout).toBe(120_000);
  });

  test("is cancelled by the button, which leaves the dialog as it was and says nothing", async () => {
    const { dialog: opened } = await upload();
    press("Cancelar");
    expect(await opened.findByRole("button", { name: "Aplicar recorte" })).toBeTruthy();
    expect(opened.queryByRole("alert")).toBeNull();
    expect(document.querySelector("[data-variant]")).toBeNull();
    expect(opened.queryByRole("progressbar")).toBeNull();
  });

  test("cannot be left by Escape", async () => {
    await upload();
    fireEvent.keyDown(await dialog(), { key: "Escape" });
    await Upload.last?.answer(200, { avatarUrl: "/avatars/new.jpg" });
    await screen.findByText("Foto actualizada");
  });

  test("ends with the screen", async () => {
    const { goTo } = await upload();
    const aborted = vi.spyOn(Upload.last as Upload, "abort");
    await goTo("/matches");
    expect(aborted).toHaveBeenCalledOnce();
  });

  test.each([
    ["onerror", "No hay conexión con Nakamatch. Comprueba tu red e inténtalo de nuevo."],
    ["ontimeout", "No hay conexión con Nakamatch. Comprueba tu red e inténtalo de nuevo."],
  ] as const)("without an answer (%s) is told in the dialog, until the selection changes", async (event, words) => {
    const { dialog: opened } = await upload();
    await act(async () => Upload.last?.[event]());
    expect((await opened.findByRole("alert")).textContent).toBe(words);
    fireEvent.keyDown(opened.getByLabelText(AREA), { key: "ArrowRight" });
    await waitFor(() => expect(opened.queryByRole("alert")).toBeNull());
    expect(opened.getByRole("button", { name: "Aplicar recorte" })).toBeTruthy();
  });

  test("that failed is forgotten by Cancel too, and while it is tried again", async () => {
    const { dialog: opened } = await upload();
    fireEvent.keyDown(opened.getByLabelText(AREA), { key: "ArrowRight" });
    await Upload.last?.answer(500, "no json");
    await opened.findByRole("alert");
    await startUpload("Reintentar");
    expect(opened.queryByRole("alert")).toBeNull();
    await Upload.last?.answer(200, { isHeld: true });
    expect(await opened.findByRole("alert"), "an answer without the photo is a failure").toBeTruthy();
    press("Cancelar");
    press("Cancelar");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test.each([
    [false, "Foto actualizada", "success"],
    [true, "Foto guardada", "default"],
  ])("(held: %s) is told, shown at once, and the session is asked for again", async (isHeld, title, variant) => {
    const { of } = await upload();
    const asked = of("GET", "/session").length;
    const avatarUrl = `/avatars/${viewer.id}/new.jpg`;
    await Upload.last?.answer(200, { avatarUrl, isHeld });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const notice = (await screen.findAllByText(title)).map((each) => each.closest("[data-variant]")).find(Boolean);
    expect(notice?.getAttribute("data-variant")).toBe(variant);
    expect(button().querySelector("img")?.getAttribute("src")).toBe(avatarUrl);
    expect(screen.queryByRole("region", { name: "Tu foto espera una revisión" }) !== null).toBe(isHeld);
    await waitFor(() => expect(of("GET", "/session").length).toBe(asked + 1));
  });
});
