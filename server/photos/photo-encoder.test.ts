import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { inTime } from "../platform/deadline.ts";
import { AVIF_BOMB, jpegOf } from "../testing/photos.ts";
import { createPhotoEncoder } from "./photo-encoder.ts";
import { WorkerError, type WorkerFailure } from "./worker.ts";

const encoder = createPhotoEncoder();
afterAll(() => encoder.close());
const encode = (file: Uint8Array) => encoder.encode(new Blob([new Uint8Array(file)]));
const noise = (width: number, height: number) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: "gray" },
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });

describe("the memory of decoding", () => {
  it.runIf(process.platform === "linux")(
    "OPEN-31 is bounded: what needs more is refused, and the next photo is encoded",
    async () => {
      expect(await encode(AVIF_BOMB)).toEqual({ problem: "tooLarge" });
      expect(await encode(await jpegOf(200, 200))).toHaveProperty("sizes");
    },
  );

  it("OPEN-31 is enough for a WebP of 50 megapixels, for which most is reserved", async () => {
    const flat = Buffer.from("UklGRh4AAABXRUJQVlA4TBEAAAAvP18aFgdQsioUuYCBiOh/AAA=", "base64");
    expect(await sharp(flat).metadata()).toMatchObject({ width: 8000, height: 6250 });
    expect(await encode(flat)).toHaveProperty("sizes");
  });
});

describe("a JPEG that ends early", () => {
  const trailer = Buffer.from("SEFH made by a phone SEFT".repeat(40));

  it.each([false, true])("is a photo where its end marker is missing (progressive: %s)", async (progressive) => {
    const jpeg = await noise(400, 300).jpeg({ progressive }).toBuffer();
    expect(await encode(jpeg.subarray(0, -2))).toHaveProperty("sizes");
  });

  it("is a photo where its last bytes are missing, or a maker's trailer is in place of the marker", async () => {
    const jpeg = await noise(400, 300).jpeg().toBuffer();
    expect(await encode(jpeg.subarray(0, -40))).toHaveProperty("sizes");
    expect(await encode(Buffer.concat([jpeg.subarray(0, -2), trailer]))).toHaveProperty("sizes");
  });

  it("is refused where a part of the picture is missing", async () => {
    const jpeg = await noise(400, 300).jpeg().toBuffer();
    expect(await encode(jpeg.subarray(0, jpeg.length * 0.8))).toEqual({ problem: "unreadable" });
  });
});

describe("an encoder whose worker gives no answer", () => {
  const answers = async (failure: WorkerFailure) => {
    const ask = () => Promise.reject(new WorkerError("no answer", failure));
    return createPhotoEncoder({ ask, end: async () => {} }).encode(new Blob([]));
  };

  it.each(["killed", "late"] as const)("says that the photo is too large where it was %s", async (failure) => {
    expect(await answers(failure)).toEqual({ problem: "tooLarge" });
  });

  it("does not blame the photo for a worker that does not start", async () => {
    await expect(answers("failed")).rejects.toThrow(WorkerError);
  });
});

it("photos are encoded one after the other, without those whose requests have been answered meanwhile", async () => {
  const steps: string[] = [];
  let finish = () => {};
  const narrow = createPhotoEncoder({
    ask: async (file) => {
      steps.push(await file.text());
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { problem: "tooSmall" };
    },
    end: async () => {},
  });
  const first = narrow.encode(new Blob(["first"]));
  const late = inTime(() => narrow.encode(new Blob(["late"])), 1);
  const last = narrow.encode(new Blob(["last"]));
  await expect(late).rejects.toMatchObject({ code: "UNAVAILABLE" });
  finish();
  await first;
  await expect.poll(() => steps).toEqual(["first", "last"]);
  finish();
  await last;
});
