import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { UNKNOWN_BIRTH } from "../index/birth-date.ts";
import { createRandom } from "../testing/random.ts";
import { assembleKernel } from "./assemble.ts";
import { createPlainKernel } from "./counter-kernel.ts";
import { CHUNK_WORDS, type CounterKernel } from "./counter-layout.ts";
import { createVectorKernel } from "./vector-kernel.ts";

const SIZE = { lists: 4000, bits: 8 * CHUNK_WORDS, slots: 1280 };

/** What a kernel makes of the same postings. */
function work(kernel: CounterKernel, seed: number): Record<string, number[]> {
  const random = createRandom(seed);
  const positions = Array.from({ length: SIZE.lists / 2 }, () => random.int(0, CHUNK_WORDS * 32 - 1)).sort(
    (a, b) => a - b,
  );
  kernel.lists.set([...positions, ...positions]);
  for (let word = 0; word < SIZE.bits; word++) kernel.bits[word] = random.int(0, 0xffffffff) | 0;
  for (let slot = 0; slot < SIZE.slots; slot++) {
    kernel.births[slot] = random.chance(0.1) ? UNKNOWN_BIRTH : random.pick([0, 29_999, 30_000, 40_000, 40_001, 65_534]);
  }
  for (let word = 0; word < SIZE.slots / 32; word++)
    kernel.passing[word] = random.pick([0, -1, random.int(0, 2 ** 31)]);
  const stops = [
    kernel.addList(0, SIZE.lists / 2, 0, 5000),
    kernel.addList(SIZE.lists / 2, SIZE.lists, 0, 65_536),
    kernel.addList(10, 10, 0, 65_536),
  ];
  const start = (bitmap: number) => (bitmap < 0 ? -1 : bitmap * CHUNK_WORDS);
  for (const [a, b, c, d] of [
    [0, 1, 2, 3],
    [4, 5, -1, -1],
    [6, 7, 0, -1],
  ] as const) {
    kernel.addBitmaps(start(a), start(b), start(c), start(d), CHUNK_WORDS, 4);
  }
  const matches = [1, 3, 4, 6, 9, 15].flatMap((least) => {
    const count = kernel.match(least, CHUNK_WORDS, 4);
    return [count, ...kernel.matched];
  });
  kernel.keepBirths(30_000, 40_000);
  return { stops, matches, planes: [...kernel.planes.subarray(0, 4 * CHUNK_WORDS)], passing: [...kernel.passing] };
}

it("the bytes that the server runs are those of the text", async () => {
  const bytes = readFileSync(new URL("./kernel.wasm", import.meta.url));
  expect([...bytes], "npm run build:kernel brings kernel.wasm up to date").toEqual([...(await assembleKernel())]);
});

it("DISC-13 DISC-28 vectors and plain words count and filter alike", () => {
  for (let seed = 0; seed < 5; seed++) {
    const vectors = createVectorKernel(SIZE);
    // This runtime has vector instructions; without this line the comparison could be with itself.
    expect(vectors).not.toBeNull();
    if (vectors) expect(work(vectors, seed)).toEqual(work(createPlainKernel(SIZE), seed));
  }
});
