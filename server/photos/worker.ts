import { spawn } from "node:child_process";
import { type EventEmitter, once } from "node:events";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { Worker as Thread } from "node:worker_threads";

/** Why a worker gave no answer: `killed` from outside, `late` after the timeout. */
export type WorkerFailure = "failed" | "crashed" | "killed" | "late";

/** Signals sent from outside; any other is the worker's fault. */
const FROM_OUTSIDE = ["SIGKILL", "SIGTERM", "SIGINT", "SIGHUP"];

export class WorkerError extends Error {
  override readonly name = "WorkerError";
  readonly failure: WorkerFailure;
  constructor(message: string, failure: WorkerFailure, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** Takes one task at a time. */
export interface Worker<Task, Answer> {
  /** @throws {WorkerError} */
  ask(task: Task): Promise<Answer>;
  end(): Promise<void>;
}

/** A thread or child process: both emit `message`, `error` and `exit`. */
export interface Running<Task> {
  events: EventEmitter;
  send(task: Task): void;
  kill(): Promise<unknown>;
}

export interface WorkerOptions<Task> {
  /** Used in errors. */
  name: string;
  start(): Running<Task>;
  /** Milliseconds until an idle worker ends, to free memory. */
  idleMs: number;
  answerMs: number;
}

/** Runs `script` in a thread. */
export function startThread(script: URL): Running<unknown> {
  const thread = new Thread(script);
  thread.unref();
  return { events: thread, send: (task) => thread.postMessage(task), kill: () => thread.terminate() };
}

/** Frees one file's memory before the next. */
const ALLOCATOR = { UV_THREADPOOL_SIZE: "1", MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "131072" };

/**
 * Limits data to that of an idle Node.js (mostly reserved addresses) plus `$1` KB; when memory runs out, the kernel
 * kills this process first. Linux only.
 */
const WITH_LIMIT = `
  status=/proc/self/status
  if [ -r $status ]; then
    ulimit -s 1024
    ulimit -d $(($(NODE_CHANNEL_FD= "$0" -p "/VmData:\\s+(\\d+)/.exec(fs.readFileSync('$status', 'utf8'))[1]") + $1))
    echo 1000 > /proc/self/oom_score_adj
  fi 2> /dev/null
  exec "$0" --expose-gc --optimize-for-size "$2"`;

/**
 * Runs `script` in its own process, with `megabytes` more than Node.js needs to start. The message is a task with the
 * `size` of its file, whose bytes follow on stdin. Gets no secrets, as its environment is empty.
 */
export function startProcess<Task extends { file: Blob }>(script: URL, megabytes: number): Running<Task> {
  const command = [process.execPath, String(megabytes * 1024), fileURLToPath(script)];
  const child = spawn("/bin/sh", ["-c", WITH_LIMIT, ...command], {
    env: ALLOCATOR,
    stdio: ["pipe", "ignore", "inherit", "ipc"],
    serialization: "advanced",
  });
  const { stdin } = child;
  if (!stdin) throw new Error("a process with a pipe has a standard input");
  // `exit` reports the end.
  stdin.on("error", () => {});
  child.unref();
  child.channel?.unref();
  return {
    events: child,
    send({ file, ...task }) {
      child.send({ ...task, size: file.size });
      Readable.fromWeb(file.stream()).pipe(stdin, { end: false });
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.ref();
      const exit = once(child, "exit");
      if (child.kill("SIGKILL")) await exit;
    },
  };
}

/** Creates a worker that starts with a task and ends when idle. */
export function createWorker<Task, Answer>({
  name,
  start,
  idleMs,
  answerMs,
}: WorkerOptions<Task>): Worker<Task, Answer> {
  let running: Running<Task> | undefined;
  let idle: NodeJS.Timeout | undefined;

  const launch = () => {
    const started = start();
    const forget = () => {
      if (running === started) running = undefined;
    };
    started.events.on("error", forget).on("exit", forget);
    return started;
  };
  const stop = async () => {
    clearTimeout(idle);
    const stopped = running;
    running = undefined;
    await stopped?.kill();
  };

  function send({ events, kill, send: post }: Running<Task>, task: Task): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const settle = (settled: () => void) => {
        clearTimeout(timer);
        events.off("message", onMessage).off("error", onError).off("exit", onExit);
        settled();
      };
      const fail = (reason: string, failure: WorkerFailure, cause?: unknown) =>
        settle(() => reject(new WorkerError(`the ${name} worker ${reason}`, failure, { cause })));
      const onMessage = (answer: Answer) => settle(() => resolve(answer));
      const onError = (error: unknown) => fail("failed", "failed", error);
      const onExit = (code: number | null, signal?: string | null) => {
        const ended = FROM_OUTSIDE.includes(signal ?? "") ? "killed" : "crashed";
        fail(`ended with ${signal ?? code}`, signal ? ended : "failed");
      };
      const timer = setTimeout(() => {
        running = undefined;
        fail("does not answer", "late");
        void kill();
      }, answerMs);
      events.on("message", onMessage).on("error", onError).on("exit", onExit);
      post(task);
    });
  }

  return {
    async ask(task) {
      clearTimeout(idle);
      running ??= launch();
      try {
        return await send(running, task);
      } finally {
        idle = setTimeout(() => void stop(), idleMs);
        idle.unref();
      }
    },
    end: stop,
  };
}
