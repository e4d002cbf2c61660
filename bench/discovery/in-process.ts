import { readDiscoveryRows, readViewer } from "../../server/features/meeting/discovery/store.ts";
import type { Viewer } from "../../server/features/meeting/discovery/types.ts";
import type { Database } from "../../server/platform/database/open.ts";
import { measureFloor } from "../floor.ts";
import type { Filled } from "./fill.ts";
import { measureIndexChanges, measureStoredChanges } from "./measure-changes.ts";
import { loadIndex, measureEngine, measureRanker } from "./measure-engine.ts";
import { measureLiteral, measureSql } from "./measure-sql.ts";
import { step } from "./progress.ts";
import { type Scenario, UNFILTERED } from "./queries.ts";
import { round } from "./timing.ts";

const SQL_VIEWERS = 6;
const CHANGING = 512;

/** Milliseconds by default. `literalViewers` limits the plain SQL. */
export async function inProcess(
  database: Database,
  { viewers, titles }: Filled,
  sets: readonly Scenario[],
  literalViewers: number,
) {
  const { db, pool } = database;
  const looking: Viewer[] = [];
  const special: Record<string, Viewer> = {};
  for (const { label, isSpecial, person } of viewers) {
    const viewer = await readViewer(db, person.id);
    if (!viewer) throw new Error("a viewer is missing");
    if (isSpecial) special[label] = viewer;
    else looking.push(viewer);
  }
  const some = looking.filter((_, number) => number % Math.ceil(looking.length / SQL_VIEWERS) === 0);
  const { index, figures: load } = await step("loading the index", () => loadIndex(database));
  const engine = await step("the engine", () => measureEngine(index, looking, sets));
  const engineOfSpecial: Record<string, Awaited<ReturnType<typeof measureEngine>>> = {};
  for (const [label, viewer] of Object.entries(special)) {
    engineOfSpecial[label] = await measureEngine(index, [viewer], [UNFILTERED]);
  }
  const literal = await step("plain SQL", () => measureLiteral(database, index, looking.slice(0, literalViewers)));
  const sql = await step("SQL ranking", () => measureSql(db, some, sets));
  const rareTitle = titles.at(-1)?.id ?? 1;
  const changes = await step("changes", async () => {
    const { rows } = await pool.query<{ id: string }>("select id from profiles order by id limit $1", [CHANGING]);
    const people = await readDiscoveryRows(
      db,
      rows.map(({ id }) => id),
    );
    return {
      inDatabase: await measureStoredChanges(pool, rareTitle),
      inIndex: measureIndexChanges(index, people, rareTitle),
    };
  });
  const throughWorker = await step("through the worker", () => measureRanker(database, looking));
  const ratio = (sort: "distance" | "compatibility") =>
    round(literal[sort].p50 / (engine["no filters"]?.[sort].p50 ?? Number.NaN));
  return {
    load: { ...load, wholeByRanker: throughWorker.load },
    engine,
    engineOfSpecial,
    throughWorker: throughWorker.pages,
    sql,
    literal: { ...literal, viewers: Math.min(literalViewers, looking.length), agreesWithEngine: true },
    literalToEngine: { distance: ratio("distance"), compatibility: ratio("compatibility") },
    changes,
    linearFloor: measureFloor(index.size),
  };
}
