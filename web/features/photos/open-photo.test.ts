import type { Size } from "@nakamatch/domain/people/photo-frames";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { frameToJpeg, type OpenPhoto, openPhoto, turned } from "./open-photo.ts";

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const file = (bytes: number[], size = bytes.length) => {
  const made = new File([new Uint8Array(bytes)], "foto.jpg");
  Object.defineProperty(made, "size", { value: size });
  return made;
};
/** Decoded inputs with sizes, and widths of closed bitmaps. */
let decoded: unknown[];
let closed: number[];
/** Decodes a photo of this size, and resizes. */
function decodes(width: number, height: number) {
  vi.stubGlobal("createImageBitmap", async (source: Size, options?: { resizeWidth: number; resizeHeight: number }) => {
    decoded.push(source);
    const isCanvas = source instanceof HTMLCanvasElement;
    const size = isCanvas ? source : { width, height };
    return {
      width: options?.resizeWidth ?? size.width,
      height: options?.resizeHeight ?? size.height,
      close: () => void closed.push(options?.resizeWidth ?? width),
    };
  });
}
/** An image element with a photo of this size, or none. */
function shows(naturalWidth?: number, naturalHeight?: number) {
  class ShownImage {
    onload = () => {};
    onerror = () => {};
    naturalWidth = naturalWidth;
    naturalHeight = naturalHeight;
    set src(_: string) {
      queueMicrotask(() => (naturalWidth ? this.onload() : this.onerror()));
    }
  }
  vi.stubGlobal("Image", ShownImage);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    drawImage: (_: unknown, ...box: number[]) => decoded.push(box),
  } as never);
}
/** Refuses files, accepts canvases. */
function refusesFiles() {
  decodes(0, 0);
  const takes = createImageBitmap;
  vi.stubGlobal("createImageBitmap", async (source: ImageBitmapSource) => {
    if (source instanceof Blob) throw new DOMException("no", "InvalidStateError");
    return takes(source);
  });
}

beforeEach(() => {
  decoded = [];
  closed = [];
  shows();
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:photo");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
});

describe("OPEN-31 a chosen file", () => {
  test.each([
    ["animated", "PHOTO_ANIMATED", [...Buffer.from("GIF89a00000NETSCAPE2.0")], 400, 300],
    ["over 200 megapixels", "PHOTO_TOO_LARGE", JPEG, 20_000, 10_001],
    ["under 100 pixels", "PHOTO_TOO_SMALL", JPEG, 99, 300],
  ])("that is %s is refused before it is sent: %s", async (_, code, bytes, width, height) => {
    decodes(width, height);
    await expect(openPhoto(file(bytes))).rejects.toMatchObject({ code });
  });

  test("that the browser does not show is refused", async () => {
    refusesFiles();
    await expect(openPhoto(file(JPEG))).rejects.toMatchObject({ code: "PHOTO_UNREADABLE" });
    expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:photo");
  });

  test("that only an image shows is drawn, whatever its format", async () => {
    refusesFiles();
    shows(4032, 3024);
    expect(await openPhoto(file([...Buffer.from("0000ftypheic")]))).toMatchObject({ width: 4032, height: 3024 });
    expect(decoded).toEqual([[0, 0, 4032, 3024], expect.any(HTMLCanvasElement)]);
    expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:photo");
  });

  test("over 10 MB or 50 megapixels is made smaller on the device, without being decoded whole", async () => {
    decodes(0, 0);
    shows(16_320, 12_240);
    expect(await openPhoto(file(JPEG, 60 * 1024 * 1024))).toMatchObject({ width: 4096, height: 3072 });
    expect(decoded).toEqual([[0, 0, 4096, 3072], expect.any(HTMLCanvasElement)]);
  });

  test("is made smaller where it is larger than anybody sees", async () => {
    decodes(16_000, 12_000);
    expect(await openPhoto(file(JPEG))).toMatchObject({ width: 4096, height: 3072 });
    expect(closed, "the memory of the large one is released").toEqual([16_000]);
    decodes(4032, 3024);
    expect(await openPhoto(file(JPEG))).toMatchObject({ width: 4032, height: 3024 });
    expect(closed).toEqual([16_000]);
  });
});

/** Records what is drawn and encoded. */
function watchCanvas(): unknown[] {
  const steps: unknown[] = [];
  const context = {
    fillStyle: "",
    fillRect: (...box: number[]) => steps.push([context.fillStyle, ...box]),
    drawImage: (_: unknown, ...boxes: number[]) => steps.push(boxes),
    translate: (...by: number[]) => steps.push(by),
    rotate: (by: number) => steps.push((by / Math.PI) * 180),
  };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done, type, quality) => {
    steps.push([type, quality]);
    done(new Blob(["jpeg"], { type: "image/jpeg" }));
  });
  return steps;
}

const photo = { width: 4000, height: 3000 } as OpenPhoto;

test("AVATAR-09 OPEN-33 the portrait with the full square is drawn on white and encoded as a JPEG of quality 0.9", async () => {
  const steps = watchCanvas();
  const portrait = { x: 100, y: 200, width: 800, height: 1000 };
  const { jpeg, square } = await frameToJpeg(photo, portrait, { x: 180, y: 280, side: 640 });
  expect(jpeg.type).toBe("image/jpeg");
  expect(square).toEqual({ x: 80, y: 80, side: 640 });
  expect(steps).toEqual([
    ["#fff", 0, 0, 800, 1000],
    [100, 200, 800, 1000, 0, 0, 800, 1000],
    ["image/jpeg", 0.9],
  ]);
});

test("it is no larger than what is stored of it and of its square", async () => {
  const steps = watchCanvas();
  const portrait = { x: 0, y: 0, width: 2400, height: 3000 };
  const sent = async (side: number) => (await frameToJpeg(photo, portrait, { x: 1200, y: 0, side })).square;
  expect(await sent(1200)).toEqual({ x: 720, y: 0, side: 720 });
  expect(steps[1]).toEqual([0, 0, 2400, 3000, 0, 0, 1440, 1800]);
  expect(await sent(1920)).toMatchObject({ side: 1024 });
  expect(await sent(300)).toEqual({ x: 1200, y: 0, side: 300 });
});

test("a photo is turned clockwise", async () => {
  const steps = watchCanvas();
  decodes(0, 0);
  expect((await turned(photo)).photo).toMatchObject({ width: 3000, height: 4000 });
  expect(steps).toEqual([[3000, 0], 90, [0, 0], ["image/jpeg", 0.9]]);
});
