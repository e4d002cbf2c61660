import { countBits } from "../index/bit-count.ts";
import { chordBefore, chordBeyond, chordHundredths, chordSquared, UNKNOWN_DISTANCE } from "../index/places.ts";
import type { Group } from "../index/postings.ts";
import type { Segment } from "../index/segment.ts";
import { type Area, areasOf, rangesOf } from "./areas.ts";
import { CounterSearch } from "./counter-search.ts";
import { filterBits } from "./filter-bits.ts";
import { areasAround, without } from "./near-areas.ts";
import { NearestPlaces } from "./nearest-places.ts";
import { percentShared } from "./percent.ts";
import { needsBits, type SearchRequest } from "./search-request.ts";
import { sharedTitles } from "./shared-titles.ts";

/** Titles that double the cost of counting. */
const TITLES_PER_DOUBLING = 8;

export class SegmentSearch {
  readonly #segment: Segment;
  readonly #request: SearchRequest;
  readonly #areas: Area[] | null;
  readonly #bits: Int32Array | null;
  readonly #fitting: number;
  readonly #counting: CounterSearch;
  #isDone = false;

  constructor(segment: Segment, request: SearchRequest) {
    this.#segment = segment;
    this.#request = request;
    this.#areas = areasOf(segment, request);
    this.#bits = needsBits(request) ? filterBits(segment, request, this.#areas) : null;
    this.#fitting = this.#bits ? countBits(this.#bits) : this.#countCity();
    this.#counting = new CounterSearch(segment, request, this.#bits, this.#fitting);
  }

  /**
   * By compatibility offers people with a score, by distance everyone.
   *
   * @returns the number of matches; 0 where the population count gives the total
   */
  offer(): number {
    const { minCompatibility, byDistance, collector, tuning } = this.#request;
    if (this.#bits && this.#fitting <= tuning.few) return this.#offerFew(this.#bits);
    if (byDistance) {
      const passing =
        minCompatibility > 0 ? this.#counting.keepScores(rangesOf(this.#segment, this.#reachable())) : this.#fitting;
      this.#offerByDistance(false);
      return passing;
    }
    const isScored = minCompatibility > 0 || collector.maxScore(0) > 0;
    const fixed = this.#request.origin ? null : UNKNOWN_DISTANCE;
    const counted = isScored ? this.#counting.offer(rangesOf(this.#segment, this.#reachable()), fixed) : 0;
    return minCompatibility > 0 ? counted : this.#fitting;
  }

  #reachable(): readonly Area[] | null {
    const { centre, maxDistance, country, city, tuning } = this.#request;
    if (!centre || maxDistance === null || city !== null) return this.#areas;
    const { columns } = this.#segment;
    const { located, order } = columns.tree;
    const known = areasAround(columns, centre, country, chordBeyond(maxDistance), tuning.grain);
    return [...known, ...without(this.#areas ?? [[0, order.length]], [0, located])];
  }

  offerUnmatched(): void {
    if (this.#isDone) return;
    if (this.#request.minCompatibility === 0 && this.#request.collector.farthest >= 0) this.#offerByDistance(true);
  }

  /** Returns how many pass the filter by compatibility. */
  #offerFew(bits: Int32Array): number {
    this.#isDone = true;
    const { collector, minCompatibility, titleCount } = this.#request;
    const segment = this.#segment;
    let passing = 0;
    for (let word = 0; word < bits.length; word++) {
      for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
        const slot = word * 32 + 31 - Math.clz32(rest & -rest);
        const group = segment.groupOf(slot);
        const common = sharedTitles(segment, this.#request, group, slot);
        const score = percentShared(common, titleCount, group.count);
        if (score < minCompatibility) continue;
        passing++;
        const distance = this.#distance(segment.columns.places[slot] as number);
        collector.offer(score, distance, segment.isPremium(slot), segment.columns.ids, slot * 4);
      }
    }
    return passing;
  }

  #distance(position: number): number {
    const { origin } = this.#request;
    const { vectors, located } = this.#segment.columns.tree;
    if (!origin || position >= located) return UNKNOWN_DISTANCE;
    const at = position * 3;
    return chordHundredths(
      chordSquared(origin, vectors[at] as number, vectors[at + 1] as number, vectors[at + 2] as number),
    );
  }

  #countCity(): number {
    const { city, allowed } = this.#request;
    if (this.#bits || city === null) return 0;
    const { residents, residentStarts, states } = this.#segment.columns;
    let count = 0;
    for (const [from, to] of this.#areas ?? []) {
      const end = residentStarts[to] as number;
      for (let index = residentStarts[from] as number; index < end; index++) {
        if ((states[residents[index] as number] as number) & allowed) count++;
      }
    }
    return count;
  }

  #offerByDistance(unmatched: boolean): void {
    const { collector, origin, maxDistance, city } = this.#request;
    const { tree } = this.#segment.columns;
    const everywhere: Area[] = [[0, tree.order.length]];
    const areas = this.#areas ?? everywhere;
    if (origin && city !== null) {
      for (const [from] of areas) if (from < tree.located) this.#visit(from, unmatched);
    } else if (origin) {
      const walk = new NearestPlaces(tree, origin, this.#request.country, chordBefore(collector.nearest));
      const reach = maxDistance ?? UNKNOWN_DISTANCE;
      let farthest = -2;
      let limit = 0;
      for (;;) {
        const now = Math.min(collector.farthest, reach);
        if (now !== farthest) {
          farthest = now;
          limit = now < 0 ? -1 : now === UNKNOWN_DISTANCE ? 5 : chordBeyond(now);
        }
        if (walk.next > limit) break;
        const position = walk.step();
        if (position >= 0) this.#visit(position, unmatched);
      }
    }
    if (collector.farthest < UNKNOWN_DISTANCE) return;
    for (const [from, to] of areas) {
      const start = origin ? Math.max(from, tree.located) : from;
      if (start < to) this.#offerPlaces([start, to], UNKNOWN_DISTANCE, unmatched);
    }
  }

  #visit(position: number, unmatched: boolean): void {
    const { collector } = this.#request;
    const distance = this.#distance(position);
    if (distance < collector.nearest || distance > collector.farthest) return;
    this.#offerPlaces([position, position + 1], distance, unmatched);
  }

  #offerPlaces(area: Area, distance: number, unmatched: boolean): void {
    const { collector, byDistance, minCompatibility, titles, tuning } = this.#request;
    const { residentStarts } = this.#segment.columns;
    const [start, end] = [residentStarts[area[0]] as number, residentStarts[area[1]] as number];
    if (end - start < tuning.countFrom * (1 + titles.length / TITLES_PER_DOUBLING)) {
      this.#offerResidents(start, end, distance, unmatched);
      return;
    }
    const isAll = end - start === this.#segment.columns.residents.length;
    const ranges = rangesOf(this.#segment, isAll ? null : [area]);
    if (!unmatched && collector.maxScore(distance) > 0) this.#counting.offer(ranges, distance);
    if ((unmatched || byDistance) && minCompatibility === 0) this.#counting.offerUnmatched(ranges, distance);
  }

  #offerResidents(start: number, end: number, distance: number, unmatched: boolean): void {
    const { collector, allowed, titleCount } = this.#request;
    const { residents, states, ids } = this.#segment.columns;
    const bits = this.#bits;
    let group: Group = { count: 0, start: 0, end: 0, padded: 0, forward: 0 };
    for (let index = start; index < end; index++) {
      const slot = residents[index] as number;
      if (
        bits ? (((bits[slot >>> 5] as number) >>> (slot & 31)) & 1) === 0 : ((states[slot] as number) & allowed) === 0
      )
        continue;
      if (slot < group.start || slot >= group.end) group = this.#segment.groupOf(slot);
      const common = sharedTitles(this.#segment, this.#request, group, slot);
      const score = percentShared(common, titleCount, group.count);
      if (unmatched && score > 0) continue;
      collector.offer(score, distance, this.#segment.isPremium(slot), ids, slot * 4);
    }
  }
}
