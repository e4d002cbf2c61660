/**
 * Why a list cannot be read:
 * - `tooLarge`, `tooManyEntries`: beyond `LIST_LIMITS`
 * - `notText`: binary, or unknown encoding
 * - `damaged`: malformed, no entry is whole
 * - `unsafe`: declares a document type, or unpacks enormously
 * - `unknownFormat`: valid, but unknown
 * - `empty`: no entries
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
