import { compatibilityPercent } from "../../domain/meeting/compatibility.ts";
import type { SlotRange } from "./areas.ts";
import { CHUNK_WORDS, Counters } from "./counters.ts";
import { chordHundredths, chordSquared, UNKNOWN_DISTANCE } from "./places.ts";
import { BLOCK_WORDS } from "./postings.ts";
import { commonNeeded, type SearchRequest } from "./search-request.ts";
import type { Segment } from "./segment.ts";

/** Finds people by how many titles they share with the viewer, in one segment. */
export class CounterSearch {
  readonly #segment: Segment;
  readonly #request: SearchRequest;
  /** Who passes the filters; null: whoever fits the viewer. */
  readonly #bits: Int32Array | null;
  readonly #counters: Counters;
  readonly #matched = new Int32Array(CHUNK_WORDS);

  constructor(segment: Segment, request: SearchRequest, bits: Int32Array | null) {
    this.#segment = segment;
    this.#request = request;
    this.#bits = bits;
    this.#counters = new Counters(segment.columns.postings, request.titles);
  }

  /**
   * Offers those of the ranges with a score of at least 1 and of the filter's least, who live at the distance or, without
   * one, wherever they live.
   *
   * @returns how many pass the filters if they ask for a score, else nothing of use
   */
  offer(ranges: readonly SlotRange[], distance: number | null): number {
    const { collector, minScore } = this.#request;
    const at = distance ?? 0;
    let passing = 0;
    this.#eachChunk(ranges, (range, from, to, planes, most, smaller) => {
      const least = commonNeeded(Math.max(collector.minScore(at), minScore, 1), smaller);
      const counted = distance === null && minScore > 0 ? commonNeeded(minScore, smaller) : 0x3fffffff;
      if (Math.min(least, counted) > most) return;
      this.#counters.count(from, to, planes);
      if (counted <= most) {
        this.#match(counted, planes, range, from, to);
        passing += this.#countMatched(from, to);
      }
      if (least > most) return;
      this.#match(least, planes, range, from, to);
      const most100 = collector.maxScore(at);
      if (most100 < 100) this.#unmatch(commonNeeded(most100 + 1, smaller), planes, to - from);
      this.#offerMatched(range, from, to, planes, distance, smaller);
    });
    return passing;
  }

  /** Takes those below the filter's least score out of the bits. @returns how many are left */
  keepScores(ranges: readonly SlotRange[]): number {
    const bits = this.#bits;
    if (!bits) throw new Error("A filter by compatibility needs bits");
    const kept = new Int32Array(bits.length);
    let passing = 0;
    this.#eachChunk(ranges, (range, from, to, planes, most, smaller) => {
      const least = commonNeeded(this.#request.minScore, smaller);
      if (least > most) return;
      this.#counters.count(from, to, planes);
      this.#match(least, planes, range, from, to);
      passing += this.#countMatched(from, to);
      for (let word = from; word < to; word++) {
        kept[word] = (kept[word] as number) | ((bits[word] as number) & (this.#matched[word - from] as number));
      }
    });
    bits.set(kept);
    return passing;
  }

  #eachChunk(
    ranges: readonly SlotRange[],
    visit: (range: SlotRange, from: number, to: number, planes: number, most: number, smaller: number) => void,
  ): void {
    for (const range of ranges) {
      const { count } = range.group;
      const smaller = Math.min(count, this.#request.titleCount);
      const most = Math.min(count, this.#counters.titles);
      if (most === 0) continue;
      const planes = this.#counters.planesFor(count);
      const end = ((range.end - 1) >>> 5) + 1;
      for (let from = range.start >>> 5; from < end; ) {
        const to = Math.min(end, from + CHUNK_WORDS, (Math.floor(from / BLOCK_WORDS) + 1) * BLOCK_WORDS);
        visit(range, from, to, planes, most, smaller);
        from = to;
      }
    }
  }

  /** Marks the slots of the range whose count is at least this. */
  #match(least: number, planeCount: number, { start, end }: SlotRange, from: number, to: number): void {
    const matched = this.#matched;
    const size = to - from;
    compare(this.#counters.planes, planeCount, least, matched, size);
    // The range may begin and end within a word.
    if (from === start >>> 5) matched[0] = (matched[0] as number) & (-1 << (start & 31));
    if (to === ((end - 1) >>> 5) + 1) {
      matched[size - 1] = (matched[size - 1] as number) & (-1 >>> (31 - ((end - 1) & 31)));
    }
  }

  /** Takes out the slots whose count is at least this. */
  #unmatch(least: number, planeCount: number, size: number): void {
    const over = new Int32Array(size);
    if (least >= 2 ** planeCount) return;
    compare(this.#counters.planes, planeCount, least, over, size);
    for (let word = 0; word < size; word++)
      this.#matched[word] = (this.#matched[word] as number) & ~(over[word] as number);
  }

  #countMatched(from: number, to: number): number {
    const bits = this.#bits;
    let count = 0;
    for (let index = from; index < to; index++) {
      let word = (this.#matched[index - from] as number) & (bits ? (bits[index] as number) : -1);
      word -= (word >>> 1) & 0x55555555;
      word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
      count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return count;
  }

  #offerMatched(
    { group }: SlotRange,
    from: number,
    to: number,
    planeCount: number,
    fixed: number | null,
    smaller: number,
  ): void {
    const { collector, allowed, origin, minScore } = this.#request;
    const { states, ids, places, tree } = this.#segment.columns;
    const { planes } = this.#counters;
    const bits = this.#bits;
    const matched = this.#matched;
    const at = fixed ?? 0;
    let least = Math.max(collector.minScore(at), minScore, 1);
    let common = 0;
    for (let index = 0; index < to - from; index++) {
      let rest = matched[index] as number;
      if (rest === 0) continue;
      if (bits) rest &= bits[from + index] as number;
      for (; rest !== 0; rest &= rest - 1) {
        const lane = 31 - Math.clz32(rest & -rest);
        const slot = (from + index) * 32 + lane;
        if (!bits && ((states[slot] as number) & allowed) === 0) continue;
        common = 0;
        for (let plane = 0; plane < planeCount; plane++) {
          common |= (((planes[plane * CHUNK_WORDS + index] as number) >>> lane) & 1) << plane;
        }
        const score = compatibilityPercent(common, smaller, group.count);
        if (score < least) continue;
        let distance = fixed ?? UNKNOWN_DISTANCE;
        if (fixed === null && origin) {
          const place = places[slot] as number;
          if (place < tree.located) {
            const { vectors } = tree;
            const chord = chordSquared(
              origin,
              vectors[place * 3] as number,
              vectors[place * 3 + 1] as number,
              vectors[place * 3 + 2] as number,
            );
            if (chord > collector.chordLimit(score)) continue;
            distance = chordHundredths(chord);
          }
        }
        collector.offer(score, distance, this.#segment.isPremium(slot), ids, slot * 4, common);
        least = Math.max(collector.minScore(at), minScore, 1);
      }
    }
  }
}

/** Writes a bit for every count of at least `least`. */
function compare(planes: Int32Array, planeCount: number, least: number, into: Int32Array, size: number): void {
  into.fill(-1, 0, size);
  for (let plane = 0; plane < planeCount; plane++) {
    const base = plane * CHUNK_WORDS;
    if ((least >>> plane) & 1) {
      for (let word = 0; word < size; word++) into[word] = (into[word] as number) & (planes[base + word] as number);
    } else {
      for (let word = 0; word < size; word++) into[word] = (into[word] as number) | (planes[base + word] as number);
    }
  }
}
