import { ListError } from "@nakamatch/domain/lists/list-error";

/** A file of a zip archive, still packed. */
export interface ZipEntry {
  path: string;
  isDeflated: boolean;
  bytes: Uint8Array<ArrayBuffer>;
}

const END_OF_DIRECTORY = 0x06054b50;
const END_LENGTH = 22;
const COMMENT_MAX = 0xffff;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_ENTRY_LENGTH = 46;
const LOCAL_ENTRY = 0x04034b50;
const LOCAL_ENTRY_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

/** Files in an archive; exports have a few dozen. */
const ENTRIES_MAX = 2000;

/**
 * The files that the directory of a zip archive lists, as far as they can be read without a password. Sizes are not checked:
 * the caller must count.
 *
 * @throws {ListError} `damaged` where the directory is missing or leads outside the archive
 */
export function zipEntries(bytes: Uint8Array<ArrayBuffer>): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endOfDirectory(view);
    const count = view.getUint16(end + 10, true);
    if (count > ENTRIES_MAX) throw new ListError("damaged");
    const entries: ZipEntry[] = [];
    let at = view.getUint32(end + 16, true);
    for (let number = 0; number < count; number++) {
      if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new ListError("damaged");
      const flags = view.getUint16(at + 8, true);
      const method = view.getUint16(at + 10, true);
      const nameLength = view.getUint16(at + 28, true);
      const path = new TextDecoder().decode(
        bytes.subarray(at + DIRECTORY_ENTRY_LENGTH, at + DIRECTORY_ENTRY_LENGTH + nameLength),
      );
      if ((flags & ENCRYPTED) === 0 && (method === STORED || method === DEFLATED)) {
        const packed = contentOf(bytes, view, view.getUint32(at + 42, true), view.getUint32(at + 20, true));
        entries.push({ path, isDeflated: method === DEFLATED, bytes: packed });
      }
      at += DIRECTORY_ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return entries;
  } catch (error) {
    // What leads outside the archive is a RangeError of the view.
    if (error instanceof RangeError) throw new ListError("damaged");
    throw error;
  }
}

function endOfDirectory(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at--) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw new ListError("damaged");
}

function contentOf(
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
  local: number,
  length: number,
): Uint8Array<ArrayBuffer> {
  if (view.getUint32(local, true) !== LOCAL_ENTRY) throw new ListError("damaged");
  const start = local + LOCAL_ENTRY_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + length > bytes.length) throw new ListError("damaged");
  return bytes.subarray(start, start + length);
}
