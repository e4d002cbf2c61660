import { compatibilityPercent } from "../../../domain/meeting/compatibility.ts";
import type { Segment } from "../index/segment.ts";
import { CHUNK_WORDS } from "../kernel/counter-layout.ts";
import type { SlotRange } from "./areas.ts";
import { countWord } from "./bit-count.ts";
import { Offers } from "./candidates.ts";
import { type Chunk, chunksOf, edgesOf } from "./chunks.ts";
import { Counters } from "./counters.ts";
import { Reach } from "./proximity.ts";
import { commonNeeded, type SearchRequest } from "./search-request.ts";
import { sharedTitles } from "./shared-titles.ts";
import { type Need, needOf, type Way, wayFor } from "./strategies.ts";

/** From so many matches of a chunk on, the best of them are offered first. */
const MANY = 24;
const FEW_TIED = 8;

/** About how many nanoseconds it takes to find out that somebody lives too far away. */
const DISTANCE_COST = 40;

/** Bits of one chunk: who shares more than the ones looked at, and those; for one query at a time. */
const better = new Int32Array(CHUNK_WORDS);
const level = new Int32Array(CHUNK_WORDS);

/**
 * Finds people by how many titles they share with the viewer, in one segment: either everybody's shared titles are
 * counted, or, where hardly anybody comes into question, their own lists are looked at.
 */
export class CounterSearch {
  readonly #segment: Segment;
  readonly #request: SearchRequest;
  /** Who passes the filters; null: whoever fits the viewer. */
  readonly #bits: Int32Array | null;
  /** How many pass the filters by those bits. */
  readonly #fitting: number;
  /** About which part of the people searched pass the filters. */
  #share = 1;
  readonly #counters: Counters;
  readonly #offers: Offers;
  readonly #reach: Reach;
  readonly #matched: Int32Array;

  constructor(segment: Segment, request: SearchRequest, bits: Int32Array | null, fitting: number) {
    this.#segment = segment;
    this.#request = request;
    this.#bits = bits;
    this.#fitting = fitting;
    this.#counters = new Counters(segment.columns.postings, request.titles);
    this.#offers = new Offers(segment, request, bits);
    this.#reach = new Reach(segment, request);
    this.#matched = this.#counters.kernel.matched;
  }

  /**
   * Offers those of the ranges with a score of at least 1 and of the filter's least, who live at the distance or, without
   * one, wherever they live.
   *
   * @returns how many pass the filters if they ask for a score and the order is by compatibility, else nothing of use
   */
  offer(ranges: readonly SlotRange[], distance: number | null): number {
    const share = this.#shareOf(ranges);
    this.#share = share;
    let passing = 0;
    for (const chunk of this.#chunks(ranges)) {
      const need = needOf(chunk, this.#request, distance);
      if (Math.min(need.least, need.counted) > chunk.most) continue;
      const way = this.#wayFor(chunk, need, (chunk.to - chunk.from) * 32 * share);
      // To know who is within reach takes its time too.
      if (need.isTie && need.isNear && this.#reach.isWorthwhile(way.cost)) {
        const near = this.#reach.mark(chunk);
        if (near === 0) continue;
        const part = { ...chunk, from: this.#reach.from, to: this.#reach.to };
        passing += this.#search(part, need, this.#wayFor(part, need, near * share), distance);
      } else {
        passing += this.#search(chunk, need.isNear ? { ...need, isNear: false } : need, way, distance);
      }
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
        this.#offerUnmatched(chunk, distance, premium);
      }
    }
  }

  /** Takes those below the filter's least score out of the bits. @returns how many are left */
  keepScores(ranges: readonly SlotRange[]): number {
    const bits = this.#bits;
    if (!bits) throw new Error("A filter by compatibility needs bits");
    let passing = 0;
    // What lies outside the ranges has no bits.
    for (const chunk of this.#chunks(ranges)) {
      const { from, to, range, smaller, most, planes } = chunk;
      const least = commonNeeded(this.#request.minCompatibility, smaller);
      if (least <= most) {
        this.#counters.count(from, to, planes);
        this.#counters.kernel.match(least, to - from, planes);
      } else {
        this.#matched.fill(0, 0, to - from);
      }
      for (let word = from; word < to; word++) {
        const kept = (bits[word] as number) & ((this.#matched[word - from] as number) | ~edgesOf(range, word));
        bits[word] = kept;
        if (kept !== 0) passing += countWord(kept & edgesOf(range, word));
      }
    }
    return passing;
  }

  #chunks(ranges: readonly SlotRange[]): Generator<Chunk> {
    return chunksOf(ranges, this.#request.titleCount, this.#counters);
  }

  /** About how many of the people in the ranges pass the filters, at most 1. */
  #shareOf(ranges: readonly SlotRange[]): number {
    const people = ranges.reduce((sum, { start, end }) => sum + end - start, 0);
    return this.#bits ? Math.min(1, this.#fitting / Math.max(people, 1)) : 1;
  }

  #wayFor(chunk: Chunk, need: Need, people: number): Way {
    return wayFor(chunk, need, { counters: this.#counters, look: this.#request.tuning.look, people });
  }

  #search(chunk: Chunk, need: Need, { rare }: Way, distance: number | null): number {
    return rare === null ? this.#countChunk(chunk, need, distance) : this.#lookAtFans(chunk, need, rare, distance);
  }

  /** Looks at each person who has one of so many of the viewer's rarest titles, or at everybody for 0. */
  #lookAtFans(
    chunk: Chunk,
    { least, counted, isPremium, isNear, isTie }: Need,
    rare: number,
    fixed: number | null,
  ): number {
    const { range, from, to, planes } = chunk;
    if (rare > 0) {
      this.#counters.count(from, to, planes, rare);
      this.#counters.kernel.match(1, to - from, planes);
    }
    const enough = Math.min(least, counted);
    let passing = 0;
    for (let word = from; word < to; word++) {
      let rest = rare > 0 ? (this.#matched[word - from] as number) : -1;
      if (rest !== 0 && isTie && isPremium) rest &= this.#offers.premium(word);
      if (rest !== 0 && isTie && isNear) rest &= this.#reach.at(word);
      if (rest !== 0) rest &= this.#offers.passing(word) & edgesOf(range, word);
      for (; rest !== 0; rest &= rest - 1) {
        const slot = word * 32 + 31 - Math.clz32(rest & -rest);
        const common = sharedTitles(this.#segment, this.#request, range.group, slot, enough);
        if (common < 0) continue;
        if (common >= counted) passing++;
        if (common >= least) this.#offers.one(slot, common, chunk, fixed);
      }
    }
    return passing;
  }

  #countChunk(chunk: Chunk, need: Need, fixed: number | null): number {
    const { from, to, most, planes } = chunk;
    const { least, counted } = need;
    const { kernel } = this.#counters;
    this.#counters.count(from, to, planes);
    let passing = 0;
    if (counted <= most) {
      kernel.match(counted, to - from, planes);
      passing = this.#countPassing(chunk);
    }
    if (least > most) return passing;
    const matches = kernel.match(least, to - from, planes);
    if (matches * this.#share >= (need.isTie ? FEW_TIED : MANY)) this.#offerLevels(chunk, need, fixed);
    else if (matches > 0) this.#offers.matched(chunk, this.#matched, fixed);
    return passing;
  }

  /**
   * Offers the matches of a counted chunk by how much they share: those who share most have the page to themselves first, and
   * whoever is behind its last one then need not be looked at.
   */
  #offerLevels(chunk: Chunk, { least, isNear, isTie }: Need, fixed: number | null): void {
    const { range, from, to, smaller, most } = chunk;
    const { collector } = this.#request;
    let common = Math.min(most, commonNeeded(collector.maxScore(fixed ?? 0) + 1, smaller) - 1);
    better.fill(0, 0, to - from);
    let before = common < most ? this.#matchLevel(common + 1, chunk) : 0;
    for (; common >= least; common--) {
      const score = compatibilityPercent(common, smaller, range.group.count);
      const last = collector.minScore(fixed ?? 0, true);
      if (score < last) return;
      const all = this.#matchLevel(common, chunk);
      const people = all - before;
      before = all;
      if (people === 0) continue;
      if (fixed === null && score === last) this.#keepTied(chunk, people, isNear && isTie);
      this.#offers.tied(chunk, level, common, fixed);
    }
  }

  /** Finds those who share just so many titles. @returns how many share so many or more */
  #matchLevel(common: number, { from, to, planes }: Chunk): number {
    const count = this.#counters.kernel.match(common, to - from, planes);
    for (let index = 0; index < to - from; index++) {
      const matched = this.#matched[index] as number;
      level[index] = matched & ~(better[index] as number);
      better[index] = matched;
    }
    return count;
  }

  /** Takes those out of the level who, with the score of the last one of the page, are not premium or near enough to enter. */
  #keepTied(chunk: Chunk, people: number, isMarked: boolean): void {
    const { from, to } = chunk;
    const { collector } = this.#request;
    const isPremium = collector.minScore(0, false) > collector.minScore(0, true);
    const isNear = isMarked || this.#reach.isWorthwhile(people * DISTANCE_COST);
    if (isNear && !isMarked) this.#reach.mark(chunk);
    if (!isPremium && !isNear) return;
    for (let word = from; word < to; word++) {
      let rest = level[word - from] as number;
      if (isPremium) rest &= this.#offers.premium(word);
      if (isNear) rest &= this.#reach.at(word);
      level[word - from] = rest;
    }
  }

  #offerUnmatched(chunk: Chunk, distance: number, premium: boolean): void {
    const { from, to, smaller, most, planes } = chunk;
    const least = commonNeeded(1, smaller);
    level.fill(-1, 0, to - from);
    if (least <= most) {
      this.#counters.count(from, to, planes);
      this.#counters.kernel.match(least, to - from, planes);
      for (let index = 0; index < to - from; index++) level[index] = ~(this.#matched[index] as number);
    }
    this.#offers.unmatched(chunk, level, distance, premium);
  }

  #countPassing({ range, from, to }: Chunk): number {
    let count = 0;
    for (let word = from; word < to; word++) {
      const matched = this.#matched[word - from] as number;
      if (matched !== 0) count += countWord(matched & this.#offers.passing(word) & edgesOf(range, word));
    }
    return count;
  }
}
