import { Worker } from "node:worker_threads";
import type { Answers, Change, FromWorker, Piece, Task, ToWorker } from "./worker-messages.ts";

/** Backpressure: keeps the worker busy without buffering the whole copy. */
const PIECES_IN_FLIGHT = 8;

export interface RankingThread {
  /** @throws {Error} if the worker failed or ended */
  request<Kind extends Task["kind"]>(task: Extract<Task, { kind: Kind }>): Promise<Answers[Kind]>;
  /** Sends a copy no faster than the worker processes it. */
  stream(kind: "cities" | "people", pieces: AsyncIterable<Piece>): Promise<void>;
  apply(change: Change): void;
  end(): Promise<void>;
}

/** Starts a worker that does not keep the process alive. `onEnd` is called once, with the error on failure. */
export function startRankingThread(onEnd: (error?: Error) => void): RankingThread {
  const worker = new Worker(new URL("./ranking-worker.ts", import.meta.url));
  worker.unref();
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  let lastNumber = 0;
  let hasEnded = false;
  let failure: Error | undefined;

  worker.on("message", (message: FromWorker) => {
    const pending = waiting.get(message.number);
    waiting.delete(message.number);
    if ("answer" in message) pending?.resolve(message.answer);
    else pending?.reject(new Error(message.failure));
  });
  worker.on("error", (error: Error) => {
    failure = error;
  });
  worker.on("exit", () => {
    hasEnded = true;
    for (const { reject } of waiting.values()) reject(new Error("the ranking worker ended"));
    onEnd(failure);
  });

  const send = (message: ToWorker, transfer: ArrayBuffer[] = []) => worker.postMessage(message, transfer);

  function request<Kind extends Task["kind"]>(task: Extract<Task, { kind: Kind }>): Promise<Answers[Kind]> {
    if (hasEnded) return Promise.reject(new Error("the ranking worker ended"));
    const number = ++lastNumber;
    return new Promise((resolve, reject) => {
      waiting.set(number, { resolve: (answer) => resolve(answer as Answers[Kind]), reject });
      send({ ...task, number }, "piece" in task ? [task.piece.buffer] : []);
    });
  }

  async function stream(kind: "cities" | "people", pieces: AsyncIterable<Piece>): Promise<void> {
    const taken: Promise<null>[] = [];
    for await (const piece of pieces) {
      const next = request({ kind, piece });
      // Avoids an unhandled rejection: it is awaited below, unless an earlier one throws first.
      next.catch(() => {});
      if (taken.push(next) >= PIECES_IN_FLIGHT) await taken.shift();
    }
    await Promise.all(taken);
  }

  return {
    request,
    stream,
    apply: send,
    end: async () => {
      await worker.terminate();
    },
  };
}
