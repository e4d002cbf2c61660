import type { RankingIndex } from "@nakamatch/ranking/index/ranking-index";
import type { RankingPage } from "@nakamatch/ranking/types";
import { DISCOVERY_SORTS, type DiscoverySort } from "../../contract/vocabulary/discovery.ts";
import { rankPeople } from "../../server/features/meeting/discovery/store.ts";
import type { Viewer } from "../../server/features/meeting/discovery/types.ts";
import type { Database, Db } from "../../server/platform/database/open.ts";
import { percentiles } from "../percentiles.ts";
import { rankLiterally } from "./literal-sql.ts";
import { say } from "./progress.ts";
import { bySort, LIMIT, question, type Scenario, UNFILTERED } from "./queries.ts";
import { type Timing, timeAll } from "./timing.ts";

export async function measureSql(db: Db, viewers: readonly Viewer[], sets: readonly Scenario[]) {
  const figures: Record<string, Record<DiscoverySort, Timing>> = {};
  for (const scenario of sets) {
    figures[scenario.name] = await bySort((sort) =>
      timeAll(viewers, (viewer) => rankPeople(db, question(viewer, sort, scenario)), 1),
    );
  }
  return figures;
}

/**
 * Once per viewer.
 *
 * @throws when engine, SQL ranking and plain SQL differ in people, order, figures or count
 */
export async function measureLiteral({ db, pool }: Database, index: RankingIndex, viewers: readonly Viewer[]) {
  const times: Record<DiscoverySort, number[]> = { distance: [], compatibility: [] };
  for (const viewer of viewers) {
    for (const sort of DISCOVERY_SORTS) {
      const asked = question(viewer, sort, UNFILTERED);
      const before = performance.now();
      const literal = await rankLiterally(pool, viewer.person.id, sort, LIMIT);
      times[sort].push(performance.now() - before);
      say(`plain SQL by ${sort}: ${Math.round(times[sort].at(-1) ?? 0)} ms`);
      const engine = index.query(asked);
      mustAgree("the plain SQL", literal, engine);
      mustAgree("the SQL ranking", await rankPeople(db, asked), engine);
    }
  }
  return { distance: percentiles(times.distance), compatibility: percentiles(times.compatibility) };
}

function mustAgree(name: string, given: RankingPage, engine: RankingPage): void {
  const text = ({ rows, total }: RankingPage) =>
    [
      `total ${total}`,
      ...rows.map((row) => `${row.id} ${row.compatibility} ${row.distanceHundredths} ${row.isPremium}`),
    ].join("\n");
  if (text(given) !== text(engine)) {
    throw new Error(`${name} and the engine differ.\n${name}:\n${text(given)}\n\nengine:\n${text(engine)}`);
  }
}
