/** Numbers the interests that people have from 0 on. */
export class Titles {
  readonly #numbers = new Map<number, number>();

  /** How many are numbered. */
  get size(): number {
    return this.#numbers.size;
  }

  /** The number of an interest, or undefined where nobody has had it. */
  find(interestId: number): number | undefined {
    return this.#numbers.get(interestId);
  }

  /** The numbers of a person's interests in ascending order, each once; new ones are numbered. */
  numbersOf(interestIds: ArrayLike<number>): Uint32Array {
    const numbers = new Uint32Array(interestIds.length);
    for (let index = 0; index < interestIds.length; index++)
      numbers[index] = this.#number(interestIds[index] as number);
    sort(numbers);
    let size = 0;
    for (let index = 0; index < numbers.length; index++) {
      const number = numbers[index] as number;
      if (size === 0 || number !== numbers[size - 1]) numbers[size++] = number;
    }
    return numbers.subarray(0, size);
  }

  #number(interestId: number): number {
    const known = this.#numbers.get(interestId);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(interestId, number);
    return number;
  }
}

/** Ascending; most people have a few interests, for which insertion is the fastest. */
function sort(numbers: Uint32Array): void {
  if (numbers.length > 64) {
    numbers.sort();
    return;
  }
  for (let index = 1; index < numbers.length; index++) {
    const number = numbers[index] as number;
    let at = index;
    for (; at > 0 && (numbers[at - 1] as number) > number; at--) numbers[at] = numbers[at - 1] as number;
    numbers[at] = number;
  }
}
