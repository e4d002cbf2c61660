/** In-memory ranking of everyone compatible with a viewer, in exact order. */

import { Ingest } from "../load/ingest.ts";
import { runQuery } from "../search/run-query.ts";
import { DEFAULT_TUNING, type SearchTuning } from "../search/search-request.ts";
import type { RankedPerson, RankingCity, RankingPage, RankingQuery } from "../types.ts";
import { birthNumber } from "./birth-date.ts";
import { Delta } from "./delta.ts";
import { Expiries } from "./expiry.ts";
import { LanguageSets } from "./language-sets.ts";
import { PeopleTable, type TableRow } from "./people-table.ts";
import { Places } from "./places.ts";
import { Population } from "./population.ts";
import { stateOf, withHidden } from "./profile-state.ts";
import type { Segment } from "./segment.ts";
import { buildSegment } from "./segment-build.ts";
import { Titles } from "./titles.ts";
import { formatUuid, parseUuid, type UuidWords, uuidsIn } from "./uuid.ts";

/** Size from which the delta becomes a segment. */
const MERGE_FROM = 512;
/** Share of the first segment at which the others, or its dead slots, cause a rebuild. */
const REBUILD_SHARE = 1 / 20;

const COPIED_SLOTS = 2048;
/** Changes left for the end of a merge, which copies the rest in steps. */
const CHANGED_AT_END = 32;
const CHANGED_STEP = 256;

type Part = Segment | Delta;

interface Merge {
  steps: Generator<void, Merged>;
  segments: readonly Segment[];
  /** Changes since the merge began or last copied them. */
  changed: Map<string, UuidWords>;
}

interface Merged {
  segment: Segment;
  delta: Delta;
}

export class RankingIndex {
  readonly #tuning: SearchTuning;
  readonly #places: Places;
  readonly #titles = new Titles();
  readonly #languages = new LanguageSets();
  readonly #population = new Population();
  readonly #premiumEnds = new Expiries();
  readonly #hiddenEnds = new Expiries();
  /** Largest first. A person is alive in one part only. */
  #segments: Segment[] = [];
  #delta = new Delta();
  #merge: Merge | null = null;
  #now = Number.NEGATIVE_INFINITY;

  /** `tuning` lets tests force every search strategy. */
  constructor(cities: Iterable<RankingCity>, tuning: SearchTuning = DEFAULT_TUNING) {
    this.#tuning = tuning;
    this.#places = new Places(cities);
  }

  /** Fills an empty index in one step. `now` in milliseconds since 1970. */
  load(people: Iterable<RankedPerson>, now: number): void {
    const ingest = this.beginLoad(now);
    for (const person of people) ingest.add(person);
    finish(this.finishLoad(ingest));
  }

  /** Starts to fill an empty index; queries work after `finishLoad`. `now` in milliseconds since 1970. */
  beginLoad(now: number): Ingest {
    if (this.size > 0 || this.#merge) throw new Error("Only an empty index is loaded");
    return new Ingest({
      places: this.#places,
      titles: this.#titles,
      languages: this.#languages,
      population: this.#population,
      premiumEnds: this.#premiumEnds,
      hiddenEnds: this.#hiddenEnds,
      now,
    });
  }

  *finishLoad({ table }: Ingest): Generator<void, void> {
    if (table.size > 0) this.#segments = [yield* buildSegment(table, this.#places, this.#titles.size)];
  }

  get size(): number {
    return this.#segments.reduce((sum, segment) => sum + segment.alive, this.#delta.alive);
  }

  /** Bytes of the arrays that grow with people and with cities. */
  get byteLength(): { people: number; cities: number } {
    const segments = this.#segments.reduce((sum, segment) => sum + segment.byteLength, 0);
    return { people: segments + this.#delta.byteLength, cities: this.#places.byteLength };
  }

  /** One page of the people the viewer may discover, and their total. */
  query(query: RankingQuery): RankingPage {
    this.#expire(query.now);
    const hidden: [Part, number, number][] = [];
    try {
      const hide = (id: UuidWords) => {
        const [part, slot] = this.#find(id);
        if (!part) return;
        const state = part.stateOf(slot);
        hidden.push([part, slot, state]);
        this.#setState(part, slot, withHidden(state, true));
      };
      hide(parseUuid(query.viewer.id));
      for (const id of uuidsIn(query.excludedIds)) hide(id);
      return runQuery(query, {
        places: this.#places,
        titles: this.#titles,
        languages: this.#languages,
        population: this.#population,
        segments: this.#segments,
        delta: this.#delta,
        tuning: this.#tuning,
      });
    } finally {
      // In reverse: a duplicate id was already hidden the second time.
      for (const [part, slot, state] of hidden.reverse()) this.#setState(part, slot, state);
    }
  }

  /** Adds or updates a person. `now` in milliseconds since 1970. */
  upsert(person: RankedPerson, now: number): void {
    this.#expire(now);
    const hidden = this.#hiddenEnds.set(person.id, person.hiddenUntil, now);
    const row = this.#row(person, hidden, this.#premiumEnds.set(person.id, person.premiumUntil, now));
    this.#noteChange(row.id);
    const [part, slot] = this.#find(row.id);
    if (part && part.placeOf(slot) === row.place && sameTitles(part.titlesOf(slot), row.titles)) {
      this.#setState(part, slot, row.state);
      part.setPremium(slot, row.premium);
      part.setBirth(slot, row.birth);
      part.setLanguages(slot, row.languages);
      return;
    }
    if (part) this.#setState(part, slot, 0);
    this.#delta.add(row);
    this.#population.change(this.#places.countryOf(row.place), 0, row.state);
  }

  remove(id: string): void {
    const words = parseUuid(id);
    this.#noteChange(words);
    this.#premiumEnds.delete(formatUuid(words));
    this.#hiddenEnds.delete(formatUuid(words));
    const [part, slot] = this.#find(words);
    if (part) this.#setState(part, slot, 0);
  }

  get needsMaintenance(): boolean {
    if (this.#merge || this.#delta.table.size >= MERGE_FROM) return true;
    const [first] = this.#segments;
    return first !== undefined && first.dead > first.alive * REBUILD_SHARE + MERGE_FROM;
  }

  /**
   * Merges changes for about `milliseconds` and returns whether work is left. Queries and changes between calls stay
   * exact.
   */
  maintain(milliseconds: number): boolean {
    const deadline = performance.now() + milliseconds;
    if (!this.#merge) {
      if (!this.needsMaintenance) return false;
      this.#merge = this.#beginMerge();
    }
    do {
      const step = this.#merge.steps.next();
      if (step.done) {
        this.#endMerge(this.#merge, step.value);
        return this.needsMaintenance;
      }
    } while (performance.now() < deadline);
    return true;
  }

  rebuild(): void {
    const merge = this.#startMerge(this.#segments);
    this.#merge = merge;
    this.#endMerge(merge, finish(merge.steps));
  }

  #beginMerge(): Merge {
    const [first, ...others] = this.#segments;
    if (!first) return this.#startMerge([]);
    const rest = others.reduce((sum, segment) => sum + segment.alive, this.#delta.alive);
    const isLarge = Math.max(rest, first.dead) > first.alive * REBUILD_SHARE;
    return this.#startMerge(isLarge ? this.#segments : others);
  }

  #startMerge(segments: readonly Segment[]): Merge {
    const changed: Merge["changed"] = new Map();
    return { steps: this.#mergeSteps(segments, changed), segments, changed };
  }

  *#mergeSteps(segments: readonly Segment[], changed: Merge["changed"]): Generator<void, Merged> {
    const old = this.#delta;
    const rows = old.table.size;
    const people = segments.reduce((sum, segment) => sum + segment.alive, old.alive);
    const titles = segments.reduce(
      (sum, { columns }) => sum + columns.forward.length,
      old.table.starts[rows] as number,
    );
    const table = new PeopleTable();
    yield* table.reserve(people, titles);
    for (const segment of segments) {
      for (let from = 0; from < segment.columns.size; from += COPIED_SLOTS) {
        segment.copyTo(table, from, from + COPIED_SLOTS);
        yield;
      }
    }
    for (let from = 0; from < rows; from += COPIED_SLOTS) {
      old.copyTo(table, from, Math.min(from + COPIED_SLOTS, rows));
      yield;
    }
    const segment = yield* buildSegment(table, this.#places, this.#titles.size);
    const merged = { segment, delta: new Delta() };
    while (changed.size > CHANGED_AT_END) {
      this.#copyChanged(merged, segments, changed);
      yield;
    }
    return merged;
  }

  #endMerge({ segments, changed }: Merge, merged: Merged): void {
    while (changed.size > 0) this.#copyChanged(merged, segments, changed);
    const kept = this.#segments.filter((old) => !segments.includes(old));
    this.#segments = [...kept, merged.segment].filter(({ alive }) => alive > 0).sort((a, b) => b.alive - a.alive);
    this.#delta = merged.delta;
    this.#merge = null;
  }

  #copyChanged({ segment, delta }: Merged, segments: readonly Segment[], changed: Merge["changed"]): void {
    let left = CHANGED_STEP;
    for (const [key, id] of changed) {
      changed.delete(key);
      for (const copy of [segment, delta]) {
        const slot = copy.find(...id);
        if (slot >= 0) copy.setState(slot, 0);
      }
      const [part, slot] = this.#find(id);
      if (part && (part === this.#delta || segments.includes(part as Segment))) delta.add(part.row(slot));
      if (--left === 0) return;
    }
  }

  #row(person: RankedPerson, hidden: boolean, premium: boolean): TableRow {
    return {
      id: parseUuid(person.id),
      state: stateOf(person, hidden),
      birth: birthNumber(person.birthDate),
      languages: this.#languages.numberOf(person.languages),
      premium,
      place: this.#places.numberOf(person.country, person.city),
      titles: this.#titles.numbersOf(person.interestIds),
    };
  }

  #find([a, b, c, d]: UuidWords): [Part, number] | [null, -1] {
    const row = this.#delta.find(a, b, c, d);
    if (row >= 0) return [this.#delta, row];
    for (const segment of this.#segments) {
      const slot = segment.find(a, b, c, d);
      if (slot >= 0) return [segment, slot];
    }
    return [null, -1];
  }

  #setState(part: Part, slot: number, state: number): void {
    this.#population.change(this.#places.countryOf(part.placeOf(slot)), part.stateOf(slot), state);
    part.setState(slot, state);
  }

  #noteChange(id: UuidWords): void {
    this.#merge?.changed.set(id.join(), id);
  }

  #expire(now: number): void {
    this.#now = Math.max(this.#now, now);
    for (let id = this.#premiumEnds.next(this.#now); id !== undefined; id = this.#premiumEnds.next(this.#now)) {
      const words = parseUuid(id);
      this.#noteChange(words);
      const [part, slot] = this.#find(words);
      part?.setPremium(slot, false);
    }
    for (let id = this.#hiddenEnds.next(this.#now); id !== undefined; id = this.#hiddenEnds.next(this.#now)) {
      const words = parseUuid(id);
      this.#noteChange(words);
      const [part, slot] = this.#find(words);
      if (part) this.#setState(part, slot, withHidden(part.stateOf(slot), false));
    }
  }
}

function sameTitles(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}

function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
