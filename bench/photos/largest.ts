/** The most expensive uploads allowed: 50 megapixels in every format, as near to 10 MB as possible. */
import sharp, { type Sharp } from "sharp";

/** 50 megapixels. */
const SIZE = { width: 8000, height: 6250 };

/** `square`: sent with a portrait. */
type Made = [name: string, bytes: Uint8Array<ArrayBuffer>, square?: string];

/** Blurred colour noise, which compresses like a photograph. `detail` is the share of noisy pixels. */
async function picture(detail: number): Promise<Sharp> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  const [width, height] = [Math.round(SIZE.width * detail), Math.round(SIZE.height * detail)];
  const small = await sharp({ create: { width, height, channels: 3, background: "gray", noise } })
    .png()
    .toBuffer();
  return sharp(small).resize(SIZE.width, SIZE.height, { kernel: "nearest", fit: "fill" });
}

async function made(name: string, image: Sharp, square?: string): Promise<Made> {
  const bytes = new Uint8Array(await image.toBuffer());
  return square === undefined ? [name, bytes] : [name, bytes, square];
}

/** The last ones exceed the memory limit and are refused. */
export async function largestPhotos(): Promise<Made[]> {
  sharp.cache(false);
  const [fine, coarse, flat] = [await picture(1 / 4), await picture(1 / 16), await picture(1 / 200)];
  const plain = sharp({ create: { ...SIZE, channels: 4, background: { r: 40, g: 80, b: 160, alpha: 0.5 } } });
  const portrait = fine.clone().resize(6320, 7900, { kernel: "nearest", fit: "fill" });
  const square = "0,1580,6320";
  const tall = flat.clone().resize(7070, 7070, { kernel: "nearest", fit: "fill" });
  return [
    await made("JPEG", fine.clone().jpeg({ quality: 50 })),
    await made("JPEG, on its side", fine.clone().withMetadata({ orientation: 6 }).jpeg({ quality: 50 })),
    await made("JPEG, progressive", fine.clone().jpeg({ quality: 50, progressive: true })),
    await made("JPEG, a portrait", portrait.clone().jpeg({ quality: 40 }), square),
    await made("JPEG, a progressive portrait", portrait.clone().jpeg({ quality: 40, progressive: true }), square),
    await made("PNG", coarse.clone().png()),
    await made("PNG, 16 bit with alpha", flat.clone().ensureAlpha(0.5).toColourspace("rgb16").png()),
    await made(
      "PNG, interlaced, 45 megapixels",
      coarse.clone().resize(7200, 6250, { kernel: "nearest" }).png({ progressive: true }),
    ),
    await made("PNG, interlaced with alpha", flat.clone().ensureAlpha(0.5).png({ progressive: true })),
    await made(
      "PNG, interlaced, 16 bit with alpha",
      flat.clone().ensureAlpha(0.5).toColourspace("rgb16").png({ progressive: true }),
    ),
    await made("WebP", fine.clone().webp({ quality: 40, effort: 0 })),
    await made("WebP, lossless with alpha", plain.webp({ lossless: true, effort: 0 })),
    await made("AVIF, 8 megapixels", coarse.clone().resize(3264, 2448).avif({ effort: 0, chromaSubsampling: "4:2:0" })),
    await made("AVIF", tall.clone().avif({ effort: 0 })),
    await made("AVIF, 10 bit", tall.clone().avif({ effort: 0, bitdepth: 10 })),
    await made("JPEG, progressive, all colours", flat.clone().jpeg({ progressive: true, chromaSubsampling: "4:4:4" })),
    await made(
      "JPEG, progressive, CMYK",
      flat.clone().toColourspace("cmyk").jpeg({ progressive: true, chromaSubsampling: "4:4:4" }),
    ),
  ];
}
