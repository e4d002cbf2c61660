import { IdTable } from "./id-table.ts";
import { inSteps } from "./in-steps.ts";
import type { PeopleTable } from "./people-table.ts";
import { buildPlaceTree, type PlaceTree } from "./place-tree.ts";
import type { Places } from "./places.ts";
import { buildPostings, type Group, type Piece, pieces } from "./postings.ts";
import { PLANES, PREMIUM_PLANE, planesOf, Segment, type SegmentColumns } from "./segment.ts";

/** Groups start at a word of the counters. */
const ALIGNMENT = 32;

type Columns = Pick<SegmentColumns, "ids" | "states" | "births" | "languages" | "places" | "planes" | "residents">;

interface Layout {
  order: Uint32Array;
  groups: Group[];
  positions: Uint32Array;
  residentStarts: Uint32Array;
}

/**
 * Builds a segment from living people. Yields about every millisecond; the table and its places must not change
 * meanwhile.
 *
 * Loops over everyone are plain functions: V8 compiles loops inside generators late, and on every call.
 */
export function* buildSegment(table: PeopleTable, places: Places, titleCount: number): Generator<void, Segment> {
  const used = new Uint8Array(places.size);
  yield* inSteps(table.size, (from, to) => markPlaces(table, used, from, to));
  const tree = yield* buildPlaceTree(places, used);
  const layout = yield* arrange(table, tree);
  const { groups, residentStarts } = layout;
  const size = groups.at(-1)?.padded ?? 0;
  const forward = new (titleCount <= 65_536 ? Uint16Array : Uint32Array)(table.starts[table.size] as number);
  yield;
  for (const piece of pieces(groups)) {
    copyTitles(table, layout, forward, piece);
    yield;
  }
  const postings = yield* buildPostings(size, titleCount, groups, forward);
  yield;
  const columns = yield* makeColumns(table.size, size, postings.kernel.births);
  const nextResident = residentStarts.slice();
  for (const piece of pieces(groups)) {
    copyColumns(table, layout, columns, nextResident, piece);
    yield;
  }
  const idTable = new IdTable(columns.ids, table.size);
  for (const { start, end } of pieces(groups)) {
    idTable.addAll(start, end);
    yield;
  }
  return new Segment({ size, alive: table.size, groups, tree, idTable, residentStarts, forward, postings, ...columns });
}

function markPlaces({ places }: PeopleTable, used: Uint8Array, from: number, to: number): void {
  for (let row = from; row < to; row++) used[places[row] as number] = 1;
}

/** A step per column: large allocations are slow. */
function* makeColumns(people: number, slots: number, births: Uint16Array): Generator<void, Columns> {
  const ids = new Uint32Array(slots * 4);
  yield;
  const states = new Int32Array(slots);
  yield;
  const languages = new Uint32Array(slots);
  yield;
  const places = new Uint32Array(slots);
  yield;
  const planes = new Int32Array((PLANES * slots) / 32);
  yield;
  const residents = new Uint32Array(people);
  yield;
  return { ids, states, births, languages, places, planes, residents };
}

function* arrange(table: PeopleTable, tree: PlaceTree): Generator<void, Layout> {
  const { size } = table;
  const positions = new Uint32Array(size);
  yield;
  const residents = new Uint32Array(tree.order.length);
  const groupSizes: number[] = [];
  yield* inSteps(size, (from, to) => countRows(table, tree, { positions, residents, groupSizes }, from, to));
  const residentStarts = startsOf(residents);
  const byPlace = new Uint32Array(size);
  yield;
  const nextInPlace = residentStarts.slice();
  yield* inSteps(size, (from, to) => sortByPlace(positions, nextInPlace, byPlace, from, to));
  const order = new Uint32Array(size);
  yield;
  const nextInGroup = startsOf(groupSizes);
  yield* inSteps(size, (from, to) => sortByCount(table, byPlace, nextInGroup, order, from, to));
  return { order, groups: makeGroups(groupSizes), positions, residentStarts };
}

function countRows(
  { starts, places }: PeopleTable,
  tree: PlaceTree,
  { positions, residents, groupSizes }: { positions: Uint32Array; residents: Uint32Array; groupSizes: number[] },
  from: number,
  to: number,
): void {
  for (let row = from; row < to; row++) {
    const position = (tree.positions[places[row] as number] as number) - 1;
    positions[row] = position;
    residents[position] = (residents[position] as number) + 1;
    const count = (starts[row + 1] as number) - (starts[row] as number);
    while (groupSizes.length <= count) groupSizes.push(0);
    groupSizes[count] = (groupSizes[count] as number) + 1;
  }
}

function sortByPlace(positions: Uint32Array, next: Uint32Array, sorted: Uint32Array, from: number, to: number): void {
  for (let row = from; row < to; row++) {
    const position = positions[row] as number;
    const at = next[position] as number;
    sorted[at] = row;
    next[position] = at + 1;
  }
}

function sortByCount(
  { starts }: PeopleTable,
  rows: Uint32Array,
  next: Uint32Array,
  sorted: Uint32Array,
  from: number,
  to: number,
): void {
  for (let index = from; index < to; index++) {
    const row = rows[index] as number;
    const count = (starts[row + 1] as number) - (starts[row] as number);
    const at = next[count] as number;
    sorted[at] = row;
    next[count] = at + 1;
  }
}

function startsOf(sizes: ArrayLike<number>): Uint32Array {
  const starts = new Uint32Array(sizes.length + 1);
  for (let part = 0; part < sizes.length; part++) starts[part + 1] = (starts[part] as number) + (sizes[part] as number);
  return starts;
}

function makeGroups(groupSizes: readonly number[]): Group[] {
  const groups: Group[] = [];
  let [start, forward] = [0, 0];
  for (const [count, people] of groupSizes.entries()) {
    if (people === 0) continue;
    const padded = start + Math.ceil(people / ALIGNMENT) * ALIGNMENT;
    groups.push({ count, start, end: start + people, padded, forward });
    forward += people * count;
    start = padded;
  }
  return groups;
}

function copyTitles(
  { starts, titles }: PeopleTable,
  { order }: Layout,
  forward: Uint16Array | Uint32Array,
  { count, start, end, forward: first, before }: Piece,
): void {
  const last = before + end - start;
  let next = first;
  for (let index = before; index < last; index++) {
    const from = starts[order[index] as number] as number;
    for (let at = from; at < from + count; at++) forward[next++] = titles[at] as number;
  }
}

function copyColumns(
  table: PeopleTable,
  { order, positions }: Layout,
  { ids, states, births, languages, places, planes, residents }: Columns,
  nextResident: Uint32Array,
  { start, end, before }: Piece,
): void {
  const words = states.length / 32;
  for (let slot = start; slot < end; slot++) {
    const row = order[before + slot - start] as number;
    for (let word = 0; word < 4; word++) ids[slot * 4 + word] = table.ids[row * 4 + word] as number;
    births[slot] = table.births[row] as number;
    languages[slot] = table.languages[row] as number;
    const position = positions[row] as number;
    places[slot] = position;
    const resident = nextResident[position] as number;
    residents[resident] = slot;
    nextResident[position] = resident + 1;
    const state = table.states[row] as number;
    states[slot] = state;
    const bit = 1 << (slot & 31);
    const shown = planesOf(state) | ((table.premium[row] as number) << PREMIUM_PLANE);
    for (let rest = shown; rest !== 0; rest &= rest - 1) {
      const word = (31 - Math.clz32(rest & -rest)) * words + (slot >>> 5);
      planes[word] = (planes[word] as number) | bit;
    }
  }
}
