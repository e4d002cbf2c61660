/** What other features show of people. Everything here passes the rule who may see whom. */

import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { pickCommonInterests, sharingWith } from "@nakamatch/domain/meeting/common-interests";
import { compatibilityPercent } from "@nakamatch/domain/meeting/compatibility";
import { ageOn, utcDate } from "@nakamatch/domain/people/age";
import type { Queryable } from "../../platform/database/open.ts";
import { readShareableTitles, readVisiblePeople } from "./store.ts";
import type { Affinity, KnownPerson, ShareableRow } from "./types.ts";

/** The titles that people may share with the viewer: what `readPeople` begins with. */
export function readShareable(db: Queryable, viewerId: string): Promise<ShareableRow[]> {
  return readShareableTitles(db, viewerId);
}

/**
 * The people among `ids` whom the viewer may see (OPEN-42), by id, with what the two share: those who are blocked in
 * either direction, banned, unconfirmed or gone are missing. Ages are whole years on the UTC date of `now` (OPEN-91).
 * At most `shown` of the shared interests are given, the best known of a kind first, and how many more there are
 * (CARD-08, CARD-09, MATCH-10). Whoever has read `shareable` beside something else gives it along.
 */
export async function readPeople(
  db: Queryable,
  viewerId: string,
  ids: string[],
  { shown, now = new Date(), ...known }: { shown: number; now?: Date; shareable?: ShareableRow[] },
): Promise<Map<string, KnownPerson>> {
  if (ids.length === 0) return new Map();
  const today = utcDate(now);
  const shareable = known.shareable ?? (await readShareable(db, viewerId));
  const titles = shareable.map(({ id }) => id);
  const affinityWith = measureAffinity(shareable, shown);
  const rows = await readVisiblePeople(db, { viewerId, ids, titles });
  return new Map(
    rows.map(({ birthDate, hasLiked, totalInterests, chosen, ...person }) => [
      person.id,
      {
        person: { ...person, age: birthDate === null ? null : ageOn(birthDate, today) },
        affinity: affinityWith(chosen, totalInterests),
        hasLiked,
      },
    ]),
  );
}

/** What a viewer shares with somebody by the titles they chose and how many they have (DISC-13..15, OPEN-53). */
function measureAffinity(
  shareable: ShareableRow[],
  limit: number,
): (chosen: number[], totalInterests: number) => Affinity {
  const viewerInterests = shareable.filter(({ isOwn }) => isOwn).length;
  const shareOf = sharingWith(shareable);
  return (chosen, totalInterests) => {
    const common = shareOf(chosen);
    const byKind: Record<InterestKind, number> = { anime: 0, juego: 0, serie_pelicula: 0 };
    for (const { kind } of common) byKind[kind]++;
    const { shown, more } = pickCommonInterests(common, limit);
    return {
      shared: { shown: shown.map(({ id, name, kind }) => ({ id, name, kind })), more, total: common.length, byKind },
      totalInterests,
      viewerInterests,
      compatibility: compatibilityPercent(common.length, viewerInterests, totalInterests),
    };
  };
}
