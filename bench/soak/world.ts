import { maintainDatabase } from "../../server/platform/database/maintain.ts";
import { migrateDatabase } from "../../server/platform/database/migrate.ts";
import { type Database, openDatabase } from "../../server/platform/database/open.ts";
import type { OnRetry } from "../../server/platform/database/retry.ts";
import { cities, countries } from "../../server/platform/database/schema/geography.ts";
import { interests } from "../../server/platform/database/schema/interests.ts";
import type { Random } from "../../server/seed/demo/random.ts";
import { newDatabaseName, onServer, withDatabase } from "../../server/testing/database-template.ts";
import { join, type World } from "../../server/testing/random-changes.ts";
import { readHomes } from "../people.ts";

const CITIES = 200;
const NAMES = 80;
const CONNECTIONS = 24;

/** PostgreSQL at `url`, or the embedded engine in memory. `close()` drops it. */
export async function createDatabase(url: string | undefined, onRetry: OnRetry): Promise<Database> {
  if (url === undefined) {
    const embedded = await openDatabase({ dataDir: "memory://", onRetry });
    await migrateDatabase(embedded);
    return embedded;
  }
  const name = newDatabaseName();
  await onServer(url, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const options = { url: withDatabase(url, name), dataDir: "", maxConnections: CONNECTIONS, onRetry };
  const database = await openDatabase(options);
  await migrateDatabase(database);
  const close = async () => {
    await database.close();
    await onServer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return { ...database, close };
}

export async function populate(database: Database, random: Random, people: number): Promise<World> {
  const { db } = database;
  const homes = (await readHomes()).cities.slice(0, CITIES);
  const twins = homes.slice(0, 3).map((home, index) => ({ ...home, id: 900_000_001 + index }));
  const places = [...homes, ...twins].map(({ country, ...home }) => ({ ...home, countryCode: country }));
  const codes = [...new Set(places.map(({ countryCode }) => countryCode))];
  await db.insert(countries).values(codes.map((code) => ({ code, name: code })));
  await db.insert(cities).values(places.map((place) => ({ ...place, name: `City ${place.id}` })));
  const names = Array.from({ length: NAMES }, (_, number) => random.pick([`Título ${number}`, `TÍTULO ${number}`]));
  const titles = names.map((name, number) => ({ name, kind: (["anime", "juego"] as const)[number % 2] ?? "anime" }));
  const stored = await db.insert(interests).values(titles).returning();
  const world: World = {
    random,
    places,
    names: [...names, ...names.slice(0, 20).map((name) => name.toLowerCase())],
    people: [],
    titles: stored.map(({ id }) => id),
    fewest: 0,
    // Most expire within seconds, some in minutes.
    end: () => new Date(Date.now() + 5 * 24_000 ** random.next()),
  };
  world.fewest = people;
  for (let joined = 0; joined < people; joined += 100) {
    const changes = Array.from({ length: Math.min(100, people - joined) }, () => join(world));
    await db.transaction(async (tx) => {
      for (const change of changes) await change.apply(tx);
    });
    for (const change of changes) change.settle?.();
  }
  world.fewest = Math.floor(people * 0.8);
  await maintainDatabase(database);
  return world;
}
