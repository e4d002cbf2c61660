import { IdTable } from "./id-table.ts";
import type { PeopleTable } from "./people-table.ts";
import { buildPlaceTree, type PlaceTree } from "./place-tree.ts";
import type { Places } from "./places.ts";
import { buildPostings, type Group } from "./postings.ts";
import { SHOWN } from "./profile-state.ts";
import { PLANES, PREMIUM_PLANE, Segment } from "./segment.ts";

/** Every number of interests begins at a multiple of this, so that a word of the counters has one. */
const ALIGNMENT = 128;
/** Rows handled between two pauses. */
const STEP = 8192;
/** The same where a row takes longer, by the number of titles moved. */
const TITLES_STEP = 65_536;

/** Where everybody goes. */
interface Layout {
  /** Rows by number of interests, then place. */
  order: Uint32Array;
  groups: Group[];
  /** Position of the place by row. */
  positions: Uint32Array;
  /** Where the people of each position begin among those of all; after the last, how many they are in all. */
  residentStarts: Uint32Array;
}

/**
 * Builds a segment from the rows of a table, all of them alive. Yields at least every millisecond or so, so that the caller
 * may do something else in between; the table and the places that it names must not change meanwhile.
 */
export function* buildSegment(table: PeopleTable, places: Places, titleCount: number): Generator<void, Segment> {
  const tree = yield* buildPlaceTree(places, yield* usedPlaces(table, places));
  const layout = yield* arrange(table, tree);
  const { groups, residentStarts } = layout;
  const size = groups.at(-1)?.padded ?? 0;
  const forward = yield* copyTitles(table, layout, titleCount);
  const postings = yield* buildPostings(size, titleCount, groups, forward);
  const births = postings.kernel.births;
  const columns = yield* copyColumns(table, layout, { size, births });
  const idTable = new IdTable(columns.ids, table.size);
  for (const { start, end } of groups) {
    for (let slot = start; slot < end; slot++) {
      idTable.add(slot);
      if (slot % STEP === 0) yield;
    }
  }
  return new Segment({
    ...{ size, alive: table.size, groups, tree, idTable, births, residentStarts, forward, postings },
    ...columns,
  });
}

/** A 1 for every place where somebody lives. */
function* usedPlaces(table: PeopleTable, places: Places): Generator<void, Uint8Array> {
  const used = new Uint8Array(places.size);
  for (let row = 0; row < table.size; row++) {
    used[table.places[row] as number] = 1;
    if (row % STEP === 0) yield;
  }
  return used;
}

/** Sorts the rows by number of interests, then place: two passes of counting sort. */
function* arrange(table: PeopleTable, tree: PlaceTree): Generator<void, Layout> {
  const { size, starts } = table;
  const positions = new Uint32Array(size);
  const residents = new Uint32Array(tree.order.length);
  const crowds: number[] = [];
  for (let row = 0; row < size; row++) {
    const position = (tree.positions[table.places[row] as number] as number) - 1;
    positions[row] = position;
    residents[position] = (residents[position] as number) + 1;
    const count = (starts[row + 1] as number) - (starts[row] as number);
    while (crowds.length <= count) crowds.push(0);
    crowds[count] = (crowds[count] as number) + 1;
    if (row % STEP === 0) yield;
  }
  const residentStarts = startsOf(residents);
  const byPlace = new Uint32Array(size);
  const nextInPlace = residentStarts.slice();
  for (let row = 0; row < size; row++) {
    const position = positions[row] as number;
    const at = nextInPlace[position] as number;
    byPlace[at] = row;
    nextInPlace[position] = at + 1;
    if (row % STEP === 0) yield;
  }
  const order = new Uint32Array(size);
  const nextInCrowd = startsOf(crowds);
  for (let index = 0; index < size; index++) {
    const row = byPlace[index] as number;
    const count = (starts[row + 1] as number) - (starts[row] as number);
    const at = nextInCrowd[count] as number;
    order[at] = row;
    nextInCrowd[count] = at + 1;
    if (index % STEP === 0) yield;
  }
  return { order, groups: makeGroups(crowds), positions, residentStarts };
}

/** Where each part begins if they lie behind one another; at last where all end. */
function startsOf(sizes: ArrayLike<number>): Uint32Array {
  const starts = new Uint32Array(sizes.length + 1);
  for (let part = 0; part < sizes.length; part++) starts[part + 1] = (starts[part] as number) + (sizes[part] as number);
  return starts;
}

/** The groups of so many people by number of interests. */
function makeGroups(crowds: readonly number[]): Group[] {
  const groups: Group[] = [];
  let [start, forward] = [0, 0];
  for (const [count, people] of crowds.entries()) {
    if (people === 0) continue;
    const padded = start + Math.ceil(people / ALIGNMENT) * ALIGNMENT;
    groups.push({ count, start, end: start + people, padded, forward });
    forward += people * count;
    start = padded;
  }
  return groups;
}

/** The titles of everybody in the order of the slots. */
function* copyTitles(
  { starts, titles, size }: PeopleTable,
  { order, groups }: Layout,
  titleCount: number,
): Generator<void, Uint16Array | Uint32Array> {
  const forward = new (titleCount <= 65_536 ? Uint16Array : Uint32Array)(starts[size] as number);
  let [index, next, pause] = [0, 0, TITLES_STEP];
  for (const { count, start, end } of groups) {
    for (let slot = start; slot < end; slot++) {
      let at = starts[order[index++] as number] as number;
      for (const last = at + count; at < last; at++) forward[next++] = titles[at] as number;
      if (next < pause) continue;
      pause = next + TITLES_STEP;
      yield;
    }
  }
  return forward;
}

/** The other columns; `births` is filled in. */
function* copyColumns(
  table: PeopleTable,
  { order, groups, positions, residentStarts }: Layout,
  { size, births }: { size: number; births: Uint16Array },
) {
  const words = size / 32;
  const ids = new Uint32Array(size * 4);
  const states = new Int32Array(size);
  const places = new Uint32Array(size);
  const planes = new Int32Array(PLANES * words);
  const residents = new Uint32Array(table.size);
  const nextResident = residentStarts.slice();
  let index = 0;
  for (const { start, end } of groups) {
    for (let slot = start; slot < end; slot++, index++) {
      const row = order[index] as number;
      for (let word = 0; word < 4; word++) ids[slot * 4 + word] = table.ids[row * 4 + word] as number;
      births[slot] = table.births[row] as number;
      const position = positions[row] as number;
      places[slot] = position;
      const resident = nextResident[position] as number;
      residents[resident] = slot;
      nextResident[position] = resident + 1;
      const state = table.states[row] as number;
      states[slot] = state;
      const bit = 1 << (slot & 31);
      const shown = (state & SHOWN) | ((table.premium[row] as number) << PREMIUM_PLANE);
      for (let rest = shown; rest !== 0; rest &= rest - 1) {
        const word = (31 - Math.clz32(rest & -rest)) * words + (slot >>> 5);
        planes[word] = (planes[word] as number) | bit;
      }
      if (index % STEP === 0) yield;
    }
  }
  return { ids, states, places, planes, residents };
}
