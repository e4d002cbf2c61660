/** The in-process ranking: everybody compatible with a viewer, in exact order, at once (spec §5, §9, DISC-08..31). */

import { Intake } from "../load/ingest.ts";
import { runQuery } from "../search/run-query.ts";
import { DEFAULT_TUNING, type SearchTuning } from "../search/search-request.ts";
import type { RankedPerson, RankingCity, RankingPage, RankingQuery } from "../types.ts";
import { birthNumber } from "./birth-date.ts";
import { Newcomers } from "./delta.ts";
import { Expiries } from "./expiry.ts";
import { PeopleTable, type TableRow } from "./people-table.ts";
import { Places } from "./places.ts";
import { Population } from "./population.ts";
import { stateOf, withHidden } from "./profile-state.ts";
import type { Segment } from "./segment.ts";
import { buildSegment } from "./segment-build.ts";
import { Titles } from "./titles.ts";
import { formatUuid, parseUuid, type UuidWords } from "./uuid.ts";

/** Newcomers are folded into a segment of their own from this number on, … */
const FOLD_FROM = 512;
/** … and all into one once the others are more than this share of the first segment, or so many of it are dead. */
const REBUILD_SHARE = 1 / 20;

/** Slots copied between two pauses of a fold. */
const COPIED_SLOTS = 2048;
/** While more people than this were touched, a fold takes them over … */
const TOUCHED_AT_LAST = 32;
/** … so many between two pauses. */
const TOUCHED_STEP = 256;

/** What holds people: they are found, read and changed by slot. */
type Part = Segment | Newcomers;

/** A fold under way. */
interface Fold {
  steps: Generator<void, Folded>;
  /** The segments that the new one replaces, with the newcomers. */
  segments: readonly Segment[];
  /** Who was added, changed or removed since it began, or since they were last taken over. */
  touched: Map<string, UuidWords>;
}

/** What comes of it: the new segment, and those who were touched meanwhile. */
interface Folded {
  segment: Segment;
  newcomers: Newcomers;
}

export class RankingIndex {
  readonly #tuning: SearchTuning;
  readonly #places: Places;
  readonly #titles = new Titles();
  readonly #population = new Population();
  readonly #premiumEnds = new Expiries();
  readonly #hiddenEnds = new Expiries();
  /** The largest first. A person is alive in one part only. */
  #segments: Segment[] = [];
  #newcomers = new Newcomers();
  #fold: Fold | null = null;
  /** Milliseconds since 1970. */
  #now = Number.NEGATIVE_INFINITY;

  /** `tuning` is for tests that take every way of searching. */
  constructor(cities: Iterable<RankingCity>, tuning: SearchTuning = DEFAULT_TUNING) {
    this.#tuning = tuning;
    this.#places = new Places(cities);
  }

  /** Fills an empty index. `now` in milliseconds since 1970. */
  load(people: Iterable<RankedPerson>, now: number): void {
    const intake = this.beginLoad(now);
    for (const person of people) intake.add(person);
    finish(this.finishLoad(intake));
  }

  /** Begins to fill an empty index, which answers once `finishLoad` is through. `now` in milliseconds since 1970. */
  beginLoad(now: number): Intake {
    if (this.size > 0 || this.#fold) throw new Error("Only an empty index is loaded");
    return new Intake({
      places: this.#places,
      titles: this.#titles,
      population: this.#population,
      premiumEnds: this.#premiumEnds,
      hiddenEnds: this.#hiddenEnds,
      now,
    });
  }

  /** Builds the index from the people taken in; yields at least every millisecond or so. */
  *finishLoad({ table }: Intake): Generator<void, void> {
    if (table.size > 0) this.#segments = [yield* buildSegment(table, this.#places, this.#titles.size)];
  }

  /** How many people the index holds, hidden ones too. */
  get size(): number {
    return this.#segments.reduce((sum, segment) => sum + segment.alive, this.#newcomers.alive);
  }

  /** Bytes of the arrays that grow with the people, and of those that grow with the cities. */
  get byteLength(): { people: number; cities: number } {
    const segments = this.#segments.reduce((sum, segment) => sum + segment.byteLength, 0);
    return { people: segments + this.#newcomers.byteLength, cities: this.#places.byteLength };
  }

  /** One page of the people whom the viewer may discover, and how many they are in all. */
  query(query: RankingQuery): RankingPage {
    this.#endByTime(query.now);
    const hidden: [Part, number, number][] = [];
    try {
      for (const id of [query.viewer.id, ...(query.excludedIds ?? [])]) {
        const [part, slot] = this.#find(parseUuid(id));
        if (!part) continue;
        const state = part.stateOf(slot);
        hidden.push([part, slot, state]);
        this.#setState(part, slot, withHidden(state, true));
      }
      return runQuery(query, {
        places: this.#places,
        titles: this.#titles,
        population: this.#population,
        segments: this.#segments,
        newcomers: this.#newcomers,
        tuning: this.#tuning,
      });
    } finally {
      // Somebody named twice was hidden the second time.
      for (const [part, slot, state] of hidden.reverse()) this.#setState(part, slot, state);
    }
  }

  /** Adds a person or takes over what changed about them. `now` in milliseconds since 1970. */
  upsert(person: RankedPerson, now: number): void {
    this.#endByTime(now);
    const hidden = this.#hiddenEnds.set(person.id, person.hiddenUntil, now);
    const row = this.#row(person, hidden, this.#premiumEnds.set(person.id, person.premiumUntil, now));
    this.#touch(row.id);
    const [part, slot] = this.#find(row.id);
    if (part && part.placeOf(slot) === row.place && sameTitles(part.titlesOf(slot), row.titles)) {
      this.#setState(part, slot, row.state);
      part.setPremium(slot, row.premium);
      part.setBirth(slot, row.birth);
      return;
    }
    if (part) this.#setState(part, slot, 0);
    this.#newcomers.add(row);
    this.#population.change(this.#places.countryOf(row.place), 0, row.state);
  }

  /** Forgets a person; an unknown one is no error. */
  remove(id: string): void {
    const words = parseUuid(id);
    this.#touch(words);
    this.#premiumEnds.delete(formatUuid(words));
    this.#hiddenEnds.delete(formatUuid(words));
    const [part, slot] = this.#find(words);
    if (part) this.#setState(part, slot, 0);
  }

  /** Whether `maintain` has something to do. */
  get needsMaintenance(): boolean {
    if (this.#fold || this.#newcomers.table.size >= FOLD_FROM) return true;
    const [first] = this.#segments;
    return first !== undefined && first.dead > first.alive * REBUILD_SHARE + FOLD_FROM;
  }

  /**
   * Folds changes into the segments for about so many milliseconds; queries and changes between two calls are as exact as
   * ever. Returns whether more is to be done.
   */
  maintain(milliseconds: number): boolean {
    const deadline = performance.now() + milliseconds;
    if (!this.#fold) {
      if (!this.needsMaintenance) return false;
      this.#fold = this.#beginFold();
    }
    do {
      const step = this.#fold.steps.next();
      if (step.done) {
        this.#endFold(this.#fold, step.value);
        return this.needsMaintenance;
      }
    } while (performance.now() < deadline);
    return true;
  }

  /** All parts become one segment; takes as long as it takes. */
  rebuild(): void {
    const fold = this.#startFold(this.#segments);
    this.#fold = fold;
    this.#endFold(fold, finish(fold.steps));
  }

  #beginFold(): Fold {
    const [first, ...others] = this.#segments;
    if (!first) return this.#startFold([]);
    const rest = others.reduce((sum, segment) => sum + segment.alive, this.#newcomers.alive);
    const isLarge = Math.max(rest, first.dead) > first.alive * REBUILD_SHARE;
    return this.#startFold(isLarge ? this.#segments : others);
  }

  #startFold(segments: readonly Segment[]): Fold {
    const touched: Fold["touched"] = new Map();
    return { steps: this.#foldSteps(segments, touched), segments, touched };
  }

  *#foldSteps(segments: readonly Segment[], touched: Fold["touched"]): Generator<void, Folded> {
    const old = this.#newcomers;
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
    const folded = { segment, newcomers: new Newcomers() };
    while (touched.size > TOUCHED_AT_LAST) {
      this.#takeOver(folded, segments, touched);
      yield;
    }
    return folded;
  }

  /** Puts the new segment in, with everybody who was touched since the fold began as they are now. */
  #endFold({ segments, touched }: Fold, folded: Folded): void {
    while (touched.size > 0) this.#takeOver(folded, segments, touched);
    const kept = this.#segments.filter((old) => !segments.includes(old));
    this.#segments = [...kept, folded.segment].filter(({ alive }) => alive > 0).sort((a, b) => b.alive - a.alive);
    this.#newcomers = folded.newcomers;
    this.#fold = null;
  }

  /** Takes some of the touched people over from where they are now. */
  #takeOver({ segment, newcomers }: Folded, segments: readonly Segment[], touched: Fold["touched"]): void {
    let left = TOUCHED_STEP;
    for (const [key, id] of touched) {
      touched.delete(key);
      for (const stale of [segment, newcomers]) {
        const slot = stale.find(...id);
        if (slot >= 0) stale.setState(slot, 0);
      }
      const [part, slot] = this.#find(id);
      if (part && (part === this.#newcomers || segments.includes(part as Segment))) newcomers.add(part.row(slot));
      if (--left === 0) return;
    }
  }

  #row(person: RankedPerson, hidden: boolean, premium: boolean): TableRow {
    return {
      id: parseUuid(person.id),
      state: stateOf(person, hidden),
      birth: birthNumber(person.birthDate),
      premium,
      place: this.#places.numberOf(person.country, person.city),
      titles: this.#titles.numbersOf(person.interestIds),
    };
  }

  #find([a, b, c, d]: UuidWords): [Part, number] | [null, -1] {
    const row = this.#newcomers.find(a, b, c, d);
    if (row >= 0) return [this.#newcomers, row];
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

  #touch(id: UuidWords): void {
    this.#fold?.touched.set(id.join(), id);
  }

  /** Lets subscriptions and bans end whose time is over. */
  #endByTime(now: number): void {
    this.#now = Math.max(this.#now, now);
    for (let id = this.#premiumEnds.next(this.#now); id !== undefined; id = this.#premiumEnds.next(this.#now)) {
      const words = parseUuid(id);
      this.#touch(words);
      const [part, slot] = this.#find(words);
      part?.setPremium(slot, false);
    }
    for (let id = this.#hiddenEnds.next(this.#now); id !== undefined; id = this.#hiddenEnds.next(this.#now)) {
      const words = parseUuid(id);
      this.#touch(words);
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
