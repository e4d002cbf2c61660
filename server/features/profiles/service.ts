/** What other features show of people. Everything here passes the rule who may see whom. */

import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { pickCommonInterests, sharingWith } from "@nakamatch/domain/meeting/common-interests";
import { compatibilityPercent } from "@nakamatch/domain/meeting/compatibility";
import { ageOn, utcDate } from "@nakamatch/domain/people/age";
import type { Queryable } from "../../platform/database/open.ts";
import { readChosenTitles, readShareableTitles, readVisiblePeople } from "./store.ts";
import type { Affinity, PersonDetails } from "./types.ts";

/**
 * The people among `ids` whom the viewer may see (OPEN-42), by id: those who are blocked in either direction, banned,
 * unconfirmed or gone are missing. Ages are whole years on the UTC date of `now` (OPEN-91).
 */
export async function readPersonSummaries(
  db: Queryable,
  viewerId: string,
  ids: string[],
  now: Date = new Date(),
): Promise<Map<string, PersonDetails>> {
  if (ids.length === 0) return new Map();
  const today = utcDate(now);
  const rows = await readVisiblePeople(db, viewerId, ids);
  return new Map(
    rows.map(({ birthDate, ...person }) => [
      person.id,
      { ...person, age: birthDate === null ? null : ageOn(birthDate, today) },
    ]),
  );
}

/**
 * What the viewer shares with each of `ids` (CARD-08, CARD-09, MATCH-10, OPEN-53): at most `limit` interests to show, the
 * best known of a kind first, how many more there are, how many of each kind, and the compatibility in percent (DISC-13).
 * Whoever has no profile has no entry. Says nothing of whether the viewer may see the person: ask only about people whom
 * `readPersonSummaries` gave.
 */
export async function readSharedInterests(
  db: Queryable,
  viewerId: string,
  ids: string[],
  limit: number,
): Promise<Map<string, Affinity>> {
  if (ids.length === 0) return new Map();
  const shareable = await readShareableTitles(db, viewerId);
  const viewerInterests = shareable.filter(({ isOwn }) => isOwn).length;
  const shareOf = sharingWith(shareable);
  const rows = await readChosenTitles(
    db,
    ids,
    shareable.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ personId, chosen, total: totalInterests }) => {
      const common = shareOf(chosen);
      const byKind: Record<InterestKind, number> = { anime: 0, juego: 0, serie_pelicula: 0 };
      for (const { kind } of common) byKind[kind]++;
      const { shown, more } = pickCommonInterests(common, limit);
      return [
        personId,
        {
          shared: {
            shown: shown.map(({ id, name, kind }) => ({ id, name, kind })),
            more,
            total: common.length,
            byKind,
          },
          totalInterests,
          viewerInterests,
          compatibility: compatibilityPercent(common.length, viewerInterests, totalInterests),
        },
      ];
    }),
  );
}
