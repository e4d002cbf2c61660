import { afterEach, describe, expect, test, vi } from "vitest";
import { cropToJpeg, type OpenPhoto, openPhoto } from "./open-photo.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const file = (bytes: number[], size = bytes.length) => {
  const made = new File([new Uint8Array(bytes)], "foto.jpg");
  Object.defineProperty(made, "size", { value: size });
  return made;
};
/** A decoder that finds a photo of this size, and makes smaller ones. */
function decodes(width: number, height: number) {
  const decode = vi.fn(async (_: unknown, options?: { resizeWidth: number; resizeHeight: number }) => ({
    width: options?.resizeWidth ?? width,
    height: options?.resizeHeight ?? height,
    close: () => void closed.push(options?.resizeWidth ?? width),
  }));
  vi.stubGlobal("createImageBitmap", decode);
}

/** The widths of the decoded photos that were given up. */
const closed: number[] = [];

describe("OPEN-31 a chosen file", () => {
  test.each([
    ["no photo", "PHOTO_UNREADABLE", file([...Buffer.from("hola")]), 400, 300],
    ["animated", "PHOTO_ANIMATED", file([...Buffer.from("GIF89a00000NETSCAPE2.0")]), 400, 300],
    ["over 10 MB", "PHOTO_TOO_HEAVY", file(JPEG, 10 * 1024 * 1024 + 1), 400, 300],
    ["over 50 megapixels", "PHOTO_TOO_LARGE", file(JPEG), 10_000, 5001],
    ["under 100 pixels", "PHOTO_TOO_SMALL", file(JPEG), 99, 300],
  ])("that is %s is refused before it is sent: %s", async (_, code, chosen, width, height) => {
    decodes(width, height);
    await expect(openPhoto(chosen)).rejects.toMatchObject({ code });
  });

  test("that cannot be decoded is refused", async () => {
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new DOMException("no", "InvalidStateError")));
    await expect(openPhoto(file(JPEG))).rejects.toMatchObject({ code: "PHOTO_UNREADABLE" });
  });

  test("is made smaller where it is larger than anybody sees", async () => {
    decodes(8000, 6000);
    closed.length = 0;
    expect(await openPhoto(file(JPEG))).toMatchObject({ width: 4096, height: 3072 });
    expect(closed, "the memory of the large one is released").toEqual([8000]);
    decodes(4032, 3024);
    expect(await openPhoto(file(JPEG))).toMatchObject({ width: 4032, height: 3024 });
    expect(closed).toEqual([8000]);
  });
});

test("AVATAR-09 OPEN-33 the full square is drawn on white and encoded as a JPEG of quality 0.9", async () => {
  const steps: unknown[] = [];
  const context = {
    fillStyle: "",
    fillRect: (...box: number[]) => steps.push([context.fillStyle, ...box]),
    drawImage: (_: unknown, ...boxes: number[]) => steps.push(boxes),
  };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done, type, quality) => {
    steps.push([type, quality]);
    done(new Blob(["jpeg"], { type: "image/jpeg" }));
  });
  const photo = { width: 4000, height: 3000 } as OpenPhoto;
  const blob = await cropToJpeg(photo, { x: 100, y: 200, side: 640 });
  expect(blob.type).toBe("image/jpeg");
  expect(steps).toEqual([
    ["#fff", 0, 0, 640, 640],
    [100, 200, 640, 640, 0, 0, 640, 640],
    ["image/jpeg", 0.9],
  ]);
  steps.length = 0;
  await cropToJpeg(photo, { x: 0, y: 0, side: 3000 });
  expect(steps[1], "no larger than any size that is stored").toEqual([0, 0, 3000, 3000, 0, 0, 1024, 1024]);
});
