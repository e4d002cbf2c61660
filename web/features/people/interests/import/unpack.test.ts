// @vitest-environment node
import { deflateRawSync, gzipSync } from "node:zlib";
import { LIST_LIMITS } from "@nakamatch/domain/lists/list-item";
import { describe, expect, it } from "vitest";
import { unpack } from "./unpack.ts";

interface Packed {
  path: string;
  content: Uint8Array;
  stored?: boolean;
  method?: number;
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** A zip archive as other programs write it. */
function zip(files: Packed[], comment = ""): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, content, stored = false, method = stored ? 0 : 8 } of files) {
    const packed = stored ? Buffer.from(content) : deflateRawSync(content);
    const name = Buffer.from(path);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(local, name, packed);
    directory.push(entry, name);
    offset += 30 + name.length + packed.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return new Uint8Array(Buffer.concat([...parts, listing, end, Buffer.from(comment)]));
}

const of = (content: Uint8Array | string) => unpack(new Blob([content as BlobPart]), () => {});
const text = async (content: Uint8Array | string) => (await of(content))[0]?.text;
const refused = (problem: string) => expect.objectContaining({ problem });

describe("a file", () => {
  it("is text in UTF-8, with or without a byte order mark, or in UTF-16 with one", async () => {
    expect(await text("Naruto\u0008 \ufffe")).toBe("Naruto\u0008 \ufffe");
    expect(await text("ナルト")).toBe("ナルト");
    expect(await text(bytes("\ufeffNaruto"))).toBe("Naruto");
    const little = Buffer.from("\ufeffナルト", "utf16le");
    expect(await text(little)).toBe("ナルト");
    expect(await text(Buffer.from(little).swap16())).toBe("ナルト");
  });

  it.each([
    ["Pokémon", Buffer.from("Pokémon", "latin1")],
    ["Name;Year\nAmélie;2001", Buffer.from("Name;Year\nAmélie;2001", "latin1")],
    ["Name;Year\nOcean’s Eleven;2001", Buffer.from("Name;Year\nOcean\x92s Eleven;2001", "latin1")],
    [`${"Heat\n".repeat(60_000)}El niño`, Buffer.from(`${"Heat\n".repeat(60_000)}El niño`, "latin1")],
    ["Название;Год\nНаруто;2002", Buffer.from("cde0e7e2e0ede8e53bc3eee40acde0f0f3f2ee3b32303032", "hex")],
    [
      "タイトル,評価\nナルト,5\n進撃の巨人,4\n",
      Buffer.from("835e83438367838b2c955d89bf0a8369838b83672c350a90698c8282cc8b90906c2c340a", "hex"),
    ],
  ])("is text in the encoding of a region: %j", async (expected, content) => {
    expect(await text(content)).toBe(expected);
  });

  it.each([
    ["text in an encoding that cannot be told", Buffer.from("b1ead0c50a", "hex")],
    ["UTF-16 without a mark", Buffer.from("Naruto", "utf16le")],
    ["half a letter of UTF-16", Buffer.from([0xff, 0xfe, 0x41])],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ["a NUL", Buffer.from("Naruto\0")],
  ])("is refused as %s", async (_, content) => {
    await expect(of(content)).rejects.toEqual(refused("notText"));
  });

  it("is refused above 20 MB", async () => {
    const blob = { size: LIST_LIMITS.fileBytes + 1 } as Blob;
    await expect(unpack(blob, () => {})).rejects.toEqual(refused("tooLarge"));
  });
});

describe("a gzip", () => {
  it("is unpacked, whatever its name", async () => {
    expect(await of(gzipSync("<myanimelist/>"))).toEqual([{ path: "", text: "<myanimelist/>" }]);
  });

  it("is refused when it is cut off, or unpacks to too much", async () => {
    await expect(of(gzipSync("Naruto".repeat(100)).subarray(0, 20))).rejects.toEqual(refused("damaged"));
    const bomb = gzipSync(Buffer.alloc(LIST_LIMITS.unpackedBytes + 1, "a"));
    expect(bomb.length).toBeLessThan(100_000);
    await expect(of(bomb)).rejects.toEqual(refused("unsafe"));
  });
});

describe("a zip archive", () => {
  const watched = { path: "watched.csv", content: bytes("Name,Year\nHeat,1995") };

  it("is unpacked file by file, packed or not, lists alone", async () => {
    const shares: number[] = [];
    const archive = zip(
      [
        watched,
        { path: "likes/films.csv", content: bytes("Name,Year\n"), stored: true },
        { path: "avatar.png", content: bytes("\0\0") },
        { path: "__MACOSX/watched.csv", content: bytes("x") },
        { path: "deleted/diary.csv", content: bytes("x") },
        { path: "binary.json", content: new Uint8Array([0xff, 0]) },
      ],
      "a comment",
    );
    expect(await unpack(new Blob([archive]), (share) => shares.push(share))).toEqual([
      { path: "watched.csv", text: "Name,Year\nHeat,1995" },
      { path: "likes/films.csv", text: "Name,Year\n" },
    ]);
    expect(shares).toEqual([1 / 3, 2 / 3, 1]);
  });

  it("counts what is not packed as well towards what is allowed", async () => {
    const stored = { path: "a.csv", content: bytes("Name\n"), stored: true };
    const rest = LIST_LIMITS.unpackedBytes - stored.content.length;
    const packed = { path: "b.csv", content: Buffer.alloc(rest + 1, "a") };
    await expect(of(zip([stored, packed]))).rejects.toEqual(refused("unsafe"));
  });

  it.each<[string, Packed[], string]>([
    ["no list", [{ path: "a.png", content: bytes("x") }], "unknownFormat"],
    ["another way of packing", [{ ...watched, method: 12 }], "unknownFormat"],
    [
      "more than allowed in many files",
      Array.from({ length: 3 }, (_, number) => ({
        path: `${number}.csv`,
        content: Buffer.alloc(LIST_LIMITS.unpackedBytes / 2, "a"),
      })),
      "unsafe",
    ],
  ])("is refused with %s", async (_, files, problem) => {
    await expect(of(zip(files))).rejects.toEqual(refused(problem));
  });

  it("is refused with more than 2,000 files, before any is read", async () => {
    const files = Array.from({ length: 2001 }, (_, number) => ({ path: `${number}.png`, content: bytes("x") }));
    await expect(of(zip(files))).rejects.toEqual(refused("damaged"));
    await expect(of(zip(files.slice(1)))).rejects.toEqual(refused("unknownFormat"));
  });

  it("is refused when it is damaged anywhere, and never hangs", async () => {
    const good = zip([watched]);
    await expect(of(good.subarray(0, good.length - 10))).rejects.toEqual(refused("damaged"));
    for (let at = 4; at < good.length; at++) {
      const bad = Uint8Array.from(good);
      bad[at] = (bad[at] as number) ^ 0xff;
      await of(bad).catch((error) => expect(error).toMatchObject({ name: "ListError" }));
    }
  });
});
