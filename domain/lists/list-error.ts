/**
 * Why a list cannot be read:
 * - `tooLarge`, `tooManyEntries`: more than `LIST_LIMITS` allows
 * - `notText`: in an encoding that cannot be told, or a picture, a program …
 * - `damaged`: cut off, or against the rules of its format, so that no entry is whole
 * - `unsafe`: declares entities or a document type, or unpacks to far more than it is
 * - `unknownFormat`: sound, but of none of the known kinds
 * - `empty`: of a known kind, with nothing in it
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
