import type { Match } from "@nakamatch/contract/endpoints/likes";
import type { KnownPerson } from "../profiles/types.ts";
import type { PairRow } from "./types.ts";

/** An entry of the match lists (MATCH-14). */
export function presentMatch(pair: PairRow, { person, details: { bio }, affinity }: KnownPerson): Match {
  return {
    id: pair.id,
    matchedAt: pair.matchedAt?.toISOString() ?? null,
    hasMessages: pair.hasMessages,
    updatedAt: pair.updatedAt.toISOString(),
    compatibilityScore: affinity.compatibility,
    otherUser: { ...person, bio, interests: affinity.shared, totalInterests: affinity.totalInterests },
  };
}
