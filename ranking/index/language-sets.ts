const WORD = 2 ** 32;

/** Numbers for sets of languages, of which millions of people have few. */
export class LanguageSets {
  readonly #sets: number[] = [];
  readonly #numbers = new Map<number, number>();

  /** `languages`: bits below 2^53. */
  numberOf(languages: number): number {
    const known = this.#numbers.get(languages);
    if (known !== undefined) return known;
    this.#numbers.set(languages, this.#sets.length);
    return this.#sets.push(languages) - 1;
  }

  /** By number, 1 for the empty set and those with one of the languages. */
  speaking(languages: number): Uint8Array {
    const high = Math.floor(languages / WORD);
    return Uint8Array.from(this.#sets, (set) =>
      set === 0 || (set & languages) !== 0 || (Math.floor(set / WORD) & high) !== 0 ? 1 : 0,
    );
  }
}
