import { Worker } from "node:worker_threads";
import type { EncodedPhoto, PhotoProblem } from "./encode-photo.ts";

/** What the worker is sent. */
export interface PhotoTask {
  file: Uint8Array;
}

/** What it answers. */
export type PhotoAnswer = EncodedPhoto | { problem: PhotoProblem };

/** Milliseconds without work after which the thread ends: its code and buffers take memory. */
const IDLE_MS = 60_000;

/** Milliseconds after which a thread that does not answer is ended; decoding alone gives up earlier. */
const ANSWER_MS = 60_000;

/** Thrown where the thread failed or was ended; the photo may be fine. */
export class PhotoThreadError extends Error {
  override readonly name = "PhotoThreadError";
}

/** One worker, started when there is work. It takes one photo at a time. */
export interface PhotoThread {
  /** Takes the file's memory over. @throws {PhotoThreadError} */
  encode(file: Uint8Array<ArrayBuffer>): Promise<PhotoAnswer>;
  end(): Promise<void>;
}

function startWorker(): Worker {
  const worker = new Worker(new URL("./photo-worker.ts", import.meta.url));
  worker.unref();
  return worker;
}

/** Prepares a thread; it starts with the first photo, ends when there is none for a while, and starts again. */
export function createPhotoThread(): PhotoThread {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const stop = async () => {
    clearTimeout(idle);
    const stopped = worker;
    worker = undefined;
    await stopped?.terminate();
  };

  function ask(running: Worker, file: Uint8Array<ArrayBuffer>): Promise<PhotoAnswer> {
    return new Promise((resolve, reject) => {
      const settle = (settled: () => void) => {
        clearTimeout(timer);
        running.off("message", onMessage).off("error", onError).off("exit", onExit);
        settled();
      };
      const fail = (reason: string, cause?: unknown) => {
        if (worker === running) worker = undefined;
        settle(() => reject(new PhotoThreadError(reason, { cause })));
      };
      const onMessage = (answer: PhotoAnswer) => settle(() => resolve(answer));
      const onError = (error: unknown) => fail("the photo thread failed", error);
      const onExit = () => fail("the photo thread ended");
      const timer = setTimeout(() => {
        fail("the photo thread does not answer");
        void running.terminate();
      }, ANSWER_MS);
      running.on("message", onMessage).on("error", onError).on("exit", onExit);
      running.postMessage({ file } satisfies PhotoTask, [file.buffer]);
    });
  }

  return {
    async encode(file) {
      clearTimeout(idle);
      worker ??= startWorker();
      try {
        return await ask(worker, file);
      } finally {
        idle = setTimeout(() => void stop(), IDLE_MS);
        idle.unref();
      }
    },
    end: stop,
  };
}
