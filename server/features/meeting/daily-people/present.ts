import type { DailyPerson } from "@nakamatch/contract/endpoints/meeting/daily-people";
import type { GoesTo } from "@nakamatch/contract/schemas/people";
import { type Coordinates, distanceKm } from "@nakamatch/domain/meeting/distance";
import type { KnownPerson } from "../../people/profiles/types.ts";

/** `home`: where the viewer lives, if known. */
export function presentDailyPerson(
  { person, affinity, recentActivity, line, place, hasLiked, isMatch, possible }: KnownPerson,
  home: Coordinates | null,
  { reason, goesTo }: { reason: DailyPerson["reason"]; goesTo: GoesTo },
): DailyPerson {
  const { compatibility, shared } = affinity;
  const distance = home && place ? distanceKm(home, place) : null;
  return {
    ...person,
    distanceKm: distance,
    compatibility,
    inCommon: shared.total,
    reason,
    onlyTitle: shared.total === 1 ? (shared.shown[0]?.name ?? null) : null,
    recentActivity,
    line,
    possible,
    ...(goesTo && { goesTo }),
    hasLiked,
    isMatch,
  };
}
