/** Runs in its own process, as decoding takes much time and memory. */
import { PHOTO, PHOTO_SIDES, PORTRAIT, WEBP_SIDES } from "@nakamatch/contract/vocabulary/photos";
import type { PhotoTints } from "@nakamatch/domain/people/photo-address";
import { photoKind } from "@nakamatch/domain/people/photo-file";
import { isPortraitAround, portraitPercent, type Square } from "@nakamatch/domain/people/photo-frames";
import { squareInName } from "@nakamatch/domain/people/square-in-name";
import sharp, { type Metadata, type Sharp, type SharpOptions } from "sharp";

/**
 * `tooLarge` also if decoding takes too much memory; `late` if it takes too long, also as the machine is busy;
 * `misframed` if the square is not in the photo, or the photo no portrait.
 */
export type PhotoProblem = "unreadable" | "animated" | "tooLarge" | "tooSmall" | "late" | "misframed";

/** JPEG squares by side in pixels, without metadata. */
export interface EncodedPhoto {
  sizes: { side: number; bytes: Uint8Array }[];
  /** The same as WebP. */
  webp: { side: number; bytes: Uint8Array }[];
  /** What is around the squares, for an upload that says where its square is. */
  portrait?: EncodedPortrait;
  tints: PhotoTints;
}

export interface EncodedPortrait {
  jpeg: Uint8Array;
  /** Without, the JPEG answers in its place. */
  webp?: Uint8Array;
  /** The WebP for cards, likewise. */
  card?: Uint8Array;
  /** Height in percent of the width. */
  percent: number;
  /** Says in the name where the square is. */
  squareMark?: string;
}

const QUALITY: Record<number, number> = { [PHOTO_SIDES.list]: 78, [PHOTO_SIDES.card]: 82, [PHOTO_SIDES.screen]: 90 };

/**
 * Decodes, turns upright, crops and encodes an upload. `square`: what lists show of a portrait, `top` its upper part;
 * without, the middle of any photo.
 */
export async function encodeUpload(
  file: Uint8Array,
  framed?: Square | "top",
): Promise<EncodedPhoto | { problem: PhotoProblem }> {
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
    const square = framed === "top" ? { x: 0, y: 0, side: Math.min(width, height) } : framed;
    if (square && !isPortraitAround(square, header.autoOrient)) return { problem: "misframed" };
    const encode = async (readable: Uint8Array) => {
      const photo = () => open(readable).autoOrient();
      return square
        ? encodeBoth(photo, square, header.autoOrient.width)
        : encodeSizes(photo(), Math.min(width, height));
    };
    return await encode(file).catch(async (error: unknown) => {
      if (kind.format !== "image/jpeg" || excessOf(error)) throw error;
      return encode(await withEnd(file, { width, height }));
    });
  } catch (error) {
    // All other decoder errors are about the file.
    return { problem: excessOf(error) ?? "unreadable" };
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

/** One after the other: memory is for one decoder. */
async function encodeBoth(photo: () => Sharp, square: Square, width: number): Promise<EncodedPhoto> {
  const { x, y, side } = square;
  const portrait = await encodePortrait(photo());
  const cut = photo().extract({ left: x, top: y, width: side, height: side });
  return { ...(await encodeSizes(cut, side)), portrait: { ...portrait, squareMark: squareInName(square, { width }) } };
}

/** `side` is the shorter side in pixels. Never enlarges. */
export async function encodeSizes(image: Sharp, side: number): Promise<EncodedPhoto> {
  const largest = Math.min(side, PHOTO_SIDES.screen);
  const square = await decoded(image.resize(largest, largest, { fit: "cover" }));
  const sizes = [];
  for (const wanted of Object.values(PHOTO_SIDES)) {
    const bytes = await square
      .clone()
      .resize(Math.min(wanted, largest))
      .jpeg({ quality: QUALITY[wanted] ?? 80, progressive: true })
      .toBuffer();
    sizes.push({ side: wanted, bytes: new Uint8Array(bytes) });
  }
  const webp = [];
  for (const wanted of WEBP_SIDES) {
    const bytes = await lightWebp(square.clone().resize(Math.min(wanted, largest)), CARD_WEBP);
    webp.push({ side: wanted, bytes });
  }
  return { sizes, webp, tints: await tintsOf(square.clone()) };
}

/** Encodes a photo as profiles show it. Never enlarges. */
async function encodePortrait(image: Sharp): Promise<EncodedPortrait> {
  const { width, height, webpWidth } = PORTRAIT;
  const portrait = await decoded(image.resize(width, height, { fit: "inside", withoutEnlargement: true }));
  const small = portrait.clone().resize({ width: webpWidth, withoutEnlargement: true });
  return {
    jpeg: new Uint8Array(await portrait.clone().jpeg({ quality: 85, progressive: true }).toBuffer()),
    webp: await lightWebp(small, PORTRAIT_WEBP),
    card: await encodeCard(portrait.clone()),
    percent: portraitPercent(await portrait.metadata()),
  };
}

/** Encodes a portrait as cards show it. Never enlarges. */
export function encodeCard(portrait: Sharp): Promise<Uint8Array> {
  return lightWebp(portrait.resize({ width: PORTRAIT.cardWidth, withoutEnlargement: true }), CARD_WEBP);
}

/** The pixels alone, on white. */
async function decoded(image: Sharp): Promise<Sharp> {
  const { data, info } = await image
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

const CARD_WEBP = { qualities: [72, 56, 40, 24], maxBytes: 30_000 };
/** Two tries, as each takes as long as all squares. */
const PORTRAIT_WEBP = { qualities: [64, 40], maxBytes: 120_000 };

/** In the best quality that is light enough for phones on the move. */
async function lightWebp(image: Sharp, { qualities, maxBytes }: typeof CARD_WEBP): Promise<Uint8Array> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  let bytes = new Uint8Array();
  for (const quality of qualities) {
    const raw = { width: info.width, height: info.height, channels: info.channels };
    bytes = new Uint8Array(await sharp(data, { raw }).webp({ quality, effort: 2 }).toBuffer());
    if (bytes.length <= maxBytes) break;
  }
  return bytes;
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
function excessOf(error: unknown): "tooLarge" | "late" | undefined {
  const { message = "" } = error as Partial<Error>;
  if (/timeout/i.test(message)) return "late";
  return /memory/i.test(message) ? "tooLarge" : undefined;
}
