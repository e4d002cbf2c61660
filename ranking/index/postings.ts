/**
 * People by interest, in blocks of 65,536 slots: a list of 16-bit positions, or for common titles a bitmap, which is
 * counted a word at a time.
 */
import { CounterKernel } from "./counter-kernel.ts";
import { inSteps, STEP } from "./in-steps.ts";

export const BLOCK_SLOTS = 65_536;
export const BLOCK_WORDS = BLOCK_SLOTS / 32;

/** Titles above this share of a block get a bitmap. */
const DENSE_SHARE = 1 / 64;

export interface Postings {
  blocks: number;
  titles: number;
  /** By title·blocks + block; the next start is the end. */
  listStarts: Uint32Array;
  lists: Uint16Array;
  /** By title·blocks + block: start in `bits` + 1, 0 for none. */
  bitStarts: Uint32Array;
  bits: Int32Array;
  kernel: CounterKernel;
}

/** People with the same number of interests, `count`; their titles begin at `forward`. */
export interface Group {
  count: number;
  start: number;
  end: number;
  padded: number;
  forward: number;
}

export interface Piece {
  count: number;
  start: number;
  end: number;
  forward: number;
  forwardEnd: number;
  before: number;
}

/** Most titles of a piece, unless one person has more. */
const TITLES_STEP = 32_768;

export function* pieces(groups: readonly Group[]): Generator<Piece, void> {
  let before = 0;
  for (const { count, start, end, forward } of groups) {
    const step = Math.min(STEP, Math.ceil(TITLES_STEP / Math.max(count, 1)));
    const base = forward - start * count;
    for (let from = start; from < end; ) {
      const to = Math.min(end, from + step, (Math.floor(from / BLOCK_SLOTS) + 1) * BLOCK_SLOTS);
      yield { count, start: from, end: to, forward: base + from * count, forwardEnd: base + to * count, before };
      before += to - from;
      from = to;
    }
  }
}

/** Yields about every millisecond. */
export function* buildPostings(
  slots: number,
  titles: number,
  groups: readonly Group[],
  forward: Uint16Array | Uint32Array,
): Generator<void, Postings> {
  const blocks = Math.ceil(slots / BLOCK_SLOTS);
  const sizes = new Uint32Array(titles * blocks);
  for (const piece of pieces(groups)) {
    count(sizes, blocks, piece, forward);
    yield;
  }
  const listStarts = new Uint32Array(titles * blocks + 1);
  const bitStarts = new Uint32Array(titles * blocks);
  const ends = { lists: 0, bits: 0 };
  yield* inSteps(sizes.length, (from, to) => lay({ sizes, blocks, slots, listStarts, bitStarts, ends }, from, to));
  listStarts[sizes.length] = ends.lists;
  const kernel = new CounterKernel({ ...ends, slots });
  const { lists, bits } = kernel;
  const postings: Postings = { blocks, titles, listStarts, bitStarts, lists, bits, kernel };
  const filled = sizes.fill(0);
  yield;
  for (const piece of pieces(groups)) {
    fill(postings, filled, piece, forward);
    yield;
  }
  return postings;
}

function count(
  sizes: Uint32Array,
  blocks: number,
  { start, forward: from, forwardEnd }: Piece,
  forward: Uint16Array | Uint32Array,
): void {
  const block = Math.floor(start / BLOCK_SLOTS);
  for (let at = from; at < forwardEnd; at++) {
    const cell = (forward[at] as number) * blocks + block;
    sizes[cell] = (sizes[cell] as number) + 1;
  }
}

interface Laying {
  sizes: Uint32Array;
  blocks: number;
  slots: number;
  listStarts: Uint32Array;
  bitStarts: Uint32Array;
  ends: { lists: number; bits: number };
}

function lay({ sizes, blocks, slots, listStarts, bitStarts, ends }: Laying, from: number, to: number): void {
  for (let cell = from; cell < to; cell++) {
    listStarts[cell] = ends.lists;
    const size = sizes[cell] as number;
    const blockSlots = Math.min(BLOCK_SLOTS, slots - (cell % blocks) * BLOCK_SLOTS);
    if (size > blockSlots * DENSE_SHARE) {
      bitStarts[cell] = ends.bits + 1;
      ends.bits += blockSlots / 32;
    } else {
      ends.lists += size;
    }
  }
}

function fill(
  { blocks, listStarts, bitStarts, lists, bits }: Postings,
  filled: Uint32Array,
  { count, start, end, forward: at }: Piece,
  forward: Uint16Array | Uint32Array,
): void {
  const block = start >>> 16;
  let next = at;
  for (let slot = start; slot < end; slot++) {
    const position = slot & (BLOCK_SLOTS - 1);
    for (const last = next + count; next < last; next++) {
      const cell = (forward[next] as number) * blocks + block;
      const bitStart = bitStarts[cell] as number;
      if (bitStart > 0) {
        const word = bitStart - 1 + (position >>> 5);
        bits[word] = (bits[word] as number) | (1 << (position & 31));
      } else {
        const done = filled[cell] as number;
        lists[(listStarts[cell] as number) + done] = position;
        filled[cell] = done + 1;
      }
    }
  }
}
