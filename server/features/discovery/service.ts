/** Compatible people, ranked for one viewer (spec §5, §9). */
import type { DiscoverySort } from "@nakamatch/contract/endpoints/discovery";
import type { PersonCard } from "@nakamatch/contract/schemas/people";
import { COMMON_INTERESTS, DASHBOARD_PAGE } from "@nakamatch/contract/vocabulary/limits";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/database/open.ts";
import { readPersonSummaries, readSharedInterests } from "../profiles/service.ts";
import { decodeCursor, encodeCursor, presentCard } from "./present.ts";
import { rankPeople } from "./store.ts";

export interface DiscoveryDeps {
  db: Queryable;
  clock: Clock;
}

export interface PageQuery {
  sort: DiscoverySort;
  /** Continues behind the page that gave it. */
  cursor?: string | undefined;
  /** Most people on the page; never more than `DASHBOARD_PAGE` (LIMIT-10). */
  limit?: number | undefined;
}

export interface DiscoveryPage {
  people: PersonCard[];
  /** How many the viewer finds in all, on whatever page (DISC-02). */
  total: number;
  /** Null on the last page. */
  nextCursor: string | null;
}

/**
 * One page of the people whom the viewer may discover: the chosen key, the other key, premium first, then the id
 * (LIMIT-15). Continuing by cursor neither repeats nor skips anybody, whoever joins or leaves in between.
 *
 * @throws {AppError} `VALIDATION_FAILED` at `cursor` when it is malformed or continues another sort
 */
export async function discoverPeople(
  { db, clock }: DiscoveryDeps,
  viewerId: string,
  { sort, cursor, limit = DASHBOARD_PAGE }: PageQuery,
): Promise<DiscoveryPage> {
  const size = Math.min(limit, DASHBOARD_PAGE);
  const after = cursor === undefined ? undefined : decodeCursor(sort, cursor);
  // One more than is shown tells whether there is another page.
  const ranking = await rankPeople(db, viewerId, { sort, after, limit: size + 1 });
  const ranked = ranking.people.slice(0, size);
  const ids = ranked.map(({ id }) => id);
  const [people, affinities] = await Promise.all([
    readPersonSummaries(db, viewerId, ids, clock.now()),
    readSharedInterests(db, viewerId, ids, COMMON_INTERESTS.dashboard),
  ]);
  const last = ranking.people.length > size ? ranked.at(-1) : undefined;
  return {
    // Who was deleted, banned or blocked since the ranking leaves a gap.
    people: ranked.flatMap((rank) => {
      const [person, affinity] = [people.get(rank.id), affinities.get(rank.id)];
      return person && affinity ? [presentCard(rank, person, affinity)] : [];
    }),
    total: ranking.total,
    nextCursor: last ? encodeCursor(sort, last) : null,
  };
}
