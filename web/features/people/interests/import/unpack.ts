import { ListError } from "@nakamatch/domain/lists/list-error";
import { LIST_LIMITS, type ListFile } from "@nakamatch/domain/lists/list-item";
import { Gunzip, Unzip, UnzipInflate, unzipSync } from "fflate";

type Bytes = Uint8Array<ArrayBuffer>;

/** Excludes what an export says was deleted or orphaned. */
const LIST_FILE = /^(?!(?:.*\/)?(?:__MACOSX\/|deleted\/|orphaned\/|lists\/.*\.csv$)).*\.(csv|json|xml|txt)$/i;

/** Exports have a few dozen. */
const ENTRIES_MAX = 2000;

/** Bytes unpacked at a time, to at most 16 MB. */
const CHUNK = 16 * 1024;

/**
 * Reads plain files, gzip and zip archives, by content, not name.
 *
 * @throws {ListError} if too large, damaged or not text
 */
export async function unpack(file: Blob, onProgress: (share: number) => void): Promise<ListFile[]> {
  if (file.size > LIST_LIMITS.fileBytes) throw new ListError("tooLarge");
  const bytes: Bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03;
  try {
    if (isZip) return await unzip(bytes, onProgress);
    const text = await decode(bytes[0] === 0x1f && bytes[1] === 0x8b ? await gunzip(bytes) : bytes);
    if (text === undefined) throw new ListError("notText");
    return [{ path: file instanceof File ? file.name : "", text }];
  } catch (error) {
    throw error instanceof ListError ? error : new ListError("damaged");
  }
}

/** Stops beyond the limit, whatever size is claimed. */
class Unpacked {
  #left: number = LIST_LIMITS.unpackedBytes;

  file(): { add: (part: Uint8Array) => void; bytes: () => Promise<Bytes> } {
    const parts: Bytes[] = [];
    return {
      add: (part) => {
        this.#left -= part.length;
        if (this.#left < 0) throw new ListError("unsafe");
        parts.push(part as Bytes);
      },
      bytes: async () => new Uint8Array(await new Blob(parts).arrayBuffer()),
    };
  }
}

async function gunzip(bytes: Bytes): Promise<Bytes> {
  const { add, bytes: unpacked } = new Unpacked().file();
  pushAll(new Gunzip(add), bytes);
  return unpacked();
}

async function unzip(bytes: Bytes, onProgress: (share: number) => void): Promise<ListFile[]> {
  const paths = pathsIn(bytes).filter((path) => LIST_FILE.test(path));
  const unpacked = new Unpacked();
  const files: { path: string; bytes: () => Promise<Bytes> }[] = [];
  const archive = new Unzip((entry) => {
    if (!LIST_FILE.test(entry.name) || !isKnownPacking(entry.compression)) return;
    const file = unpacked.file();
    entry.ondata = (error, part, isLast) => {
      if (error) throw error;
      file.add(part);
      if (!isLast) return;
      files.push({ path: entry.name, bytes: file.bytes });
      onProgress(Math.min(1, files.length / paths.length));
    };
    entry.start();
  });
  archive.register(UnzipInflate);
  pushAll(archive, bytes);
  const texts: ListFile[] = [];
  for (const { path, bytes: content } of files) {
    // Archives may hold binaries named like texts.
    const text = await decode(await content());
    if (text !== undefined) texts.push({ path, text });
  }
  if (texts.length === 0) throw new ListError("unknownFormat");
  return texts;
}

function isKnownPacking(compression: number): boolean {
  return compression === 0 || compression === UnzipInflate.compression;
}

/** A zip's directory is at its end: without it, the file is cut off. */
function pathsIn(bytes: Bytes): string[] {
  const paths: string[] = [];
  unzipSync(bytes, {
    filter: ({ name }) => {
      if (paths.push(name) > ENTRIES_MAX) throw new ListError("damaged");
      return false;
    },
  });
  return paths;
}

function pushAll(stream: { push: (chunk: Uint8Array, isLast: boolean) => void }, bytes: Bytes): void {
  for (let at = 0; at < bytes.length; at += CHUNK) {
    stream.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length);
  }
}

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
async function decode(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
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
