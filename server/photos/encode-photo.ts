/** Runs in its own process, as decoding takes much time and memory. */
import { PHOTO, PHOTO_SIDES } from "@nakamatch/contract/vocabulary/photos";
import type { PhotoTints } from "@nakamatch/domain/people/photo-address";
import { photoKind } from "@nakamatch/domain/people/photo-file";
import sharp, { type Metadata, type Sharp, type SharpOptions } from "sharp";

/** `tooLarge` also if decoding takes too much memory or time. */
export type PhotoProblem = "unreadable" | "animated" | "tooLarge" | "tooSmall";

/** JPEG squares by side in pixels, without metadata. */
export interface EncodedPhoto {
  sizes: { side: number; bytes: Uint8Array }[];
  tints: PhotoTints;
}

const QUALITY: Record<number, number> = { [PHOTO_SIDES.list]: 78, [PHOTO_SIDES.card]: 82, [PHOTO_SIDES.screen]: 90 };

/** Decodes, turns upright, crops and encodes an upload. */
export async function encodeUpload(file: Uint8Array): Promise<EncodedPhoto | { problem: PhotoProblem }> {
  const kind = photoKind(file);
  if (kind?.isAnimated) return { problem: "animated" };
  // Only these formats, as every decoder is a risk.
  if (!kind?.format) return { problem: "unreadable" };
  try {
    const header = await sharp(file, { limitInputPixels: false }).metadata();
    const { width, height, pages = 1 } = header;
    if (pages > 1) return { problem: "animated" };
    const pixels = width * height;
    if (pixels > PHOTO.maxPixels || pixels * keptBytes(header) > MOST_KEPT_BYTES) return { problem: "tooLarge" };
    if (Math.min(width, height) < PHOTO.minSide) return { problem: "tooSmall" };
    const encode = (readable: Uint8Array) => encodeSizes(open(readable).autoOrient(), Math.min(width, height));
    return await encode(file).catch(async (error: unknown) => {
      if (kind.format !== "image/jpeg" || isTooMuch(error)) throw error;
      return encode(await withEnd(file, { width, height }));
    });
  } catch (error) {
    // All decoder errors are about the file.
    return { problem: isTooMuch(error) ? "tooLarge" : "unreadable" };
  }
}

const MOST_KEPT_BYTES = 150_000_000;

/**
 * Bytes per pixel held while decoding; almost none when decoding in strips. Measured for AVIF and 16 bits; two per
 * coefficient of a progressive JPEG.
 */
function keptBytes({ format, depth, channels, isProgressive, chromaSubsampling }: Metadata): number {
  const isDeep = depth === "ushort";
  if (format === "heif") return isDeep ? 24 : 18;
  if (!isProgressive) return 0;
  if (format === "jpeg") return chromaSubsampling === "4:2:0" ? 3 : channels * 2;
  return channels * (isDeep ? 2.5 : 1.1);
}

/** `side` is the shorter side in pixels. Never enlarges. */
export async function encodeSizes(image: Sharp, side: number): Promise<EncodedPhoto> {
  const largest = Math.min(side, PHOTO_SIDES.screen);
  const { data, info } = await image
    .resize(largest, largest, { fit: "cover" })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const square = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const sizes = [];
  for (const wanted of Object.values(PHOTO_SIDES)) {
    const bytes = await square
      .clone()
      .resize(Math.min(wanted, largest))
      .jpeg({ quality: QUALITY[wanted] ?? 80, progressive: true })
      .toBuffer();
    sizes.push({ side: wanted, bytes: new Uint8Array(bytes) });
  }
  return { sizes, tints: await tintsOf(square.clone()) };
}

/** Returns the mean colors of the upper, middle and lower third. */
async function tintsOf(square: Sharp): Promise<PhotoTints> {
  const pixels = await square.resize(1, 3, { fit: "fill" }).removeAlpha().raw().toBuffer();
  const tint = (row: number) =>
    `#${[0, 1, 2].map((channel) => ((pixels[row * 3 + channel] ?? 0) >> 4).toString(16)).join("")}`;
  return [tint(0), tint(1), tint(2)];
}

/** The same as the server's timeout. */
const DECODING_SECONDS = 8;

/** Limits time, and pixels whatever the header claims. */
function open(file: Uint8Array, failOn: SharpOptions["failOn"] = "truncated"): Sharp {
  const options = { failOn, limitInputPixels: PHOTO.maxPixels, sequentialRead: true };
  return sharp(file, options).timeout({ seconds: DECODING_SECONDS });
}

const JPEG_END = [0xff, 0xd9];

/** Share of a JPEG's rows that must be intact. */
const LEAST_ROWS = 0.95;

/** Adds the end marker that some cameras omit; browsers show such files. */
async function withEnd(jpeg: Uint8Array, { width, height }: { width: number; height: number }): Promise<Uint8Array> {
  const ended = Buffer.concat([jpeg, Buffer.from(JPEG_END)]);
  const whole = { left: 0, top: 0, width, height: Math.ceil(height * LEAST_ROWS) };
  await open(ended, "warning").extract(whole).resize(1, 1, { fit: "fill" }).raw().toBuffer();
  return ended;
}

/** The decoders have no error codes for this, only these words. */
function isTooMuch(error: unknown): boolean {
  return error instanceof Error && /memory|timeout/i.test(error.message);
}
