import type { Repository } from "../repository.ts";

const DECLARATIONS = /^server\/features\/([^/]+\/[^/]+)\/tables\.json$/;

/** In the `tables.json` of its feature. */
export interface FeatureTable {
  name: string;
  /** The only feature that writes it, as `area/feature`. */
  owner: string;
  path: string;
  /** Entry of `privacy.data`; null without personal data. */
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
