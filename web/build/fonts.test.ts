// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { unpackFont } from "./fonts.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nakamatch-fonts-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const TABLES = [
  { tag: "cmap", checksum: 11, content: Buffer.from("x".repeat(50)) },
  { tag: "glyf", checksum: 22, content: Buffer.from("abcde") },
  { tag: "head", checksum: 33, content: Buffer.from("y".repeat(64)) },
];

/** A WOFF file (https://www.w3.org/TR/WOFF/) of these tables; a table that would not shrink is stored as it is. */
function woffOf(tables: typeof TABLES): Buffer {
  const head = Buffer.alloc(44 + 20 * tables.length);
  head.write("wOFF", 0, "latin1");
  head.writeUInt32BE(0x00010000, 4);
  head.writeUInt16BE(tables.length, 12);
  const parts = [head];
  let offset = head.length;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const small = deflateSync(content);
    const stored = small.length < content.length ? small : content;
    const entry = 44 + 20 * index;
    head.write(tag, entry, "latin1");
    for (const [at, value] of [offset, stored.length, content.length, checksum].entries())
      head.writeUInt32BE(value, entry + 4 + 4 * at);
    parts.push(stored);
    offset += stored.length;
  }
  return Buffer.concat(parts);
}

test("a web font becomes the OpenType file with the same tables, each at a multiple of four", async () => {
  const [from, to] = [join(folder, "font.woff"), join(folder, "new/font.ttf")];
  await writeFile(from, woffOf(TABLES));
  await unpackFont(from, to);
  const font = await readFile(to);
  expect(font.readUInt32BE(0)).toBe(0x00010000);
  // How many tables, and what a binary search among them starts with.
  expect([4, 6, 8, 10].map((at) => font.readUInt16BE(at))).toEqual([3, 32, 1, 16]);
  const offsets = TABLES.map(({ tag, checksum, content }, index) => {
    const entry = 12 + 16 * index;
    expect(font.toString("latin1", entry, entry + 4)).toBe(tag);
    const [found, offset, length] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at)) as [number, number, number];
    expect(found).toBe(checksum);
    expect(length).toBe(content.length);
    expect(font.subarray(offset, offset + length).equals(content)).toBe(true);
    return offset;
  });
  expect(offsets).toEqual([60, 112, 120]);
  expect(font.length).toBe(184);
});

test("another file is refused", async () => {
  await writeFile(join(folder, "font.woff"), "wOF2");
  await expect(unpackFont(join(folder, "font.woff"), join(folder, "font.ttf"))).rejects.toThrow("no WOFF file");
});
