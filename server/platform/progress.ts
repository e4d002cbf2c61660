/** Shows at the terminal what a start is doing. */
export interface Progress {
  /** Runs a step and prints its title and how long it took. The step may report its progress. */
  step<Result>(title: string, run: (report: (done: number, total: number) => void) => Promise<Result>): Promise<Result>;
}

/** Steps shorter than this print nothing, so that a quick start stays quiet. */
const QUIET_MS = 300;

/** A step that takes longer than this is shown while it runs. */
const SHOW_RUNNING_MS = 1000;

/** Prints progress as lines on standard output; on a terminal a running step rewrites its line. */
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
