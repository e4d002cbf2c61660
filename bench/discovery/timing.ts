import { type Percentiles, percentiles } from "../percentiles.ts";

/** Milliseconds; `quiet` takes the best round of each query, least disturbed by load. */
export type Timing = Percentiles & { quiet: Percentiles };

export async function timeAll<Asked>(
  questions: readonly Asked[],
  ask: (question: Asked) => unknown,
  rounds: number,
): Promise<Timing> {
  const times: number[] = [];
  const best = new Array<number>(questions.length).fill(Number.POSITIVE_INFINITY);
  for (let round = -1; round < rounds; round++) {
    for (const [number, asked] of questions.entries()) {
      const before = performance.now();
      const answer = ask(asked);
      // Awaiting a plain value would be measured too.
      if (answer instanceof Promise) await answer;
      const time = performance.now() - before;
      if (round < 0) continue;
      times.push(time);
      best[number] = Math.min(best[number] as number, time);
    }
  }
  return { ...percentiles(times), quiet: percentiles(best) };
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
