import { RankingIndex } from "../index/ranking-index.ts";
import type { RankingCity } from "../types.ts";
import { CopyReader } from "./copy-reader.ts";
import { type Ingest, PERSON_FIELDS } from "./ingest.ts";

/**
 * Builds an index from binary COPY data: first cities with id (int4), latitude and longitude (float8), then people
 * (see `Ingest.addCopied`).
 */
export class IndexLoader {
  readonly #now: number;
  #cities: number[] = [];
  readonly #cityReader = new CopyReader(3, ({ view, starts: [id, latitude, longitude] }) => {
    this.#cities.push(
      view.getInt32(id as number),
      view.getFloat64(latitude as number),
      view.getFloat64(longitude as number),
    );
  });
  readonly #peopleReader = new CopyReader(PERSON_FIELDS, (row) => this.#loading().ingest.addCopied(row));
  #begun: { index: RankingIndex; ingest: Ingest } | undefined;

  constructor(now: number) {
    this.#now = now;
  }

  /** @throws {Error} on malformed cities, and after the first people */
  addCities(piece: Uint8Array): void {
    if (this.#begun) throw new Error("cities come before people");
    this.#cityReader.push(piece);
  }

  /** @throws {Error} on malformed people */
  addPeople(piece: Uint8Array): void {
    this.#peopleReader.push(piece);
  }

  /** Builds the index; yields about every millisecond. @throws {Error} on incomplete data */
  *finish(): Generator<void, RankingIndex> {
    const { index, ingest } = this.#loading();
    this.#peopleReader.end();
    yield* index.finishLoad(ingest);
    return index;
  }

  #loading(): { index: RankingIndex; ingest: Ingest } {
    if (!this.#begun) {
      this.#cityReader.end();
      const index = new RankingIndex(eachCity(this.#cities));
      this.#cities = [];
      this.#begun = { index, ingest: index.beginLoad(this.#now) };
    }
    return this.#begun;
  }
}

function* eachCity(cities: readonly number[]): Generator<RankingCity, void> {
  for (let at = 0; at < cities.length; at += 3) {
    const [id, latitude, longitude] = cities.slice(at, at + 3) as [number, number, number];
    yield { id, latitude, longitude };
  }
}
