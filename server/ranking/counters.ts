import { BLOCK_SLOTS, BLOCK_WORDS, type Postings } from "./postings.ts";

/** Words counted at once: the counters then stay in the nearest cache. */
export const CHUNK_WORDS = 512;
const MAX_PLANES = 17;

/**
 * Counts for 32 people at a time how many of the viewer's titles each has. Counters are bit-sliced: plane `p` holds bit `p`
 * of every count, so that adding a bitmap is a handful of logical operations per 32 people, and so is comparing all with
 * one number.
 */
export class Counters {
  /** Plane by plane, `CHUNK_WORDS` each. */
  readonly planes = new Int32Array(MAX_PLANES * CHUNK_WORDS);
  readonly #postings: Postings;
  readonly #titles: readonly number[];
  /** How far each title's list of the current block is read. */
  readonly #cursors: Uint32Array;
  readonly #lists: number[] = [];
  readonly #bitmaps: number[] = [];
  #block = -1;
  #position = 0;

  /** `titles` are the viewer's, each once. */
  constructor(postings: Postings, titles: readonly number[]) {
    this.#postings = postings;
    this.#titles = titles.filter((title) => title < postings.titles);
    this.#cursors = new Uint32Array(this.#titles.length);
  }

  /** The most titles that anybody of the segment can share. */
  get titles(): number {
    return this.#titles.length;
  }

  /** How many planes hold counts up to `most`. */
  planesFor(most: number): number {
    return 32 - Math.clz32(Math.min(most, this.#titles.length));
  }

  /**
   * Counts the words `from` to `to` of the segment, all within one block and at most `CHUNK_WORDS`. Word `from` of the
   * segment is word 0 of each plane. Nobody in them has more titles than `planes` can hold.
   */
  count(from: number, to: number, planes: number): void {
    for (let plane = 0; plane < Math.max(planes, 3); plane++) {
      this.planes.fill(0, plane * CHUNK_WORDS, plane * CHUNK_WORDS + to - from);
    }
    const block = Math.floor(from / BLOCK_WORDS);
    const position = (from % BLOCK_WORDS) * 32;
    this.#enter(block, position);
    this.#addLists(block, position, position + (to - from) * 32);
    this.#position = position + (to - from) * 32;
    this.#addBitmaps(from % BLOCK_WORDS, to - from, planes);
  }

  /** Finds the block's lists and bitmaps, and where the lists reach the position. */
  #enter(block: number, position: number): void {
    const { blocks, listStarts, bitStarts, lists } = this.#postings;
    if (block !== this.#block) {
      this.#block = block;
      this.#lists.length = 0;
      this.#bitmaps.length = 0;
      for (let index = 0; index < this.#titles.length; index++) {
        const cell = (this.#titles[index] as number) * blocks + block;
        const start = listStarts[cell] as number;
        const bits = bitStarts[cell] as number;
        if (bits > 0) this.#bitmaps.push(bits - 1);
        else if (start < (listStarts[cell + 1] as number)) {
          this.#lists.push(index);
          this.#cursors[index] = start;
        }
      }
      this.#position = 0;
    }
    if (position === this.#position) return;
    const back = position < this.#position;
    for (const index of this.#lists) {
      const cell = (this.#titles[index] as number) * blocks + block;
      let low = back ? (listStarts[cell] as number) : (this.#cursors[index] as number);
      let high = listStarts[cell + 1] as number;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((lists[middle] as number) < position) low = middle + 1;
        else high = middle;
      }
      this.#cursors[index] = low;
    }
  }

  #addLists(block: number, position: number, end: number): void {
    const { blocks, listStarts, lists } = this.#postings;
    const { planes } = this;
    const whole = end === BLOCK_SLOTS;
    for (const index of this.#lists) {
      const cell = (this.#titles[index] as number) * blocks + block;
      const last = listStarts[cell + 1] as number;
      let at = this.#cursors[index] as number;
      for (; at < last; at++) {
        const entry = lists[at] as number;
        if (!whole && entry >= end) break;
        const bit = 1 << (entry & 31);
        let word = (entry - position) >>> 5;
        let old = planes[word] as number;
        planes[word] = old ^ bit;
        while (old & bit) {
          word += CHUNK_WORDS;
          old = planes[word] as number;
          planes[word] = old ^ bit;
        }
      }
      this.#cursors[index] = at;
    }
  }

  /** Adds four bitmaps at a time, the last ones in twos and ones. */
  #addBitmaps(from: number, words: number, planeCount: number): void {
    const { bits } = this.#postings;
    const { planes } = this;
    const starts = this.#bitmaps;
    let index = 0;
    for (; index + 4 <= starts.length; index += 4) {
      const a = (starts[index] as number) + from;
      const b = (starts[index + 1] as number) + from;
      const c = (starts[index + 2] as number) + from;
      const d = (starts[index + 3] as number) + from;
      addFour(planes, planeCount, bits, a, b, c, d, words);
    }
    for (; index < starts.length; index++) addOne(planes, bits, (starts[index] as number) + from, words);
  }
}

function addFour(
  planes: Int32Array,
  planeCount: number,
  bits: Int32Array,
  a: number,
  b: number,
  c: number,
  d: number,
  words: number,
): void {
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

function addOne(planes: Int32Array, bits: Int32Array, start: number, words: number): void {
  for (let word = 0; word < words; word++) {
    let carry = bits[start + word] as number;
    for (let at = word; carry !== 0; at += CHUNK_WORDS) {
      const old = planes[at] as number;
      planes[at] = old ^ carry;
      carry &= old;
    }
  }
}
