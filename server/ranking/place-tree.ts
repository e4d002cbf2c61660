import type { Places } from "./places.ts";

const LEAF = 8;

/**
 * The places of a segment in an order in which near ones are neighbours, with a tree per country over those whose
 * coordinates are known (k-d tree on unit vectors, a bounding box per node). Here a place is meant by its position in the
 * order: located ones by country first, then the others, by country too.
 */
export interface PlaceTree {
  /** Number of the place by position. */
  order: Uint32Array;
  /** Position + 1 by number of the place; 0, or beyond the end, is a place where nobody lives. */
  positions: Uint32Array;
  /** Number of the country by position, or -1. */
  countries: Int32Array;
  /** How many have coordinates. */
  located: number;
  /** Three coordinates by position, of the located ones. */
  vectors: Float64Array;
  /** One root per country that has located places. */
  roots: { country: number; node: number }[];
  /** By node: six bounds, lower and upper by axis. */
  boxes: Float64Array;
  /** By node: first position, the one after the last, and the right child (0 in a leaf); the left is the next node. */
  nodes: Uint32Array;
}

/** Orders the places and builds the trees; yields between countries so that the caller may pause. */
export function* buildPlaceTree(places: Places, used: readonly number[]): Generator<void, PlaceTree> {
  const order = Uint32Array.from(
    [...used].sort(
      (a, b) =>
        Number(places.isLocated(b)) - Number(places.isLocated(a)) || places.countryOf(a) - places.countryOf(b) || a - b,
    ),
  );
  const countries = Int32Array.from(order, (place) => places.countryOf(place));
  let located = 0;
  while (located < order.length && places.isLocated(order[located] as number)) located++;
  const vectors = new Float64Array(located * 3);
  const boxes: number[] = [];
  const nodes: number[] = [];
  const roots: PlaceTree["roots"] = [];
  for (let first = 0; first < located; ) {
    const country = countries[first] as number;
    let end = first + 1;
    while (end < located && countries[end] === country) end++;
    roots.push({ country, node: nodes.length / 3 });
    const points = Array.from(order.subarray(first, end), (place) => ({
      place,
      vector: places.vectorOf(place) ?? ([0, 0, 0] as const),
    }));
    split(points, first, boxes, nodes);
    for (const [index, { place, vector }] of points.entries()) {
      order[first + index] = place;
      vectors.set(vector, (first + index) * 3);
    }
    first = end;
    yield;
  }
  const positions = new Uint32Array(places.size);
  for (const [position, place] of order.entries()) positions[place] = position + 1;
  return {
    order,
    positions,
    countries,
    located,
    vectors,
    roots,
    boxes: Float64Array.from(boxes),
    nodes: Uint32Array.from(nodes),
  };
}

interface Point {
  place: number;
  vector: readonly [number, number, number];
}

/** Sorts the points in place and appends their node and all below it. */
function split(points: Point[], first: number, boxes: number[], nodes: number[]): void {
  const low = [1, 1, 1];
  const high = [-1, -1, -1];
  for (const { vector } of points) {
    for (let axis = 0; axis < 3; axis++) {
      low[axis] = Math.min(low[axis] as number, vector[axis] as number);
      high[axis] = Math.max(high[axis] as number, vector[axis] as number);
    }
  }
  boxes.push(...low, ...high);
  const at = nodes.length;
  nodes.push(first, first + points.length, 0);
  if (points.length <= LEAF) return;
  const widths = low.map((value, axis) => (high[axis] as number) - value);
  const axis = widths.indexOf(Math.max(...widths)) as 0 | 1 | 2;
  points.sort((a, b) => a.vector[axis] - b.vector[axis]);
  const middle = points.length >>> 1;
  const [left, right] = [points.slice(0, middle), points.slice(middle)];
  split(left, first, boxes, nodes);
  nodes[at + 2] = nodes.length / 3;
  split(right, first + middle, boxes, nodes);
  for (const [index, point] of left.entries()) points[index] = point;
  for (const [index, point] of right.entries()) points[middle + index] = point;
}
