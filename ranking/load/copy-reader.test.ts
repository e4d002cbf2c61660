import { describe, expect, it } from "vitest";
import { CopyReader } from "./copy-reader.ts";

const HEADER = [...Buffer.from("PGCOPY\n\xff\r\n\0", "latin1"), 0, 0, 0, 0, 0, 0, 0, 0];
const END = [0xff, 0xff];
const row = (...bytes: number[]) => [0, 1, 0, 0, 0, bytes.length, ...bytes];
const NULL_ROW = [0, 1, 0xff, 0xff, 0xff, 0xff];

function read(bytes: number[], pieceBytes = bytes.length): (number[] | null)[] {
  const rows: (number[] | null)[] = [];
  const reader = new CopyReader(1, ({ view, starts: [start], lengths: [length] }) => {
    rows.push((length as number) < 0 ? null : [...new Uint8Array(view.buffer, start, length)]);
  });
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    reader.push(Uint8Array.from(bytes.slice(from, from + pieceBytes)));
  }
  reader.end();
  return rows;
}

describe("the reader of copies", () => {
  it.each([1, 2, 3, 7, 19, 1000])("reads one copy after another in pieces of %i bytes", (size) => {
    const bytes = [
      ...HEADER,
      ...row(1, 2, 3),
      ...NULL_ROW,
      ...row(),
      ...END,
      ...HEADER,
      ...END,
      ...HEADER,
      ...row(4),
      ...END,
    ];
    expect(read(bytes, size)).toEqual([[1, 2, 3], null, [], [4]]);
  });

  it("reads rows larger than any before", () => {
    const large = Array.from({ length: 65_000 }, (_, index) => index & 255);
    const huge = [0, 1, 0, 3, 0xf7, 0xa0, ...Array.from({ length: 260_000 }, () => 9)];
    const rows = read([...HEADER, ...row(5), 0, 1, 0, 0, 0xfd, 0xe8, ...large, ...huge, ...row(6), ...END], 4096);
    expect(rows.map((bytes) => bytes?.length)).toEqual([1, 65_000, 260_000, 1]);
    expect([rows[0], rows[1], rows[3]]).toEqual([[5], large, [6]]);
  });

  it("skips what it does not know of the header", () => {
    expect(read([...HEADER.slice(0, -1), 3, 7, 7, 7, ...row(1), ...END], 5)).toEqual([[1]]);
  });

  it("refuses what is no copy, has other fields, or ends early", () => {
    expect(() => read([...row(1), ...Array.from({ length: 30 }, () => 0)])).toThrow("not a binary copy");
    expect(() => read([...HEADER, 0, 2, 0, 0, 0, 0])).toThrow("2 fields");
    expect(() => read([...HEADER, ...row(1)])).toThrow("before its end");
    expect(() => read(HEADER.slice(0, 4))).toThrow("before its end");
    expect(read([])).toEqual([]);
  });
});
