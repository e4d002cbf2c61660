import type { PlaceTree } from "../index/place-tree.ts";
import { chordBeyond, chordHundredths, chordSquared, type UnitVector } from "../index/places.ts";
import type { SegmentColumns } from "../index/segment.ts";
import type { Area } from "./areas.ts";

/** Squared chords to the nearest and farthest point of a node's box. */
type Bounds = readonly [near: number, far: number];

export function areasWithin(tree: PlaceTree, origin: UnitVector, country: number | null, distance: number): Area[] {
  const { nodes, vectors } = tree;
  const beyond = chordBeyond(distance);
  // Up to this chord, a distance is within the limit even after rounding.
  const within = chordBeyond(distance - 1);
  const areas: Area[] = [];
  const visit = (node: number): void => {
    const [near, far] = boundsOf(tree, origin, node);
    if (near > beyond) return;
    const [from, to, right] = [nodes[node * 3] as number, nodes[node * 3 + 1] as number, nodes[node * 3 + 2] as number];
    if (far <= within) return append(areas, from, to);
    if (right !== 0) {
      visit(node + 1);
      return visit(right);
    }
    for (let position = from; position < to; position++) {
      const at = position * 3;
      const chord = chordSquared(origin, vectors[at] as number, vectors[at + 1] as number, vectors[at + 2] as number);
      if (chord <= within || (chord <= beyond && chordHundredths(chord) <= distance)) {
        append(areas, position, position + 1);
      }
    }
  };
  for (const root of tree.roots) if (country === null || root.country === country) visit(root.node);
  return areas;
}

const MOST_PARTS = 12;

/**
 * A few areas that cover all places up to a squared chord, with some excess: parts across the limit are split, most
 * populous first, down to `grain` people.
 */
export function areasAround(
  { tree, residentStarts }: SegmentColumns,
  origin: UnitVector,
  country: number | null,
  limit: number,
  grain: number,
): Area[] {
  const { nodes } = tree;
  const parts: number[] = [];
  /** People that each split may exclude. */
  const gains: number[] = [];
  const add = (node: number): void => {
    const [near, far] = boundsOf(tree, origin, node);
    if (near > limit) return;
    const people =
      (residentStarts[nodes[node * 3 + 1] as number] as number) - (residentStarts[nodes[node * 3] as number] as number);
    parts.push(node);
    gains.push(far <= limit || nodes[node * 3 + 2] === 0 || people <= grain ? 0 : people);
  };
  for (const root of tree.roots) if (country === null || root.country === country) add(root.node);
  while (parts.length < MOST_PARTS) {
    const most = gains.indexOf(Math.max(...gains));
    const node = parts[most];
    if (node === undefined || gains[most] === 0) break;
    parts.splice(most, 1);
    gains.splice(most, 1);
    add(node + 1);
    add(nodes[node * 3 + 2] as number);
  }
  const areas: Area[] = [];
  for (const node of parts.sort((a, b) => (nodes[a * 3] as number) - (nodes[b * 3] as number))) {
    append(areas, nodes[node * 3] as number, nodes[node * 3 + 1] as number);
  }
  return areas;
}

export function without(areas: readonly Area[], [start, end]: Area): Area[] {
  return areas
    .flatMap(([from, to]): Area[] => [
      [from, Math.min(to, start)],
      [Math.max(from, end), to],
    ])
    .filter(([from, to]) => from < to);
}

function append(areas: Area[], from: number, to: number): void {
  const last = areas.at(-1);
  if (last?.[1] === from) areas[areas.length - 1] = [last[0], to];
  else areas.push([from, to]);
}

function boundsOf({ boxes }: PlaceTree, origin: UnitVector, node: number): Bounds {
  let [near, far] = [0, 0];
  for (let axis = 0; axis < 3; axis++) {
    const value = origin[axis] as number;
    const below = (boxes[node * 6 + axis] as number) - value;
    const above = value - (boxes[node * 6 + 3 + axis] as number);
    const gap = Math.max(below, above, 0);
    const reach = Math.min(below, above);
    near += gap * gap;
    far += reach * reach;
  }
  return [near, far];
}
