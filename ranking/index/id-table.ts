/** Slots by UUID: open addressing over the ids, which are not copied. */
export class IdTable {
  readonly #ids: Uint32Array;
  readonly #cells: Uint32Array;
  readonly #mask: number;

  /** `ids` holds four words per slot; `count` is the capacity. */
  constructor(ids: Uint32Array, count: number) {
    this.#ids = ids;
    const size = 2 ** Math.ceil(Math.log2(Math.max(count * 1.4, 4)));
    this.#cells = new Uint32Array(size);
    this.#mask = size - 1;
  }

  get byteLength(): number {
    return this.#cells.byteLength;
  }

  addAll(start: number, end: number): void {
    const [ids, cells] = [this.#ids, this.#cells];
    for (let slot = start; slot < end; slot++) {
      const at = slot * 4;
      let cell = this.#cell(ids[at] as number, ids[at + 1] as number, ids[at + 2] as number, ids[at + 3] as number);
      while (cells[cell] !== 0) cell = (cell + 1) & this.#mask;
      cells[cell] = slot + 1;
    }
  }

  find(a: number, b: number, c: number, d: number): number {
    const [ids, cells] = [this.#ids, this.#cells];
    let cell = this.#cell(a, b, c, d);
    for (;;) {
      const slot = (cells[cell] as number) - 1;
      if (slot < 0) return -1;
      const at = slot * 4;
      if (ids[at + 3] === d && ids[at] === a && ids[at + 1] === b && ids[at + 2] === c) return slot;
      cell = (cell + 1) & this.#mask;
    }
  }

  /** Mixes all words: time-based ids share their beginning, sequential ones their end. */
  #cell(a: number, b: number, c: number, d: number): number {
    let mixed = Math.imul(a ^ (b << 7) ^ (b >>> 25), 0x9e3779b1) ^ Math.imul(c ^ (d << 11) ^ (d >>> 21), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 13)) & this.#mask;
  }
}
