/** Detects formats by content: names and declared types can be wrong. */
import type { PhotoFormat } from "@nakamatch/contract/vocabulary/photos";

export interface PhotoKind {
  /** Null: a picture in another format (OPEN-31). */
  format: PhotoFormat | null;
  /** As far as its header says. */
  isAnimated: boolean;
}

/** Bytes that `photoKind` needs. */
export const PHOTO_HEADER_BYTES = 64 * 1024;

/** Far above real brand boxes. */
const MOST_BRANDS_BYTES = 256;

/** Detects the format; undefined if it is no common picture. */
export function photoKind(bytes: Uint8Array): PhotoKind | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return { format: "image/jpeg", isAnimated: false };
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) {
    return { format: "image/png", isAnimated: isAnimatedPng(bytes) };
  }
  if (textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 4) === "WEBP") {
    const isAnimated = textAt(bytes, 12, 4) === "VP8X" && ((bytes[20] ?? 0) & 0x02) !== 0;
    return { format: "image/webp", isAnimated };
  }
  if (textAt(bytes, 4, 4) === "ftyp") return isoKind(bytes);
  // The extension for repeating is near the start.
  if (textAt(bytes, 0, 4) === "GIF8") return { format: null, isAnimated: textAt(bytes, 0, 4096).includes("NETSCAPE") };
  return undefined;
}

/** AVIF shares its container with HEIC and video; only brands differ. */
function isoKind(bytes: Uint8Array): PhotoKind | undefined {
  const major = textAt(bytes, 8, 4);
  const compatible = textAt(bytes, 16, Math.min(viewOf(bytes).getUint32(0), MOST_BRANDS_BYTES) - 16);
  const brands = [major, ...(compatible.match(/.{4}/gs) ?? [])];
  if (!brands.includes("avif") && !brands.includes("avis")) return undefined;
  return { format: "image/avif", isAnimated: major === "avis" || !brands.includes("avif") };
}

/** Animated PNGs have an `acTL` chunk before the first image data. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  for (let at = 8; at + 8 <= bytes.length; ) {
    const type = textAt(bytes, at + 4, 4);
    if (type === "acTL") return at + 12 > bytes.length || view.getUint32(at + 8) > 1;
    if (type === "IDAT") return false;
    // Length, type, data, checksum.
    at += 12 + view.getUint32(at);
  }
  return false;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}
