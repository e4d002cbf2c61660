import { percentShared } from "../search/percent.ts";
import type { SearchRequest } from "../search/search-request.ts";
import { UNKNOWN_BIRTH } from "./birth-date.ts";
import { PeopleTable, type TableRow } from "./people-table.ts";
import { chordHundredths, chordSquared, type Places, UNKNOWN_DISTANCE } from "./places.ts";
import { ALIVE, VERIFIED } from "./profile-state.ts";

/** Changes since the last merge, few enough to scan in every query. */
export class Delta {
  readonly table = new PeopleTable();
  readonly #rows = new Map<string, number>();
  alive = 0;

  get byteLength(): number {
    return this.table.byteLength + this.#rows.size * 64;
  }

  add(row: TableRow): void {
    this.#rows.set(row.id.join(), this.table.add(row));
    this.alive++;
  }

  find(a: number, b: number, c: number, d: number): number {
    return this.#rows.size === 0 ? -1 : (this.#rows.get(`${a},${b},${c},${d}`) ?? -1);
  }

  stateOf(row: number): number {
    return this.table.states[row] as number;
  }

  setState(row: number, state: number): void {
    const { states, ids } = this.table;
    const old = states[row] as number;
    states[row] = state;
    if ((old & ALIVE) !== 0 && (state & ALIVE) === 0) {
      this.alive--;
      this.#rows.delete(ids.subarray(row * 4, row * 4 + 4).join());
    }
  }

  isPremium(row: number): boolean {
    return this.table.premium[row] === 1;
  }

  setPremium(row: number, premium: boolean): void {
    this.table.premium[row] = premium ? 1 : 0;
  }

  setLanguages(row: number, languages: number): void {
    this.table.languages[row] = languages;
  }

  setBirth(row: number, birth: number): void {
    this.table.births[row] = birth;
  }

  placeOf(row: number): number {
    return this.table.places[row] as number;
  }

  titlesOf(row: number): Uint32Array {
    const { titles, starts } = this.table;
    return titles.subarray(starts[row] as number, starts[row + 1] as number);
  }

  row(row: number): TableRow {
    const { ids, states, births, languages, places } = this.table;
    const at = row * 4;
    return {
      id: [ids[at] as number, ids[at + 1] as number, ids[at + 2] as number, ids[at + 3] as number],
      state: states[row] as number,
      birth: births[row] as number,
      languages: languages[row] as number,
      premium: this.isPremium(row),
      place: places[row] as number,
      titles: this.titlesOf(row),
    };
  }

  copyTo(table: PeopleTable, from: number, to: number): void {
    const end = Math.min(to, this.table.size);
    for (let row = from; row < end; row++) {
      if ((this.table.states[row] as number) & ALIVE) table.add(this.row(row));
    }
  }

  /** Returns the number of matches. */
  search(request: SearchRequest, places: Places): number {
    const { collector, allowed, titleCount, marks, minCompatibility, maxDistance } = request;
    const { size, states, births, languages, premium, ids, titles, starts } = this.table;
    let passing = 0;
    for (let row = 0; row < size; row++) {
      const state = states[row] as number;
      if ((state & allowed) === 0 || (request.verified && (state & VERIFIED) === 0)) continue;
      if (request.speaking?.[languages[row] as number] === 0) continue;
      const place = this.placeOf(row);
      if (request.city !== null && !request.cityPlaces.includes(place)) continue;
      if (request.country !== null && places.countryOf(place) !== request.country) continue;
      const birth = births[row] as number;
      if (request.births && birth !== UNKNOWN_BIRTH && (birth < request.births[0] || birth > request.births[1]))
        continue;
      let common = 0;
      const [start, end] = [starts[row] as number, starts[row + 1] as number];
      for (let at = start; at < end; at++) common += marks[titles[at] as number] as number;
      if (request.anyOf && !titles.subarray(start, end).some((title) => request.anyOf?.includes(title))) continue;
      const score = percentShared(common, titleCount, end - start);
      if (score < minCompatibility) continue;
      const from = request.origin ?? request.centre;
      const vector = from && places.vectorOf(place);
      const known = from && vector ? chordHundredths(chordSquared(from, ...vector)) : UNKNOWN_DISTANCE;
      if (maxDistance !== null && known !== UNKNOWN_DISTANCE && known > maxDistance) continue;
      passing++;
      const distance = request.origin ? known : UNKNOWN_DISTANCE;
      collector.offer(score, distance, premium[row] === 1, ids, row * 4);
    }
    return passing;
  }
}
