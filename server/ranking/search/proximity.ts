import type { Segment } from "../index/segment.ts";
import { CHUNK_WORDS } from "../kernel/counter-layout.ts";
import type { Area } from "./areas.ts";
import type { Chunk } from "./chunks.ts";
import { setBits } from "./filter-bits.ts";
import { lowerBound } from "./lower-bound.ts";
import { areasAround } from "./near-areas.ts";
import type { SearchRequest } from "./search-request.ts";

/** How many times as long it takes to draw the areas as to mark the people of a chunk. */
const MARKS_PER_DRAWING = 8;

/**
 * In the order by compatibility: where those live who enter with the same score as the last one of the page, which they
 * do only if they live about as near as that one. The others need a better score.
 */
export class Reach {
  readonly #segment: Segment;
  readonly #request: SearchRequest;
  #areas: readonly Area[] = [];
  /** For how much work the areas were asked since they were drawn. */
  #missed = 0;
  /** Squared chord that the areas are made for. */
  #limit = -1;
  /** About which part of all people lives there. */
  #share = 1;
  /** A bit per slot of the chunk last marked. */
  readonly #words = new Int32Array(CHUNK_WORDS);
  #base = 0;
  /** The words of the chunk in which somebody was marked. */
  from = 0;
  to = 0;

  constructor(segment: Segment, request: SearchRequest) {
    this.#segment = segment;
    this.#request = request;
  }

  /** Whether to look only at those within reach saves more than to find out who they are, of work of so many nanoseconds. */
  isWorthwhile(work: number): boolean {
    const { origin, collector, tuning } = this.#request;
    if (!origin || collector.chordLimit >= 5 || work <= tuning.mark) return false;
    // To draw the areas takes longer than to mark; who asks for little in all does without.
    this.#missed += work;
    if (this.#missed > tuning.mark * MARKS_PER_DRAWING) this.#follow();
    return collector.chordLimit <= this.#limit && work * (1 - this.#share) > tuning.mark;
  }

  /** Marks the people of a chunk within reach, and maybe some others; says how many they are. */
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

  /** The marks of one word of the chunk. */
  at(word: number): number {
    return this.#words[word - this.#base] as number;
  }

  /** Draws the areas anew if the reach is farther than they were made for, as it may be for a better score, or half of it in distance. */
  #follow(): void {
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
