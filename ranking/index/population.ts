import { PROFILES, profileOf, shownOf, VISIBLE } from "./profile-state.ts";

export class Population {
  readonly #everywhere = new Uint32Array(PROFILES);
  readonly #byCountry: Uint32Array[] = [];

  /** Country -1 is unknown, state 0 is no person. */
  change(country: number, from: number, to: number): void {
    let there = this.#byCountry[country + 1];
    if (!there) {
      there = new Uint32Array(PROFILES);
      this.#byCountry[country + 1] = there;
    }
    for (const counts of [this.#everywhere, there]) {
      if (from & VISIBLE) add(counts, profileOf(from), -1);
      if (to & VISIBLE) add(counts, profileOf(to), 1);
    }
  }

  count(allowed: number, country: number | null): number {
    const counts = country === null ? this.#everywhere : this.#byCountry[country + 1];
    if (!counts) return 0;
    let sum = 0;
    for (let profile = 0; profile < PROFILES; profile++) {
      if (shownOf(profile) & allowed) sum += counts[profile] as number;
    }
    return sum;
  }
}

function add(counts: Uint32Array, profile: number, change: number): void {
  counts[profile] = (counts[profile] as number) + change;
}
