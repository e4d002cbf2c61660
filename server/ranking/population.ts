import { SHOWN } from "./profile-state.ts";

/** Number of people by country and by whom they appear to: the count without further filters takes one look at it. */
export class Population {
  readonly #everywhere = new Map<number, number>();
  readonly #byCountry = new Map<number, Map<number, number>>();

  /** Notes that someone of a country (its number, or -1) changed from one state to another; 0 is nobody. */
  change(country: number, from: number, to: number): void {
    if ((from & SHOWN) === (to & SHOWN)) return;
    let there = this.#byCountry.get(country);
    if (!there) {
      there = new Map();
      this.#byCountry.set(country, there);
    }
    for (const counts of [this.#everywhere, there]) {
      add(counts, from & SHOWN, -1);
      add(counts, to & SHOWN, 1);
    }
  }

  /** How many people of a country, or of all (null), have one of the allowed bits. */
  count(allowed: number, country: number | null): number {
    const counts = country === null ? this.#everywhere : this.#byCountry.get(country);
    let sum = 0;
    if (counts) for (const [shown, people] of counts) if (shown & allowed) sum += people;
    return sum;
  }
}

function add(counts: Map<number, number>, shown: number, change: number): void {
  if (shown === 0) return;
  const people = (counts.get(shown) ?? 0) + change;
  if (people === 0) counts.delete(shown);
  else counts.set(shown, people);
}
