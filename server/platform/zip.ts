import { setImmediate as turn } from "node:timers/promises";
import { Zip, ZipDeflate } from "fflate";

export interface ZipFile {
  name: string;
  parts: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

/** Bytes compressed before other work has its turn: a few milliseconds. */
const AT_ONCE = 64 * 1024;

/** Yields a ZIP archive in pieces of at least `pieceBytes`, except the last one, and holds no more than that of it. */
export async function* zipInPieces(files: AsyncIterable<ZipFile>, pieceBytes: number): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = [];
  let held = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
    held += chunk.length;
  });
  const take = () => {
    const piece = Buffer.concat(chunks);
    chunks = [];
    held = 0;
    return piece;
  };
  for await (const { name, parts } of files) {
    const file = new ZipDeflate(name);
    zip.add(file);
    for await (const part of parts) {
      const bytes = typeof part === "string" ? Buffer.from(part) : part;
      for (let from = 0; from < bytes.length; from += AT_ONCE) {
        file.push(bytes.subarray(from, from + AT_ONCE));
        if (held >= pieceBytes) yield take();
        else await turn();
      }
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield take();
}
