import type { IdTable } from "./id-table.ts";
import type { PeopleTable, TableRow } from "./people-table.ts";
import type { PlaceTree } from "./place-tree.ts";
import type { Group, Postings } from "./postings.ts";
import { ALIVE, MASK_BITS, SHOWN, VERIFIED } from "./profile-state.ts";

export const PREMIUM_PLANE = MASK_BITS + 1;
export const VERIFIED_PLANE = MASK_BITS + 2;
export const PLANES = MASK_BITS + 3;

/** The planes, as bits, that a state sets. */
export function planesOf(state: number): number {
  return (state & SHOWN) | ((state & VERIFIED) === 0 ? 0 : 1 << VERIFIED_PLANE);
}

export interface SegmentColumns {
  /** A multiple of 32. */
  size: number;
  alive: number;
  groups: Group[];
  tree: PlaceTree;
  ids: Uint32Array;
  idTable: IdTable;
  states: Int32Array;
  births: Uint16Array;
  languages: Uint32Array;
  places: Uint32Array;
  /** Plane by plane, one bit per slot. */
  planes: Int32Array;
  residents: Uint32Array;
  residentStarts: Uint32Array;
  forward: Uint16Array | Uint32Array;
  postings: Postings;
}

/**
 * Slots ordered by number of interests, then place. Visibility, preferences, premium and the mark change in place;
 * other changes go to the delta.
 */
export class Segment {
  readonly columns: SegmentColumns;
  readonly words: number;
  alive: number;
  dead = 0;

  constructor(columns: SegmentColumns) {
    this.columns = columns;
    this.words = columns.size / 32;
    this.alive = columns.alive;
  }

  get byteLength(): number {
    const {
      ids,
      idTable,
      states,
      births,
      languages,
      places,
      planes,
      residents,
      residentStarts,
      forward,
      postings,
      tree,
    } = this.columns;
    const { listStarts, lists, bitStarts, bits, kernel } = postings;
    const { order, positions, countries, vectors, boxes, nodes } = tree;
    const arrays: { byteLength: number }[] = [
      ids,
      idTable,
      states,
      births,
      languages,
      places,
      planes,
      residents,
      residentStarts,
      forward,
    ];
    arrays.push(listStarts, lists, bitStarts, bits, kernel.passing, order, positions, countries, vectors, boxes, nodes);
    return arrays.reduce((sum, array) => sum + array.byteLength, 0);
  }

  find(a: number, b: number, c: number, d: number): number {
    const slot = this.columns.idTable.find(a, b, c, d);
    return slot >= 0 && (this.columns.states[slot] as number) & ALIVE ? slot : -1;
  }

  stateOf(slot: number): number {
    return this.columns.states[slot] as number;
  }

  setState(slot: number, state: number): void {
    const { states, planes } = this.columns;
    const old = states[slot] as number;
    states[slot] = state;
    const bit = 1 << (slot & 31);
    for (let changed = planesOf(old ^ state); changed !== 0; changed &= changed - 1) {
      const word = (31 - Math.clz32(changed & -changed)) * this.words + (slot >>> 5);
      planes[word] = (planes[word] as number) ^ bit;
    }
    if ((old & ALIVE) !== 0 && (state & ALIVE) === 0) {
      this.alive--;
      this.dead++;
    }
  }

  isPremium(slot: number): boolean {
    return (((this.columns.planes[PREMIUM_PLANE * this.words + (slot >>> 5)] as number) >>> (slot & 31)) & 1) === 1;
  }

  setPremium(slot: number, premium: boolean): void {
    const { planes } = this.columns;
    const word = PREMIUM_PLANE * this.words + (slot >>> 5);
    const bit = 1 << (slot & 31);
    planes[word] = premium ? (planes[word] as number) | bit : (planes[word] as number) & ~bit;
  }

  setLanguages(slot: number, languages: number): void {
    this.columns.languages[slot] = languages;
  }

  setBirth(slot: number, birth: number): void {
    this.columns.births[slot] = birth;
  }

  placeOf(slot: number): number {
    return this.columns.tree.order[this.columns.places[slot] as number] as number;
  }

  titlesOf(slot: number): Uint16Array | Uint32Array {
    const { count, start, forward } = this.groupOf(slot);
    const from = forward + (slot - start) * count;
    return this.columns.forward.subarray(from, from + count);
  }

  groupOf(slot: number): Group {
    const { groups } = this.columns;
    let [low, high] = [0, groups.length - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((groups[middle] as Group).padded <= slot) low = middle + 1;
      else high = middle;
    }
    return groups[low] as Group;
  }

  row(slot: number): TableRow {
    const { ids, states, births, languages } = this.columns;
    const at = slot * 4;
    return {
      id: [ids[at] as number, ids[at + 1] as number, ids[at + 2] as number, ids[at + 3] as number],
      state: states[slot] as number,
      birth: births[slot] as number,
      languages: languages[slot] as number,
      premium: this.isPremium(slot),
      place: this.placeOf(slot),
      titles: this.titlesOf(slot),
    };
  }

  copyTo(table: PeopleTable, from: number, to: number): void {
    const { ids, states, births, languages, places, tree, groups, forward } = this.columns;
    for (const group of groups) {
      const end = Math.min(to, group.end);
      for (let slot = Math.max(from, group.start); slot < end; slot++) {
        const state = states[slot] as number;
        if ((state & ALIVE) === 0) continue;
        const row = table.open(group.count);
        for (let word = 0; word < 4; word++) table.ids[row * 4 + word] = ids[slot * 4 + word] as number;
        table.states[row] = state;
        table.births[row] = births[slot] as number;
        table.languages[row] = languages[slot] as number;
        table.premium[row] = this.isPremium(slot) ? 1 : 0;
        table.places[row] = tree.order[places[slot] as number] as number;
        let title = table.starts[row] as number;
        let at = group.forward + (slot - group.start) * group.count;
        for (const last = at + group.count; at < last; at++) table.titles[title++] = forward[at] as number;
        table.close(title);
      }
    }
  }
}
