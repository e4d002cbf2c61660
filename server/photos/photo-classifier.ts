import type { PhotoScores } from "@nakamatch/contract/vocabulary/photos";
import { createWorker, startThread, type Worker } from "./worker.ts";

/** An image in any format that sharp reads. */
export interface ClassifierTask {
  photo: Uint8Array;
}

export class ClassifierBusyError extends Error {
  override readonly name = "ClassifierBusyError";
}

export interface PhotoClassifier {
  /**
   * @throws {ClassifierBusyError} when it takes too long, or too many are waiting
   * @throws {WorkerError} when the thread failed
   */
  classify(photo: Uint8Array): Promise<PhotoScores>;
  close(): Promise<void>;
}

export interface PhotoClassifierOptions {
  thread?: Worker<ClassifierTask, PhotoScores>;
  /** Maximum, including the running one. */
  most?: number;
  /** Timeout in milliseconds, including waiting. */
  mostMs?: number;
}

/** Loads the model with the first photo, and unloads it after ten idle minutes. */
export function createPhotoClassifier({
  thread = createClassifierThread(),
  most = 24,
  mostMs = 20_000,
}: PhotoClassifierOptions = {}): PhotoClassifier {
  let count = 0;
  let turn: Promise<unknown> = Promise.resolve();
  return {
    async classify(photo) {
      if (count >= most) throw new ClassifierBusyError("too many photos are waiting to be classified");
      count++;
      const limit = AbortSignal.timeout(mostMs);
      const answer = turn
        .then(() => {
          if (limit.aborted) throw new ClassifierBusyError("the photo's turn came too late");
          return thread.ask({ photo });
        })
        .finally(() => count--);
      turn = answer.catch(() => {});
      return Promise.race([answer, failAt(limit)]);
    },
    close: thread.end,
  };
}

function createClassifierThread(): Worker<ClassifierTask, PhotoScores> {
  const script = new URL("./classifier-worker.ts", import.meta.url);
  return createWorker({
    name: "classifier",
    start: () => startThread(script),
    idleMs: 10 * 60_000,
    answerMs: 30_000,
  });
}

function failAt(limit: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new ClassifierBusyError("the photo was not classified in time"));
    limit.addEventListener("abort", fail, { once: true });
  });
}
