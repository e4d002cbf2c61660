/** Who passes the filters, as a bitmap over the slots of a segment. */
import type { Area } from "./areas.ts";
import { PlaceWalk } from "./place-walk.ts";
import { chordBeyond, chordHundredths, chordSquared } from "./places.ts";
import { BLOCK_WORDS } from "./postings.ts";
import { VISIBLE } from "./profile-state.ts";
import type { SearchRequest } from "./search-request.ts";
import type { Segment } from "./segment.ts";

/** Bits of the visible people who fit the viewer and pass all filters but the compatibility; they last until the next call. */
export function filterBits(segment: Segment, request: SearchRequest, areas: readonly Area[] | null): Int32Array {
  const bits = segment.columns.postings.kernel.passing;
  const near = nearAreas(segment, request, areas);
  bits.fill(near ? 0 : -1);
  for (const area of near ?? []) addResidents(segment, bits, area);
  keepAllowed(segment, bits, request.allowed);
  if (request.anyOf) keepFans(segment, bits, request.anyOf);
  if (request.births) segment.columns.postings.kernel.keepBirths(...request.births);
  return bits;
}

/** How many bits are set. */
export function countBits(bits: Int32Array): number {
  let count = 0;
  for (let index = 0; index < bits.length; index++) count += countWord(bits[index] as number);
  return count;
}

/** How many bits of a word are set. */
export function countWord(bits: number): number {
  let word = bits - ((bits >>> 1) & 0x55555555);
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The bits of one word of people whom the viewer may see. */
export function allowedWord({ columns, words }: Segment, allowed: number, word: number): number {
  let bits = 0;
  for (let rest = allowed; rest !== 0; rest &= rest - 1) {
    bits |= columns.planes[(31 - Math.clz32(rest & -rest)) * words + word] as number;
  }
  return bits;
}

/** The places within the distance, and those at an unknown one (OPEN-45, DISC-26); null for all. */
function nearAreas(
  { columns }: Segment,
  { origin, maxDistance, country }: SearchRequest,
  areas: readonly Area[] | null,
): readonly Area[] | null {
  if (!origin || maxDistance === null) return areas;
  const { tree } = columns;
  const { located, vectors } = tree;
  const isNear = (position: number): boolean => {
    const at = position * 3;
    const chord = chordSquared(origin, vectors[at] as number, vectors[at + 1] as number, vectors[at + 2] as number);
    return chordHundredths(chord) <= maxDistance;
  };
  const known: Area[] = [];
  // A city is a place or two; a whole country is searched through its tree.
  if (areas?.every(([from, to]) => to - from === 1)) {
    for (const area of areas) if (area[0] < located && isNear(area[0])) known.push(area);
  } else {
    const walk = new PlaceWalk(tree, origin, country, 0);
    const limit = chordBeyond(maxDistance);
    while (walk.next <= limit) {
      const position = walk.step();
      if (position >= 0 && isNear(position)) known.push([position, position + 1]);
    }
  }
  const all = areas ?? [[0, tree.order.length]];
  const unknown = all.map(([from, to]): Area => [Math.max(from, located), to]).filter(([from, to]) => from < to);
  return [...known, ...unknown];
}

function addResidents({ columns }: Segment, bits: Int32Array, [from, to]: Area): void {
  const { residents, residentStarts } = columns;
  const end = residentStarts[to] as number;
  for (let index = residentStarts[from] as number; index < end; index++) {
    const slot = residents[index] as number;
    bits[slot >>> 5] = (bits[slot >>> 5] as number) | (1 << (slot & 31));
  }
}

/** Keeps whom the viewer may see: any of the allowed planes. */
function keepAllowed({ columns, words }: Segment, bits: Int32Array, allowed: number): void {
  const { planes } = columns;
  const starts: number[] = [];
  for (let bit = 0; 1 << bit <= VISIBLE; bit++) if (allowed & (1 << bit)) starts.push(bit * words);
  const [a, b, c, d, e, f] = starts;
  if (a === undefined) {
    bits.fill(0);
    return;
  }
  // A viewer has at most two kinds of wishes with three genders each; a missing one repeats the first.
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

/** Keeps who has any of the titles (DISC-31). */
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
