import { ListError } from "@nakamatch/domain/lists/list-error";
import { LIST_LIMITS, type ListFile } from "@nakamatch/domain/lists/list-item";
import { type ZipEntry, zipEntries } from "./zip.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Control characters that no text has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
const CONTROLS = /[\u0000-\u0008\u000e-\u001f]/;

/** Files of an archive that can hold a list; what an export says was deleted is none any more. */
const LIST_FILE = /^(?!__MACOSX\/|deleted\/|orphaned\/).*\.(csv|json|xml|txt)$/i;

/**
 * The texts in a file: itself, what it is a gzip of, or the lists of a zip archive. Content tells which it is, not the name.
 *
 * @throws {ListError} when the file or what it unpacks to is too large, damaged or no text
 */
export async function unpack(file: Blob, onProgress: (share: number) => void): Promise<ListFile[]> {
  if (file.size > LIST_LIMITS.fileBytes) throw new ListError("tooLarge");
  const bytes: Bytes = new Uint8Array(await file.arrayBuffer());
  const budget = { left: LIST_LIMITS.unpackedBytes };
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    return [{ path: "", text: decode(await inflate(bytes, "gzip", budget)) }];
  }
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03) return unpackZip(bytes, budget, onProgress);
  return [{ path: "", text: decode(bytes) }];
}

interface Budget {
  /** Bytes that may still be unpacked. */
  left: number;
}

async function unpackZip(bytes: Bytes, budget: Budget, onProgress: (share: number) => void): Promise<ListFile[]> {
  const entries = zipEntries(bytes).filter(({ path }) => LIST_FILE.test(path));
  const files: ListFile[] = [];
  for (const [number, entry] of entries.entries()) {
    const unpacked = await unpackEntry(entry, budget);
    // An archive may hold other things under the name of a text.
    const text = tryToDecode(unpacked);
    if (text !== undefined) files.push({ path: entry.path, text });
    onProgress((number + 1) / entries.length);
  }
  if (files.length === 0) throw new ListError("unknownFormat");
  return files;
}

async function unpackEntry({ isDeflated, bytes }: ZipEntry, budget: Budget): Promise<Bytes> {
  if (isDeflated) return inflate(bytes, "deflate-raw", budget);
  budget.left -= bytes.length;
  if (budget.left < 0) throw new ListError("unsafe");
  return bytes;
}

/** Unpacks, and stops as soon as it is more than allowed, whatever size the file claims. */
async function inflate(bytes: Bytes, format: CompressionFormat, budget: Budget): Promise<Bytes> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader();
  const chunks: Bytes[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((): never => {
      throw new ListError("damaged");
    });
    if (done) break;
    length += value.length;
    if (length > budget.left) {
      void reader.cancel().catch(() => {});
      throw new ListError("unsafe");
    }
    chunks.push(value);
  }
  budget.left -= length;
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** UTF-8, or UTF-16 with a byte order mark. */
function decode(bytes: Bytes): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
  const text = tryToDecode(bytes, encoding);
  if (text === undefined) throw new ListError("notText");
  return text;
}

function tryToDecode(bytes: Bytes, encoding = "utf-8"): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return CONTROLS.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
