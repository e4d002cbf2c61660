import { UNKNOWN_BIRTH } from "../index/birth-date.ts";
import { countBits } from "../search/bit-count.ts";
import { CHUNK_WORDS, type CounterKernel, type KernelSize, MAX_PLANES } from "./counter-layout.ts";
import { createVectorKernel } from "./vector-kernel.ts";

/** A kernel for postings of that size: of vector instructions if there are any, otherwise of plain ones. */
export function createKernel(size: KernelSize): CounterKernel {
  return createVectorKernel(size) ?? createPlainKernel(size);
}

export function createPlainKernel({ lists: listSize, bits: bitSize, slots }: KernelSize): CounterKernel {
  const lists = new Uint16Array(listSize);
  const births = new Uint16Array(slots);
  const passing = new Int32Array(slots / 32);
  // The words after the postings stay 0: the empty bitmap.
  const bits = new Int32Array(bitSize + CHUNK_WORDS);
  const planes = new Int32Array(MAX_PLANES * CHUNK_WORDS);
  const matched = new Int32Array(CHUNK_WORDS);
  const start = (bitmap: number): number => (bitmap < 0 ? bitSize : bitmap);
  return {
    ...{ lists, bits, planes, matched, births, passing },
    addList: (at, last, base, end) => addList(planes, lists, at, last, base, end),
    addBitmaps: (a, b, c, d, words, planeCount) =>
      addFour(planes, planeCount, bits, start(a), start(b), start(c), start(d), words),
    match: (least, words, planeCount) => match(planes, planeCount, least, matched, words),
    keepBirths: (first, last) => keepBirths(births, passing, first, last),
  };
}

function addList(
  planes: Int32Array,
  lists: Uint16Array,
  from: number,
  last: number,
  base: number,
  end: number,
): number {
  let at = from;
  for (; at < last; at++) {
    const entry = lists[at] as number;
    if (entry >= end) break;
    const bit = 1 << (entry & 31);
    let word = (entry - base) >>> 5;
    let old = planes[word] as number;
    planes[word] = old ^ bit;
    while (old & bit) {
      word += CHUNK_WORDS;
      old = planes[word] as number;
      planes[word] = old ^ bit;
    }
  }
  return at;
}

function addFour(
  planes: Int32Array,
  planeCount: number,
  bits: Int32Array,
  a: number,
  b: number,
  c: number,
  d: number,
  words: number,
): void {
  for (let word = 0; word < words; word++) {
    const x = bits[a + word] as number;
    const y = bits[b + word] as number;
    const z = bits[c + word] as number;
    const w = bits[d + word] as number;
    const zero = planes[word] as number;
    const one = planes[CHUNK_WORDS + word] as number;
    const two = planes[2 * CHUNK_WORDS + word] as number;
    const xy = x ^ y;
    const sum = xy ^ zero;
    const carry1 = (x & y) | (xy & zero);
    const zw = z ^ w;
    const carry2 = (z & w) | (zw & sum);
    const carries = carry1 ^ carry2;
    const carry3 = (carry1 & carry2) | (carries & one);
    planes[word] = sum ^ zw;
    planes[CHUNK_WORDS + word] = one ^ carries;
    planes[2 * CHUNK_WORDS + word] = two ^ carry3;
    let carry = two & carry3;
    for (let plane = 3; carry !== 0 && plane < planeCount; plane++) {
      const at = plane * CHUNK_WORDS + word;
      const old = planes[at] as number;
      planes[at] = old ^ carry;
      carry &= old;
    }
  }
}

function match(planes: Int32Array, planeCount: number, least: number, into: Int32Array, words: number): number {
  into.fill(-1, 0, words);
  for (let plane = 0; plane < planeCount; plane++) {
    const base = plane * CHUNK_WORDS;
    if ((least >>> plane) & 1) {
      for (let word = 0; word < words; word++) into[word] = (into[word] as number) & (planes[base + word] as number);
    } else {
      for (let word = 0; word < words; word++) into[word] = (into[word] as number) | (planes[base + word] as number);
    }
  }
  return countBits(into.subarray(0, words));
}

function keepBirths(births: Uint16Array, passing: Int32Array, first: number, last: number): void {
  for (let word = 0; word < passing.length; word++) {
    let kept = passing[word] as number;
    for (let rest = kept; rest !== 0; rest &= rest - 1) {
      const lane = 31 - Math.clz32(rest & -rest);
      const birth = births[word * 32 + lane] as number;
      if (birth !== UNKNOWN_BIRTH && (birth < first || birth > last)) kept &= ~(1 << lane);
    }
    passing[word] = kept;
  }
}
