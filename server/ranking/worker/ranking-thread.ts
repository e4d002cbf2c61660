import { Worker } from "node:worker_threads";
import type { Answers, Change, FromWorker, Piece, Task, ToWorker } from "./worker-messages.ts";

/** Pieces on their way to the worker: enough to keep it busy, few enough not to pile up. */
const PIECES_AHEAD = 8;

/** The ranking's worker, seen from outside. */
export interface RankingThread {
  /** @throws {Error} where the worker failed at it, or ended */
  ask<Kind extends Task["kind"]>(task: Extract<Task, { kind: Kind }>): Promise<Answers[Kind]>;
  /** Hands over a whole copy, piece by piece, no faster than the worker takes it. */
  pour(kind: "cities" | "people", pieces: AsyncIterable<Piece>): Promise<void>;
  tell(change: Change): void;
  end(): Promise<void>;
}

/** Starts a worker, which does not keep the process alive. `onEnd` hears once that it ended, and why if it failed. */
export function startRankingThread(onEnd: (error?: Error) => void): RankingThread {
  const worker = new Worker(new URL("./ranking-worker.ts", import.meta.url));
  worker.unref();
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  let lastNumber = 0;
  let hasEnded = false;
  let failure: Error | undefined;

  worker.on("message", (message: FromWorker) => {
    const asked = waiting.get(message.number);
    waiting.delete(message.number);
    if ("answer" in message) asked?.resolve(message.answer);
    else asked?.reject(new Error(message.failure));
  });
  worker.on("error", (error: Error) => {
    failure = error;
  });
  worker.on("exit", () => {
    hasEnded = true;
    for (const { reject } of waiting.values()) reject(new Error("the ranking worker ended"));
    waiting.clear();
    onEnd(failure);
  });

  const send = (message: ToWorker, transfer: ArrayBuffer[] = []) => worker.postMessage(message, transfer);

  function ask<Kind extends Task["kind"]>(task: Extract<Task, { kind: Kind }>): Promise<Answers[Kind]> {
    if (hasEnded) return Promise.reject(new Error("the ranking worker ended"));
    const number = ++lastNumber;
    return new Promise((resolve, reject) => {
      waiting.set(number, { resolve: (answer) => resolve(answer as Answers[Kind]), reject });
      send({ ...task, number }, "piece" in task ? [task.piece.buffer] : []);
    });
  }

  async function pour(kind: "cities" | "people", pieces: AsyncIterable<Piece>): Promise<void> {
    const taken: Promise<null>[] = [];
    for await (const piece of pieces) {
      const next = ask({ kind, piece });
      // A failure is met when its turn comes, or an earlier one before.
      next.catch(() => {});
      if (taken.push(next) >= PIECES_AHEAD) await taken.shift();
    }
    await Promise.all(taken);
  }

  return {
    ask,
    pour,
    tell: send,
    end: async () => {
      await worker.terminate();
    },
  };
}
