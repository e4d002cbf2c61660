import type { Square } from "@nakamatch/domain/people/photo-frames";
import { AppError } from "../platform/app-error.ts";
import { assertInTime, inTime } from "../platform/deadline.ts";
import type { Log } from "../platform/log.ts";
import { createTurns } from "../platform/turns.ts";
import type { EncodedPhoto, PhotoProblem } from "./encode-photo.ts";
import { createWorker, startProcess, type Worker, WorkerError } from "./worker.ts";

export type PhotoAnswer = EncodedPhoto | { problem: PhotoProblem };

export interface PhotoTask {
  file: Blob;
  /** What lists show of a portrait; `top`: its upper part. */
  square?: Square | "top" | undefined;
}

/** Keeps encoding off the event loop. */
export interface PhotoEncoder {
  /**
   * Encodes a photo. Members take turns, photo by photo.
   *
   * @throws {AppError} `UNAVAILABLE` when the deadline has passed, or the worker is killed
   * @throws {WorkerError} when the worker failed
   */
  encode(photo: PhotoTask, member: string): Promise<PhotoAnswer>;
  close(): Promise<void>;
}

/** Enough for files with correct headers (`keptBytes`). WebP's decoder reserves more than it uses. */
const MEMORY_MB = 265;

/** A malicious file could decode forever. */
const DECODING_MS = 8000;

const MOST_WAITING = 100;

/** Encodes one photo at a time: waiting costs time, not memory. */
export function createPhotoEncoder(
  log: Log,
  worker: Worker<PhotoTask, PhotoAnswer> = createPhotoWorker(),
): PhotoEncoder {
  const turns = createTurns({ atOnce: 1, waiting: MOST_WAITING });
  let isClosed = false;

  /** Retries after a kill, for example by the kernel. */
  async function ask(photo: PhotoTask, isLastTry = false): Promise<PhotoAnswer> {
    assertInTime();
    try {
      return await worker.ask(photo);
    } catch (err) {
      if (!(err instanceof WorkerError)) throw err;
      log.warn({ err, failure: err.failure }, "a photo was not encoded");
      // The file would crash or stall the next worker too.
      if (err.failure === "crashed") return { problem: "tooLarge" };
      if (err.failure === "late") return { problem: "late" };
      if (err.failure === "failed") throw err;
      if (isLastTry || isClosed) throw new AppError("UNAVAILABLE", "the worker was killed");
      return ask(photo, true);
    }
  }

  return {
    async encode(photo, member) {
      const place = turns.enter(member);
      try {
        await inTime(() => place.turn);
        return await ask(photo);
      } finally {
        place.leave();
      }
    },
    close() {
      isClosed = true;
      return worker.end();
    },
  };
}

function createPhotoWorker(): Worker<PhotoTask, PhotoAnswer> {
  const script = new URL("./photo-worker.ts", import.meta.url);
  return createWorker({
    name: "photo",
    start: () => startProcess(script, MEMORY_MB),
    idleMs: 60_000,
    answerMs: DECODING_MS,
  });
}
