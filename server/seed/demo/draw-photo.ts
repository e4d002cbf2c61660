import sharp from "sharp";
import { type EncodedPhoto, encodeSizes } from "../../photos/encode-photo.ts";

/** Sharp on a card, and fast on first start. */
const SIDE = 512;

/**
 * Draws a square in all sizes, and a portrait of 4:5: the square, whose clothes, walls and tables go on below it as in its
 * last row.
 */
export async function drawPhoto(svg: string): Promise<EncodedPhoto> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const square = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const portrait = square().extend({ bottom: SIDE / 4, extendWith: "copy" });
  // No WebP: a drawing's JPEG is light, and a first start waits for each.
  const jpeg = new Uint8Array(await portrait.jpeg({ quality: 85 }).toBuffer());
  return { ...(await encodeSizes(square(), SIDE)), portrait: { jpeg, percent: 125 } };
}
