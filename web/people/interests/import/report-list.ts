import { ListError, type ListProblem } from "@nakamatch/domain/lists/list-error";
import type { ReadList } from "@nakamatch/domain/lists/list-item";
import { readList } from "@nakamatch/domain/lists/read-list";
import { unpack } from "./unpack.ts";

/** What is reported while a list is read, and at the end. */
export type ListReport =
  | { type: "progress"; share: number }
  | { type: "read"; list: ReadList }
  | { type: "failed"; problem: ListProblem };

/** Reads the list in a file and reports how far it is, then the list or why there is none. Never throws. */
export async function reportList(file: Blob, report: (message: ListReport) => void): Promise<void> {
  try {
    const files = await unpack(file, (share) => report({ type: "progress", share }));
    report({ type: "read", list: readList(files) });
  } catch (error) {
    report({ type: "failed", problem: error instanceof ListError ? error.problem : "damaged" });
  }
}
