import { availableParallelism } from "node:os";
import { createPhotoThread, type PhotoAnswer, type PhotoThread } from "./photo-thread.ts";

/** Most photos that wait or are being encoded, per process; each holds up to 10 MB. */
const MOST_PHOTOS = 24;

/** Thrown when too many photos are waiting already. */
export class PhotoQueueFullError extends Error {
  override readonly name = "PhotoQueueFullError";
}

/** Encodes uploaded photos away from the event loop. */
export interface PhotoEncoder {
  /**
   * The stored sizes of an uploaded file, or what is wrong with it.
   *
   * @throws {PhotoQueueFullError} when too many are waiting
   * @throws {WorkerThreadError} when the thread failed
   */
  encode(file: Blob): Promise<PhotoAnswer>;
  close(): Promise<void>;
}

/** Creates the encoder. Photos share few threads and wait for their turn, so that many at once cost time, not memory. */
export function createPhotoEncoder({
  threads = Math.max(1, Math.min(4, availableParallelism() - 1)),
  most = MOST_PHOTOS,
}: {
  threads?: number;
  most?: number;
} = {}): PhotoEncoder {
  const all: PhotoThread[] = Array.from({ length: threads }, createPhotoThread);
  const free = [...all];
  const waiting: ((thread: PhotoThread) => void)[] = [];
  let count = 0;

  const take = (): Promise<PhotoThread> => {
    const thread = free.pop();
    return thread ? Promise.resolve(thread) : new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (thread: PhotoThread) => {
    const next = waiting.shift();
    if (next) next(thread);
    else free.push(thread);
  };

  return {
    async encode(file) {
      if (count >= most) throw new PhotoQueueFullError("too many photos are waiting");
      count++;
      try {
        const thread = await take();
        try {
          return await thread.encode(new Uint8Array(await file.arrayBuffer()));
        } finally {
          giveBack(thread);
        }
      } finally {
        count--;
      }
    },
    async close() {
      await Promise.all(all.map((thread) => thread.end()));
    },
  };
}
