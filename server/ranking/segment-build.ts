import { IdTable } from "./id-table.ts";
import type { PeopleTable } from "./people-table.ts";
import { buildPlaceTree } from "./place-tree.ts";
import type { Places } from "./places.ts";
import { buildPostings, type Group } from "./postings.ts";
import { SHOWN } from "./profile-state.ts";
import { PLANES, PREMIUM_PLANE, Segment } from "./segment.ts";

/** Every number of interests begins at a multiple of this, so that a word of the counters has one. */
const ALIGNMENT = 128;
/** Rows handled between two pauses. */
const STEP = 8192;

/**
 * Builds a segment from the rows of a table, all of them alive. Yields every millisecond or so, so that the caller may do
 * something else in between; the table and the places that it names must not change meanwhile.
 */
export function* buildSegment(table: PeopleTable, places: Places, titleCount: number): Generator<void, Segment> {
  const tree = yield* buildPlaceTree(places, usedPlaces(table));
  const positions = tree.positions.map((position) => position - 1);
  yield;
  const order = yield* sortRows(table, positions, tree.order.length);
  const groups = makeGroups(table, order);
  const size = groups.at(-1)?.padded ?? 0;
  const words = size / 32;
  const ids = new Uint32Array(size * 4);
  const states = new Int32Array(size);
  const births = new Uint16Array(size);
  const placeColumn = new Uint32Array(size);
  const planes = new Int32Array(PLANES * words);
  const forward = new (titleCount <= 65_536 ? Uint16Array : Uint32Array)(table.starts[table.size] as number);
  const residents = new Uint32Array(table.size);
  const residentStarts = new Uint32Array(tree.order.length + 1);
  for (let row = 0; row < table.size; row++) {
    const position = positions[table.places[row] as number] as number;
    residentStarts[position + 1] = (residentStarts[position + 1] as number) + 1;
  }
  for (let position = 0; position < tree.order.length; position++) {
    residentStarts[position + 1] = (residentStarts[position + 1] as number) + (residentStarts[position] as number);
  }
  const nextResident = residentStarts.slice();
  yield;
  let [index, next] = [0, 0];
  for (const { start, end } of groups) {
    for (let slot = start; slot < end; slot++, index++) {
      const row = order[index] as number;
      for (let word = 0; word < 4; word++) ids[slot * 4 + word] = table.ids[row * 4 + word] as number;
      const state = table.states[row] as number;
      states[slot] = state;
      births[slot] = table.births[row] as number;
      const position = positions[table.places[row] as number] as number;
      placeColumn[slot] = position;
      const resident = nextResident[position] as number;
      residents[resident] = slot;
      nextResident[position] = resident + 1;
      const bit = 1 << (slot & 31);
      const shown = (state & SHOWN) | ((table.premium[row] as number) << PREMIUM_PLANE);
      for (let rest = shown; rest !== 0; rest &= rest - 1) {
        const word = (31 - Math.clz32(rest & -rest)) * words + (slot >>> 5);
        planes[word] = (planes[word] as number) | bit;
      }
      const last = table.starts[row + 1] as number;
      for (let at = table.starts[row] as number; at < last; at++) forward[next++] = table.titles[at] as number;
      if (index % STEP === 0) yield;
    }
  }
  const postings = yield* buildPostings(size, titleCount, groups, forward);
  postings.kernel.births.set(births);
  const idTable = new IdTable(ids, table.size);
  for (const { start, end } of groups) {
    for (let slot = start; slot < end; slot++) {
      idTable.add(slot);
      if (slot % STEP === 0) yield;
    }
  }
  return new Segment({
    ...{
      size,
      alive: table.size,
      groups,
      tree,
      ids,
      idTable,
      states,
      births: postings.kernel.births,
      places: placeColumn,
    },
    ...{ planes, residents, residentStarts, forward, postings },
  });
}

function usedPlaces(table: PeopleTable): number[] {
  const used = new Set<number>();
  for (let row = 0; row < table.size; row++) used.add(table.places[row] as number);
  return [...used];
}

/** Rows by number of interests, then place: two passes of counting sort. */
function* sortRows(table: PeopleTable, positions: Uint32Array, placeCount: number): Generator<void, Uint32Array> {
  const { size, starts } = table;
  const rows = Uint32Array.from({ length: size }, (_, row) => row);
  yield;
  const byPlace = countingSort(rows, placeCount, (row) => positions[table.places[row] as number] as number);
  yield;
  const count = (row: number): number => (starts[row + 1] as number) - (starts[row] as number);
  let most = 0;
  for (let row = 0; row < size; row++) most = Math.max(most, count(row));
  return countingSort(byPlace, most + 1, count);
}

/** Sorts stably by a key below `keys`. */
function countingSort(rows: Uint32Array, keys: number, keyOf: (row: number) => number): Uint32Array {
  const starts = new Uint32Array(keys + 1);
  for (const row of rows) {
    const key = keyOf(row) + 1;
    starts[key] = (starts[key] as number) + 1;
  }
  for (let key = 0; key < keys; key++) starts[key + 1] = (starts[key + 1] as number) + (starts[key] as number);
  const sorted = new Uint32Array(rows.length);
  for (const row of rows) {
    const key = keyOf(row);
    const at = starts[key] as number;
    sorted[at] = row;
    starts[key] = at + 1;
  }
  return sorted;
}

function makeGroups({ starts }: PeopleTable, order: Uint32Array): Group[] {
  const groups: Group[] = [];
  let forward = 0;
  for (let index = 0; index < order.length; ) {
    const countAt = (at: number): number => {
      const row = order[at] as number;
      return (starts[row + 1] as number) - (starts[row] as number);
    };
    const count = countAt(index);
    let end = index + 1;
    while (end < order.length && countAt(end) === count) end++;
    const start = groups.at(-1)?.padded ?? 0;
    const people = end - index;
    const padded = start + Math.ceil(people / ALIGNMENT) * ALIGNMENT;
    groups.push({ count, start, end: start + people, padded, forward });
    forward += people * count;
    index = end;
  }
  return groups;
}
