import { crc32, deflateSync } from "node:zlib";
import type { PhotoScores } from "@nakamatch/contract/vocabulary/photos";
import sharp from "sharp";
import type { PhotoClassifier } from "../photos/photo-classifier.ts";

export const HARMLESS: PhotoScores = { drawing: 0.02, hentai: 0, neutral: 0.97, porn: 0.01, sexy: 0 };
export const EXPLICIT: PhotoScores = { drawing: 0, hentai: 0.02, neutral: 0.03, porn: 0.91, sexy: 0.04 };

/** Returns or throws `answer`, as set by the test. */
export function fakeClassifier(): PhotoClassifier & { answer: PhotoScores | Error } {
  const fake = {
    answer: HARMLESS as PhotoScores | Error,
    async classify() {
      if (fake.answer instanceof Error) throw fake.answer;
      return fake.answer;
    },
    close: async () => {},
  };
  return fake;
}

/** Left half red, right half blue. */
export async function jpegOf(width: number, height: number): Promise<Buffer> {
  return halves(width, height).jpeg({ quality: 92 }).toBuffer();
}

/** As `jpegOf`, in another format. */
export async function photoOf(width: number, height: number, format: "png" | "webp" | "avif"): Promise<Buffer> {
  return halves(width, height).toFormat(format).toBuffer();
}

/** A photo rotated by EXIF orientation, with a location. Upright, the upper half is red and the lower blue. */
export async function phonePhoto(width: number, height: number): Promise<Buffer> {
  return halves(width, height)
    .withExif({
      IFD0: { Make: "Camera of Ana", Software: "Secret 1.0" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 26/1 46/1", GPSLongitudeRef: "W", GPSLongitude: "3/1 42/1 9/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A photo with two frames. */
export async function animated(format: "gif" | "webp"): Promise<Buffer> {
  const frame = (background: string) => ({ create: { width: 120, height: 120, channels: 3 as const, background } });
  const frames = await Promise.all(["red", "blue"].map((colour) => sharp(frame(colour)).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .toFormat(format, { delay: [100, 100], loop: 0 })
    .toBuffer();
}

/** A few kilobytes with 60 megapixels. */
export function pixelBomb(): Buffer {
  const [width, height] = [10_000, 6000];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One gray bit per pixel; each line begins with its filter byte.
  header[8] = 1;
  const lines = deflateSync(Buffer.alloc(height * (1 + width / 8)));
  return Buffer.concat([PNG_SIGNATURE, chunk("IHDR", header), chunk("IDAT", lines), chunk("IEND", Buffer.alloc(0))]);
}

/** One kilobyte with 50 megapixels of one color; decoding takes about a gigabyte. */
export const AVIF_BOMB = Buffer.from(
  "AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAvQAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgT8CAAAAABRpc3BlAAAAAAAAG54AABueAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAL8bWRhdBIACgo/8zc7udaQENBpMuMFERKExgmHnnnmgkAAAFjPzEUivi+PXIdA5fSN2kwJLWjVi2hSeWL2xjjjAqUW11PyFIyyZen0yEtZXmJprWTO1TcY0Emfi8S4jxGwzWE6IMyk41Y5ciUZP3ezjDwJnbv4K6IjLKK34lnPzFJekZ2LyB0/Ag92ZCzvJn2qyyhH23UZiRgt90VSxllxS4hMbmpwkd+jpc7XFk7CTKQCsyDDXVSycDmerDgrSQhQGmRwSEMX5m9N1k+UivciSKBtzpRE9tlaz8xSXpGdi8gdPwIPdmQs7yZ9qssoR9t1GYkYLfdFUsZZcUuITG5qcJHfo6XO1xZOwkykAq6ebzFU9qEudznkEsoFNnXpwXShRch1MU24HCTAQwQOpz1LFClpPFnPzFJekZ2LyB0/Ag92ZCzvJn2qyyhH23UZiRgt90VSxllxS4hMbmpwkd+jpc7XFk7CTKQCsyDDXVSycDmerDgrSQhQGmRwSEMX5m9N1k+UivciSKBtzpRE9tlaz8xSXpGdi8gdPwIPdmQs7yZ9qssoR9t1GYkYLfdFUsZZcUuITG5qcJHfo6XO1xZOwkykAq6ebzFU9qEudznkEsoFNnXpwXShRch1MU24HCTAQwQOpz1LFClpPFnPzFJekZ2LyB0/Ag92ZCzvJn2qyyhH23UZiRgt90VSxllxS4hMbmpwkd+jpc7XFk7CTKQCsyDDXVSycDmerDgrSQhQGmRwSEMX5m9N1k+UivciSKBtzpRE9tlYz8xSXpGdi8gdPwIPdmQs7yZ9qssoR9t1GYkYLfdFUsZZcUuITG5qcJHfo6XO1xZOwkykAq6ebzFU9qEudznkEsoFNnXpwXShRch1MU24HCTAQwQOpz1LFC3PzFJekZ2LyB0/Ag92ZCzvJn2qyyhH23UZiRgt90VSxllxS4hMbmpwkd+jpc7XFk7CTKQCsyDDXVSycDmerDgrSQhQGmRwSEMX5m9N1k+UivciSKBtzpRFwA==",
  "base64",
);

/** Makes browsers animate `png` with this many frames. */
export function withAnimation(png: Buffer, frames: number): Buffer {
  const afterHeader = PNG_SIGNATURE.length + 25;
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames);
  return Buffer.concat([png.subarray(0, afterHeader), chunk("acTL", control), png.subarray(afterHeader)]);
}

/** Some programs list the format only as a compatible brand. */
export function withoutMajorBrand(avif: Buffer): Buffer {
  const file = Buffer.from(avif);
  file.write("mif1", 8, "latin1");
  return file;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

function halves(width: number, height: number) {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const, background: "red" };
  return sharp({ create: { width, height, channels: 3, background: "blue" } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ]);
}
