/** What an uploaded file is, judged by its bytes: names and declared types can say anything. */
import type { PhotoFormat } from "@nakamatch/contract/vocabulary/photos";

/** A picture as its first bytes describe it. */
export interface PhotoKind {
  /** Null for a picture in a format that is not accepted (OPEN-31). */
  format: PhotoFormat | null;
  /** Whether it moves, as far as its header says. */
  isAnimated: boolean;
}

/** How many of a file's first bytes `photoKind` needs. */
export const PHOTO_HEADER_BYTES = 64 * 1024;

/** Tells what the file is that begins with `bytes`; undefined where it is no picture that people take or save. */
export function photoKind(bytes: Uint8Array): PhotoKind | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return { format: "image/jpeg", isAnimated: false };
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) {
    return { format: "image/png", isAnimated: isAnimatedPng(bytes) };
  }
  if (textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 4) === "WEBP") {
    // The extended header has a flag for animation.
    const isAnimated = textAt(bytes, 12, 4) === "VP8X" && ((bytes[20] ?? 0) & 0x02) !== 0;
    return { format: "image/webp", isAnimated };
  }
  if (textAt(bytes, 4, 4) === "ftyp") return isoKind(textAt(bytes, 8, 4));
  // The extension that makes it repeat is near the beginning.
  if (textAt(bytes, 0, 4) === "GIF8") return { format: null, isAnimated: textAt(bytes, 0, 4096).includes("NETSCAPE") };
  return undefined;
}

/** AVIF shares its container with HEIC and video; the brand tells them apart. */
function isoKind(brand: string): PhotoKind | undefined {
  if (brand === "avif") return { format: "image/avif", isAnimated: false };
  if (brand === "avis") return { format: "image/avif", isAnimated: true };
  return undefined;
}

/** An animated PNG announces its frames in a chunk before the first image data. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; ) {
    const type = textAt(bytes, at + 4, 4);
    if (type === "acTL") return true;
    if (type === "IDAT") return false;
    // Length, type, data, checksum.
    at += 12 + view.getUint32(at);
  }
  return false;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}
