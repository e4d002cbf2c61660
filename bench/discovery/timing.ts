import { type Percentiles, percentiles } from "../percentiles.ts";

/** Milliseconds; `quiet` takes each question at the best of its rounds, which a busy machine disturbs least. */
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
      // Waiting for what is there already would be measured as well.
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
