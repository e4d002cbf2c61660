/** From an uploaded file to the stored sizes of a photo. Runs in a worker thread: decoding takes long and much memory. */
import { PHOTO, PHOTO_SIDES } from "@nakamatch/contract/vocabulary/photos";
import type { PhotoTints } from "@nakamatch/domain/people/photo-address";
import { photoKind } from "@nakamatch/domain/people/photo-file";
import sharp, { type Sharp } from "sharp";

/** Why a file cannot become a photo. */
export type PhotoProblem = "unreadable" | "animated" | "tooLarge" | "tooSmall";

/** A photo as it is stored: JPEG squares by their side in pixels, without metadata. */
export interface EncodedPhoto {
  sizes: { side: number; bytes: Uint8Array }[];
  tints: PhotoTints;
}

/** JPEG quality by side: the largest keeps what the browser sends, the small ones have to load fast. */
const QUALITY: Record<number, number> = { [PHOTO_SIDES.list]: 78, [PHOTO_SIDES.card]: 82, [PHOTO_SIDES.screen]: 90 };

/** Seconds after which decoding is given up: a file can be made to take forever. */
const DECODING_SECONDS = 20;

/** Decodes, turns upright and cuts an uploaded file, and encodes its sizes. */
export async function encodeUpload(file: Uint8Array): Promise<EncodedPhoto | { problem: PhotoProblem }> {
  const kind = photoKind(file);
  if (kind?.isAnimated) return { problem: "animated" };
  // Formats that nobody takes photos in are never decoded: the decoder knows many, and each is a risk.
  if (!kind?.format) return { problem: "unreadable" };
  try {
    // Reads the header only.
    const { width, height, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata();
    if (pages > 1) return { problem: "animated" };
    if (width * height > PHOTO.maxPixels) return { problem: "tooLarge" };
    if (Math.min(width, height) < PHOTO.minSide) return { problem: "tooSmall" };
    return await encodeSizes(open(file).timeout({ seconds: DECODING_SECONDS }).autoOrient(), Math.min(width, height));
  } catch {
    // Whatever the decoder says, it is about the file.
    return { problem: "unreadable" };
  }
}

/**
 * Cuts the largest square out of the middle and encodes all sizes. `side` is the shorter side of the image in pixels: what has fewer
 * than a size is not enlarged.
 */
export async function encodeSizes(image: Sharp, side: number): Promise<EncodedPhoto> {
  const largest = Math.min(side, PHOTO_SIDES.screen);
  const { data, info } = await image
    .resize(largest, largest, { fit: "cover" })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Decoded once; everything smaller is made of these pixels.
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

/** The mean colours of the upper, middle and lower third. */
async function tintsOf(square: Sharp): Promise<PhotoTints> {
  const pixels = await square.resize(1, 3, { fit: "fill" }).removeAlpha().raw().toBuffer();
  const tint = (row: number) =>
    `#${[0, 1, 2].map((channel) => ((pixels[row * 3 + channel] ?? 0) >> 4).toString(16)).join("")}`;
  return [tint(0), tint(1), tint(2)];
}

/** A file to be decoded, up to the limit of pixels whatever its header says. Truncated files fail. */
function open(file: Uint8Array): Sharp {
  return sharp(file, { failOn: "truncated", limitInputPixels: PHOTO.maxPixels, sequentialRead: true });
}
