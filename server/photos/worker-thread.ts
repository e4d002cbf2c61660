import { Worker } from "node:worker_threads";

/** Thrown where the thread failed or was ended; what it was given may be fine. */
export class WorkerThreadError extends Error {
  override readonly name = "WorkerThreadError";
}

/** One worker, started when there is work. It takes one task at a time. */
export interface WorkerThread<Task, Answer> {
  /** Takes over the memory in `transfer`. @throws {WorkerThreadError} */
  ask(task: Task, transfer?: ArrayBuffer[]): Promise<Answer>;
  end(): Promise<void>;
}

export interface WorkerThreadOptions {
  /** What it does, for errors. */
  name: string;
  script: URL;
  /** Milliseconds without work after which the thread ends: its code and buffers take memory. */
  idleMs: number;
  /** Milliseconds after which a thread that does not answer is ended. */
  answerMs: number;
}

/** Prepares a thread; it starts with the first task, ends when there is none for a while, and starts again. */
export function createWorkerThread<Task, Answer>({
  name,
  script,
  idleMs,
  answerMs,
}: WorkerThreadOptions): WorkerThread<Task, Answer> {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const start = () => {
    const started = new Worker(script);
    started.unref();
    return started;
  };
  const stop = async () => {
    clearTimeout(idle);
    const stopped = worker;
    worker = undefined;
    await stopped?.terminate();
  };

  function send(running: Worker, task: Task, transfer: ArrayBuffer[]): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const settle = (settled: () => void) => {
        clearTimeout(timer);
        running.off("message", onMessage).off("error", onError).off("exit", onExit);
        settled();
      };
      const fail = (reason: string, cause?: unknown) => {
        if (worker === running) worker = undefined;
        settle(() => reject(new WorkerThreadError(reason, { cause })));
      };
      const onMessage = (answer: Answer) => settle(() => resolve(answer));
      const onError = (error: unknown) => fail(`the ${name} thread failed`, error);
      const onExit = () => fail(`the ${name} thread ended`);
      const timer = setTimeout(() => {
        fail(`the ${name} thread does not answer`);
        void running.terminate();
      }, answerMs);
      running.on("message", onMessage).on("error", onError).on("exit", onExit);
      running.postMessage(task, transfer);
    });
  }

  return {
    async ask(task, transfer = []) {
      clearTimeout(idle);
      worker ??= start();
      try {
        return await send(worker, task, transfer);
      } finally {
        idle = setTimeout(() => void stop(), idleMs);
        idle.unref();
      }
    },
    end: stop,
  };
}
