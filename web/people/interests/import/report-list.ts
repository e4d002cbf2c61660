import { ListError, type ListProblem } from "@nakamatch/domain/lists/list-error";
import type { TitlePlace } from "@nakamatch/domain/lists/list-item";
import { type Reading, readList } from "@nakamatch/domain/lists/read-list";
import { unpack } from "./unpack.ts";

/** A file, and where its titles are, once the person was asked. */
export interface ListRequest {
  file: Blob;
  place: TitlePlace | undefined;
}

/** What is reported while a list is read, and at the end. */
export type ListReport =
  | { type: "progress"; share: number }
  | { type: "read"; reading: Reading }
  | { type: "failed"; problem: ListProblem };

/** Reads the list in a file and reports how far it is, then the list, a question or why there is none. Never throws. */
export async function reportList({ file, place }: ListRequest, report: (message: ListReport) => void): Promise<void> {
  try {
    const files = await unpack(file, (share) => report({ type: "progress", share }));
    report({ type: "read", reading: readList(files, place) });
  } catch (error) {
    report({ type: "failed", problem: error instanceof ListError ? error.problem : "damaged" });
  }
}
