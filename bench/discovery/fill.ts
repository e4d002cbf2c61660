/** Fills a database as triggers would have, or reuses a kept one. */

import type { Homes } from "@nakamatch/ranking/bench/people";
import type pg from "pg";
import { migrateDatabase } from "../../server/platform/database/migrate.ts";
import type { Database } from "../../server/platform/database/open.ts";
import { loadCatalogue } from "../../server/seed/catalogue/load.ts";
import { createRandom } from "../../server/seed/demo/random.ts";
import { loadGeography } from "../../server/seed/geography/load.ts";
import { type BenchTitle, readBenchTitles } from "./catalogue.ts";
import { dropIndexes } from "./drop-indexes.ts";
import { equipViewers, insertPeople } from "./fill-people.ts";
import { say, step } from "./progress.ts";
import { type BenchViewer, type DrawOptions, drawOthers, drawViewers } from "./viewers.ts";

const LARGE = ["auth_user", "profiles", "usuario_gustos", "subscriptions", "user_bans"];

const BATCH = 2500;
const CHECKED = 1000;

export interface Filled {
  viewers: BenchViewer[];
  titles: BenchTitle[];
}

type FillOptions = Pick<DrawOptions, "people" | "seed" | "viewers"> & { homes: Homes };

/**
 * Migrates the database and fills it unless a previous run did.
 *
 * @throws when it holds other people than asked for
 */
export async function fillDatabase(database: Database, options: FillOptions): Promise<Filled> {
  await step("migrations, cities, catalogue", async () => {
    await migrateDatabase(database);
    await loadGeography(database);
    await loadCatalogue(database);
  });
  const { pool } = database;
  const titles = await readBenchTitles(pool);
  const cast = { ...options, titleIds: titles.map(({ id }) => id), now: Date.now() };
  const viewers = drawViewers(cast);
  const { people, seed } = options;
  const label = `people ${people}, seed ${seed}, viewers ${viewers.length}`;
  const found = await readMark(pool);
  if (found === label) say(`the people of the last run are still there: ${label}`);
  else if (found !== null) throw new Error(`the database holds "${found}", not "${label}"`);
  else await fill(database, cast, viewers, label);
  return { viewers, titles };
}

async function readMark(pool: pg.Pool): Promise<string | null> {
  const { rows } = await pool.query<{ label: string | null }>(
    "select obj_description('profiles'::regclass, 'pg_class') as label",
  );
  return rows[0]?.label ?? null;
}

async function fill({ pool, engine }: Database, cast: DrawOptions, viewers: BenchViewer[], label: string) {
  const client = await pool.connect();
  let ids: string[];
  try {
    await client.query("set session_replication_role = replica");
    await client.query("set maintenance_work_mem = '1GB'");
    const rebuildIndexes = await dropIndexes(client, LARGE);
    ids = await step("people", async () => {
      const everybody = function* () {
        yield* drawOthers(cast);
        for (const { person } of viewers) yield person;
      };
      const stored = await insertPeople(client, everybody());
      await equipViewers(client, viewers, stored, cast.seed);
      return stored;
    });
    await step("indexes", rebuildIndexes);
    await client.query("analyze");
  } finally {
    client.release(true);
  }
  await step("discovery", () => fillDiscovery(pool, ids, engine === "pglite" ? 1 : 2));
  await step("vacuum and analyze", () => pool.query("vacuum (analyze)"));
  await checkDiscovery(pool, ids, cast.seed);
  await pool.query(`comment on table profiles is '${label}'`);
}

async function fillDiscovery(pool: pg.Pool, ids: readonly string[], connections: number): Promise<void> {
  const refresh = async (client: pg.ClientBase, people: string[]) => {
    await client.query("select discovery_refresh($1::uuid[])", [people]);
  };
  const work = async (batches: Iterable<string[]>) => {
    const client = await pool.connect();
    try {
      await client.query("set session_replication_role = replica");
      for (const batch of batches) await refresh(client, batch);
    } finally {
      client.release(true);
    }
  };
  // One resident per city first: concurrent transactions that add the same places block each other.
  const { rows } = await pool.query<{ id: string }>(
    "select distinct on (city) id from profiles where city is not null order by city, id",
  );
  await work([rows.map(({ id }) => id)]);
  const batches = inBatches(ids);
  await Promise.all(Array.from({ length: connections }, () => work(batches)));
}

function* inBatches(ids: readonly string[]): Generator<string[]> {
  for (let from = 0; from < ids.length; from += BATCH) yield ids.slice(from, from + BATCH);
}

async function checkDiscovery(pool: pg.Pool, ids: readonly string[], seed: number): Promise<void> {
  const random = createRandom(seed);
  const some = Array.from({ length: CHECKED }, () => random.pick(ids));
  const { rows } = await pool.query<{ wrong: number; all: number; people: number }>(
    `select
       (select count(*) from (
         select * from discovery_source where id = any($1::uuid[]) except select * from discovery where id = any($1::uuid[])
       ) differing) as wrong,
       (select count(*) from discovery) as "all", (select count(*) from profiles) as people`,
    [some],
  );
  const [found] = rows;
  if (!found || found.wrong > 0 || found.all !== found.people) {
    throw new Error(`discovery is not what it has to be: ${JSON.stringify(found)}`);
  }
  say(`discovery = discovery_source for ${CHECKED} random people of ${found.people}`);
}
