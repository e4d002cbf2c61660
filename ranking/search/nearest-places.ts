import type { PlaceTree } from "../index/place-tree.ts";
import type { UnitVector } from "../index/places.ts";

/** Gives the places of a tree by increasing distance. */
export class NearestPlaces {
  readonly #tree: PlaceTree;
  readonly #origin: UnitVector;
  /** Heap of node numbers, and places as `-1 - position`. */
  readonly #keys: number[] = [];
  readonly #items: number[] = [];
  readonly #from: number;

  /** Starts at the squared chord `from`; a null country means all. */
  constructor(tree: PlaceTree, origin: UnitVector, country: number | null, from: number) {
    this.#tree = tree;
    this.#origin = origin;
    this.#from = from;
    for (const root of tree.roots) if (country === null || root.country === country) this.#pushNode(root.node);
  }

  /** Lower bound for the next squared chord; infinite at the end. */
  get next(): number {
    return this.#keys[0] ?? Number.POSITIVE_INFINITY;
  }

  /** Returns the nearest place left, or -1 if the step only opened a node. */
  step(): number {
    const item = this.#pop();
    if (item < 0) return -1 - item;
    const { nodes, vectors } = this.#tree;
    const at = item * 3;
    const right = nodes[at + 2] as number;
    if (right !== 0) {
      this.#pushNode(item + 1);
      this.#pushNode(right);
      return -1;
    }
    const [x, y, z] = this.#origin;
    const end = nodes[at + 1] as number;
    for (let position = nodes[at] as number; position < end; position++) {
      const dx = x - (vectors[position * 3] as number);
      const dy = y - (vectors[position * 3 + 1] as number);
      const dz = z - (vectors[position * 3 + 2] as number);
      this.#push(dx * dx + dy * dy + dz * dz, -1 - position);
    }
    return -1;
  }

  #pushNode(node: number): void {
    const { boxes } = this.#tree;
    let [near, far] = [0, 0];
    for (let axis = 0; axis < 3; axis++) {
      const value = this.#origin[axis] as number;
      const below = (boxes[node * 6 + axis] as number) - value;
      const above = value - (boxes[node * 6 + 3 + axis] as number);
      const gap = Math.max(below, above, 0);
      const reach = Math.min(below, above);
      near += gap * gap;
      far += reach * reach;
    }
    if (far >= this.#from) this.#push(near, node);
  }

  #push(key: number, item: number): void {
    const [keys, items] = [this.#keys, this.#items];
    let index = keys.length;
    keys.push(key);
    items.push(item);
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = keys[parent] as number;
      if (above <= key) break;
      keys[index] = above;
      items[index] = items[parent] as number;
      index = parent;
    }
    keys[index] = key;
    items[index] = item;
  }

  #pop(): number {
    const [keys, items] = [this.#keys, this.#items];
    const top = items[0] as number;
    const key = keys.pop() as number;
    const item = items.pop() as number;
    const size = keys.length;
    if (size === 0) return top;
    let index = 0;
    for (;;) {
      let child = index * 2 + 1;
      if (child >= size) break;
      if (child + 1 < size && (keys[child + 1] as number) < (keys[child] as number)) child++;
      if ((keys[child] as number) >= key) break;
      keys[index] = keys[child] as number;
      items[index] = items[child] as number;
      index = child;
    }
    keys[index] = key;
    items[index] = item;
    return top;
  }
}
