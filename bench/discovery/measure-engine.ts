import type { RankingIndex } from "@nakamatch/ranking/index/ranking-index";
import { IndexLoader } from "@nakamatch/ranking/load/index-loader";
import { DISCOVERY_SORTS, type DiscoverySort } from "../../contract/vocabulary/discovery.ts";
import { rankingSource } from "../../server/features/meeting/discovery/service.ts";
import type { Viewer } from "../../server/features/meeting/discovery/types.ts";
import type { Database } from "../../server/platform/database/open.ts";
import { createLog } from "../../server/platform/log.ts";
import { createRanker } from "../../server/ranking/ranker.ts";
import { bySort, question, type Scenario, UNFILTERED } from "./queries.ts";
import { round, type Timing, timeAll } from "./timing.ts";

const ROUNDS = 5;
const WARM_UP = 4;

/** Loads as the server's thread does; milliseconds of reading and building. */
export async function loadIndex(database: Database) {
  const source = rankingSource(database);
  const started = performance.now();
  const loader = new IndexLoader(Date.now());
  for await (const piece of source.streamCities()) loader.addCities(piece);
  for await (const piece of source.streamPeople()) loader.addPeople(piece);
  const read = performance.now() - started;
  const steps = loader.finish();
  let step = steps.next();
  while (!step.done) step = steps.next();
  const index = step.value;
  const build = performance.now() - started - read;
  const { people } = index.byteLength;
  return {
    index,
    figures: { read: round(read), build: round(build), bytesPerPerson: round(people / index.size) },
  };
}

export async function measureEngine(index: RankingIndex, viewers: readonly Viewer[], sets: readonly Scenario[]) {
  const figures: Record<string, Record<DiscoverySort, Timing>> = {};
  for (let round = 0; round < WARM_UP; round++) {
    for (const scenario of sets) {
      for (const viewer of viewers) {
        for (const sort of DISCOVERY_SORTS) index.query(question(viewer, sort, scenario));
      }
    }
  }
  for (const scenario of sets) {
    figures[scenario.name] = await bySort((sort) =>
      timeAll(
        viewers.map((viewer) => question(viewer, sort, scenario)),
        (query) => index.query(query),
        ROUNDS,
      ),
    );
  }
  return figures;
}

/** Through the worker and the change feed, as the server does; also milliseconds from loading to the first answer. */
export async function measureRanker(database: Database, viewers: readonly Viewer[]) {
  const log = createLog({ level: "silent", pretty: false });
  const ranker = createRanker({ source: rankingSource(database), log, now: Date.now });
  try {
    const started = performance.now();
    await ranker.start();
    const load = round(performance.now() - started);
    const pages = await bySort((sort) =>
      timeAll(viewers, async (viewer) => (await ranker.upToDate())?.(question(viewer, sort, UNFILTERED)), 2),
    );
    return { load, pages };
  } finally {
    await ranker.close();
  }
}
