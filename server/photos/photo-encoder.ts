import { assertInTime } from "../platform/deadline.ts";
import type { EncodedPhoto, PhotoProblem } from "./encode-photo.ts";
import { createWorker, startProcess, type Worker, WorkerError } from "./worker.ts";

/** What the worker answers. */
export type PhotoAnswer = EncodedPhoto | { problem: PhotoProblem };

/** Encodes uploaded photos away from the event loop. */
export interface PhotoEncoder {
  /**
   * The stored sizes of an uploaded file, or what is wrong with it. Photos are encoded in the order of the calls.
   *
   * @throws {AppError} `UNAVAILABLE` when the deadline of the request has passed before its turn
   * @throws {WorkerError} when the worker failed
   */
  encode(file: Blob): Promise<PhotoAnswer>;
  close(): Promise<void>;
}

/**
 * Megabytes that decoding may take. What honest headers lead to stays below (`keptBytes`); most goes to WebP of 50 megapixels, for
 * which the decoder reserves more than it uses.
 */
const MEMORY_MB = 265;

/** Milliseconds after which decoding is given up: a file can be made to take forever. */
const DECODING_MS = 8000;

/** Creates the encoder: one process that takes one photo at a time, so that many at once cost time, not memory. */
export function createPhotoEncoder(worker: Worker<Blob, PhotoAnswer> = createPhotoWorker()): PhotoEncoder {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    encode(file) {
      const answer = turn.then(() => {
        assertInTime();
        return worker.ask(file).catch(blameFile);
      });
      turn = answer.catch(() => {});
      return answer;
    },
    close: worker.end,
  };
}

/** A worker that dies of a file or never finishes it would do so again. */
function blameFile(error: unknown): PhotoAnswer {
  if (error instanceof WorkerError && error.failure !== "failed") return { problem: "tooLarge" };
  throw error;
}

function createPhotoWorker(): Worker<Blob, PhotoAnswer> {
  const script = new URL("./photo-worker.ts", import.meta.url);
  return createWorker({
    name: "photo",
    start: () => startProcess(script, MEMORY_MB),
    idleMs: 60_000,
    answerMs: DECODING_MS,
  });
}
