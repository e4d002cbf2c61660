import { inSteps, STEP } from "./in-steps.ts";
import type { Places } from "./places.ts";

const LEAF = 8;

/**
 * The places of a segment, located ones first, by country. Each country has a k-d tree over unit vectors, with a
 * bounding box per node. Positions refer to this order.
 */
export interface PlaceTree {
  order: Uint32Array;
  /** Position + 1 by place number; 0, or beyond the end, has no residents. */
  positions: Uint32Array;
  countries: Int32Array;
  located: number;
  vectors: Float64Array;
  roots: { country: number; node: number }[];
  /** Six bounds per node, lower and upper by axis. */
  boxes: Float64Array;
  /** Per node: first position, end, right child (0 in a leaf); the left child is the next node. */
  nodes: Uint32Array;
}

/** Yields every few thousand places. `used` is 1 for places with residents. */
export function* buildPlaceTree(places: Places, used: Uint8Array): Generator<void, PlaceTree> {
  const { order, located } = yield* sortByCountry(places, used);
  const countries = new Int32Array(order.length);
  const vectors = new Float64Array(located * 3);
  const positions = new Uint32Array(used.length);
  yield* inSteps(order.length, (from, to) => {
    for (let position = from; position < to; position++) {
      const place = order[position] as number;
      countries[position] = places.countryOf(place);
      if (position < located) vectors.set(places.vectorOf(place) ?? [], position * 3);
    }
  });
  const roots: PlaceTree["roots"] = [];
  const growing = new GrowingTree(order, vectors);
  for (let first = 0; first < located; ) {
    const country = countries[first] as number;
    let end = first + 1;
    while (end < located && countries[end] === country) end++;
    roots.push({ country, node: growing.size });
    yield* growing.grow(first, end);
    first = end;
  }
  const { boxes, nodes } = growing.finish();
  yield* inSteps(order.length, (from, to) => {
    for (let position = from; position < to; position++) positions[order[position] as number] = position + 1;
  });
  return { order, positions, countries, located, vectors, roots, boxes, nodes };
}

function* sortByCountry(places: Places, used: Uint8Array): Generator<void, { order: Uint32Array; located: number }> {
  const countries = places.countryCount + 1;
  const keyOf = (place: number): number => (places.isLocated(place) ? 0 : countries) + places.countryOf(place) + 1;
  const starts = new Uint32Array(countries * 2 + 1);
  yield* inSteps(used.length, (from, to) => {
    for (let place = from; place < to; place++) {
      if (used[place] === 1) starts[keyOf(place) + 1] = (starts[keyOf(place) + 1] as number) + 1;
    }
  });
  for (let key = 1; key < starts.length; key++) starts[key] = (starts[key] as number) + (starts[key - 1] as number);
  const order = new Uint32Array(starts.at(-1) as number);
  const located = starts[countries] as number;
  yield* inSteps(used.length, (from, to) => {
    for (let place = from; place < to; place++) {
      if (used[place] !== 1) continue;
      const key = keyOf(place);
      const position = starts[key] as number;
      order[position] = place;
      starts[key] = position + 1;
    }
  });
  return { order, located };
}

class GrowingTree {
  readonly #order: Uint32Array;
  readonly #vectors: Float64Array;
  readonly #boxes: Float64Array;
  readonly #nodes: Uint32Array;
  size = 0;

  constructor(order: Uint32Array, vectors: Float64Array) {
    this.#order = order;
    this.#vectors = vectors;
    // Splits leave at least half a leaf, so nodes never outnumber places.
    const most = order.length;
    this.#boxes = new Float64Array(most * 6);
    this.#nodes = new Uint32Array(most * 3);
  }

  *grow(first: number, end: number): Generator<void, void> {
    // Pending splits with the parent of a right child; left children come first.
    const open = [{ first, end, parent: -1 }];
    let done = 0;
    for (let part = open.pop(); part; part = open.pop()) {
      if (part.parent >= 0) this.#nodes[part.parent * 3 + 2] = this.size;
      const node = this.size++;
      const axis = this.#enclose(node, part.first, part.end);
      const size = part.end - part.first;
      if (size > LEAF) {
        const middle = part.first + (size >>> 1);
        this.#select(part.first, part.end - 1, middle, axis);
        open.push({ first: middle, end: part.end, parent: node }, { first: part.first, end: middle, parent: -1 });
      }
      done += size;
      if (done < STEP) continue;
      done = 0;
      yield;
    }
  }

  finish(): { boxes: Float64Array; nodes: Uint32Array } {
    return { boxes: this.#boxes.slice(0, this.size * 6), nodes: this.#nodes.slice(0, this.size * 3) };
  }

  #enclose(node: number, first: number, end: number): number {
    const [vectors, boxes] = [this.#vectors, this.#boxes];
    this.#nodes[node * 3] = first;
    this.#nodes[node * 3 + 1] = end;
    let [widest, width] = [0, -1];
    for (let axis = 0; axis < 3; axis++) {
      let [low, high] = [1, -1];
      for (let at = first * 3 + axis; at < end * 3; at += 3) {
        const value = vectors[at] as number;
        if (value < low) low = value;
        if (value > high) high = value;
      }
      boxes[node * 6 + axis] = low;
      boxes[node * 6 + 3 + axis] = high;
      if (high - low > width) [widest, width] = [axis, high - low];
    }
    return widest;
  }

  /** Hoare's selection: partitions `low` to `high` around `middle`. */
  #select(low: number, high: number, middle: number, axis: number): void {
    const vectors = this.#vectors;
    let [first, last] = [low, high];
    while (first < last) {
      const pivot = vectors[((first + last) >>> 1) * 3 + axis] as number;
      let [left, right] = [first, last];
      while (left <= right) {
        while ((vectors[left * 3 + axis] as number) < pivot) left++;
        while ((vectors[right * 3 + axis] as number) > pivot) right--;
        if (left <= right) this.#swap(left++, right--);
      }
      if (middle <= right) last = right;
      else if (middle >= left) first = left;
      else return;
    }
  }

  #swap(a: number, b: number): void {
    const [order, vectors] = [this.#order, this.#vectors];
    const place = order[a] as number;
    order[a] = order[b] as number;
    order[b] = place;
    for (let axis = 0; axis < 3; axis++) {
      const value = vectors[a * 3 + axis] as number;
      vectors[a * 3 + axis] = vectors[b * 3 + axis] as number;
      vectors[b * 3 + axis] = value;
    }
  }
}
