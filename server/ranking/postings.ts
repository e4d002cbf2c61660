/**
 * Who has which interest, by blocks of 65,536 slots: per title and block either a list of 16-bit positions or, where more
 * than every 64th slot has the title, a bitmap. Bitmaps are added to the counters a whole word of people at a time.
 */
import { createKernel } from "./counter-kernel.ts";
import type { CounterKernel } from "./counter-layout.ts";

export const BLOCK_SLOTS = 65_536;
export const BLOCK_WORDS = BLOCK_SLOTS / 32;

/** A block counts a title by bitmap if it has more than this share of its slots. */
const DENSE_SHARE = 1 / 64;

export interface Postings {
  blocks: number;
  /** How many titles have postings. */
  titles: number;
  /** By title·blocks + block: where its list begins; it ends where the next one's begins. */
  listStarts: Uint32Array;
  lists: Uint16Array;
  /** By title·blocks + block: where its bitmap begins in `bits`, plus 1; 0 is none. */
  bitStarts: Uint32Array;
  bits: Int32Array;
  /** The kernel over `lists` and `bits`. */
  kernel: CounterKernel;
}

/** People of one number of interests: slots `start` to `end`, from `forward` on their titles, `count` for each. */
export interface Group {
  count: number;
  start: number;
  end: number;
  /** `end` rounded up to whole words of 128 bits; the slots between are free. */
  padded: number;
  forward: number;
}

/** Entries of people or cells handled between two pauses. */
const STEP = 32_768;

/** Builds the postings from the titles of each person; yields at least every millisecond or so. */
export function* buildPostings(
  slots: number,
  titles: number,
  groups: readonly Group[],
  forward: Uint16Array | Uint32Array,
): Generator<void, Postings> {
  const blocks = Math.ceil(slots / BLOCK_SLOTS);
  const sizes = new Uint32Array(titles * blocks);
  for (const piece of pieces(groups)) {
    const block = piece.start >>> 16;
    for (let at = piece.forward; at < piece.forwardEnd; at++) {
      const cell = (forward[at] as number) * blocks + block;
      sizes[cell] = (sizes[cell] as number) + 1;
    }
    yield;
  }
  const listStarts = new Uint32Array(titles * blocks + 1);
  const bitStarts = new Uint32Array(titles * blocks);
  let [listEnd, bitEnd] = [0, 0];
  for (let cell = 0; cell < sizes.length; cell++) {
    if (cell % STEP === STEP - 1) yield;
    listStarts[cell] = listEnd;
    const size = sizes[cell] as number;
    const blockSlots = Math.min(BLOCK_SLOTS, slots - (cell % blocks) * BLOCK_SLOTS);
    if (size > blockSlots * DENSE_SHARE) {
      bitStarts[cell] = bitEnd + 1;
      bitEnd += blockSlots / 32;
    } else {
      listEnd += size;
    }
  }
  listStarts[sizes.length] = listEnd;
  const kernel = createKernel({ lists: listEnd, bits: bitEnd, slots });
  const { lists, bits } = kernel;
  const postings: Postings = { blocks, titles, listStarts, bitStarts, lists, bits, kernel };
  sizes.fill(0);
  for (const piece of pieces(groups)) {
    fill(postings, sizes, piece, forward);
    yield;
  }
  return postings;
}

interface Piece {
  count: number;
  start: number;
  end: number;
  forward: number;
  forwardEnd: number;
}

/** Cuts the groups so that each piece is short and within one block. */
function* pieces(groups: readonly Group[]): Generator<Piece> {
  for (const { count, start, end, forward } of groups) {
    if (count === 0) continue;
    const step = Math.ceil(STEP / count);
    for (let from = start; from < end; ) {
      const to = Math.min(end, from + step, (Math.floor(from / BLOCK_SLOTS) + 1) * BLOCK_SLOTS);
      const base = forward - start * count;
      yield { count, start: from, end: to, forward: base + from * count, forwardEnd: base + to * count };
      from = to;
    }
  }
}

/** Enters the people of a piece; `filled` counts how much of each list is written. */
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
