const SIGNATURE = [0x50, 0x47, 0x43, 0x4f, 0x50, 0x59, 0x0a, 0xff, 0x0d, 0x0a, 0x00];
const HEADER_BYTES = SIGNATURE.length + 8;
const END_OF_COPY = -1;

/** Valid until the next row is read. Numbers are big-endian. */
export interface CopiedRow {
  readonly view: DataView;
  readonly starts: Int32Array;
  readonly lengths: Int32Array;
}

/** Parses binary COPY data, one copy or several, from chunks cut at any byte. */
export class CopyReader {
  readonly #fields: number;
  readonly #take: (row: CopiedRow) => void;
  #bytes = new Uint8Array(1 << 17);
  readonly #row: { view: DataView; starts: Int32Array; lengths: Int32Array };
  /** Bytes of an incomplete row. */
  #waiting = 0;
  #isInside = false;

  constructor(fields: number, take: (row: CopiedRow) => void) {
    this.#fields = fields;
    this.#take = take;
    this.#row = {
      view: new DataView(this.#bytes.buffer),
      starts: new Int32Array(fields),
      lengths: new Int32Array(fields),
    };
  }

  /** @throws {Error} on malformed data */
  push(piece: Uint8Array): void {
    const end = this.#waiting + piece.length;
    if (end > this.#bytes.length) this.#grow(end);
    this.#bytes.set(piece, this.#waiting);
    let at = 0;
    for (;;) {
      const next = this.#isInside ? this.#passRow(at, end) : this.#passHeader(at, end);
      if (next < 0) break;
      at = next;
    }
    this.#bytes.copyWithin(0, at, end);
    this.#waiting = end - at;
  }

  /** @throws {Error} in the middle of a copy */
  end(): void {
    if (this.#isInside || this.#waiting > 0) throw new Error("the copy ends before its end");
  }

  #passHeader(at: number, end: number): number {
    const { view } = this.#row;
    if (end - at < HEADER_BYTES) return -1;
    if (SIGNATURE.some((byte, index) => view.getUint8(at + index) !== byte)) throw new Error("not a binary copy");
    const next = at + HEADER_BYTES + view.getInt32(at + HEADER_BYTES - 4);
    if (next > end) return -1;
    this.#isInside = true;
    return next;
  }

  #passRow(at: number, end: number): number {
    const { view, starts, lengths } = this.#row;
    if (end - at < 2) return -1;
    const fields = view.getInt16(at);
    if (fields === END_OF_COPY) {
      this.#isInside = false;
      return at + 2;
    }
    if (fields !== this.#fields) throw new Error(`a row has ${fields} fields instead of ${this.#fields}`);
    let next = at + 2;
    for (let field = 0; field < fields; field++) {
      if (end - next < 4) return -1;
      const length = view.getInt32(next);
      next += 4;
      starts[field] = next;
      lengths[field] = length;
      if (length > 0) next += length;
      if (next > end) return -1;
    }
    this.#take(this.#row);
    return next;
  }

  #grow(bytes: number): void {
    const grown = new Uint8Array(Math.max(bytes, this.#bytes.length * 2));
    grown.set(this.#bytes.subarray(0, this.#waiting));
    this.#bytes = grown;
    this.#row.view = new DataView(grown.buffer);
  }
}
