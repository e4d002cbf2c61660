import { UNKNOWN_BIRTH } from "./birth-date.ts";
import { countWord } from "./bit-count.ts";

/** Keeps the counters in the L1 cache. */
export const CHUNK_WORDS = 512;
const MAX_PLANES = 17;

/**
 * Innermost loops of the search. Plane `p` holds bit `p` of every count, `CHUNK_WORDS` words each; `lists` and `bits`
 * are the postings.
 */
export class CounterKernel {
  readonly lists: Uint16Array;
  readonly bits: Int32Array;
  readonly planes = new Int32Array(MAX_PLANES * CHUNK_WORDS);
  readonly matched = new Int32Array(CHUNK_WORDS);
  readonly births: Uint16Array;
  /** One bit per slot. Scratch space of one query. */
  readonly passing: Int32Array;
  readonly empty: number;

  /** `slots` is a multiple of 32. */
  constructor({ lists, bits, slots }: { lists: number; bits: number; slots: number }) {
    this.lists = new Uint16Array(lists);
    this.bits = new Int32Array(bits + CHUNK_WORDS);
    this.empty = bits;
    this.births = new Uint16Array(slots);
    this.passing = new Int32Array(slots / 32);
  }

  /**
   * Counts the entries of `lists` from `from` to `last` below `end`, with slot `base` as bit 0. Returns where it
   * stopped.
   */
  addList(from: number, last: number, base: number, end: number): number {
    const { lists, planes } = this;
    let at = from;
    for (; at < last; at++) {
      const entry = lists[at] as number;
      if (entry >= end) break;
      const bit = 1 << (entry & 31);
      let word = (entry - base) >>> 5;
      let old = planes[word] as number;
      planes[word] = old ^ bit;
      while (old & bit) {
        word += CHUNK_WORDS;
        old = planes[word] as number;
        planes[word] = old ^ bit;
      }
    }
    return at;
  }

  addBitmaps(four: readonly [number, number, number, number], words: number, planeCount: number): void {
    const { bits, planes } = this;
    const [a, b, c, d] = four;
    for (let word = 0; word < words; word++) {
      const x = bits[a + word] as number;
      const y = bits[b + word] as number;
      const z = bits[c + word] as number;
      const w = bits[d + word] as number;
      const zero = planes[word] as number;
      const one = planes[CHUNK_WORDS + word] as number;
      const two = planes[2 * CHUNK_WORDS + word] as number;
      const xy = x ^ y;
      const sum = xy ^ zero;
      const carry1 = (x & y) | (xy & zero);
      const zw = z ^ w;
      const carry2 = (z & w) | (zw & sum);
      const carries = carry1 ^ carry2;
      const carry3 = (carry1 & carry2) | (carries & one);
      planes[word] = sum ^ zw;
      planes[CHUNK_WORDS + word] = one ^ carries;
      planes[2 * CHUNK_WORDS + word] = two ^ carry3;
      let carry = two & carry3;
      for (let plane = 3; carry !== 0 && plane < planeCount; plane++) {
        const at = plane * CHUNK_WORDS + word;
        const old = planes[at] as number;
        planes[at] = old ^ carry;
        carry &= old;
      }
    }
  }

  /** Sets a bit for every count of at least `least`, which must fit the planes, and returns their number. */
  match(least: number, words: number, planeCount: number): number {
    const { planes, matched } = this;
    matched.fill(-1, 0, words);
    for (let plane = 0; plane < planeCount; plane++) {
      const base = plane * CHUNK_WORDS;
      if ((least >>> plane) & 1) {
        for (let word = 0; word < words; word++)
          matched[word] = (matched[word] as number) & (planes[base + word] as number);
      } else {
        for (let word = 0; word < words; word++)
          matched[word] = (matched[word] as number) | (planes[base + word] as number);
      }
    }
    let count = 0;
    for (let word = 0; word < words; word++) count += countWord(matched[word] as number);
    return count;
  }

  /** Clears known birth numbers outside the range. */
  keepBirths(first: number, last: number): void {
    const { births, passing } = this;
    for (let word = 0; word < passing.length; word++) {
      if (passing[word] === 0) continue;
      // Branchless: the sign of each difference is the comparison.
      let outside = 0;
      for (let lane = 0; lane < 32; lane++) {
        const birth = births[word * 32 + lane] as number;
        outside |= ((((birth - first) | (last - birth)) & (birth - UNKNOWN_BIRTH)) >>> 31) << lane;
      }
      passing[word] = (passing[word] as number) & ~outside;
    }
  }
}
