import { CHUNK_WORDS } from "../index/counter-kernel.ts";
import { chordHundredths, chordSquared, UNKNOWN_DISTANCE } from "../index/places.ts";
import { PREMIUM_PLANE, type Segment } from "../index/segment.ts";
import { type Chunk, edgesOf } from "./chunks.ts";
import { allowedWord } from "./filter-bits.ts";
import { percentShared } from "./percent.ts";
import type { SearchRequest } from "./search-request.ts";

/** Scratch space of one query. */
const gathered = new Uint32Array(CHUNK_WORDS * 32);

export class Candidates {
  readonly #segment: Segment;
  readonly #request: SearchRequest;
  /** Null where only the preferences decide. */
  readonly #bits: Int32Array | null;

  constructor(segment: Segment, request: SearchRequest, bits: Int32Array | null) {
    this.#segment = segment;
    this.#request = request;
    this.#bits = bits;
  }

  passing(word: number): number {
    return this.#bits ? (this.#bits[word] as number) : allowedWord(this.#segment, this.#request.allowed, word);
  }

  premium(word: number): number {
    return this.#segment.columns.planes[PREMIUM_PLANE * this.#segment.words + word] as number;
  }

  /** The distance is `fixed`, or computed if null. */
  offerOne(slot: number, common: number, { smaller, range }: Chunk, fixed: number | null): void {
    const { collector } = this.#request;
    const score = percentShared(common, smaller, range.group.count);
    const least = collector.minScore(fixed ?? 0, true);
    if (score < least) return;
    const distance = fixed ?? this.#distance(slot, score === least);
    if (distance < 0) return;
    collector.offer(score, distance, this.#segment.isPremium(slot), this.#segment.columns.ids, slot * 4);
  }

  offerMatched(chunk: Chunk, matched: Int32Array, fixed: number | null): void {
    const { range, from, to } = chunk;
    const { allowed } = this.#request;
    const { states } = this.#segment.columns;
    for (let word = from; word < to; word++) {
      let rest = matched[word - from] as number;
      if (rest === 0) continue;
      rest &= edgesOf(range, word);
      if (this.#bits) rest &= this.#bits[word] as number;
      for (; rest !== 0; rest &= rest - 1) {
        const lane = 31 - Math.clz32(rest & -rest);
        const slot = word * 32 + lane;
        // Faster than reading all planes, for one or two people per word.
        if (!this.#bits && ((states[slot] as number) & allowed) === 0) continue;
        this.offerOne(slot, this.#common(chunk, word - from, lane), chunk, fixed);
      }
    }
  }

  offerTied(chunk: Chunk, bits: Int32Array, common: number, fixed: number | null): void {
    const { collector } = this.#request;
    const { ids } = this.#segment.columns;
    if (fixed === null) {
      const people = this.#gather(chunk, bits, null);
      for (let index = 0; index < people; index++) this.offerOne(gathered[index] as number, common, chunk, null);
      return;
    }
    const score = percentShared(common, chunk.smaller, chunk.range.group.count);
    // Once premium people fill the page, hardly anyone else enters.
    for (const premium of [true, false]) {
      if (!collector.mayEnter(score, fixed, premium)) return;
      collector.offerTied({ score, distance: fixed, premium }, ids, gathered, this.#gather(chunk, bits, premium));
    }
  }

  offerUnmatched(chunk: Chunk, bits: Int32Array, distance: number, premium: boolean): void {
    const people = this.#gather(chunk, bits, premium);
    this.#request.collector.offerTied({ score: 0, distance, premium }, this.#segment.columns.ids, gathered, people);
  }

  /** Collects the passing slots, premium, standard or all (null), and returns their number. */
  #gather({ range, from, to }: Chunk, bits: Int32Array, premium: boolean | null): number {
    const { columns, words } = this.#segment;
    const { planes } = columns;
    // Hoisted out of the hot loop.
    const [premiumAt, standard] = [PREMIUM_PLANE * words, premium ? 0 : -1];
    let people = 0;
    for (let word = from; word < to; word++) {
      let rest = bits[word - from] as number;
      if (rest === 0) continue;
      if (premium !== null) {
        rest &= (planes[premiumAt + word] as number) ^ standard;
        if (rest === 0) continue;
      }
      rest &= this.passing(word) & edgesOf(range, word);
      for (; rest !== 0; rest &= rest - 1) gathered[people++] = word * 32 + 31 - Math.clz32(rest & -rest);
    }
    return people;
  }

  #common({ planes: planeCount }: Chunk, index: number, lane: number): number {
    const { planes } = this.#segment.columns.postings.kernel;
    let common = 0;
    for (let plane = 0; plane < planeCount; plane++) {
      common |= (((planes[plane * CHUNK_WORDS + index] as number) >>> lane) & 1) << plane;
    }
    return common;
  }

  /** Hundredths of a kilometre; -1 if too far away for a tie. */
  #distance(slot: number, isTied: boolean): number {
    const { origin, collector } = this.#request;
    const { places, tree } = this.#segment.columns;
    const at = (places[slot] as number) * 3;
    if (!origin || at >= tree.vectors.length) return UNKNOWN_DISTANCE;
    const { vectors } = tree;
    const chord = chordSquared(origin, vectors[at] as number, vectors[at + 1] as number, vectors[at + 2] as number);
    return isTied && chord > collector.chordLimit ? -1 : chordHundredths(chord);
  }
}
