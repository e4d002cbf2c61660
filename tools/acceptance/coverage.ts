import { isTest, type Repository } from "../repository.ts";
import { type AcceptanceRow, idsInTitle, readRows } from "./rows.ts";
import { readTitles } from "./titles.ts";

export const ACCEPTANCE_LIST = "docs/acceptance.md";

/** Row id → test files. */
export type Mentions = ReadonlyMap<string, ReadonlySet<string>>;

export function rowsOf(repository: Repository): AcceptanceRow[] {
  return readRows(repository.read(ACCEPTANCE_LIST));
}

/** Ids in test titles, known or not. */
export function mentionsIn(repository: Repository): Mentions {
  const mentions = new Map<string, Set<string>>();
  for (const path of repository.files.filter(isTest)) {
    for (const id of readTitles(path, repository.read(path)).flatMap(idsInTitle)) {
      mentions.set(id, (mentions.get(id) ?? new Set()).add(path));
    }
  }
  return mentions;
}
