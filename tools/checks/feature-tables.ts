import type { Repository } from "../repository.ts";

const DECLARATIONS = /^server\/features\/([^/]+)\/tables\.json$/;

/** A table in the `tables.json` of its feature. */
export interface FeatureTable {
  name: string;
  /** The only feature that writes it. */
  owner: string;
  path: string;
  /** The entry of `privacy.data`; null if the table has nothing about people. */
  privacyPage: string | null | undefined;
}

export function featureTables(repository: Repository): FeatureTable[] {
  return repository.files.flatMap((path) => {
    const owner = DECLARATIONS.exec(path)?.[1];
    if (owner === undefined) return [];
    const declared = JSON.parse(repository.read(path)) as Record<string, Pick<FeatureTable, "privacyPage">>;
    return Object.entries(declared).map(([name, { privacyPage }]) => ({ name, owner, path, privacyPage }));
  });
}
