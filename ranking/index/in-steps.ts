/** Items between two yields: a few tenths of a millisecond. */
export const STEP = 4096;

export function* inSteps(size: number, work: (from: number, to: number) => void): Generator<void, void> {
  for (let from = 0; from < size; from += STEP) {
    work(from, Math.min(from + STEP, size));
    yield;
  }
}
