import type { UuidWords } from "./uuid.ts";

export interface TableRow {
  id: UuidWords;
  state: number;
  birth: number;
  /** Number of the set. */
  languages: number;
  premium: boolean;
  place: number;
  titles: ArrayLike<number>;
}

/** Growing columns, for building segments and for the delta. */
export class PeopleTable {
  size = 0;
  ids = new Uint32Array(64);
  states = new Int32Array(16);
  births = new Uint16Array(16);
  languages = new Uint32Array(16);
  premium = new Uint8Array(16);
  places = new Uint32Array(16);
  /** First title by row; the next row's start is the end. */
  starts = new Uint32Array(17);
  titles = new Uint32Array(256);

  *reserve(people: number, titles: number): Generator<void, void> {
    for (const grow of this.#columns(people)) {
      grow();
      yield;
    }
    this.#growTitles(titles);
    yield;
  }

  get byteLength(): number {
    const columns = [
      this.ids,
      this.states,
      this.births,
      this.languages,
      this.premium,
      this.places,
      this.starts,
      this.titles,
    ];
    return columns.reduce((sum, column) => sum + column.byteLength, 0);
  }

  add({ id, state, birth, languages, premium, place, titles }: TableRow): number {
    const row = this.open(titles.length);
    const start = this.starts[row] as number;
    this.ids.set(id, row * 4);
    this.states[row] = state;
    this.births[row] = birth;
    this.languages[row] = languages;
    this.premium[row] = premium ? 1 : 0;
    this.places[row] = place;
    this.titles.set(titles, start);
    this.close(start + titles.length);
    return row;
  }

  /** Returns a row for the caller to fill in, with titles from `starts[row]`; `close` commits it. */
  open(titles: number): number {
    const row = this.size;
    if (row === this.states.length) this.#growRows(row * 2);
    const end = (this.starts[row] as number) + titles;
    if (end > this.titles.length) this.#growTitles(Math.max(end, this.titles.length * 2));
    return row;
  }

  close(end: number): void {
    this.starts[++this.size] = end;
  }

  #growRows(rows: number): void {
    for (const grow of this.#columns(rows)) grow();
  }

  #columns(rows: number): (() => void)[] {
    return [
      () => (this.ids = grown(this.ids, new Uint32Array(rows * 4))),
      () => (this.states = grown(this.states, new Int32Array(rows))),
      () => (this.births = grown(this.births, new Uint16Array(rows))),
      () => (this.languages = grown(this.languages, new Uint32Array(rows))),
      () => (this.premium = grown(this.premium, new Uint8Array(rows))),
      () => (this.places = grown(this.places, new Uint32Array(rows))),
      () => (this.starts = grown(this.starts, new Uint32Array(rows + 1))),
    ];
  }

  #growTitles(titles: number): void {
    this.titles = grown(this.titles, new Uint32Array(titles));
  }
}

function grown<T extends Uint8Array | Uint16Array | Uint32Array | Int32Array>(old: T, fresh: T): T {
  if (old.length >= fresh.length) return old;
  fresh.set(old);
  return fresh;
}
