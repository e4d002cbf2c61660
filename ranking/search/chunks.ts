import { CHUNK_WORDS } from "../index/counter-kernel.ts";
import { BLOCK_WORDS } from "../index/postings.ts";
import type { SlotRange } from "./areas.ts";
import type { Counters } from "./counters.ts";

const FIRST_WORDS = 16;

export interface Chunk {
  range: SlotRange;
  from: number;
  to: number;
  /** Length of the shorter title list. */
  smaller: number;
  /** Most titles anyone can share. */
  most: number;
  planes: number;
}

/** Chunks within one block, short ones first: once they fill the page, few later people need a check. */
export function* chunksOf(ranges: readonly SlotRange[], titleCount: number, counters: Counters): Generator<Chunk> {
  let size = FIRST_WORDS;
  for (const range of ranges) {
    const { count } = range.group;
    const smaller = Math.min(count, titleCount);
    const most = Math.min(count, counters.titles);
    const planes = counters.planesFor(count);
    const end = endWord(range);
    for (let from = range.start >>> 5; from < end; ) {
      const to = Math.min(end, from + size, (Math.floor(from / BLOCK_WORDS) + 1) * BLOCK_WORDS);
      yield { range, from, to, smaller, most, planes };
      from = to;
      size = Math.min(size * 2, CHUNK_WORDS);
    }
  }
}

export function edgesOf(range: SlotRange, word: number): number {
  let bits = -1;
  if (word === range.start >>> 5) bits &= -1 << (range.start & 31);
  if (word === endWord(range) - 1) bits &= -1 >>> (31 - ((range.end - 1) & 31));
  return bits;
}

function endWord({ end }: SlotRange): number {
  return ((end - 1) >>> 5) + 1;
}
