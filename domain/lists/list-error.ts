/**
 * Why a list cannot be read:
 * - `tooLarge`, `tooManyEntries`: beyond `LIST_LIMITS`
 * - `notText`: unknown encoding or binary
 * - `damaged`: cut off or malformed, no entry is whole
 * - `unsafe`: declares a document type, or unpacks to far more than its size
 * - `unknownFormat`: valid, but no known kind
 * - `empty`: a known kind without entries
 */
export type ListProblem = "tooLarge" | "tooManyEntries" | "notText" | "damaged" | "unsafe" | "unknownFormat" | "empty";

/** A list that cannot be read. */
export class ListError extends Error {
  readonly problem: ListProblem;

  constructor(problem: ListProblem) {
    super(`the list is ${problem}`);
    this.name = "ListError";
    this.problem = problem;
  }
}
