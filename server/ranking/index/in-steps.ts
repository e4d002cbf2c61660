/** How many things, of those that come by the million, are handled between two pauses: some tenths of a millisecond. */
export const STEP = 4096;

/** Calls `work` for the numbers below `size`, some thousands at a time, and yields after each. */
export function* inSteps(size: number, work: (from: number, to: number) => void): Generator<void, void> {
  for (let from = 0; from < size; from += STEP) {
    work(from, Math.min(from + STEP, size));
    yield;
  }
}
