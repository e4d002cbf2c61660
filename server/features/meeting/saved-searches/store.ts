import type { DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import { SAVED_SEARCHES } from "@nakamatch/contract/vocabulary/limits";
import { and, asc, eq, getTableColumns, inArray, lt, sql } from "drizzle-orm";
import type { Queryable, Tx } from "../../../platform/database/open.ts";
import { arrivals, savedSearches } from "../../../platform/database/schema/discovery.ts";
import { cities } from "../../../platform/database/schema/geography.ts";
import { interests } from "../../../platform/database/schema/interests.ts";
import type { Existing } from "./policy.ts";
import type { Changes, DueSearch, SearchRow } from "./types.ts";

const { id, name, sort, filters, inDigest, toldUntil } = getTableColumns(savedSearches);
const columns = { id, name, sort, filters, inDigest };

type NewSearch = Pick<typeof savedSearches.$inferInsert, keyof typeof columns>;

/** The oldest first. */
export function readSearches(db: Queryable, personId: string): Promise<SearchRow[]> {
  return db
    .select(columns)
    .from(savedSearches)
    .where(eq(savedSearches.personId, personId))
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.slot));
}

/** Undefined if the person has no free slot. */
export async function insertSearch(tx: Tx, personId: string, search: NewSearch): Promise<SearchRow | undefined> {
  const [free] = await tx
    .select({ slot: sql<number>`slot` })
    .from(sql`generate_series(1, ${SAVED_SEARCHES.max}::int) slot`)
    .where(sql`slot not in (select slot from ${savedSearches} where ${eq(savedSearches.personId, personId)})`)
    .orderBy(sql`slot`)
    .limit(1);
  if (!free) return undefined;
  const [added] = await tx
    .insert(savedSearches)
    .values({ ...search, personId, slot: free.slot })
    .returning(columns);
  return added;
}

/** Undefined if the person has no such search. `startsAnew`: the digest counts from now on. */
export async function updateSearch(
  db: Queryable,
  { personId, searchId, startsAnew }: { personId: string; searchId: string; startsAnew: boolean },
  changes: Changes<Omit<NewSearch, "id">>,
): Promise<SearchRow | undefined> {
  const [changed] = await db
    .update(savedSearches)
    // An update without columns would be an error.
    .set({ id: sql`${id}`, ...changes, ...(startsAnew && { toldUntil: sql`now()` }) })
    .where(and(eq(id, searchId), eq(savedSearches.personId, personId)))
    .returning(columns);
  return changed;
}

export async function deleteSearch(db: Queryable, personId: string, searchId: string): Promise<void> {
  await db.delete(savedSearches).where(and(eq(id, searchId), eq(savedSearches.personId, personId)));
}

/** Reads the digest's searches with enough arrivals, matching or not. */
export function readDue(db: Queryable, personId: string, until: Date): Promise<DueSearch[]> {
  const { min } = SAVED_SEARCHES.told;
  const isAfter = sql`${arrivals.arrivedAt} > ${toldUntil} and ${arrivals.arrivedAt} <= ${sql.param(until, toldUntil)}`;
  return db
    .select({ ...columns, toldUntil })
    .from(savedSearches)
    .where(
      and(
        eq(savedSearches.personId, personId),
        inDigest,
        sql`(select count(*) from (select from ${arrivals} where ${isAfter} limit ${min}) newcomers) = ${min}`,
      ),
    )
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.slot));
}

export async function updateToldUntil(tx: Queryable, ids: string[], until: Date): Promise<void> {
  await tx
    .update(savedSearches)
    .set({ toldUntil: until })
    .where(and(inArray(id, ids), lt(toldUntil, until)));
}

/** The next digest counts arrivals from now on. */
export async function restartSearches(tx: Queryable, personId: string): Promise<void> {
  await tx.update(savedSearches).set({ toldUntil: sql`now()` }).where(eq(savedSearches.personId, personId));
}

/** Returns which of these cities and titles exist. */
export async function readExisting(
  db: Queryable,
  searches: readonly DiscoveryFilters[],
): Promise<Omit<Existing, "events">> {
  const ids = searches.flatMap(({ city }) => (city === "" ? [] : [Number(city)]));
  const names = searches.flatMap(({ selectedInterests }) => selectedInterests);
  const found = ids.length === 0 ? [] : await db.select().from(cities).where(inArray(cities.id, ids));
  const lower = sql<string>`lower(${interests.name})`;
  const titles =
    names.length === 0
      ? []
      : await db
          .selectDistinct({ name: lower })
          .from(interests)
          .where(
            and(
              inArray(interests.kind, ["anime", "juego", "serie_pelicula"]),
              sql`${lower} = any(array(select lower(name) from unnest(${sql.param(names)}::text[]) name))`,
            ),
          );
  return {
    cities: new Set(found.map((city) => `${city.countryCode} ${city.id}`)),
    titles: new Set(titles.map((title) => title.name)),
  };
}
