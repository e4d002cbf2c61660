/** The engine alone, in this process, with the people of the database. */
import { sql } from "drizzle-orm";
import type { DiscoverySort } from "../../contract/endpoints/discovery.ts";
import { rankingSource } from "../../server/features/discovery/service.ts";
import { readDiscoveryRows } from "../../server/features/discovery/store.ts";
import type { Viewer } from "../../server/features/discovery/types.ts";
import type { Database, Db } from "../../server/platform/database/open.ts";
import { createLog } from "../../server/platform/log.ts";
import { createRanker } from "../../server/ranking/ranker.ts";
import { RankingIndex } from "../../server/ranking/ranking-index.ts";
import type { RankedPerson, RankingCity } from "../../server/ranking/types.ts";
import { bySort, question, type Scenario, UNFILTERED } from "./queries.ts";
import { round, type Timing, timeAll } from "./timing.ts";

const ROUNDS = 5;
const BATCH = 20_000;

/** Reads everybody and builds the index here, in milliseconds; the server's own way of loading is `measureRanker`'s. */
export async function loadIndex(db: Db) {
  const everybody = await readEverybody(db);
  const { rows: places } = await db.execute<RankingCity & Record<string, unknown>>(
    sql`select id, latitude, longitude from cities`,
  );
  const index = new RankingIndex(places);
  const started = performance.now();
  index.load(everybody, Date.now());
  const build = performance.now() - started;
  const { people } = index.byteLength;
  return { index, figures: { build: round(build), bytesPerPerson: round(people / index.size) } };
}

async function readEverybody(db: Db): Promise<RankedPerson[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from discovery`);
  const everybody: RankedPerson[] = [];
  for (let from = 0; from < rows.length; from += BATCH) {
    const ids = rows.slice(from, from + BATCH).map(({ id }) => id);
    for (const person of await readDiscoveryRows(db, ids)) everybody.push(person);
  }
  return everybody;
}

/** Pages with the exact count, per sort and set of filters. */
export async function measureEngine(index: RankingIndex, viewers: readonly Viewer[], sets: readonly Scenario[]) {
  const figures: Record<string, Record<DiscoverySort, Timing>> = {};
  for (const scenario of sets) {
    figures[scenario.name] = await bySort((sort) =>
      timeAll(
        viewers.map((viewer) => question(viewer, sort, scenario).engine),
        (query) => index.query(query),
        ROUNDS,
      ),
    );
  }
  return figures;
}

/**
 * The same through the worker and the change feed, as the server asks; and how long the server's own way of loading takes
 * from the table to the first answer, in milliseconds.
 */
export async function measureRanker(database: Database, viewers: readonly Viewer[]) {
  const log = createLog({ level: "silent", pretty: false });
  const ranker = createRanker({ source: rankingSource(database), log, now: Date.now });
  try {
    const started = performance.now();
    await ranker.start();
    const load = round(performance.now() - started);
    const pages = await bySort((sort) =>
      timeAll(viewers, (viewer) => ranker.rank(question(viewer, sort, UNFILTERED).engine), 2),
    );
    return { load, pages };
  } finally {
    await ranker.close();
  }
}
