/** Two people of whom both said that they met. */
export interface MetPair {
  planId: string;
  people: [string, string];
}

/** Somebody's hashes of pairs, and everybody whom they may be about. */
export interface HashedPairs {
  personId: string;
  hashes: string[];
  partnerIds: string[];
}

/** Of a pair, as one of the two has it. */
export type HashPair = (personId: string, otherId: string) => string;
