/** Four unsigned 32-bit words, ordered as the text is. */
export type UuidWords = readonly [number, number, number, number];

const DIGITS = new Uint8Array(128).fill(255);
for (const [value, digit] of [..."0123456789abcdef"].entries()) {
  DIGITS[digit.charCodeAt(0)] = value;
  DIGITS[digit.toUpperCase().charCodeAt(0)] = value;
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

const POSITIONS = [
  [0, 1, 2, 3, 4, 5, 6, 7],
  [9, 10, 11, 12, 14, 15, 16, 17],
  [19, 20, 21, 22, 24, 25, 26, 27],
  [28, 29, 30, 31, 32, 33, 34, 35],
].map((positions) => Uint8Array.from(positions));

/** Parses a UUID with hyphens. @throws {Error} on any other text */
export function parseUuid(text: string): UuidWords {
  const words: [number, number, number, number] = [0, 0, 0, 0];
  let bad = text.length === 36 ? 0 : 128;
  for (let index = 0; index < 4; index++) {
    const positions = POSITIONS[index] as Uint8Array;
    let word = 0;
    for (let digit = 0; digit < 8; digit++) {
      const value = DIGITS[text.charCodeAt(positions[digit] as number) & 127] as number;
      bad |= value;
      word = (word << 4) | value;
    }
    words[index] = word >>> 0;
  }
  // Values above 15 are not hex digits.
  if (bad > 15) throw new Error(`Not a UUID: ${text}`);
  return words;
}

/** 16 bytes per id: many are read, sent to the worker and found faster so than as texts. */
export function packUuids(ids: readonly string[]): Uint8Array<ArrayBuffer> {
  const packed = new DataView(new ArrayBuffer(ids.length * 16));
  for (const [index, id] of ids.entries()) {
    for (const [word, value] of parseUuid(id).entries()) packed.setUint32(index * 16 + word * 4, value);
  }
  return new Uint8Array(packed.buffer);
}

export function* uuidsIn(ids: readonly string[] | Uint8Array): Generator<UuidWords> {
  const { buffer, byteOffset, byteLength } = ids instanceof Uint8Array ? ids : packUuids(ids);
  const packed = new DataView(buffer, byteOffset, byteLength);
  for (let at = 0; at < byteLength; at += 16) {
    yield [packed.getUint32(at), packed.getUint32(at + 4), packed.getUint32(at + 8), packed.getUint32(at + 12)];
  }
}

/** As texts. */
export function uuidTexts(ids: readonly string[] | Uint8Array): string[] {
  return Array.from(uuidsIn(ids), formatUuid);
}

export function formatUuid([a, b, c, d]: UuidWords): string {
  const [b1, b2] = [b >>> 16, b & 0xffff];
  const [c1, c2] = [c >>> 16, c & 0xffff];
  return `${hex(a >>> 16)}${hex(a & 0xffff)}-${hex(b1)}-${hex(b2)}-${hex(c1)}-${hex(c2)}${hex(d >>> 16)}${hex(d & 0xffff)}`;
}

function hex(half: number): string {
  return `${BYTES[half >>> 8]}${BYTES[half & 255]}`;
}
