export interface Progress {
  /** Runs a step, which may report progress; prints its title and duration. */
  step<Result>(title: string, run: (report: (done: number, total: number) => void) => Promise<Result>): Promise<Result>;
}

/** Shorter steps print nothing. */
const QUIET_MS = 300;

/** Longer steps are shown while they run. */
const SHOW_RUNNING_MS = 1000;

/** Prints lines; on a terminal, rewrites the line of a running step. */
export function createProgress(output: { isTTY: boolean; write(text: string): unknown }): Progress {
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
      const timer = setTimeout(() => {
        if (shown < 0) output.write(output.isTTY ? `\r  ${title} …` : `  ${title} …\n`);
      }, SHOW_RUNNING_MS);
      const result = await run(report).finally(() => clearTimeout(timer));
      if (elapsed() >= QUIET_MS) {
        output.write(`${output.isTTY ? "\r\x1b[K" : ""}  ${title} (${(elapsed() / 1000).toFixed(1)} s)\n`);
      }
      return result;
    },
  };
}
