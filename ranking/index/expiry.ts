import type { Until } from "../types.ts";

export class Expiries {
  /** Heap; entries that differ from `#ends` are stale. */
  readonly #heap: { at: number; id: string }[] = [];
  readonly #ends = new Map<string, number>();

  get size(): number {
    return this.#ends.size;
  }

  /** Returns whether the value holds `now` (milliseconds since 1970). */
  set(id: string, until: Until, now: number): boolean {
    if (typeof until === "boolean" || until <= now) {
      this.#ends.delete(id);
      return until === true;
    }
    if (this.#ends.get(id) !== until) {
      this.#ends.set(id, until);
      this.#push({ at: until, id });
    }
    return true;
  }

  add(id: string, until: Until, now: number): boolean {
    return typeof until === "boolean" ? until : this.set(id, until, now);
  }

  delete(id: string): void {
    this.#ends.delete(id);
  }

  next(now: number): string | undefined {
    for (;;) {
      const first = this.#heap[0];
      if (!first || first.at > now) return undefined;
      this.#pop();
      if (this.#ends.get(first.id) === first.at) {
        this.#ends.delete(first.id);
        return first.id;
      }
    }
  }

  #push(entry: { at: number; id: string }): void {
    const heap = this.#heap;
    let index = heap.length;
    heap.push(entry);
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = heap[parent] as typeof entry;
      if (above.at <= entry.at) break;
      heap[index] = above;
      index = parent;
    }
    heap[index] = entry;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let index = 0;
    for (;;) {
      let child = index * 2 + 1;
      const [left, right] = [heap[child], heap[child + 1]];
      if (!left) break;
      let smaller = left;
      if (right && right.at < left.at) {
        smaller = right;
        child++;
      }
      if (smaller.at >= last.at) break;
      heap[index] = smaller;
      index = child;
    }
    heap[index] = last;
  }
}
