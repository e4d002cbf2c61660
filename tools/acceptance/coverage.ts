import { isTest, type Repository } from "../repository.ts";
import { type AcceptanceRow, idsInTitle, readRows } from "./rows.ts";
import { readTitles } from "./titles.ts";

export const ACCEPTANCE_LIST = "docs/acceptance.md";

/** Where tests name rows: row id to the files of its tests. */
export type Mentions = ReadonlyMap<string, ReadonlySet<string>>;

/** The acceptance rows of a checkout. */
export function rowsOf(repository: Repository): AcceptanceRow[] {
  return readRows(repository.read(ACCEPTANCE_LIST));
}

/** Collects every id that a test's title names, whether such a row exists or not. */
export function mentionsIn(repository: Repository): Mentions {
  const mentions = new Map<string, Set<string>>();
  for (const path of repository.files.filter(isTest)) {
    for (const id of readTitles(path, repository.read(path)).flatMap(idsInTitle)) {
      mentions.set(id, (mentions.get(id) ?? new Set()).add(path));
    }
  }
  return mentions;
}
