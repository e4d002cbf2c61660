import { chordBeyond, UNKNOWN_DISTANCE } from "../index/places.ts";
import { formatUuid, parseUuid, type UuidWords } from "../index/uuid.ts";
import type { RankingPosition, RankingQuery } from "../types.ts";
import { drawOf } from "./draw.ts";

interface Entry {
  first: number;
  second: number;
  /** 0 for premium, 1 for standard. */
  standard: number;
  id: UuidWords;
}

/**
 * Keeps the best people in total order: chosen key, other key, premium first, id (DISC-19..21, OPEN-43, OPEN-44). By
 * taste the other key is a draw, and premium does not count.
 * Distances in hundredths of a kilometre, `UNKNOWN_DISTANCE` last.
 */
export class Collector {
  readonly #byDistance: boolean;
  readonly #byTaste: boolean;
  readonly #seed: number;
  readonly #limit: number;
  readonly #after: Entry | null;
  readonly #entries: Entry[] = [];
  #worst: Entry | null = null;
  #chordLimit = 5;

  constructor({ sort, seed = 0, limit, after }: Pick<RankingQuery, "sort" | "seed" | "limit" | "after">) {
    this.#byDistance = sort === "distance";
    this.#byTaste = sort === "taste";
    this.#seed = seed;
    this.#limit = limit;
    this.#after = after ? this.#entry(after) : null;
  }

  /** Offers a person once; the id is the four words from `at`. */
  offer(score: number, distance: number, premium: boolean, ids: Uint32Array, at: number): void {
    if (this.#limit === 0) return;
    const first = this.#byDistance ? distance : 100 - score;
    const standard = premium ? 0 : 1;
    const worst = this.#worst;
    if (this.#byTaste && worst && first > worst.first) return;
    const second = this.#byDistance ? 100 - score : this.#byTaste ? this.#draw(ids, at) : distance;
    if (worst && this.#compare(worst, first, second, standard, ids, at) <= 0) return;
    if (this.#after && this.#compare(this.#after, first, second, standard, ids, at) >= 0) return;
    const entries = this.#entries;
    let [low, high] = [0, entries.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(entries[middle] as Entry, first, second, standard, ids, at) < 0) low = middle + 1;
      else high = middle;
    }
    const id = [ids[at] as number, ids[at + 1] as number, ids[at + 2] as number, ids[at + 3] as number] as const;
    entries.splice(low, 0, { first, second, standard, id });
    if (entries.length > this.#limit) entries.pop();
    if (entries.length === this.#limit) {
      const last = entries[this.#limit - 1] as Entry;
      if (this.#byPlace && last.second !== this.#worst?.second) this.#chordLimit = chordLimit(last.second);
      this.#worst = last;
    }
  }

  /** Offers the first `people` slots, which differ by id only. */
  offerTied(
    { score, distance, premium }: { score: number; distance: number; premium: boolean },
    ids: Uint32Array,
    slots: Uint32Array,
    people: number,
  ): void {
    const [first, second] = this.#byDistance ? [distance, 100 - score] : [100 - score, distance];
    const isLast = ({ first: a, second: b, standard }: Entry): boolean =>
      a === first && b === second && standard === (premium ? 0 : 1);
    let index = 0;
    const isTied = ({ first: a }: Entry): boolean => this.#byTaste && a === first;
    for (; index < people && !(this.#worst && (isLast(this.#worst) || isTied(this.#worst))); index++) {
      this.offer(score, distance, premium, ids, (slots[index] as number) * 4);
    }
    // Short loops let the CPU overlap memory reads.
    if (this.#byTaste) {
      for (let drawn = this.#worst?.second ?? 0; index < people; index++) {
        const at = (slots[index] as number) * 4;
        if (drawOf(ids[at] as number, ids[at + 3] as number, this.#seed) > drawn) continue;
        this.offer(score, distance, premium, ids, at);
        drawn = this.#worst?.second ?? 0;
      }
      return;
    }
    let last = this.#worst?.id[0] ?? 0;
    for (; index < people; index++) {
      const at = (slots[index] as number) * 4;
      if ((ids[at] as number) > last) continue;
      this.offer(score, distance, premium, ids, at);
      last = this.#worst?.id[0] ?? 0;
    }
  }

  get isFull(): boolean {
    return this.#limit === 0 || this.#worst !== null;
  }

  /** Lowest score to enter at this distance or farther; above 100 for none. */
  minScore(distance: number, premium: boolean): number {
    if (this.#limit === 0) return 101;
    const worst = this.#worst;
    if (!worst) return 0;
    if (this.#byTaste) return 100 - worst.first;
    // Tied people behind the last entry need a better score.
    const isBehind = Number(!premium) > worst.standard;
    if (!this.#byDistance) {
      const gap = distance - worst.second;
      return 100 - worst.first + Number(gap > 0 || (gap === 0 && isBehind));
    }
    const gap = distance - worst.first;
    return gap < 0 ? 0 : gap > 0 ? 101 : 100 - worst.second + Number(isBehind);
  }

  /** Highest score after the start (by distance: at this distance); below 0 for none. */
  maxScore(distance: number): number {
    const after = this.#after;
    if (!after) return 100;
    if (!this.#byDistance) return 100 - after.first;
    return distance > after.first ? 100 : distance === after.first ? 100 - after.second : -1;
  }

  mayEnter(score: number, distance: number, premium: boolean): boolean {
    if (this.#limit === 0) return false;
    const worst = this.#worst;
    if (!worst) return true;
    const first = this.#byDistance ? distance : 100 - score;
    if (this.#byTaste) return first <= worst.first;
    const second = this.#byDistance ? 100 - score : distance;
    return (first - worst.first || second - worst.second || Number(!premium) - worst.standard) <= 0;
  }

  /** Squared chord beyond which ties with the last entry cannot enter, by compatibility; 5 is no limit. */
  get chordLimit(): number {
    return this.#chordLimit;
  }

  /** Largest distance to enter (by compatibility: with score 0); below 0 for none. */
  get farthest(): number {
    if (this.#limit === 0) return -1;
    const worst = this.#worst;
    if (!worst) return UNKNOWN_DISTANCE;
    if (this.#byDistance) return worst.first;
    if (worst.first !== 100) return -1;
    return this.#byTaste ? UNKNOWN_DISTANCE : worst.second;
  }

  /** Everyone nearer precedes the start (by compatibility: everyone of score 0). */
  get nearest(): number {
    if (!this.#after) return 0;
    if (this.#byDistance) return this.#after.first;
    return this.#after.first === 100 && !this.#byTaste ? this.#after.second : 0;
  }

  rows(): RankingPosition[] {
    return this.#entries.map(({ first, second, standard, id }) => {
      const [distance, gap] = this.#byDistance ? [first, second] : [second, first];
      return {
        id: formatUuid(id),
        compatibility: 100 - gap,
        distanceHundredths: this.#byTaste || distance === UNKNOWN_DISTANCE ? null : distance,
        isPremium: standard === 0,
      };
    });
  }

  get #byPlace(): boolean {
    return !this.#byDistance && !this.#byTaste;
  }

  /** Negative if the entry precedes the person, 0 at the same position. */
  #compare(entry: Entry, first: number, second: number, standard: number, ids: Uint32Array, at: number): number {
    if (entry.first !== first) return entry.first - first;
    if (entry.second !== second) return entry.second - second;
    if (entry.standard !== standard && !this.#byTaste) return entry.standard - standard;
    for (let word = 0; word < 4; word++) {
      const difference = (entry.id[word] as number) - (ids[at + word] as number);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  #draw(ids: ArrayLike<number>, at: number): number {
    return drawOf(ids[at] as number, ids[at + 3] as number, this.#seed);
  }

  #entry({ id, compatibility, distanceHundredths, isPremium }: RankingPosition): Entry {
    const [distance, gap] = [distanceHundredths ?? UNKNOWN_DISTANCE, 100 - compatibility];
    const words = parseUuid(id);
    const [first, second] = this.#byDistance ? [distance, gap] : [gap, this.#byTaste ? this.#draw(words, 0) : distance];
    return { first, second, standard: isPremium ? 0 : 1, id: words };
  }
}

function chordLimit(distance: number): number {
  return distance === UNKNOWN_DISTANCE ? 5 : chordBeyond(distance);
}
