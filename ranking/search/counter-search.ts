import { countWord } from "../index/bit-count.ts";
import { CHUNK_WORDS } from "../index/counter-kernel.ts";
import type { Segment } from "../index/segment.ts";
import type { SlotRange } from "./areas.ts";
import { Candidates } from "./candidates.ts";
import { type Chunk, chunksOf, edgesOf } from "./chunks.ts";
import { Counters } from "./counters.ts";
import { commonNeeded, percentShared } from "./percent.ts";
import { Proximity } from "./proximity.ts";
import type { SearchRequest } from "./search-request.ts";
import { sharedTitles } from "./shared-titles.ts";
import { cheapestStrategy, type Requirement, requirementOf, type Strategy } from "./strategies.ts";

const MANY = 24;
const FEW_TIED = 8;

/** Nanoseconds to reject a person by distance, estimated. */
const DISTANCE_COST = 40;

/** One bit per person above the level, or on it. Scratch space of one query. */
const better = new Int32Array(CHUNK_WORDS);
const level = new Int32Array(CHUNK_WORDS);

/** Finds people by shared titles: counts everyone's, or reads each list where candidates are few. */
export class CounterSearch {
  readonly #segment: Segment;
  readonly #request: SearchRequest;
  readonly #bits: Int32Array | null;
  readonly #fitting: number;
  #share = 1;
  readonly #counters: Counters;
  readonly #candidates: Candidates;
  readonly #proximity: Proximity;
  readonly #matched: Int32Array;

  constructor(segment: Segment, request: SearchRequest, bits: Int32Array | null, fitting: number) {
    this.#segment = segment;
    this.#request = request;
    this.#bits = bits;
    this.#fitting = fitting;
    this.#counters = new Counters(segment.columns.postings, request.titles);
    this.#candidates = new Candidates(segment, request, bits);
    this.#proximity = new Proximity(segment, request);
    this.#matched = this.#counters.kernel.matched;
  }

  /**
   * Offers people with a score of at least 1 and the filter's minimum. The distance is computed if null.
   *
   * @returns the number of matches with a minimum score and order by compatibility; otherwise meaningless
   */
  offer(ranges: readonly SlotRange[], distance: number | null): number {
    const share = this.#shareOf(ranges);
    this.#share = share;
    let passing = 0;
    for (const chunk of this.#chunks(ranges)) {
      const requirement = requirementOf(chunk, this.#request, distance);
      if (Math.min(requirement.least, requirement.counted) > chunk.most) continue;
      const strategy = this.#strategyFor(chunk, requirement, (chunk.to - chunk.from) * 32 * share);
      if (requirement.isTie && requirement.isNear && this.#proximity.isWorthwhile(strategy.cost)) {
        const near = this.#proximity.mark(chunk);
        if (near === 0) continue;
        const part = { ...chunk, from: this.#proximity.from, to: this.#proximity.to };
        passing += this.#search(part, requirement, this.#strategyFor(part, requirement, near * share), distance);
      } else {
        passing += this.#search(
          chunk,
          requirement.isNear ? { ...requirement, isNear: false } : requirement,
          strategy,
          distance,
        );
      }
    }
    return passing;
  }

  offerUnmatched(ranges: readonly SlotRange[], distance: number): void {
    const { collector } = this.#request;
    for (const premium of [true, false]) {
      for (const chunk of this.#chunks(ranges)) {
        if (!collector.mayEnter(0, distance, premium)) break;
        this.#offerUnmatched(chunk, distance, premium);
      }
    }
  }

  /** Returns how many are left. */
  keepScores(ranges: readonly SlotRange[]): number {
    const bits = this.#bits;
    if (!bits) throw new Error("A filter by compatibility needs bits");
    let passing = 0;
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

  #shareOf(ranges: readonly SlotRange[]): number {
    const people = ranges.reduce((sum, { start, end }) => sum + end - start, 0);
    return this.#bits ? Math.min(1, this.#fitting / Math.max(people, 1)) : 1;
  }

  #strategyFor(chunk: Chunk, requirement: Requirement, people: number): Strategy {
    return cheapestStrategy(chunk, requirement, {
      counters: this.#counters,
      lookCost: this.#request.tuning.lookCost,
      people,
    });
  }

  #search(chunk: Chunk, requirement: Requirement, { rare }: Strategy, distance: number | null): number {
    return rare === null
      ? this.#countChunk(chunk, requirement, distance)
      : this.#checkFans(chunk, requirement, rare, distance);
  }

  #checkFans(
    chunk: Chunk,
    { least, counted, isPremium, isNear, isTie }: Requirement,
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
      if (rest !== 0 && isTie && isPremium) rest &= this.#candidates.premium(word);
      if (rest !== 0 && isTie && isNear) rest &= this.#proximity.at(word);
      if (rest !== 0) rest &= this.#candidates.passing(word) & edgesOf(range, word);
      for (; rest !== 0; rest &= rest - 1) {
        const slot = word * 32 + 31 - Math.clz32(rest & -rest);
        const common = sharedTitles(this.#segment, this.#request, range.group, slot, enough);
        if (common < 0) continue;
        if (common >= counted) passing++;
        if (common >= least) this.#candidates.offerOne(slot, common, chunk, fixed);
      }
    }
    return passing;
  }

  #countChunk(chunk: Chunk, requirement: Requirement, fixed: number | null): number {
    const { from, to, most, planes } = chunk;
    const { least, counted } = requirement;
    const { kernel } = this.#counters;
    this.#counters.count(from, to, planes);
    let passing = 0;
    if (counted <= most) {
      kernel.match(counted, to - from, planes);
      passing = this.#countPassing(chunk);
    }
    if (least > most) return passing;
    const matches = kernel.match(least, to - from, planes);
    if (matches * this.#share >= (requirement.isTie ? FEW_TIED : MANY)) this.#offerLevels(chunk, requirement, fixed);
    else if (matches > 0) this.#candidates.offerMatched(chunk, this.#matched, fixed);
    return passing;
  }

  /** By falling number of shared titles, until a level cannot enter. */
  #offerLevels(chunk: Chunk, { least, isNear, isTie }: Requirement, fixed: number | null): void {
    const { range, from, to, smaller, most } = chunk;
    const { collector } = this.#request;
    let common = Math.min(most, commonNeeded(collector.maxScore(fixed ?? 0) + 1, smaller) - 1);
    better.fill(0, 0, to - from);
    let before = common < most ? this.#matchLevel(common + 1, chunk) : 0;
    for (; common >= least; common--) {
      const score = percentShared(common, smaller, range.group.count);
      const last = collector.minScore(fixed ?? 0, true);
      if (score < last) return;
      const all = this.#matchLevel(common, chunk);
      const people = all - before;
      before = all;
      if (people === 0) continue;
      if (fixed === null && score === last) this.#keepTied(chunk, people, isNear && isTie);
      this.#candidates.offerTied(chunk, level, common, fixed);
    }
  }

  #matchLevel(common: number, { from, to, planes }: Chunk): number {
    const count = this.#counters.kernel.match(common, to - from, planes);
    for (let index = 0; index < to - from; index++) {
      const matched = this.#matched[index] as number;
      level[index] = matched & ~(better[index] as number);
      better[index] = matched;
    }
    return count;
  }

  /** Clears ties that are not premium or not near enough. */
  #keepTied(chunk: Chunk, people: number, isMarked: boolean): void {
    const { from, to } = chunk;
    const { collector } = this.#request;
    const isPremium = collector.minScore(0, false) > collector.minScore(0, true);
    const isNear = isMarked || this.#proximity.isWorthwhile(people * DISTANCE_COST);
    if (isNear && !isMarked) this.#proximity.mark(chunk);
    if (!isPremium && !isNear) return;
    for (let word = from; word < to; word++) {
      let rest = level[word - from] as number;
      if (isPremium) rest &= this.#candidates.premium(word);
      if (isNear) rest &= this.#proximity.at(word);
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
    this.#candidates.offerUnmatched(chunk, level, distance, premium);
  }

  #countPassing({ range, from, to }: Chunk): number {
    let count = 0;
    for (let word = from; word < to; word++) {
      const matched = this.#matched[word - from] as number;
      if (matched !== 0) count += countWord(matched & this.#candidates.passing(word) & edgesOf(range, word));
    }
    return count;
  }
}
