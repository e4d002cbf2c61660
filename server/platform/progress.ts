/** Tells a person at the terminal what a start is busy with. */
export interface Progress {
  /** Announces a step, runs it, and says how long it took. The step may report how far it is. */
  step<Result>(title: string, run: (report: (done: number, total: number) => void) => Promise<Result>): Promise<Result>;
}

/** Steps shorter than this leave no line, so that a quick start stays quiet. */
const QUIET_MS = 300;

/** A step that takes longer than this shows that it is at work. */
const SIGN_OF_LIFE_MS = 1000;

/** Progress as lines on standard output; on a terminal the line of a running step is written over. */
export function createProgress(output: NodeJS.WriteStream): Progress {
  return {
    async step(title, run) {
      const start = performance.now();
      const elapsed = () => performance.now() - start;
      let shown = -1;
      const report = (done: number, total: number) => {
        const percent = Math.floor((100 * done) / Math.max(total, 1));
        const isDue = output.isTTY ? percent > shown : percent >= shown + 25;
        if (elapsed() < QUIET_MS || !isDue || percent === 100) return;
        shown = percent;
        output.write(output.isTTY ? `\r  ${title} … ${percent} %` : `  ${title} … ${percent} %\n`);
      };
      const sign = setTimeout(() => {
        if (shown < 0) output.write(output.isTTY ? `\r  ${title} …` : `  ${title} …\n`);
      }, SIGN_OF_LIFE_MS);
      const result = await run(report).finally(() => clearTimeout(sign));
      if (elapsed() >= QUIET_MS) {
        output.write(`${output.isTTY ? "\r\x1b[K" : ""}  ${title} (${(elapsed() / 1000).toFixed(1)} s)\n`);
      }
      return result;
    },
  };
}
