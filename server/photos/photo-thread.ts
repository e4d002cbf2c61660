import type { EncodedPhoto, PhotoProblem } from "./encode-photo.ts";
import { createWorkerThread } from "./worker-thread.ts";

/** What the worker is sent. */
export interface PhotoTask {
  file: Uint8Array;
}

/** What it answers. */
export type PhotoAnswer = EncodedPhoto | { problem: PhotoProblem };

/** One thread that encodes one photo at a time. */
export interface PhotoThread {
  /** Takes the file's memory over. @throws {WorkerThreadError} */
  encode(file: Uint8Array<ArrayBuffer>): Promise<PhotoAnswer>;
  end(): Promise<void>;
}

/** Prepares a thread, which runs while there are photos. Decoding alone gives up long before the thread is ended. */
export function createPhotoThread(): PhotoThread {
  const thread = createWorkerThread<PhotoTask, PhotoAnswer>({
    name: "photo",
    script: new URL("./photo-worker.ts", import.meta.url),
    idleMs: 60_000,
    answerMs: 60_000,
  });
  return {
    encode: (file) => thread.ask({ file }, [file.buffer]),
    end: thread.end,
  };
}
