import { DISCOVERY_SORTS } from "@nakamatch/contract/vocabulary/discovery";
import { rankNaively } from "@nakamatch/ranking/testing/reference";
import type { RankingPage, RankingPosition } from "@nakamatch/ranking/types";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { utcDate } from "../../domain/people/age.ts";
import { rankPeople, readViewer } from "../../server/features/meeting/discovery/store.ts";
import type { Viewer } from "../../server/features/meeting/discovery/types.ts";
import type { Queryable } from "../../server/platform/database/open.ts";
import { tables } from "../../server/platform/database/schema/tables.ts";
import { Difference, demandEqual } from "./difference.ts";
import { compareRows, drawFilters, engineQuery, naiveFilters, narrowings, type Question, tidy } from "./questions.ts";
import type { Soak } from "./soak.ts";
import { readTruth, type Truth } from "./truth.ts";

const VIEWERS = 50;
const PAGES = 3;

/** @throws {Difference} at the first disagreement */
export async function check(soak: Soak): Promise<void> {
  const { clock, connection, database, figures, gate, servers } = soak;
  await gate.shut();
  const [anybody = ""] = soak.world.people;
  const viewer = await readViewer(database.db, anybody);
  if (!viewer) throw new Difference("a viewer is missing", { viewerId: anybody });
  const question: Question = { viewerId: anybody, sort: "distance", requested: {}, today: utcDate(clock.now()) };
  const query = engineQuery(question, viewer, {}, { now: clock.read(), limit: 1, after: undefined });
  for (const server of servers) await server.rankSurely(query);

  const client = await database.pool.connect();
  const db = drizzle(client, { schema: tables });
  try {
    // Stops the database's clock, which ours is set by.
    await client.query("begin");
    const now = await readNow(db);
    if (!clock.stopAt(now)) throw new Error("the database's clock is behind the server's");
    if (database.engine === "pglite") connection.reach = { ...database, db };
    await checkTables(db);
    const truth = await readTruth(db);
    for (const [id, { hiddenUntil }] of truth.people) soak.activity.learn(id, hiddenUntil);
    for (const viewerId of soak.world.random.shuffle([...truth.people.keys()]).slice(0, VIEWERS)) {
      await checkViewer(soak, db, truth, viewerId, now);
    }
    figures.checkpoints++;
  } finally {
    await client.query("commit");
    client.release();
    connection.reach = database;
    clock.goOn();
    gate.open();
  }
}

async function readNow(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ now: number }>(
    sql`select floor(extract(epoch from now()) * 1000)::float8 as now`,
  );
  return rows[0]?.now ?? 0;
}

/** Data kept by triggers must match its sources. */
async function checkTables(db: Queryable): Promise<void> {
  const { rows: people } = await db.execute(sql`
    (select 'kept' as what, * from (select * from discovery except select * from discovery_source) kept)
    union all (select 'right', * from (select * from discovery_source except select * from discovery) source)
    order by id limit 10`);
  demandEqual("rows of the discovery table are not what their sources say", "discovery_source", [], people);
  const { rows: titles } = await db.execute(sql`
    select gustos_id, known.numbers, ought.numbers as right
    from discovery_titles known full join (
      select id as gustos_id, array_agg(id) over (
        partition by lower(nombre) order by id rows between unbounded preceding and unbounded following
      ) as numbers from gustos
    ) ought using (gustos_id)
    where known.numbers is distinct from ought.numbers limit 10`);
  demandEqual("titles of one name do not have the same numbers", "discovery_titles", [], titles);
}

async function checkViewer(soak: Soak, db: Queryable, truth: Truth, viewerId: string, now: number): Promise<void> {
  const { random } = soak.world;
  const viewer = await readViewer(db, viewerId);
  if (!viewer) throw new Difference("a viewer is missing", { viewerId });
  const today = random.pick([utcDate(new Date(now)), utcDate(new Date(now)), "2027-02-28", "2028-02-29", "2027-03-01"]);
  for (const sort of DISCOVERY_SORTS) {
    for (const requested of [{}, drawFilters(soak.world)]) {
      await checkOrder(soak, db, truth, viewer, { viewerId, sort, requested, today }, now);
    }
  }
}

async function checkOrder(
  soak: Soak,
  db: Queryable,
  truth: Truth,
  viewer: Viewer,
  question: Question,
  now: number,
): Promise<void> {
  const { random } = soak.world;
  const { sort } = question;
  const filters = await narrowings(db, question);
  const all = rankByRules(soak, truth, question, now);
  const limit = random.int(1, 40);
  let after: RankingPosition | undefined;
  for (let number = 0; number <= PAGES; number++) {
    const from = after;
    const rest = from ? all.rows.filter((row) => compareRows(sort, row, from) > 0) : all.rows;
    const expected: RankingPage = { rows: rest.slice(0, limit).map(tidy), total: all.total };
    const query = engineQuery(question, viewer, filters, { now, limit, after });
    const sameOrder = ({ rows, total }: RankingPage): RankingPage => ({ rows: rows.map(tidy), total });
    const ranking = await rankPeople(db, query);
    demandEqual("the database ranks otherwise than the rules", { question, query }, expected, sameOrder(ranking));
    for (const server of soak.servers) {
      const asked = { server: server.name, question, query };
      const page = await server.rankSurely(query);
      demandEqual("the index ranks otherwise than the rules", asked, expected, sameOrder(page));
    }
    soak.figures.answersAtCheckpoints++;
    after = number === PAGES - 1 ? anyPosition(soak, all) : expected.rows.at(-1);
    if (!after) return;
  }
}

function rankByRules({ places }: Soak, truth: Truth, question: Question, now: number): RankingPage {
  const viewer = truth.people.get(question.viewerId);
  if (!viewer) throw new Difference("the index knows somebody who is not there", { question });
  return rankNaively(truth.people.values(), places, {
    viewer,
    excludedIds: [...(truth.blocked.get(viewer.id) ?? [])],
    sort: question.sort,
    filters: naiveFilters(question, truth.numbersOf(question.requested.selectedInterests ?? []), viewer),
    today: question.today,
    now,
    limit: Number.POSITIVE_INFINITY,
    after: undefined,
  });
}

/** Occupied or not: a viewer who changed continues after a position of the old order. */
function anyPosition({ world: { random } }: Soak, { rows }: RankingPage): RankingPosition | undefined {
  if (rows.length === 0) return undefined;
  const row = random.pick(rows);
  if (random.chance(0.4)) return row;
  return {
    ...row,
    compatibility: random.pick([row.compatibility, 0, random.int(0, 100)]),
    distanceHundredths: random.pick([row.distanceHundredths, null, random.int(0, 1_000_000)]),
    isPremium: random.chance(0.5),
  };
}
