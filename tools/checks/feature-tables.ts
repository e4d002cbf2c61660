import type { Repository } from "../repository.ts";

const DECLARATIONS = /^server\/features\/([^/]+)\/tables\.json$/;

/** A table as `tables.json` of the feature that owns it declares it, as far as checks of the text need it. */
export interface FeatureTable {
  name: string;
  /** The feature, which alone writes the table. */
  owner: string;
  path: string;
  /** The entry of `privacy.data` that tells about the table; null if it has nothing about people. */
  privacyPage: string | null | undefined;
}

/** The declared tables of all features. */
export function featureTables(repository: Repository): FeatureTable[] {
  return repository.files.flatMap((path) => {
    const owner = DECLARATIONS.exec(path)?.[1];
    if (owner === undefined) return [];
    const declared = JSON.parse(repository.read(path)) as Record<string, Pick<FeatureTable, "privacyPage">>;
    return Object.entries(declared).map(([name, { privacyPage }]) => ({ name, owner, path, privacyPage }));
  });
}
