const DIRECT_IDS = 1 << 20;

export class Titles {
  readonly #numbers = new Map<number, number>();
  /** Number + 1, 0 for none; in practice all ids are low. */
  #direct = new Uint32Array(1024);

  get size(): number {
    return this.#numbers.size;
  }

  find(interestId: number): number | undefined {
    return this.#numbers.get(interestId);
  }

  /** Ascending, without duplicates; adds new interests. */
  numbersOf(interestIds: ArrayLike<number>): Uint32Array {
    const numbers = new Uint32Array(interestIds.length);
    for (let index = 0; index < interestIds.length; index++)
      numbers[index] = this.numberOf(interestIds[index] as number);
    return numbers.subarray(0, sortOnce(numbers, 0, numbers.length));
  }

  numberOf(interestId: number): number {
    const direct = this.#direct[interestId];
    if (direct !== undefined && direct > 0) return direct - 1;
    const known = this.#numbers.get(interestId);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(interestId, number);
    if (interestId < DIRECT_IDS) this.#remember(interestId, number);
    return number;
  }

  #remember(interestId: number, number: number): void {
    if (interestId >= this.#direct.length) {
      const grown = new Uint32Array(2 ** Math.ceil(Math.log2(interestId + 1)));
      grown.set(this.#direct);
      this.#direct = grown;
    }
    this.#direct[interestId] = number + 1;
  }
}

/** Also drops duplicates. Returns the new end. */
export function sortOnce(numbers: Uint32Array, start: number, end: number): number {
  sort(numbers, start, end);
  let kept = start;
  for (let index = start; index < end; index++) {
    const number = numbers[index] as number;
    if (kept === start || number !== numbers[kept - 1]) numbers[kept++] = number;
  }
  return kept;
}

/** Insertion sort: most people have few interests. */
function sort(numbers: Uint32Array, start: number, end: number): void {
  if (end - start > 64) {
    numbers.subarray(start, end).sort();
    return;
  }
  for (let index = start + 1; index < end; index++) {
    const number = numbers[index] as number;
    let at = index;
    for (; at > start && (numbers[at - 1] as number) > number; at--) numbers[at] = numbers[at - 1] as number;
    numbers[at] = number;
  }
}
