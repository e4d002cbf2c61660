const started = performance.now();

export function say(text: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(7);
  process.stderr.write(`${seconds} s  ${text}\n`);
}

export async function step<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  const before = performance.now();
  const result = await work();
  say(`${text}: ${((performance.now() - before) / 1000).toFixed(1)} s`);
  return result;
}
