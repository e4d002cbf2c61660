import { ListError, type ListProblem } from "@nakamatch/domain/lists/list-error";
import type { TitlePlace } from "@nakamatch/domain/lists/list-item";
import { type Reading, readList } from "@nakamatch/domain/lists/read-list";
import { unpack } from "./unpack.ts";

/** `place`: the person's answer. */
export interface ListRequest {
  file: Blob;
  place: TitlePlace | undefined;
}

export type ListReport =
  | { type: "progress"; share: number }
  | { type: "read"; reading: Reading }
  | { type: "failed"; problem: ListProblem };

/** Reports progress, then the list, a question or the problem. Never throws. */
export async function reportList({ file, place }: ListRequest, report: (message: ListReport) => void): Promise<void> {
  try {
    const files = await unpack(file, (share) => report({ type: "progress", share }));
    report({ type: "read", reading: readList(files, place) });
  } catch (error) {
    report({ type: "failed", problem: error instanceof ListError ? error.problem : "damaged" });
  }
}

// Reads off the main thread. The file never leaves the device.
self.addEventListener("message", ({ data }: MessageEvent<ListRequest>) => {
  void reportList(data, (message) => self.postMessage(message));
});
