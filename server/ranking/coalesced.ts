/** Calls during a run share the next one, so that each gets a run begun after the call. */
export function coalesced(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const run = (): Promise<void> => {
    const current = task().finally(() => {
      if (running === current) running = undefined;
    });
    running = current;
    return current;
  };

  return () => {
    if (next) return next;
    if (!running) return run();
    next = running
      .catch(() => {})
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
}
