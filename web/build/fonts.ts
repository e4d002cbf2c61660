import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { inflateSync } from "node:zlib";

const HEADER = 44;
const ENTRY = 20;

/** Unpacks a WOFF file, as web fonts come, into the OpenType file that programs for pictures read. */
export async function unpackFont(woff: string, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, toOpenType(await readFile(woff)));
}

/** Both formats list tables with their place; WOFF compresses each on its own (https://www.w3.org/TR/WOFF/). */
function toOpenType(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("this is no WOFF file");
  const count = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(16 * power, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE(16 * (count - power), 10);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index++) {
    const entry = HEADER + ENTRY * index;
    const target = 12 + 16 * index;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const content = woff.subarray(start, start + packed);
    parts.push(packed < length ? inflateSync(content) : content, Buffer.alloc((4 - (length % 4)) % 4));
    woff.copy(directory, target, entry, entry + 4);
    woff.copy(directory, target + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(offset, target + 8);
    directory.writeUInt32BE(length, target + 12);
    offset += length + ((4 - (length % 4)) % 4);
  }
  return Buffer.concat(parts);
}
