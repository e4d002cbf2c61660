/**
 * Ends the process after `stop`, with 0, or 1 if that fails or takes longer than `limitMs`. A supervisor may signal the process and its parents, which pass
 * it on: further signals change nothing. Only a second Ctrl-C at a terminal ends the process at once.
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
