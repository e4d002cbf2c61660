import { compatibilityPercent } from "../../domain/meeting/compatibility.ts";
import type { SlotRange } from "./areas.ts";
import { CHUNK_WORDS } from "./counter-layout.ts";
import { Counters } from "./counters.ts";
import { allowedWord, countWord } from "./filter-bits.ts";
import { chordHundredths, chordSquared, UNKNOWN_DISTANCE } from "./places.ts";
import { BLOCK_WORDS } from "./postings.ts";
import { commonNeeded, type SearchRequest } from "./search-request.ts";
import { PREMIUM_PLANE, type Segment } from "./segment.ts";

/** More shared titles than anybody has. */
const NOBODY = 0x3fffffff;

/** Words of the first chunk. */
const FIRST_WORDS = 16;

/** Some words of a range that are counted together. */
interface Chunk {
  range: SlotRange;
  from: number;
  to: number;
  /** The smaller number of titles, the viewer's or theirs. */
  smaller: number;
  /** The most titles that anybody in it can share, and how many planes hold that. */
  most: number;
  planes: number;
}

/** Finds people by how many titles they share with the viewer, in one segment. */
export class CounterSearch {
  readonly #segment: Segment;
  readonly #request: SearchRequest;
  /** Who passes the filters; null: whoever fits the viewer. */
  readonly #bits: Int32Array | null;
  readonly #counters: Counters;
  readonly #matched: Int32Array;

  constructor(segment: Segment, request: SearchRequest, bits: Int32Array | null) {
    this.#segment = segment;
    this.#request = request;
    this.#bits = bits;
    this.#counters = new Counters(segment.columns.postings, request.titles);
    this.#matched = this.#counters.kernel.matched;
  }

  /**
   * Offers those of the ranges with a score of at least 1 and of the filter's least, who live at the distance or, without
   * one, wherever they live.
   *
   * @returns how many pass the filters if they ask for a score and there is no distance, else nothing of use
   */
  offer(ranges: readonly SlotRange[], distance: number | null): number {
    const { collector, minScore } = this.#request;
    const at = distance ?? 0;
    const highest = collector.maxScore(at);
    let passing = 0;
    for (const chunk of this.#chunks(ranges)) {
      const { smaller, most, from, to } = chunk;
      const least = commonNeeded(Math.max(collector.minScore(at), minScore, 1), smaller);
      const counted = distance === null && minScore > 0 ? commonNeeded(minScore, smaller) : NOBODY;
      if (Math.min(least, counted) > most) continue;
      this.#counters.count(from, to, chunk.planes);
      if (counted <= most) {
        this.#match(counted, chunk);
        passing += this.#countMatched(from, to);
      }
      if (least > most) continue;
      const over = highest < 100 ? this.#copyMatches(commonNeeded(highest + 1, smaller), chunk) : null;
      this.#match(least, chunk);
      if (over) for (let word = 0; word < over.length; word++) this.#clear(word, over[word] as number);
      this.#offerMatched(chunk, distance);
    }
    return passing;
  }

  /** Offers those of the ranges, all at one distance, who have a score of 0. */
  offerUnmatched(ranges: readonly SlotRange[], distance: number): void {
    const { collector } = this.#request;
    // Premium first: behind them hardly anybody standard enters.
    for (const premium of [true, false]) {
      for (const chunk of this.#chunks(ranges)) {
        if (!collector.mayEnter(0, distance, premium)) break;
        const { smaller, most, from, to, planes } = chunk;
        const least = commonNeeded(1, smaller);
        const isCounted = least <= most;
        if (isCounted) {
          this.#counters.count(from, to, planes);
          this.#counters.kernel.match(least, to - from, planes);
        }
        this.#offerRest(chunk, distance, premium, isCounted);
      }
    }
  }

  /** Takes those below the filter's least score out of the bits. @returns how many are left */
  keepScores(ranges: readonly SlotRange[]): number {
    const bits = this.#bits;
    if (!bits) throw new Error("A filter by compatibility needs bits");
    const kept = new Int32Array(bits.length);
    let passing = 0;
    for (const chunk of this.#chunks(ranges)) {
      const { from, to } = chunk;
      const least = commonNeeded(this.#request.minScore, chunk.smaller);
      if (least > chunk.most) continue;
      this.#counters.count(from, to, chunk.planes);
      this.#match(least, chunk);
      passing += this.#countMatched(from, to);
      for (let word = from; word < to; word++) {
        kept[word] = (kept[word] as number) | ((bits[word] as number) & (this.#matched[word - from] as number));
      }
    }
    bits.set(kept);
    return passing;
  }

  *#chunks(ranges: readonly SlotRange[]): Generator<Chunk> {
    // Short ones first: they fill the page, and from then on few are good enough to be looked at one by one.
    let size = FIRST_WORDS;
    for (const range of ranges) {
      const { count } = range.group;
      const smaller = Math.min(count, this.#request.titleCount);
      const most = Math.min(count, this.#counters.titles);
      const planes = this.#counters.planesFor(count);
      const end = endWord(range);
      for (let from = range.start >>> 5; from < end; ) {
        const to = Math.min(end, from + size, (Math.floor(from / BLOCK_WORDS) + 1) * BLOCK_WORDS);
        yield { range, from, to, smaller, most, planes };
        from = to;
        size = Math.min(size * 2, CHUNK_WORDS);
      }
    }
  }

  /** Marks the slots of the chunk's range whose count is at least this. */
  #match(least: number, { planes, range, from, to }: Chunk): void {
    this.#counters.kernel.match(least, to - from, planes);
    // The range may begin and end within a word.
    if (from === range.start >>> 5) this.#clear(0, ~edgeOfStart(range));
    if (to === endWord(range)) this.#clear(to - from - 1, ~edgeOfEnd(range));
  }

  #copyMatches(least: number, { planes, most, from, to }: Chunk): Int32Array | null {
    if (least > most) return null;
    this.#counters.kernel.match(least, to - from, planes);
    return this.#matched.slice(0, to - from);
  }

  #clear(word: number, bits: number): void {
    this.#matched[word] = (this.#matched[word] as number) & ~bits;
  }

  #countMatched(from: number, to: number): number {
    const bits = this.#bits;
    let count = 0;
    for (let word = from; word < to; word++) {
      count += countWord((this.#matched[word - from] as number) & (bits ? (bits[word] as number) : -1));
    }
    return count;
  }

  #offerMatched({ range, from, to, smaller, planes: planeCount }: Chunk, fixed: number | null): void {
    const { collector, allowed, minScore } = this.#request;
    const { states, ids } = this.#segment.columns;
    const { planes } = this.#counters.kernel;
    const [bits, matched] = [this.#bits, this.#matched];
    const at = fixed ?? 0;
    let least = Math.max(collector.minScore(at), minScore, 1);
    for (let index = 0; index < to - from; index++) {
      let rest = matched[index] as number;
      if (rest === 0) continue;
      if (bits) rest &= bits[from + index] as number;
      for (; rest !== 0; rest &= rest - 1) {
        const lane = 31 - Math.clz32(rest & -rest);
        const slot = (from + index) * 32 + lane;
        if (!bits && ((states[slot] as number) & allowed) === 0) continue;
        let common = 0;
        for (let plane = 0; plane < planeCount; plane++) {
          common |= (((planes[plane * CHUNK_WORDS + index] as number) >>> lane) & 1) << plane;
        }
        const score = compatibilityPercent(common, smaller, range.group.count);
        if (score < least) continue;
        const distance = fixed ?? this.#distance(slot, score);
        if (distance < 0) continue;
        collector.offer(score, distance, this.#segment.isPremium(slot), ids, slot * 4, common);
        least = Math.max(collector.minScore(at), minScore, 1);
      }
    }
  }

  /** Hundredths of a kilometre; -1 where somebody of this score lives too far away to enter. */
  #distance(slot: number, score: number): number {
    const { origin, collector } = this.#request;
    const { places, tree } = this.#segment.columns;
    const at = (places[slot] as number) * 3;
    if (!origin || at >= tree.vectors.length) return UNKNOWN_DISTANCE;
    const { vectors } = tree;
    const chord = chordSquared(origin, vectors[at] as number, vectors[at + 1] as number, vectors[at + 2] as number);
    return chord > collector.chordLimit(score) ? -1 : chordHundredths(chord);
  }

  #offerRest(
    { range, from, to, planes: planeCount }: Chunk,
    distance: number,
    premium: boolean,
    isCounted: boolean,
  ): void {
    const { collector, allowed } = this.#request;
    const { columns, words } = this.#segment;
    const { planes } = this.#counters.kernel;
    const standard = premium ? 0 : -1;
    for (let word = from; word < to; word++) {
      let rest = (columns.planes[PREMIUM_PLANE * words + word] as number) ^ standard;
      if (isCounted) rest &= ~(this.#matched[word - from] as number);
      if (word === range.start >>> 5) rest &= edgeOfStart(range);
      if (word === endWord(range) - 1) rest &= edgeOfEnd(range);
      if (rest === 0) continue;
      rest &= this.#bits ? (this.#bits[word] as number) : allowedWord(this.#segment, allowed, word);
      for (; rest !== 0; rest &= rest - 1) {
        const lane = 31 - Math.clz32(rest & -rest);
        let common = 0;
        // Somebody with hundreds of titles may share one and still have a score of 0.
        for (let plane = 0; isCounted && plane < planeCount; plane++) {
          common |= (((planes[plane * CHUNK_WORDS + word - from] as number) >>> lane) & 1) << plane;
        }
        collector.offer(0, distance, premium, columns.ids, (word * 32 + lane) * 4, common);
      }
    }
  }
}

function endWord({ end }: SlotRange): number {
  return ((end - 1) >>> 5) + 1;
}

/** The bits of a range's first and last word that belong to it. */
function edgeOfStart({ start }: SlotRange): number {
  return -1 << (start & 31);
}

function edgeOfEnd({ end }: SlotRange): number {
  return -1 >>> (31 - ((end - 1) & 31));
}
