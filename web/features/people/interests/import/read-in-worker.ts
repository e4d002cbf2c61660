import { ListError } from "@nakamatch/domain/lists/list-error";
import { LIST_LIMITS } from "@nakamatch/domain/lists/list-item";
import type { Reading } from "@nakamatch/domain/lists/read-list";
import type { ListReport, ListRequest } from "./list-worker.ts";

/**
 * The signal ends the worker.
 *
 * @param onProgress share read, from 0 to 1
 * @throws {ListError} without a list; `signal.reason` when aborted
 */
export function readInWorker(
  request: ListRequest,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Reading> {
  if (request.file.size > LIST_LIMITS.fileBytes) return Promise.reject(new ListError("tooLarge"));
  const worker = new Worker(new URL("./list-worker.ts", import.meta.url), { type: "module" });
  const read = new Promise<Reading>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    worker.addEventListener("error", () => reject(new ListError("damaged")));
    worker.addEventListener("message", ({ data }: MessageEvent<ListReport>) => {
      if (data.type === "progress") onProgress(data.share);
      else if (data.type === "read") resolve(data.reading);
      else reject(new ListError(data.problem));
    });
  });
  worker.postMessage(request);
  return read.finally(() => worker.terminate());
}
