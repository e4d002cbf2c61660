import { expect, test } from "vitest";
import { photoKind } from "./photo-file.ts";

const bytes = (...parts: (string | number[] | Uint8Array)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "string" ? [...part].map((char) => char.charCodeAt(0)) : [...part])),
  );
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The brands box of an ISO file. */
const brands = (major: string, ...compatible: string[]) =>
  bytes([0, 0, 0, 16 + 4 * compatible.length], "ftyp", major, [0, 0, 0, 0], ...compatible, "avif");
const chunk = (type: string, length: number) => [
  ...bytes([0, 0, 0, length], type),
  ...Array<number>(length + 4).fill(7),
];

const frames = (count: number) => bytes([0, 0, 0, 8], "acTL", [0, 0, 0, count, 0, 0, 0, 0, 7, 7, 7, 7]);

test.each([
  ["JPEG", bytes([0xff, 0xd8, 0xff, 0xe0]), "image/jpeg", false],
  ["PNG", bytes(PNG, chunk("IHDR", 13), chunk("IDAT", 9)), "image/png", false],
  ["animated PNG", bytes(PNG, chunk("IHDR", 13), chunk("acTL", 8)), "image/png", true],
  ["animated PNG that ends early", bytes(PNG, chunk("IHDR", 13), [0, 0, 0, 8], "acTL"), "image/png", true],
  ["PNG whose data names the chunk", bytes(PNG, chunk("IDAT", 2), "0000acTL"), "image/png", false],
  ["PNG that ends early", bytes(PNG, [0, 0]), "image/png", false],
  ["WebP", bytes("RIFF0000WEBPVP8 "), "image/webp", false],
  ["extended WebP", bytes("RIFF0000WEBPVP8X0000", [0x10]), "image/webp", false],
  ["animated WebP", bytes("RIFF0000WEBPVP8X0000", [0x12]), "image/webp", true],
  ["PNG of one frame", bytes(PNG, chunk("IHDR", 13), frames(1), chunk("IDAT", 9)), "image/png", false],
  ["PNG of two frames", bytes(PNG, chunk("IHDR", 13), frames(2), chunk("IDAT", 9)), "image/png", true],
  ["AVIF", brands("avif", "mif1", "miaf"), "image/avif", false],
  ["AVIF by a compatible brand", brands("mif1", "miaf", "avif"), "image/avif", false],
  ["AVIF that may move, too", brands("avif", "avis", "mif1"), "image/avif", false],
  ["AVIF that ends early", bytes("0000ftypavif"), "image/avif", false],
  ["moving AVIF", brands("avis", "avif", "msf1"), "image/avif", true],
  ["moving AVIF by a compatible brand", brands("msf1", "avis"), "image/avif", true],
  ["GIF", bytes("GIF89a"), null, false],
  ["animated GIF", bytes("GIF89a0000000!0NETSCAPE2.0"), null, true],
])("OPEN-31 a %s is told by its bytes", (_, file, format, isAnimated) => {
  expect(photoKind(file)).toEqual({ format, isAnimated });
});

test.each([
  ["text", bytes("hola, soy una foto")],
  ["nothing", bytes()],
  ["the beginning of a JPEG", bytes([0xff, 0xd8])],
  ["HEIC", brands("heic", "mif1", "heix")],
  ["HEIC by a compatible brand", brands("mif1", "heic")],
  ["a video", bytes("0000ftypisom")],
  ["sound", bytes("RIFF0000WAVEfmt ")],
  ["a drawing", bytes("<svg xmlns='http://www.w3.org/2000/svg'/>")],
])("OPEN-31 %s is no photo", (_, file) => {
  expect(photoKind(file)).toBeUndefined();
});
