import type { RankingPage, Until } from "@nakamatch/ranking/types";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type Copied, copyTable } from "../../../platform/database/copy-table.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { preparedOnce } from "../../../platform/database/prepared.ts";
import { partedPairs } from "../../../platform/database/schema/chats.ts";
import { discovery, discoveryTitles, hiddenPeople } from "../../../platform/database/schema/discovery.ts";
import { cities } from "../../../platform/database/schema/geography.ts";
import { interests } from "../../../platform/database/schema/interests.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { blocks } from "../../../platform/database/schema/safety.ts";
import { parseSeeker } from "../../../platform/database/seeker.ts";
import { liftTimeLimits } from "../../../platform/database/time-limits.ts";
import { behind, gapTo, orderOf, passing, placesAround, standard, UNKNOWN } from "./conditions.ts";
import type { DiscoveryChanges, DiscoveryRow, StoredQuery, StoredRow, Viewer } from "./types.ts";

/**
 * Ranks everyone the viewer may discover in one statement; returns the requested page and the total. Bans and
 * subscriptions expire at the statement's time.
 */
export async function rankPeople(db: Queryable, query: StoredQuery): Promise<RankingPage> {
  const { viewer, filters, sort, limit } = query;
  const minCompatibility = filters.minCompatibility ?? 0;
  const sharesNothing = viewer.interestIds.length === 0;
  if (filters.interestIds?.length === 0 || (sharesNothing && minCompatibility > 0)) return { rows: [], total: 0 };
  // Without interests all percentages are 0, and only the distance sorts.
  const isByCity =
    viewer.city !== null && minCompatibility === 0 && (sort === "distance" || (sharesNothing && sort !== "taste"));
  const { rows } = await db.execute<RankingPage & Record<string, unknown>>(sql`
    with ${isByCity ? nearest(query) : bestFitting(query)},
    page as (select * from ranked where ${behind(query)} order by ${orderOf(query)} limit ${limit})
    select (select total from everybody) as total, coalesce(json_agg(json_build_object(
      'id', id, 'compatibility', 100 - gap, 'distanceHundredths', nullif(distance, ${UNKNOWN}), 'isPremium', standard = 0
    ) order by ${orderOf(query)}), '[]') as rows
    from page`);
  const [page] = rows;
  if (!page) throw new Error("the ranking gave no row");
  return page;
}

/**
 * `everybody` and `ranked` when sorting by distance: counts people per city, takes the nearest cities that fill the
 * page and compares interests only there.
 */
function nearest(query: StoredQuery): SQL {
  const { viewer, filters, sort, after, limit } = query;
  // If the viewer just removed all interests, the cursor's percentage no longer exists.
  const isAmongEqual = sort === "distance" || after?.compatibility === 0;
  const from = after && isAmongEqual ? (after.distanceHundredths ?? UNKNOWN) : -1;
  const people = sql`select id, city_id, ${standard} as standard, ${gapTo(viewer)} as gap
    from ${discovery} where ${passing(query)}`;
  const isNear =
    filters.maxDistance === undefined ? sql`true` : sql`distance is null or distance <= ${filters.maxDistance * 100}`;
  return sql`
    ${placesAround(viewer)},
    city_sizes as materialized (
      select city_id, coalesce(distance, ${UNKNOWN}) as distance, size
      from (
        select city_id, count(*)::int as size from ${discovery} where ${passing(query)} group by city_id
      ) people left join places using (city_id)
      where ${isNear}
    ),
    everybody as (select coalesce(sum(size), 0)::int as total from city_sizes),
    bound as materialized (
      -- As many cities as the page has people are always enough, with all cities at the last one's distance.
      select coalesce(min(distance), ${UNKNOWN}) as distance
      from (
        select distance, sum(size) over (order by distance) as covered
        from (select distance, size from city_sizes where distance > ${from} order by distance limit ${limit}) nearest
      ) cumulated
      where covered >= ${limit}
    ),
    near as (
      ${people} and city_id = any(array(
        select city_id from city_sizes
        where city_id is not null and distance >= ${from} and distance <= (select distance from bound)
      ))
      union all
      ${people} and city_id is null and (select distance from bound) = ${UNKNOWN}
    ),
    ranked as (
      select id, coalesce(distance, ${UNKNOWN}) as distance, gap, standard from near left join places using (city_id)
    )`;
}

/**
 * `everybody` and `ranked` when sorting by compatibility or taste: scans all people once. Computes distances only for
 * candidates for the page, unless sorting by distance; by taste none, but for the filter.
 */
function bestFitting(query: StoredQuery): SQL {
  const { viewer, filters, sort, after, limit } = query;
  const isFiltered = viewer.city !== null && filters.maxDistance !== undefined;
  const hasPlace = viewer.city !== null && sort !== "taste";
  const maxGap = 100 - (filters.minCompatibility ?? 0);
  const isWithin = isFiltered
    ? sql`(city_id is null or city_id = any(array(
        select city_id from places where distance <= ${(filters.maxDistance ?? 0) * 100})))`
    : sql`true`;
  // If the viewer just removed their city, the cursor's distance no longer exists.
  const isAmongEqual = sort !== "distance" || after?.distanceHundredths === null;
  const from = after && isAmongEqual ? 100 - after.compatibility : -1;
  // Without a place all distances are unknown.
  const eligible =
    sort !== "distance" || !hasPlace ? sql`gap >= ${from} and gap <= (select gap from bound)` : sql`true`;
  return sql`
    ${hasPlace || isFiltered ? sql`${placesAround(viewer)},` : sql``}
    fitting as materialized (
      select * from (
        select id, city_id, ${standard} as standard, ${gapTo(viewer)} as gap
        from ${discovery} where ${passing(query)} and ${isWithin}
        -- Keeps the percentage from being computed again for the comparison.
        offset 0
      ) people where gap <= ${maxGap}
    ),
    everybody as (select count(*)::int as total from fitting),
    bound as materialized (
      select case when count(*) < ${limit} then 100 else max(gap) end as gap
      from (select gap from fitting where gap > ${from} order by gap limit ${limit}) best
    ),
    ranked as (
      select id, ${hasPlace ? sql`coalesce(distance, ${UNKNOWN})` : sql`${UNKNOWN}::int`} as distance, gap, standard
      from fitting ${hasPlace ? sql`left join places using (city_id)` : sql``}
      where ${eligible}
    )`;
}

/** A statement that selects these ids. */
export function selectIds(ids: string[]): SQL {
  return sql`select unnest(${sql.param(ids)}::uuid[])`;
}

/** Lists and times as text and numbers, for fast parsing. */
const columns = {
  id: discovery.id,
  seeker: discovery.seeker,
  city: discovery.cityId,
  country: discovery.country,
  birthDate: discovery.birthDate,
  interestIds: sql<string>`${discovery.interests}::text`,
  premiumUntil: sql<number>`(extract(epoch from ${discovery.premiumUntil}) * 1000)::float8`,
  hiddenUntil: sql<number>`(extract(epoch from ${discovery.hiddenUntil}) * 1000)::float8`,
  isVerified: discovery.isVerified,
  languages: discovery.languages,
};

const viewer = sql.placeholder("viewerId");

const viewerRow = preparedOnce((db) =>
  db
    .select({
      ...columns,
      // There may be thousands of blocks: as one value they are read in a moment.
      excludedIds: sql<Uint8Array>`(select coalesce(string_agg(uuid_send(id), ''), '') from (
        select ${blocks.blockedId} as id from ${blocks} where ${blocks.blockerId} = ${viewer}
        union all select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${viewer}
        union all select ${hiddenPeople.hiddenId} from ${hiddenPeople} where ${hiddenPeople.personId} = ${viewer}
        union all select ${partedPairs.endedId} from ${partedPairs} where ${partedPairs.enderId} = ${viewer}
        union all select ${partedPairs.enderId} from ${partedPairs} where ${partedPairs.endedId} = ${viewer}
        union all select id from (
          select ${matches.user2Id} as id, ${matches.updatedAt} from ${matches}
          where ${matches.user1Id} = ${viewer} and ${matches.likedByUser1}
          union all select ${matches.user1Id}, ${matches.updatedAt} from ${matches}
          where ${matches.user2Id} = ${viewer} and ${matches.likedByUser2}
          order by 2 desc limit ${sql.placeholder("likesMax")}::int) as liked) as people)`,
    })
    .from(discovery)
    .where(eq(discovery.id, viewer))
    .prepare("discovery_viewer"),
);

/** Reads the viewer, undefined without a profile. Excludes the latest `likesMax` likes. */
export async function readViewer(db: Queryable, viewerId: string, likesMax = 0): Promise<Viewer | undefined> {
  const [row] = await viewerRow(db).execute({ viewerId, likesMax });
  return row && { person: parseRow(row), excludedIds: new Uint8Array(row.excludedIds) };
}

/** Returns the ids of titles with these names, of any kind; unknown names have none (DISC-15, DISC-31). */
export async function findInterestIds(db: Queryable, names: string[]): Promise<number[]> {
  if (names.length === 0) return [];
  const rows = await db
    .selectDistinct({ number: sql<number>`${discoveryTitles.numbers}[1]` })
    .from(discoveryTitles)
    .innerJoin(interests, eq(interests.id, discoveryTitles.interestId))
    .where(
      and(
        inArray(interests.kind, ["anime", "juego", "serie_pelicula"]),
        sql`lower(${interests.name}) = any(array(select lower(name) from unnest(${sql.param(names)}::text[]) name))`,
      ),
    );
  return rows.map(({ number }) => number);
}

/** Reads these people's rows, unordered; people without a row are removed. */
export async function readDiscoveryRows(db: Queryable, ids: string[]): Promise<DiscoveryRow[]> {
  const rows = await db
    .select(columns)
    .from(discovery)
    .where(sql`${discovery.id} = any(${sql.param(ids)}::uuid[])`);
  return rows.map(parseRow);
}

/**
 * Copies all rows in binary format, split anywhere, with the index's fields. Take a feed snapshot first: it covers
 * concurrent changes.
 */
export function copyDiscoveryRows(database: Copied, batchSize?: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const fields = sql`id, seeker, city_id, country, birth_date, premium_until, hidden_until, interests, is_verified,
    languages`;
  return copyTable(database, { fields, table: discovery, idType: sql`uuid`, batchSize });
}

/** Copies all cities in the same format: id, latitude and longitude in degrees. */
export function copyDiscoveryCities(database: Copied, batchSize?: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const fields = sql`id, latitude, longitude`;
  return copyTable(database, { fields, table: cities, idType: sql`integer`, batchSize });
}

/** Takes a snapshot of the change feed. */
export async function readSnapshot(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ snapshot: string }>(sql`select pg_current_snapshot()::text as snapshot`);
  return rows[0]?.snapshot ?? "";
}

const changesSince = preparedOnce((db) =>
  db
    .select({
      snapshot: sql<string>`pg_current_snapshot()::text`,
      ids: sql<string[] | null>`case when reaches then people::text[] end`,
    })
    .from(sql`discovery_feed(${sql.placeholder("snapshot")}::pg_snapshot)`)
    .prepare("discovery_changes_since"),
);

/**
 * Returns the people who changed since a snapshot, and the next snapshot. Includes every change the old snapshot did
 * not see, whatever the commit order, so none is missed. Ids may repeat.
 */
export async function readChangesSince(db: Queryable, snapshot: string): Promise<DiscoveryChanges> {
  const [changes] = await changesSince(db).execute({ snapshot });
  if (!changes) throw new Error("the change feed gave no row");
  return changes;
}

/**
 * Deletes changes older than `seconds` and returns their number; an index that has not read them is rebuilt. Without a
 * timeout: a bulk load leaves one change per person.
 */
export function pruneChanges(db: Db, seconds: number): Promise<number> {
  return db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    const { rows } = await tx.execute<{ pruned: number }>(
      sql`select discovery_prune_changes(make_interval(secs => ${seconds})) as pruned`,
    );
    return rows[0]?.pruned ?? 0;
  });
}

function parseRow({ id, seeker, city, country, birthDate, ...row }: StoredRow): DiscoveryRow {
  const { isVerified, languages } = row;
  const interestIds = row.interestIds === "{}" ? [] : row.interestIds.slice(1, -1).split(",").map(Number);
  const [premiumUntil, hiddenUntil] = [parseUntil(row.premiumUntil), parseUntil(row.hiddenUntil)];
  const told = { interestIds, premiumUntil, hiddenUntil, isVerified, languages };
  return { id, city, country, birthDate, ...parseSeeker(seeker), ...told };
}

function parseUntil(milliseconds: number): Until {
  return Number.isFinite(milliseconds) ? milliseconds : milliseconds > 0;
}
