import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** What a host is asked for. */
export interface HostRequest {
  /** The test file to run, relative to the host's checkout. */
  readonly test: string;
  /** Files that differ from the run before. */
  readonly changed: readonly string[];
}

/** How one test file ended. */
export interface FileResult {
  readonly passed: boolean;
  /** False where the test's process did not start in time, or Vitest itself ended: nothing is known, worth another try. */
  readonly hasStarted: boolean;
  readonly milliseconds: number;
  /** The numbers of the probes that were reached. */
  readonly reached: readonly number[];
  /** The first test that failed, or what went wrong. */
  readonly failure?: string | undefined;
}

/** Runs test files in one copy of the checkout, one after the other. */
export interface TestRunner {
  /** Never rejects: a run that hangs or ends its process has not passed. */
  run(request: HostRequest, timeoutMs: number): Promise<FileResult>;
  /** Files whose text will be another one at the next run. */
  invalidate(paths: readonly string[]): void;
  close(): Promise<void>;
}

/** The file in a copy in which probes leave their numbers. */
export const reachedFileIn = (root: string) => join(root, ".reached");

/** Starts a process for the tests of the checkout at `root`; one that hangs is replaced. */
export function startTestRunner(root: string): TestRunner {
  let host: ChildProcess | undefined;
  let isClosed = false;
  const stale = new Set<string>();

  async function start(): Promise<ChildProcess> {
    const started = fork(join(import.meta.dirname, "test-host.ts"), [reachedFileIn(root)], {
      cwd: root,
      // A group of its own: workers and whatever tests start end with it.
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
      // It has ended by itself.
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
