/** Bytes from the first non-ASCII letter on that suffice to detect an encoding. */
const SAMPLE = 64 * 1024;

/** Below it several encodings fit equally. */
const CONFIDENCE_MIN = 15;

/** Control characters that no text has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
const CONTROLS = /[\u0000-\u0008\u000e-\u001f]/;

/**
 * Decodes UTF-8, or the detected encoding: office programs use regional ones. Undefined for binary. Exported
 * comments may have control characters, but no NUL.
 */
export async function decode(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const text = tryToDecode(bytes, "utf-8");
  if (text !== undefined) return text.includes("\0") ? undefined : text;
  // Few lists need it.
  const { analyse } = await import("chardet");
  const start = Math.max(0, bytes.findIndex((byte) => byte > 127) - SAMPLE / 16);
  for (const { name, confidence } of analyse(bytes.subarray(start, start + SAMPLE))) {
    if (confidence < CONFIDENCE_MIN) break;
    const guess = tryToDecode(bytes, name);
    if (guess !== undefined && !CONTROLS.test(guess)) return guess;
  }
  return undefined;
}

function tryToDecode(bytes: Uint8Array<ArrayBuffer>, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
