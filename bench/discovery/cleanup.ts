import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

export interface Cleanup {
  add(close: () => unknown): () => Promise<void>;
  close(): Promise<void>;
}

/** Also runs on Ctrl-C and termination signals. */
export function createCleanup(): Cleanup {
  const parts: (() => unknown)[] = [];
  let ending: Promise<void> | undefined;
  const endAll = async () => {
    for (let part = parts.pop(); part; part = parts.pop()) {
      try {
        await part();
      } catch (error) {
        console.error("could not clean up a part of the benchmark:", error);
      }
    }
  };
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

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Resolves once the process has ended. */
export async function endProcess(child: ChildProcess, signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}
