/**
 * Makes a task that callers share: whoever calls while it runs waits for one further run, which begins after their call.
 * So everybody gets a run that began after they asked, and no two run at the same time.
 */
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
