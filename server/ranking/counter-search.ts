import { compatibilityPercent } from "../../domain/meeting/compatibility.ts";
import type { SlotRange } from "./areas.ts";
import { type Chunk, chunksOf, edgesOf } from "./chunks.ts";
import { CHUNK_WORDS } from "./counter-layout.ts";
import { Counters, WORD_COST } from "./counters.ts";
import { allowedWord, countWord } from "./filter-bits.ts";
import { chordHundredths, chordSquared, UNKNOWN_DISTANCE } from "./places.ts";
import { Reach } from "./reach.ts";
import { commonNeeded, type SearchRequest } from "./search-request.ts";
import { PREMIUM_PLANE, type Segment } from "./segment.ts";
import { sharedTitles } from "./shared-titles.ts";

/** More shared titles than anybody has. */
const NOBODY = 0x3fffffff;

/** About how many of the people are premium. */
const PREMIUM_SHARE = 1 / 16;

/** About how many nanoseconds the distance of a person takes. */
const DISTANCE_COST = 10;

/** How many titles the people of a chunk have to share. */
interface Need {
  /** To enter the page with the score of its last one, and with a better one. */
  least: number;
  next: number;
  /** Whether with that same score only premium people enter, and only those within reach. */
  isPremium: boolean;
  isNear: boolean;
  /** To be counted. */
  counted: number;
  /** Whether nobody with a better score is in the chunk, so that only those enter and nobody is counted. */
  isTie: boolean;
}

/** A way to search a chunk. */
interface Way {
  /** About how many nanoseconds it takes. */
  cost: number;
  /** Looks at the people with one of so many of the viewer's rarest titles, at everybody for 0; null counts all titles. */
  rare: number | null;
}

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
  readonly #counters: Counters;
  readonly #reach: Reach;
  readonly #matched: Int32Array;

  constructor(segment: Segment, request: SearchRequest, bits: Int32Array | null, fitting: number) {
    this.#segment = segment;
    this.#request = request;
    this.#bits = bits;
    this.#fitting = fitting;
    this.#counters = new Counters(segment.columns.postings, request.titles);
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
    let passing = 0;
    for (const chunk of this.#chunks(ranges)) {
      const need = this.#needOf(chunk, distance);
      if (Math.min(need.least, need.counted) > chunk.most) continue;
      const way = this.#wayFor(chunk, need, (chunk.to - chunk.from) * 32 * share);
      // To know who is within reach takes its time too.
      if (need.isNear && need.isTie && way.cost > this.#request.tuning.mark) {
        const near = this.#reach.mark(chunk);
        if (near === 0) continue;
        const part = { ...chunk, from: this.#reach.from, to: this.#reach.to };
        passing += this.#search(part, need, this.#wayFor(part, need, near * share), distance);
      } else {
        passing += this.#search(chunk, { ...need, isNear: need.isNear && !need.isTie }, way, distance);
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
    let passing = 0;
    // What lies outside the ranges has no bits.
    for (const chunk of this.#chunks(ranges)) {
      const { from, to, range, smaller, most, planes } = chunk;
      const least = commonNeeded(this.#request.minScore, smaller);
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

  #needOf({ smaller, most }: Chunk, distance: number | null): Need {
    const { collector, minScore, byDistance } = this.#request;
    const last = collector.minScore(distance ?? 0, true);
    const score = Math.max(last, minScore, 1);
    const next = commonNeeded(score + 1, smaller);
    const counted = !byDistance && minScore > 0 ? commonNeeded(minScore, smaller) : NOBODY;
    return {
      least: commonNeeded(score, smaller),
      next,
      isPremium: last === score && collector.minScore(distance ?? 0, false) > last,
      isNear: last === score && distance === null && this.#reach.isLimited,
      counted,
      isTie: Math.min(score < 100 ? next : NOBODY, counted) > most,
    };
  }

  /** The quickest way to search a chunk in which so many people come into question. */
  #wayFor({ range, from, to }: Chunk, { least, counted, isPremium, isTie }: Need, people: number): Way {
    const { look } = this.#request.tuning;
    const words = to - from;
    const enough = Math.min(least, counted);
    // Whoever shares all but two titles with the viewer has at least one of any three, so also of the three rarest.
    const rare = this.#counters.titles - enough + 1;
    // Whoever shares too few is known as such after some of their titles.
    const titles = Math.min(range.group.count, 2 * (range.group.count - enough + 1));
    const each = look === 0 ? 0 : (look + titles) * (isPremium && isTie ? PREMIUM_SHARE : 1);
    const everybody: Way = { cost: words * WORD_COST + people * each, rare: 0 };
    const share = this.#counters.fans(from, to, rare) / (words * 32);
    const fans: Way = { cost: this.#counters.cost(from, to, rare) + people * share * each, rare };
    const all: Way = { cost: this.#counters.cost(from, to), rare: null };
    const looking = everybody.cost <= fans.cost ? everybody : fans;
    return looking.cost <= all.cost ? looking : all;
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
    const { range, from, to, smaller, planes } = chunk;
    if (rare > 0) {
      this.#counters.count(from, to, planes, rare);
      this.#counters.kernel.match(1, to - from, planes);
    }
    const { columns, words } = this.#segment;
    const enough = Math.min(least, counted);
    let passing = 0;
    for (let word = from; word < to; word++) {
      let rest = rare > 0 ? (this.#matched[word - from] as number) : -1;
      if (rest === 0) continue;
      rest &= this.#passing(word) & edgesOf(range, word);
      if (isTie && isPremium) rest &= columns.planes[PREMIUM_PLANE * words + word] as number;
      if (isTie && isNear) rest &= this.#reach.at(word);
      for (; rest !== 0; rest &= rest - 1) {
        const slot = word * 32 + 31 - Math.clz32(rest & -rest);
        const common = sharedTitles(this.#segment, this.#request, range.group, slot, enough);
        if (common < 0) continue;
        if (common >= counted) passing++;
        if (common >= least) this.#offer(slot, common, smaller, range.group.count, fixed);
      }
    }
    return passing;
  }

  #countChunk(chunk: Chunk, { least, next, counted, isPremium, isNear, isTie }: Need, fixed: number | null): number {
    const { from, to, smaller, most, planes } = chunk;
    const { collector, tuning } = this.#request;
    const { kernel } = this.#counters;
    const premium = PREMIUM_PLANE * this.#segment.words;
    this.#counters.count(from, to, planes);
    let passing = 0;
    if (counted <= most) {
      kernel.match(counted, to - from, planes);
      passing = this.#countMatched(chunk);
    }
    if (least > most) return passing;
    const highest = collector.maxScore(fixed ?? 0);
    const over = highest < 100 ? this.#copyMatches(commonNeeded(highest + 1, smaller), chunk) : null;
    const isTied = isPremium || isNear;
    const better = isTied ? this.#copyMatches(next, chunk) : null;
    kernel.match(least, to - from, planes);
    const isMarked = isNear && (isTie || this.#countTied(chunk, better) > tuning.mark / DISTANCE_COST);
    if (isMarked && !isTie) this.#reach.mark(chunk);
    for (let word = from; word < to; word++) {
      const index = word - from;
      let rest = this.#matched[index] as number;
      if (rest === 0) continue;
      if (over) rest &= ~(over[index] as number);
      if (isTied) {
        let tied = isPremium ? (this.#segment.columns.planes[premium + word] as number) : -1;
        if (isMarked) tied &= this.#reach.at(word);
        rest &= better ? tied | (better[index] as number) : tied;
      }
      if (rest !== 0) this.#offerWord(chunk, word, rest, fixed);
    }
    return passing;
  }

  #copyMatches(least: number, { planes, most, from, to }: Chunk): Int32Array | null {
    if (least > most) return null;
    this.#counters.kernel.match(least, to - from, planes);
    return this.#matched.slice(0, to - from);
  }

  /** How many matches have the score of the last one of the page. */
  #countTied({ from, to }: Chunk, better: Int32Array | null): number {
    let count = 0;
    for (let index = 0; index < to - from; index++) {
      const matched = (this.#matched[index] as number) & (better ? ~(better[index] as number) : -1);
      if (matched !== 0) count += countWord(matched);
    }
    return count;
  }

  #countMatched({ range, from, to }: Chunk): number {
    let count = 0;
    for (let word = from; word < to; word++) {
      const matched = this.#matched[word - from] as number;
      if (matched !== 0) count += countWord(matched & this.#passing(word) & edgesOf(range, word));
    }
    return count;
  }

  /** Those of a word who fit the viewer and pass the filters. */
  #passing(word: number): number {
    return this.#bits ? (this.#bits[word] as number) : allowedWord(this.#segment, this.#request.allowed, word);
  }

  #offerWord(chunk: Chunk, word: number, matched: number, fixed: number | null): void {
    const { range, from, smaller, planes: planeCount } = chunk;
    const { planes } = this.#counters.kernel;
    const index = word - from;
    for (let rest = matched & this.#passing(word) & edgesOf(range, word); rest !== 0; rest &= rest - 1) {
      const lane = 31 - Math.clz32(rest & -rest);
      let common = 0;
      for (let plane = 0; plane < planeCount; plane++) {
        common |= (((planes[plane * CHUNK_WORDS + index] as number) >>> lane) & 1) << plane;
      }
      this.#offer(word * 32 + lane, common, smaller, range.group.count, fixed);
    }
  }

  #offer(slot: number, common: number, smaller: number, count: number, fixed: number | null): void {
    const { collector } = this.#request;
    const score = compatibilityPercent(common, smaller, count);
    const least = collector.minScore(fixed ?? 0, true);
    if (score < least) return;
    const distance = fixed ?? this.#distance(slot, score === least);
    if (distance < 0) return;
    collector.offer(score, distance, this.#segment.isPremium(slot), this.#segment.columns.ids, slot * 4, common);
  }

  /** Hundredths of a kilometre; -1 for somebody with the score of the last one who lives too far away to enter. */
  #distance(slot: number, isTied: boolean): number {
    const { origin, collector } = this.#request;
    const { places, tree } = this.#segment.columns;
    const at = (places[slot] as number) * 3;
    if (!origin || at >= tree.vectors.length) return UNKNOWN_DISTANCE;
    const { vectors } = tree;
    const chord = chordSquared(origin, vectors[at] as number, vectors[at + 1] as number, vectors[at + 2] as number);
    return isTied && chord > collector.chordLimit ? -1 : chordHundredths(chord);
  }

  #offerRest(chunk: Chunk, distance: number, premium: boolean, isCounted: boolean): void {
    const { range, from, to, planes: planeCount } = chunk;
    const { collector } = this.#request;
    const { columns, words } = this.#segment;
    const { planes } = this.#counters.kernel;
    const standard = premium ? 0 : -1;
    for (let word = from; word < to; word++) {
      let rest = (columns.planes[PREMIUM_PLANE * words + word] as number) ^ standard;
      if (isCounted) rest &= ~(this.#matched[word - from] as number);
      if (rest !== 0) rest &= this.#passing(word) & edgesOf(range, word);
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
