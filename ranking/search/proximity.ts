import { CHUNK_WORDS } from "../index/counter-kernel.ts";
import type { Segment } from "../index/segment.ts";
import type { Area } from "./areas.ts";
import type { Chunk } from "./chunks.ts";
import { setBits } from "./filter-bits.ts";
import { lowerBound } from "./lower-bound.ts";
import { areasAround } from "./near-areas.ts";
import type { SearchRequest } from "./search-request.ts";

const MARKS_PER_UPDATE = 8;

/** Marks, by area, who is near enough to enter in spite of a tie with the last score. */
export class Proximity {
  readonly #segment: Segment;
  readonly #request: SearchRequest;
  #areas: readonly Area[] = [];
  /** Nanoseconds of work since the last update. */
  #missed = 0;
  #limit = -1;
  #share = 1;
  readonly #words = new Int32Array(CHUNK_WORDS);
  #base = 0;
  from = 0;
  to = 0;

  constructor(segment: Segment, request: SearchRequest) {
    this.#segment = segment;
    this.#request = request;
  }

  /** Whether marking saves more than it costs; `work` in nanoseconds. */
  isWorthwhile(work: number): boolean {
    const { origin, collector, tuning } = this.#request;
    if (!origin || collector.chordLimit >= 5 || work <= tuning.markCost) return false;
    // Areas cost more than marking and do not pay off for small queries.
    this.#missed += work;
    if (this.#missed > tuning.markCost * MARKS_PER_UPDATE) this.#update();
    return collector.chordLimit <= this.#limit && work * (1 - this.#share) > tuning.markCost;
  }

  /** May mark some people beyond the limit. Returns the number of marks. */
  mark({ range, from, to }: Chunk): number {
    const { places } = this.#segment.columns;
    const start = Math.max(range.start, from * 32);
    const end = Math.min(range.end, to * 32);
    const [first, last] = [places[start] as number, places[end - 1] as number];
    let people = 0;
    this.#words.fill(0, 0, to - from);
    this.#base = from;
    this.from = to;
    let low = start;
    for (const area of this.#areas) {
      if (area[1] <= first) continue;
      if (area[0] > last) break;
      low = lowerBound(places, area[0], low, end);
      const high = lowerBound(places, area[1], low, end);
      if (low < high) {
        setBits(this.#words, low - from * 32, high - from * 32);
        this.from = Math.min(this.from, low >>> 5);
        this.to = ((high - 1) >>> 5) + 1;
      }
      people += high - low;
      low = high;
    }
    return people;
  }

  at(word: number): number {
    return this.#words[word - this.#base] as number;
  }

  /** Only if the limit grew, as with a better score, or halved in distance. */
  #update(): void {
    const { origin, collector, country, tuning } = this.#request;
    const limit = collector.chordLimit;
    if (!origin || (limit <= this.#limit && limit > this.#limit / 4)) return;
    this.#limit = limit;
    this.#missed = 0;
    const { columns } = this.#segment;
    this.#areas = areasAround(columns, origin, country, limit, tuning.grain);
    const { residents, residentStarts } = columns;
    let people = 0;
    for (const [from, to] of this.#areas) people += (residentStarts[to] as number) - (residentStarts[from] as number);
    this.#share = people / residents.length;
  }
}
