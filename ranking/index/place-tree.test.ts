import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areasWithin } from "../search/near-areas.ts";
import { NearestPlaces } from "../search/nearest-places.ts";
import { STEP } from "./in-steps.ts";
import { buildPlaceTree, type PlaceTree } from "./place-tree.ts";
import { chordHundredths, chordSquared, Places, type UnitVector } from "./places.ts";

const degrees = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ min: -80, max: 80, noNaN: true }));

const homes = fc.array(
  fc.record({
    spot: fc.option(fc.tuple(degrees, degrees), { freq: 8 }),
    country: fc.constantFrom("ES", "FR", "MX", null),
    isUsed: fc.boolean(),
  }),
  { maxLength: 300 },
);

function grow(drawn: typeof homes extends fc.Arbitrary<infer T> ? T : never) {
  const cities = drawn.flatMap(({ spot }, id) => (spot ? [{ id, latitude: spot[0], longitude: spot[1] }] : []));
  const places = new Places(cities);
  const numbers = drawn.map(({ country }, id) => places.numberOf(country, id));
  const used = new Uint8Array(places.size);
  for (const [id, { isUsed }] of drawn.entries()) used[numbers[id] as number] = isUsed ? 1 : 0;
  const steps = buildPlaceTree(places, used);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return { places, tree: step.value, used: numbers.filter((place) => used[place] === 1) };
}

function checkNode({ nodes, boxes, vectors }: PlaceTree, node: number): number {
  const [first, end, right] = nodes.subarray(node * 3, node * 3 + 3) as unknown as [number, number, number];
  for (let axis = 0; axis < 3; axis++) {
    const values = Array.from({ length: end - first }, (_, index) => vectors[(first + index) * 3 + axis] as number);
    expect(boxes[node * 6 + axis] === Math.min(...values)).toBe(true);
    expect(boxes[node * 6 + 3 + axis] === Math.max(...values)).toBe(true);
  }
  if (right === 0) {
    expect(end - first).toBeLessThanOrEqual(8);
    return node + 1;
  }
  const tree = { nodes, boxes, vectors } as PlaceTree;
  expect(nodes[(node + 1) * 3]).toBe(first);
  expect(nodes[(node + 1) * 3 + 1]).toBe(nodes[right * 3]);
  expect(nodes[right * 3 + 1]).toBe(end);
  expect(checkNode(tree, node + 1)).toBe(right);
  return checkNode(tree, right);
}

describe("the tree of places", () => {
  it("has every used place once, by country, located ones first, with its vector", () => {
    fc.assert(
      fc.property(homes, (drawn) => {
        const { places, tree, used } = grow(drawn);
        expect([...tree.order].sort((a, b) => a - b)).toEqual(used.sort((a, b) => a - b));
        const keys = Array.from(tree.order, (place) => [places.isLocated(place) ? 0 : 1, places.countryOf(place)]);
        expect(keys).toEqual(keys.toSorted(([a, b], [c, d]) => a! - c! || b! - d!));
        for (const [position, place] of tree.order.entries()) {
          expect(tree.positions[place]).toBe(position + 1);
          expect(tree.countries[position]).toBe(places.countryOf(place));
          const vector = position < tree.located ? tree.vectors.slice(position * 3, position * 3 + 3) : null;
          expect(vector && [...vector]).toEqual(places.vectorOf(place));
        }
      }),
    );
  });

  it("encloses what lies below each node, and nothing is left over", () => {
    fc.assert(
      fc.property(homes, (drawn) => {
        const { tree } = grow(drawn);
        let [node, position] = [0, 0];
        for (const root of tree.roots) {
          expect(root.node).toBe(node);
          expect(tree.nodes[node * 3]).toBe(position);
          expect(tree.countries[position]).toBe(root.country);
          position = tree.nodes[node * 3 + 1] as number;
          node = checkNode(tree, node);
        }
        expect([position, node * 3, node * 6]).toEqual([tree.located, tree.nodes.length, tree.boxes.length]);
      }),
    );
  });

  it("is grown in short steps, between which queries are answered", () => {
    const size = 3 * STEP;
    const places = new Places(
      Array.from({ length: size }, (_, id) => ({ id, latitude: id % 80, longitude: id % 179 })),
    );
    for (let id = 0; id < size; id++) places.numberOf("ES", id);
    const steps = [...buildPlaceTree(places, new Uint8Array(size).fill(1))].length;
    // One visit per place on every level of the tree, and four more.
    const levels = Math.log2(size / 8);
    expect(steps).toBeGreaterThan((3 * levels) / 2 + 4 * 3);
  });

  it("gives the places within a distance, as areas that neither touch nor overlap", () => {
    fc.assert(
      fc.property(homes, fc.integer({ min: 0, max: 2_000_000 }), fc.boolean(), (drawn, distance, isInOneCountry) => {
        const { tree } = grow(drawn);
        const origin: UnitVector = [0.6, 0, 0.8];
        const country = isInOneCountry ? (tree.countries[0] ?? null) : null;
        const expected = Array.from({ length: tree.located }, (_, position) => position).filter((position) => {
          const [x, y, z] = tree.vectors.subarray(position * 3, position * 3 + 3);
          const isThere = country === null || tree.countries[position] === country;
          return isThere && chordHundredths(chordSquared(origin, x!, y!, z!)) <= distance;
        });
        const areas = areasWithin(tree, origin, country, distance);
        expect(areas.flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index))).toEqual(
          expected,
        );
        const edges = areas.flat();
        expect(edges).toEqual([...new Set(edges)].sort((a, b) => a - b));
      }),
    );
  });

  it("gives the places by rising distance", () => {
    fc.assert(
      fc.property(homes, (drawn) => {
        const { tree } = grow(drawn);
        const origin: UnitVector = [0.6, 0, 0.8];
        const walk = new NearestPlaces(tree, origin, null, 0);
        const seen: number[] = [];
        while (Number.isFinite(walk.next)) {
          const position = walk.step();
          if (position < 0) continue;
          const [x, y, z] = tree.vectors.subarray(position * 3, position * 3 + 3);
          seen.push(chordSquared(origin, x!, y!, z!));
        }
        expect(seen.length).toBe(tree.located);
        expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      }),
    );
  });
});
