/** What a benchmark started, to be ended in the opposite order, at its end or on Ctrl-C. */
export interface Closing {
  /** Returns what ends this part earlier. */
  add(close: () => unknown): () => Promise<void>;
  /** Ends everything, once; whatever fails to end does not keep the rest. */
  close(): Promise<void>;
}

/** Makes the list, and lets Ctrl-C and its like end what is in it before the process goes. */
export function createClosing(): Closing {
  const parts: (() => unknown)[] = [];
  let ending: Promise<void> | undefined;
  const endAll = async () => {
    for (let part = parts.pop(); part; part = parts.pop()) {
      try {
        await part();
      } catch (error) {
        console.error("could not end a part of the benchmark:", error);
      }
    }
  };
  // What fails because a part has ended comes here as well, and waits for the same end.
  const close = () => {
    ending ??= endAll();
    return ending;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => void close().then(() => process.exit(130)));
  }
  return {
    close,
    add(part) {
      parts.push(part);
      return async () => {
        parts.splice(parts.indexOf(part), 1);
        await part();
      };
    },
  };
}
