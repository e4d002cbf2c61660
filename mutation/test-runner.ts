import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface HostRequest {
  /** Relative to the checkout. */
  readonly test: string;
  /** Since the last run. */
  readonly changed: readonly string[];
}

export interface FileResult {
  readonly passed: boolean;
  /** False when Vitest did not start: worth another try. */
  readonly hasStarted: boolean;
  readonly milliseconds: number;
  readonly reached: readonly number[];
  readonly failure?: string | undefined;
}

/** One test file at a time, in one copy. */
export interface TestRunner {
  /** Never rejects: a timeout or crash is a failure. */
  run(request: HostRequest, timeoutMs: number): Promise<FileResult>;
  /** They change before the next run. */
  invalidate(paths: readonly string[]): void;
  close(): Promise<void>;
}

export const reachedFileIn = (root: string) => join(root, ".reached");

/** A hanging process is replaced. */
export function startTestRunner(root: string): TestRunner {
  let host: ChildProcess | undefined;
  let isClosed = false;
  const stale = new Set<string>();

  async function start(): Promise<ChildProcess> {
    const started = fork(join(import.meta.dirname, "test-host.ts"), [reachedFileIn(root)], {
      cwd: root,
      // Workers and their children end with the group.
      detached: true,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: { ...process.env, NODE_ENV: "test", VITEST: "true" },
    });
    host = started;
    const [first] = await Promise.race([once(started, "message"), once(started, "exit")]);
    if (first !== "ready") throw new Error("the tests could not be started");
    return started;
  }

  async function end(): Promise<void> {
    const ending = host;
    host = undefined;
    if (ending?.pid === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = once(ending, "exit");
    try {
      process.kill(-ending.pid, "SIGKILL");
    } catch {
      // It has ended already.
    }
    await exited;
  }

  return {
    async run(request, timeoutMs) {
      if (isClosed) return await new Promise(() => {});
      const running = host ?? (await start());
      const startedAt = performance.now();
      const answer = await new Promise<FileResult>((resolve) => {
        const settle = (result: FileResult) => {
          clearTimeout(timer);
          running.off("message", settle);
          running.off("exit", onExit);
          resolve(result);
        };
        const failed = (failure: string, hasStarted = true): FileResult => ({
          passed: false,
          hasStarted,
          milliseconds: performance.now() - startedAt,
          reached: [],
          failure,
        });
        const onExit = () => settle(failed("the tests' process ended", false));
        const timer = setTimeout(() => settle(failed("time limit")), timeoutMs);
        running.on("message", settle);
        running.on("exit", onExit);
        const changed = [...stale, ...request.changed];
        stale.clear();
        running.send({ ...request, changed }, (error) => error && settle(failed(error.message)));
      });
      if (answer.failure === "time limit" || running.exitCode !== null) await end();
      return answer;
    },
    invalidate(paths) {
      for (const path of paths) stale.add(path);
    },
    close() {
      isClosed = true;
      return end();
    },
  };
}
