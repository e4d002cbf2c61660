import { CHUNK_WORDS, type CounterKernel } from "./counter-layout.ts";
import { BLOCK_WORDS, type Postings } from "./postings.ts";

/**
 * Counts for many people at a time how many of the viewer's titles each has. Counters are bit-sliced: plane `p` holds bit
 * `p` of every count, so that adding a bitmap is a handful of logical operations for a whole word of people, and so is
 * comparing all of them with one number.
 */
export class Counters {
  readonly kernel: CounterKernel;
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
    this.kernel = postings.kernel;
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
    const words = to - from;
    for (let plane = 0; plane < Math.max(planes, 3); plane++) {
      this.kernel.planes.fill(0, plane * CHUNK_WORDS, plane * CHUNK_WORDS + words);
    }
    const block = Math.floor(from / BLOCK_WORDS);
    const position = (from % BLOCK_WORDS) * 32;
    const end = position + words * 32;
    this.#enter(block, position);
    for (const index of this.#lists) {
      const at = this.#cursors[index] as number;
      this.#cursors[index] = this.kernel.addList(at, this.#listEnd(index), position, end);
    }
    this.#position = end;
    const start = (index: number): number => {
      const bitmap = this.#bitmaps[index];
      return bitmap === undefined ? -1 : bitmap + (from % BLOCK_WORDS);
    };
    for (let index = 0; index < this.#bitmaps.length; index += 4) {
      this.kernel.addBitmaps(start(index), start(index + 1), start(index + 2), start(index + 3), words, planes);
    }
  }

  /** Finds the block's lists and bitmaps, and where the lists reach the position. */
  #enter(block: number, position: number): void {
    if (block !== this.#block) this.#openBlock(block);
    if (position === this.#position) return;
    const back = position < this.#position;
    const { listStarts, lists, blocks } = this.#postings;
    for (const index of this.#lists) {
      let low = back
        ? (listStarts[(this.#titles[index] as number) * blocks + block] as number)
        : (this.#cursors[index] as number);
      let high = this.#listEnd(index);
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((lists[middle] as number) < position) low = middle + 1;
        else high = middle;
      }
      this.#cursors[index] = low;
    }
  }

  #openBlock(block: number): void {
    const { blocks, listStarts, bitStarts } = this.#postings;
    this.#block = block;
    this.#position = 0;
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
  }

  #listEnd(index: number): number {
    const { blocks, listStarts } = this.#postings;
    return listStarts[(this.#titles[index] as number) * blocks + this.#block + 1] as number;
  }
}
