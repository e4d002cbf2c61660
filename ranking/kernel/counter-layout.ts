/** Words counted at once: the counters then fit the first-level cache. */
export const CHUNK_WORDS = 512;
/** Counts up to 131,071. */
export const MAX_PLANES = 17;

/** Sizes of the arrays of a kernel. */
export interface KernelSize {
  lists: number;
  bits: number;
  /** A multiple of 128. */
  slots: number;
}

/**
 * The innermost loops of the search, with the memory that they work on. Plane `p` has bit `p` of every count,
 * `CHUNK_WORDS` words each; `lists` and `bits` are the postings.
 */
export interface CounterKernel {
  lists: Uint16Array;
  bits: Int32Array;
  planes: Int32Array;
  /** Where `match` writes. */
  matched: Int32Array;
  /** See `birth-date.ts`. */
  births: Uint16Array;
  /** A bit per slot: whether the person passes the filters. Scratch space of one query at a time. */
  passing: Int32Array;
  /**
   * Adds one for every entry of `lists` from `at` to `last` that is below `end`, where slot `base` is bit 0 of the planes.
   * Returns where it stopped.
   */
  addList(at: number, last: number, base: number, end: number): number;
  /** Adds the bitmaps that begin at the four words of `bits`; -1 is an empty one. */
  addBitmaps(a: number, b: number, c: number, d: number, words: number, planes: number): void;
  /**
   * Sets a bit for every count of at least `least`, which the planes can hold. Returns how many there are; up to three
   * words more may be counted.
   */
  match(least: number, words: number, planes: number): number;
  /** Clears the bits in `passing` of people whose birth number is known and outside the range. */
  keepBirths(first: number, last: number): void;
}
