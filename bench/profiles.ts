/**
 * Other people's profiles, in milliseconds from a client's request to the response, as JSON: `node bench/profiles.ts
 * [--people 1000000] [--engine postgres|pglite] [--seed 1] [--viewers 60] [--each 50] [--seconds 10] [--directory
 * DIR]`.
 *
 * Each viewer opens `--each` distinct random people. PostgreSQL is a temporary cluster, or a new database on
 * `DATABASE_URL`. `--directory` keeps the filled database and shares it with `bench/discovery.ts`.
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Database, openDatabase } from "../server/platform/database/open.ts";
import { createCleanup } from "./discovery/cleanup.ts";
import type { FromClient } from "./discovery/client-messages.ts";
import { signIn, startClient } from "./discovery/clients.ts";
import { databaseOptions, type Engine, openHome } from "./discovery/database-home.ts";
import { fillDatabase } from "./discovery/fill.ts";
import { step } from "./discovery/progress.ts";
import { serve } from "./discovery/serve.ts";
import { readHomes } from "./people.ts";
import { percentiles } from "./percentiles.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "1000000" },
    engine: { type: "string", default: "postgres" },
    seed: { type: "string", default: "1" },
    viewers: { type: "string", default: "60" },
    each: { type: "string", default: "50" },
    seconds: { type: "string", default: "10" },
    directory: { type: "string" },
  },
});
if (values.engine !== "postgres" && values.engine !== "pglite") throw new Error("--engine is postgres or pglite");
const engine: Engine = values.engine;
const [people, seed, viewers, each, seconds] = [
  Number(values.people),
  Number(values.seed),
  Number(values.viewers),
  Number(values.each),
  Number(values.seconds),
];

/** For a running statement at the end. */
const TIMEOUT_MS = 2000;
const CONNECTIONS = 8;

const cleanup = createCleanup();
try {
  const home = await openHome(
    { engine, directory: values.directory, databaseUrl: process.env.DATABASE_URL, countsStatements: false },
    cleanup,
  );
  const database = await openDatabase(databaseOptions(home));
  const closeDatabase = cleanup.add(() =>
    Promise.race([database.close(), wait(TIMEOUT_MS, undefined, { ref: false })]),
  );
  const filled = await fillDatabase(database, { people, seed, viewers, homes: await readHomes() });
  const opened = await pickPeople(database, (filled.viewers.length + 1) * each);
  await closeDatabase();

  const { port } = await step("the server", () => serve(home, cleanup));
  const signedIn = await step("signing in", () => signIn(port, filled.viewers));
  const client = startClient(cleanup);
  const askedBy = (isSpecial: boolean) =>
    signedIn.flatMap((viewer, number) =>
      viewer.isSpecial === isSpecial
        ? asked(viewer.cookie, opened.slice((number + 1) * each, (number + 2) * each))
        : [],
    );
  await client({ port, asked: asked(signedIn[0]?.cookie ?? "", opened.slice(0, each)), connections: 1, rounds: 4 });
  const once = { port, connections: 1, rounds: 1 };
  const alone = await step("one client", () => client({ ...once, asked: askedBy(false) }));
  const special = await step("the special viewers", () => client({ ...once, asked: askedBy(true) }));
  const together = await step(`${CONNECTIONS} connections`, () =>
    client({ port, asked: askedBy(false), connections: CONNECTIONS, seconds }),
  );
  const report = {
    people,
    database: engine,
    origin: home.origin,
    node: process.version,
    alone: figuresOf(alone),
    aloneOfSpecial: figuresOf(special),
    together: { connections: CONNECTIONS, ...figuresOf(together) },
  };
  console.log(JSON.stringify(report, null, 2));
} finally {
  await cleanup.close();
}

async function pickPeople({ pool }: Database, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>("select id from visible_people order by md5(id::text) limit $1", [
    count,
  ]);
  return rows.map(({ id }) => id);
}

function asked(cookie: string, ids: readonly string[]) {
  return ids.map((id) => ({ path: `/api/v1/people/${id}`, cookie }));
}

function figuresOf({ times, seconds: taken, bytes, errors }: FromClient) {
  return {
    ...percentiles(times),
    answers: times.length,
    perSecond: Math.round(times.length / taken),
    bytes: Math.round(bytes / times.length),
    errors,
  };
}
