/**
 * A page of discovery for a viewer without blocks and with many, by the index and in SQL, as JSON in milliseconds: `node
 * bench/blocks.ts [--people 50000] [--blocks 20000] [--engine postgres|pglite]`. Half of them are by others.
 */
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { discoverPeople, rankingSource } from "../server/features/meeting/discovery/service.ts";
import { createLog } from "../server/platform/log.ts";
import { createRanker, type Ranker } from "../server/ranking/ranker.ts";
import { createCleanup } from "./discovery/cleanup.ts";
import { openEmptyDatabase } from "./discovery/database-home.ts";
import { fillDatabase } from "./discovery/fill.ts";
import { round, timeAll } from "./discovery/timing.ts";
import { readHomes } from "./people.ts";

const ROUNDS = 40;

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "50000" },
    blocks: { type: "string", default: "20000" },
    engine: { type: "string", default: "postgres" },
  },
});
if (values.engine !== "postgres" && values.engine !== "pglite") throw new Error("--engine is postgres or pglite");
const [people, count] = [Number(values.people), Number(values.blocks)];

const cleanup = createCleanup();
try {
  const { database } = await openEmptyDatabase(values.engine, cleanup);
  const { db } = database;
  const { viewers } = await fillDatabase(database, { people, seed: 1, viewers: 1, homes: await readHomes() });
  const viewerId = viewers[0]?.person.id ?? "";
  await db.execute(sql`delete from user_blocks`);
  const log = createLog({ level: "silent", pretty: false });
  const ranker = createRanker({ source: rankingSource(database), log, now: Date.now });
  cleanup.add(() => ranker.close());
  await ranker.start();
  const page = (by: Pick<Ranker, "upToDate"> | undefined) =>
    discoverPeople({ db, clock: { now: () => new Date() }, ...(by && { ranker: by }) }, viewerId, { sort: "distance" });
  const measure = async () => {
    const [bySql, byIndex] = [await page(undefined), await page(ranker)];
    if (bySql.total !== byIndex.total) throw new Error("the index and SQL do not find the same people");
    const [index, inSql] = [await timeAll([ranker], page, ROUNDS), await timeAll([undefined], page, ROUNDS)];
    return { found: byIndex.total, index: index.p50, sql: inSql.p50 };
  };
  const without = await measure();
  await db.execute(sql`
    insert into user_blocks (blocker_id, blocked_id)
    select case when number % 2 = 0 then ${viewerId}::uuid else id end,
      case when number % 2 = 0 then id else ${viewerId}::uuid end
    from (select id, row_number() over (order by id) as number from profiles where id <> ${viewerId}::uuid) people
    where number <= ${count}`);
  await db.execute(sql`analyze user_blocks`);
  const blocked = await measure();
  const ratio = { index: round(blocked.index / without.index), sql: round(blocked.sql / without.sql) };
  console.log(JSON.stringify({ people, blocks: count, engine: values.engine, without, blocked, ratio }, null, 2));
} finally {
  await cleanup.close();
}
