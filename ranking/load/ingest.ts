import { birthNumber, birthNumberOfDays, UNKNOWN_BIRTH } from "../index/birth-date.ts";
import type { Expiries } from "../index/expiry.ts";
import type { LanguageSets } from "../index/language-sets.ts";
import { PeopleTable } from "../index/people-table.ts";
import type { Places } from "../index/places.ts";
import type { Population } from "../index/population.ts";
import { stateOf, stateOfProfile } from "../index/profile-state.ts";
import { sortOnce, type Titles } from "../index/titles.ts";
import { formatUuid, parseUuid } from "../index/uuid.ts";
import type { RankedPerson, Until } from "../types.ts";
import type { CopiedRow } from "./copy-reader.ts";

export const PERSON_FIELDS = 10;
const [ID, SEEKER, CITY, COUNTRY, BIRTH, PREMIUM, HIDDEN, INTERESTS, VERIFIED, LANGUAGES] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
] as const;

/** PostgreSQL's epoch, 1 January 2000. */
const EPOCH = Date.UTC(2000, 0, 1);
const WORD = 2 ** 32;

const utf8 = new TextDecoder();

export interface IngestParts {
  places: Places;
  titles: Titles;
  languages: LanguageSets;
  population: Population;
  premiumEnds: Expiries;
  hiddenEnds: Expiries;
  now: number;
}

export class Ingest {
  readonly table = new PeopleTable();
  readonly #parts: IngestParts;
  /** Number + 1 by the two bytes of the code. */
  readonly #countries = new Uint16Array(65_536);

  constructor(parts: IngestParts) {
    this.#parts = parts;
  }

  add(person: RankedPerson): void {
    const { places, titles, languages, population, premiumEnds, hiddenEnds, now } = this.#parts;
    const state = stateOf(person, hiddenEnds.add(person.id, person.hiddenUntil, now));
    const place = places.numberOf(person.country, person.city);
    this.table.add({
      id: parseUuid(person.id),
      state,
      birth: birthNumber(person.birthDate),
      languages: languages.numberOf(person.languages),
      premium: premiumEnds.add(person.id, person.premiumUntil, now),
      place,
      titles: titles.numbersOf(person.interestIds),
    });
    population.change(places.countryOf(place), 0, state);
  }

  /**
   * Adds a person from a row: id (uuid), seeker (int4, see `stateOfProfile`), city (int4), country (text), birth date
   * (date), premium until, hidden until (timestamptz, -infinity for never, infinity for no end), interests (int4[]),
   * verified (bool), languages (int8). City, country and birth date may be null.
   */
  addCopied({ view, starts, lengths }: CopiedRow): void {
    const { places, languages, population, premiumEnds, hiddenEnds } = this.#parts;
    const table = this.table;
    const row = this.#openWithTitles(view, starts[INTERESTS] as number);
    const id = starts[ID] as number;
    for (let word = 0; word < 4; word++) table.ids[row * 4 + word] = view.getUint32(id + word * 4);
    const hidden = this.#holds(hiddenEnds, row, readUntil(view, starts[HIDDEN] as number));
    const verified = view.getUint8(starts[VERIFIED] as number) !== 0;
    const state = stateOfProfile(view.getInt32(starts[SEEKER] as number), hidden, verified);
    table.states[row] = state;
    table.births[row] =
      (lengths[BIRTH] as number) < 0 ? UNKNOWN_BIRTH : birthNumberOfDays(view.getInt32(starts[BIRTH] as number));
    const bits = starts[LANGUAGES] as number;
    table.languages[row] = languages.numberOf(view.getUint32(bits) * WORD + view.getUint32(bits + 4));
    table.premium[row] = this.#holds(premiumEnds, row, readUntil(view, starts[PREMIUM] as number)) ? 1 : 0;
    const country = this.#country(view, starts[COUNTRY] as number, lengths[COUNTRY] as number);
    const city = (lengths[CITY] as number) < 0 ? null : view.getInt32(starts[CITY] as number);
    table.places[row] = places.numberIn(country, city);
    population.change(country, 0, state);
  }

  #openWithTitles(view: DataView, at: number): number {
    const { titles } = this.#parts;
    const table = this.table;
    // Header: dimensions, null flag, element type; size and lower bound.
    const count = view.getInt32(at) === 0 ? 0 : view.getInt32(at + 12);
    const row = table.open(count);
    const start = table.starts[row] as number;
    for (let index = 0; index < count; index++)
      table.titles[start + index] = titles.numberOf(view.getInt32(at + 24 + index * 8));
    table.close(sortOnce(table.titles, start, start + count));
    return row;
  }

  /** Also registers the end, under the row's id. */
  #holds(ends: Expiries, row: number, until: Until): boolean {
    const { now } = this.#parts;
    if (typeof until === "boolean" || until <= now) return until === true;
    const [a, b, c, d] = this.table.ids.subarray(row * 4, row * 4 + 4);
    return ends.add(formatUuid([a as number, b as number, c as number, d as number]), until, now);
  }

  #country(view: DataView, at: number, length: number): number {
    if (length < 0) return -1;
    const code = length === 2 ? view.getUint16(at) : 0;
    const known = this.#countries[code] as number;
    if (code > 0 && known > 0) return known - 1;
    const name = utf8.decode(new Uint8Array(view.buffer, view.byteOffset + at, length));
    const number = this.#parts.places.numberOfCountry(name);
    if (code > 0) this.#countries[code] = number + 1;
    return number;
  }
}

/** Microseconds since 2000; the extremes are the infinities. */
function readUntil(view: DataView, at: number): Until {
  const [high, low] = [view.getInt32(at), view.getUint32(at + 4)];
  if (high === -0x80000000 && low === 0) return false;
  if (high === 0x7fffffff && low === 0xffffffff) return true;
  return Math.round((high * WORD + low) / 1000) + EPOCH;
}
