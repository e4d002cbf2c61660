import { randomBytes } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { type ZipFile, zipInPieces } from "./zip.ts";

const PIECE = 100_000;

it("zips what comes piece by piece, and holds no more than a piece, while other work has its turn", async () => {
  const noise = randomBytes(400_000);
  let taken = 0;
  let most = 0;
  async function* files(): AsyncGenerator<ZipFile> {
    yield { name: "empty.txt", parts: [] };
    yield { name: "words.txt", parts: ["Ñandú ", "y café"] };
    yield { name: "whole.bin", parts: [noise] };
    async function* parts() {
      for (let from = 0; from < noise.length; from += 1000) {
        most = Math.max(most, from - taken);
        yield noise.subarray(from, from + 1000);
      }
    }
    taken = 0;
    yield { name: "parts.bin", parts: parts() };
  }
  let turns = 0;
  const others = setInterval(() => turns++, 0);
  const pieces: Buffer[] = [];
  for await (const piece of zipInPieces(files(), PIECE)) {
    pieces.push(piece);
    taken += piece.length;
  }
  clearInterval(others);
  expect(turns).toBeGreaterThan(5);
  expect(pieces.length).toBeGreaterThan(5);
  // What the compression itself holds back comes on top.
  expect(most).toBeLessThan(PIECE + 200_000);
  const unzipped = unzipSync(Buffer.concat(pieces));
  expect(Object.keys(unzipped)).toEqual(["empty.txt", "words.txt", "whole.bin", "parts.bin"]);
  expect(strFromU8(unzipped["words.txt"] ?? new Uint8Array())).toBe("Ñandú y café");
  for (const name of ["whole.bin", "parts.bin"])
    expect(Buffer.from(unzipped[name] ?? []).equals(noise), name).toBe(true);
});
