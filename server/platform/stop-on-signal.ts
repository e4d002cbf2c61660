/**
 * Ends the process after `stop`, with 0, or with 1 if it fails or takes longer than `limitMs`. Ignores further signals,
 * as supervisors may signal both the process and parents that forward them; only a second Ctrl-C at a terminal exits at
 * once.
 */
export function stopOnSignal(stop: () => Promise<void>, limitMs: number, onError: (error: unknown) => void): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (isStopping) {
        if (signal === "SIGINT" && process.stdin.isTTY) process.exit(1);
        return;
      }
      isStopping = true;
      const fail = (error: unknown) => {
        onError(error);
        process.exit(1);
      };
      setTimeout(() => fail(new Error(`not stopped after ${limitMs / 1000} s`)), limitMs).unref();
      stop().then(() => process.exit(0), fail);
    });
  }
}
