import { CHUNK_WORDS, type CounterKernel } from "../index/counter-kernel.ts";
import { BLOCK_SLOTS, BLOCK_WORDS, type Postings } from "../index/postings.ts";
import { lowerBound } from "./lower-bound.ts";

/**
 * Nanoseconds per list of a chunk, list entry, bitmap word and word of people, measured with a million people. Real
 * chunks take 1 to 1.5 times the sum.
 */
const LIST_COST = 25;
const ENTRY_COST = 1.5;
const BITMAP_COST = 0.3;
export const WORD_COST = 3;
const SEEK_FACTOR = 4;

/** Estimated people per word with a title stored as a bitmap. */
const BITMAP_FANS = 2;

/**
 * Bit-sliced counters: plane `p` holds bit `p` of every count, so adding or comparing a whole word of people takes a
 * few logical operations.
 */
export class Counters {
  readonly kernel: CounterKernel;
  readonly #postings: Postings;
  readonly #titles: readonly number[];
  readonly #cursors: Uint32Array;
  readonly #lists: number[] = [];
  readonly #bitmaps: number[] = [];
  /** Cumulative nanoseconds in the current block, per chunk and per word of people. */
  readonly #chunkCosts: Float64Array;
  readonly #wordCosts: Float64Array;
  readonly #fans: Float64Array;
  readonly #reached: Int32Array;
  #block = -1;
  #next = -1;

  constructor(postings: Postings, titles: readonly number[]) {
    this.kernel = postings.kernel;
    this.#postings = postings;
    this.#titles = rarestFirst(
      postings,
      titles.filter((title) => title < postings.titles),
    );
    const { length } = this.#titles;
    this.#cursors = new Uint32Array(length);
    this.#reached = new Int32Array(length);
    this.#chunkCosts = new Float64Array(length + 1);
    this.#wordCosts = new Float64Array(length + 1);
    this.#fans = new Float64Array(length + 1);
  }

  get titles(): number {
    return this.#titles.length;
  }

  planesFor(most: number): number {
    return 32 - Math.clz32(Math.min(most, this.#titles.length));
  }

  cost(from: number, to: number, titles = this.#titles.length): number {
    this.#openBlock(Math.floor(from / BLOCK_WORDS));
    const lists = (this.#chunkCosts[titles] as number) * (from === this.#next ? 1 : SEEK_FACTOR);
    return lists + (to - from) * (WORD_COST + (this.#wordCosts[titles] as number));
  }

  fans(from: number, to: number, titles: number): number {
    this.#openBlock(Math.floor(from / BLOCK_WORDS));
    return Math.min(32, this.#fans[titles] as number) * (to - from);
  }

  /**
   * Counts words `from` to `to` of one block, at most `CHUNK_WORDS`, into the planes, which must hold the counts.
   * `titles` limits the count to the rarest titles.
   */
  count(from: number, to: number, planes: number, titles = this.#titles.length): void {
    const words = to - from;
    this.#next = to;
    for (let plane = 0; plane < Math.max(planes, 3); plane++) {
      this.kernel.planes.fill(0, plane * CHUNK_WORDS, plane * CHUNK_WORDS + words);
    }
    this.#openBlock(Math.floor(from / BLOCK_WORDS));
    const position = (from % BLOCK_WORDS) * 32;
    const end = position + words * 32;
    for (const index of this.#lists) {
      if (index >= titles) break;
      const last = this.#listEnd(index);
      this.#cursors[index] = this.kernel.addList(this.#seek(index, position, last), last, position, end);
      this.#reached[index] = end;
    }
    const bitmaps: number[] = [];
    for (const index of this.#bitmaps) {
      if (index >= titles) break;
      bitmaps.push((this.#postings.bitStarts[this.#cell(index)] as number) - 1 + (from % BLOCK_WORDS));
    }
    const start = (number: number): number => bitmaps[number] ?? this.kernel.empty;
    for (let number = 0; number < bitmaps.length; number += 4) {
      const four = [start(number), start(number + 1), start(number + 2), start(number + 3)] as const;
      this.kernel.addBitmaps(four, words, planes);
    }
  }

  /** First entry at or after the position. */
  #seek(index: number, position: number, end: number): number {
    const reached = this.#reached[index] as number;
    const cursor = this.#cursors[index] as number;
    if (reached === position) return cursor;
    const from = reached > position ? (this.#postings.listStarts[this.#cell(index)] as number) : cursor;
    return lowerBound(this.#postings.lists, position, from, end);
  }

  #openBlock(block: number): void {
    if (block === this.#block) return;
    const { listStarts, bitStarts } = this.#postings;
    this.#block = block;
    this.#lists.length = 0;
    this.#bitmaps.length = 0;
    for (let index = 0; index < this.#titles.length; index++) {
      const cell = this.#cell(index);
      const start = listStarts[cell] as number;
      const entries = (listStarts[cell + 1] as number) - start;
      const isBitmap = (bitStarts[cell] as number) > 0;
      let [chunkCost, wordCost, fans] = [0, 0, 0];
      if (isBitmap) {
        this.#bitmaps.push(index);
        [wordCost, fans] = [BITMAP_COST, BITMAP_FANS];
      } else if (entries > 0) {
        this.#lists.push(index);
        this.#cursors[index] = start;
        this.#reached[index] = 0;
        [chunkCost, wordCost, fans] = [LIST_COST, (entries / BLOCK_WORDS) * ENTRY_COST, entries / BLOCK_WORDS];
      }
      this.#chunkCosts[index + 1] = (this.#chunkCosts[index] as number) + chunkCost;
      this.#wordCosts[index + 1] = (this.#wordCosts[index] as number) + wordCost;
      this.#fans[index + 1] = (this.#fans[index] as number) + fans;
    }
  }

  #cell(index: number): number {
    return (this.#titles[index] as number) * this.#postings.blocks + this.#block;
  }

  #listEnd(index: number): number {
    return this.#postings.listStarts[this.#cell(index) + 1] as number;
  }
}

function rarestFirst({ blocks, listStarts, bitStarts }: Postings, titles: readonly number[]): number[] {
  const sizes = new Map<number, number>();
  for (const title of titles) {
    let size = (listStarts[(title + 1) * blocks] as number) - (listStarts[title * blocks] as number);
    for (let block = 0; block < blocks; block++) if (bitStarts[title * blocks + block] as number) size += BLOCK_SLOTS;
    sizes.set(title, size);
  }
  return [...titles].sort((a, b) => (sizes.get(a) as number) - (sizes.get(b) as number));
}
