/** Fills `countries` and `cities` from the committed data (DATA-06). */
import { readFile } from "node:fs/promises";
import { searchNamesOf } from "@nakamatch/domain/places/search-names";
import { sql } from "drizzle-orm";
import type { Database, Queryable, Tx } from "../../platform/database/open.ts";
import { cities, countries } from "../../platform/database/schema/geography.ts";
import { liftTimeLimits } from "../../platform/database/time-limits.ts";
import { countryName } from "./countries.ts";
import { type CityColumns, decodeCities, decompress } from "./format.ts";
import version from "./version.json" with { type: "json" };

/** Called after each batch. */
export type OnProgress = (done: number, total: number) => void;

const BATCH = 10_000;

/** Advisory lock for processes starting together. */
const LOCK_KEY = 7_241_906;

/** Stored as the table's comment, so that dumps include it. */
const VERSION = `GeoNames ${version.sha256}`;

/**
 * Loads the data in one transaction unless this version is loaded. Keeps cities no longer in the data, as people may
 * live there.
 *
 * @returns whether anything was loaded
 */
export async function loadGeography(
  database: Pick<Database, "db">,
  onProgress: OnProgress = () => {},
): Promise<boolean> {
  if (await isLoaded(database.db)) return false;
  const columns = await readCities();
  return database.db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
    if (await isLoaded(tx)) return false;
    await insertCountries(tx, columns);
    const rebuildIndexes = await setIndexesAside(tx);
    await insertCities(tx, columns, onProgress);
    await rebuildIndexes();
    // The embedded engine does not gather statistics itself.
    await tx.execute(sql`analyze ${countries}, ${cities}`);
    await tx.execute(sql`comment on table ${cities} is ${sql.raw(`'${VERSION}'`)}`);
    return true;
  });
}

export async function readCities(): Promise<CityColumns> {
  return decodeCities(decompress(await readFile(new URL("cities.tsv.br", import.meta.url))));
}

async function isLoaded(db: Queryable): Promise<boolean> {
  // Emptying a table keeps its comment.
  const { rows } = await db.execute<{ loaded: string | null; filled: boolean }>(
    sql`select obj_description('cities'::regclass, 'pg_class') as loaded, exists (select from ${cities}) as filled`,
  );
  return rows[0]?.filled === true && rows[0].loaded === VERSION;
}

/**
 * Drops the non-constraint indexes of an empty table; the returned function rebuilds them. Saves a quarter of the first
 * start.
 */
async function setIndexesAside(tx: Tx): Promise<() => Promise<void>> {
  const { rows: indexes } = await tx.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = 'cities'::regclass
      and not exists (select from pg_constraint where conindid = indexrelid)
      and not exists (select from ${cities})`);
  for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`));
  return async () => {
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  };
}

async function insertCountries(tx: Tx, { countryCodes }: CityColumns): Promise<void> {
  // A country needs at least one city.
  const codes = [...new Set(countryCodes)];
  const rows = codes.map((code) => ({ code, name: countryName(code, "es") ?? code }));
  await tx
    .insert(countries)
    .values(rows)
    .onConflictDoUpdate({ target: countries.code, set: { name: sql`excluded.name` } });
}

async function insertCities(tx: Tx, columns: CityColumns, onProgress: OnProgress): Promise<void> {
  const total = columns.ids.length;
  const searchNames = columns.names.map((name, row) => searchNamesOf(name, columns.aliases[row] ?? []));
  for (let start = 0; start < total; start += BATCH) {
    const end = Math.min(start + BATCH, total);
    const batch = <Value>(column: Value[]) => sql.param(column.slice(start, end));
    // One parameter per column, as a statement has at most 65,535.
    await tx.execute(sql`
      insert into ${cities} (id, name, country_code, latitude, longitude, region, population, search_names)
      select id, name, country_code, latitude, longitude, nullif(region, ''), population, search_names
      from unnest(
        ${batch(columns.ids)}::int[], ${batch(columns.names)}::text[], ${batch(columns.countryCodes)}::text[],
        ${batch(columns.latitudes)}::float8[], ${batch(columns.longitudes)}::float8[],
        ${batch(columns.regions)}::text[], ${batch(columns.populations)}::int[], ${batch(searchNames)}::text[]
      ) as city (id, name, country_code, latitude, longitude, region, population, search_names)
      on conflict (id) do update set
        name = excluded.name, country_code = excluded.country_code, latitude = excluded.latitude,
        longitude = excluded.longitude, region = excluded.region, population = excluded.population,
        search_names = excluded.search_names`);
    onProgress(end, total);
  }
}
