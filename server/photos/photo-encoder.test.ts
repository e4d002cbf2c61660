import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import sharp from "sharp";
import { afterAll, describe, expect, it, vi } from "vitest";
import { inTime } from "../platform/deadline.ts";
import { createLog } from "../platform/log.ts";
import { AVIF_BOMB, jpegOf } from "../testing/photos.ts";
import { createPhotoEncoder, type PhotoTask } from "./photo-encoder.ts";
import { startProcess, WorkerError, type WorkerFailure } from "./worker.ts";

const silent = createLog({ level: "silent", pretty: false });
const encoder = createPhotoEncoder(silent);
afterAll(() => encoder.close());
const encode = (file: Uint8Array) => encoder.encode({ file: new Blob([new Uint8Array(file)]) }, "ana");
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "gray",
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
  const lines: string[] = [];
  const log = createLog({ level: "warn", pretty: false }, { write: (line) => lines.push(line) });
  /** Encodes a photo with workers that fail in turn, then one that succeeds. */
  const answers = (...failures: WorkerFailure[]) => {
    lines.length = 0;
    const ask = async () => {
      const failure = failures.shift();
      if (failure) throw new WorkerError("no answer", failure);
      return { problem: "tooSmall" as const };
    };
    return createPhotoEncoder(log, { ask, end: async () => {} }).encode({ file: new Blob([]) }, "ana");
  };

  it.each([
    ["is too large", "crashed", "tooLarge"],
    ["took too long", "late", "late"],
  ] as const)("says that the photo %s where it was %s, and logs it", async (_, failure, problem) => {
    expect(await answers(failure)).toEqual({ problem });
    expect(lines).toEqual([expect.stringContaining(failure)]);
  });

  it("asks another one where it was killed, and blames the server where that is killed, too", async () => {
    expect(await answers("killed")).toEqual({ problem: "tooSmall" });
    await expect(answers("killed", "killed")).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(lines).toHaveLength(2);
  });

  it("starts no other one where the encoder was closed", async () => {
    const ask = vi.fn(async () => Promise.reject(new WorkerError("closed", "killed")));
    const closing = createPhotoEncoder(silent, { ask, end: async () => {} });
    await closing.close();
    await expect(closing.encode({ file: new Blob([]) }, "ana")).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(ask).toHaveBeenCalledOnce();
  });

  it("does not blame the photo for a worker that does not start", async () => {
    await expect(answers("failed")).rejects.toThrow(WorkerError);
  });
});

it("the process that decodes ends at once with the server, in the middle of a photo", async () => {
  const { events, send } = startProcess(new URL("./photo-worker.ts", import.meta.url), 265);
  send({ file: new Blob([new Uint8Array(await noise(4000, 3000).png().toBuffer())]) });
  const exit = once(events, "exit");
  (events as ChildProcess).disconnect();
  expect(await exit).toEqual([null, "SIGKILL"]);
});

it("a member with many photos lets others go first after each", async () => {
  const steps: string[] = [];
  const ask = async ({ file }: PhotoTask) => {
    steps.push(await file.text());
    return { problem: "tooSmall" as const };
  };
  const fair = createPhotoEncoder(silent, { ask, end: async () => {} });
  await Promise.all(
    ["a1", "a2", "a3", "b1", "c1"].map((name) => fair.encode({ file: new Blob([name]) }, name.charAt(0))),
  );
  expect(steps).toEqual(["a1", "b1", "c1", "a2", "a3"]);
});

it("photos are encoded one after the other, without those whose requests have been answered meanwhile", async () => {
  const steps: string[] = [];
  let finish = () => {};
  const narrow = createPhotoEncoder(silent, {
    ask: async ({ file }) => {
      steps.push(await file.text());
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { problem: "tooSmall" };
    },
    end: async () => {},
  });
  const first = narrow.encode({ file: new Blob(["first"]) }, "ana");
  const late = inTime(() => narrow.encode({ file: new Blob(["late"]) }, "leo"), 1);
  const last = narrow.encode({ file: new Blob(["last"]) }, "mia");
  await expect(late).rejects.toMatchObject({ code: "UNAVAILABLE" });
  finish();
  await first;
  await expect.poll(() => steps).toEqual(["first", "last"]);
  finish();
  await last;
});
