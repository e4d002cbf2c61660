import type { Match } from "@nakamatch/contract/endpoints/meeting/likes";
import type { LikeWords } from "@nakamatch/contract/schemas/like-words";
import type { KnownPerson } from "../../people/profiles/types.ts";
import type { PairRow } from "./types.ts";

/** An entry of the match lists (MATCH-14). */
export function presentMatch(
  pair: PairRow,
  { person, details: { bio }, affinity, possible }: KnownPerson,
  words: LikeWords[] | undefined,
): Match {
  return {
    id: pair.id,
    matchedAt: pair.matchedAt?.toISOString() ?? null,
    hasMessages: pair.hasMessages,
    ...(pair.isEnded && { isEnded: true as const }),
    ...(pair.isHidden && { isHidden: true as const }),
    updatedAt: pair.updatedAt.toISOString(),
    compatibilityScore: affinity.compatibility,
    ...(words && { words }),
    otherUser: { ...person, bio, interests: affinity.shared, totalInterests: affinity.totalInterests, possible },
  };
}
