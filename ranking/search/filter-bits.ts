import { chordHundredths, chordSquared } from "../index/places.ts";
import { BLOCK_WORDS } from "../index/postings.ts";
import { VISIBLE } from "../index/profile-state.ts";
import { type Segment, VERIFIED_PLANE } from "../index/segment.ts";
import type { Area } from "./areas.ts";
import { lowerBound } from "./lower-bound.ts";
import { areasWithin, without } from "./near-areas.ts";
import type { SearchRequest } from "./search-request.ts";

/** Areas with fewer people per group are set person by person. */
const RESIDENTS_PER_GROUP = 32;

/** Applies preferences and all filters except compatibility. Valid until the next call. */
export function filterBits(segment: Segment, request: SearchRequest, areas: readonly Area[] | null): Int32Array {
  const bits = segment.columns.postings.kernel.passing;
  const near = nearAreas(segment, request, areas);
  bits.fill(near ? 0 : -1);
  if (near) addAreas(segment, bits, near);
  keepAllowed(segment, bits, request.allowed);
  if (request.verified) keepVerified(segment, bits);
  if (request.speaking) keepSpeaking(segment, bits, request.speaking);
  if (request.anyOf) keepFans(segment, bits, request.anyOf);
  if (request.births) segment.columns.postings.kernel.keepBirths(...request.births);
  return bits;
}

export function allowedWord({ columns, words }: Segment, allowed: number, word: number): number {
  let bits = 0;
  for (let rest = allowed; rest !== 0; rest &= rest - 1) {
    bits |= columns.planes[(31 - Math.clz32(rest & -rest)) * words + word] as number;
  }
  return bits;
}

/** Includes unknown distances (OPEN-45, DISC-26); null for all. */
function nearAreas(
  { columns }: Segment,
  { centre, maxDistance, country }: SearchRequest,
  areas: readonly Area[] | null,
): readonly Area[] | null {
  if (!centre || maxDistance === null) return areas;
  const { tree } = columns;
  const { located, vectors } = tree;
  const isNear = (position: number): boolean => {
    const at = position * 3;
    const chord = chordSquared(centre, vectors[at] as number, vectors[at + 1] as number, vectors[at + 2] as number);
    return chordHundredths(chord) <= maxDistance;
  };
  // Cities are one or two places; countries are searched through their tree.
  const known = areas?.every(([from, to]) => to - from === 1)
    ? areas.filter(([from]) => from < located && isNear(from))
    : areasWithin(tree, centre, country, maxDistance);
  return [...known, ...without(areas ?? [[0, tree.order.length]], [0, located])];
}

function addAreas({ columns }: Segment, bits: Int32Array, areas: readonly Area[]): void {
  const { residents, residentStarts, groups, places } = columns;
  const dense: Area[] = [];
  for (const area of areas) {
    const [start, end] = [residentStarts[area[0]] as number, residentStarts[area[1]] as number];
    // People of an area are adjacent within a group; a search per group pays off for many people.
    if (end - start > groups.length * RESIDENTS_PER_GROUP) {
      dense.push(area);
      continue;
    }
    for (let index = start; index < end; index++) {
      const slot = residents[index] as number;
      bits[slot >>> 5] = (bits[slot >>> 5] as number) | (1 << (slot & 31));
    }
  }
  for (const group of groups) {
    let start = group.start;
    for (const [from, to] of dense) {
      start = lowerBound(places, from, start, group.end);
      const end = lowerBound(places, to, start, group.end);
      setBits(bits, start, end);
      start = end;
    }
  }
}

export function setBits(bits: Int32Array, start: number, end: number): void {
  if (start >= end) return;
  const [first, last] = [start >>> 5, (end - 1) >>> 5];
  const [head, tail] = [-1 << (start & 31), -1 >>> (31 - ((end - 1) & 31))];
  if (first === last) {
    bits[first] = (bits[first] as number) | (head & tail);
    return;
  }
  bits[first] = (bits[first] as number) | head;
  bits.fill(-1, first + 1, last);
  bits[last] = (bits[last] as number) | tail;
}

function keepAllowed({ columns, words }: Segment, bits: Int32Array, allowed: number): void {
  const { planes } = columns;
  const starts: number[] = [];
  for (let bit = 0; 1 << bit <= VISIBLE; bit++) if (allowed & (1 << bit)) starts.push(bit * words);
  const [a, b, c, d, e, f] = starts;
  if (a === undefined) {
    bits.fill(0);
    return;
  }
  // At most three genders for each of two kinds; missing planes repeat the first.
  const [g, h, i, j, k] = [b ?? a, c ?? a, d ?? a, e ?? a, f ?? a];
  if (g === a) {
    for (let word = 0; word < words; word++) bits[word] = (bits[word] as number) & (planes[a + word] as number);
    return;
  }
  for (let word = 0; word < words; word++) {
    const low = (planes[a + word] as number) | (planes[g + word] as number) | (planes[h + word] as number);
    const high = (planes[i + word] as number) | (planes[j + word] as number) | (planes[k + word] as number);
    bits[word] = (bits[word] as number) & (low | high);
  }
}

function keepVerified({ columns: { planes }, words }: Segment, bits: Int32Array): void {
  const start = VERIFIED_PLANE * words;
  for (let word = 0; word < words; word++) bits[word] = (bits[word] as number) & (planes[start + word] as number);
}

function keepSpeaking({ columns: { languages } }: Segment, bits: Int32Array, speaking: Uint8Array): void {
  for (let word = 0; word < bits.length; word++) {
    if (bits[word] === 0) continue;
    let passing = 0;
    for (let lane = 0; lane < 32; lane++)
      passing |= (speaking[languages[word * 32 + lane] as number] as number) << lane;
    bits[word] = (bits[word] as number) & passing;
  }
}

function keepFans({ columns, words }: Segment, bits: Int32Array, titles: readonly number[]): void {
  const { blocks, titles: known, listStarts, lists, bitStarts, bits: bitmaps } = columns.postings;
  const fans = new Int32Array(words);
  for (const title of titles) {
    if (title >= known) continue;
    for (let block = 0; block < blocks; block++) {
      const cell = title * blocks + block;
      const base = block * BLOCK_WORDS;
      const bitmap = (bitStarts[cell] as number) - 1;
      if (bitmap >= 0) {
        const size = Math.min(BLOCK_WORDS, words - base);
        for (let word = 0; word < size; word++) {
          fans[base + word] = (fans[base + word] as number) | (bitmaps[bitmap + word] as number);
        }
        continue;
      }
      const end = listStarts[cell + 1] as number;
      for (let at = listStarts[cell] as number; at < end; at++) {
        const position = lists[at] as number;
        const word = base + (position >>> 5);
        fans[word] = (fans[word] as number) | (1 << (position & 31));
      }
    }
  }
  for (let word = 0; word < words; word++) bits[word] = (bits[word] as number) & (fans[word] as number);
}
