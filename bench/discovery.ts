/**
 * Discovery from the engine to the HTTP response, as JSON in milliseconds: `node bench/discovery.ts --people 100000
 * [--engine postgres|pglite] [--seed 1] [--viewers 60] [--seconds 10] [--literal 5] [--directory DIR] [--profile
 * DIR]`.
 *
 * PostgreSQL is a temporary cluster, or a new database on `DATABASE_URL`. `--literal` limits the viewers for plain
 * SQL. `--directory` keeps the filled database. `--profile` saves the server's CPU profile under load, and with a
 * temporary cluster lists the statements of a page.
 */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openDatabase } from "../server/platform/database/open.ts";
import { createCleanup } from "./discovery/cleanup.ts";
import { databaseOptions, type Engine, openHome } from "./discovery/database-home.ts";
import { fillDatabase } from "./discovery/fill.ts";
import { inProcess } from "./discovery/in-process.ts";
import { overHttp } from "./discovery/over-http.ts";
import { scenarios } from "./discovery/queries.ts";
import { findTargets } from "./discovery/targets.ts";
import { readHomes } from "./people.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "100000" },
    engine: { type: "string", default: "postgres" },
    seed: { type: "string", default: "1" },
    viewers: { type: "string", default: "60" },
    seconds: { type: "string", default: "10" },
    literal: { type: "string", default: "5" },
    directory: { type: "string" },
    profile: { type: "string" },
  },
});
if (values.engine !== "postgres" && values.engine !== "pglite") throw new Error("--engine is postgres or pglite");
const engine: Engine = values.engine;
const profile = values.profile && resolve(values.profile);
if (profile) mkdirSync(profile, { recursive: true });

/** For a running statement at the end, before the cluster is stopped. */
const TIMEOUT_MS = 2000;

const cleanup = createCleanup();
try {
  const homes = await readHomes();
  const home = await openHome(
    {
      engine,
      directory: values.directory,
      databaseUrl: process.env.DATABASE_URL,
      countsStatements: profile !== undefined,
    },
    cleanup,
  );
  const people = Number(values.people);
  const database = await openDatabase(databaseOptions(home));
  const closeDatabase = cleanup.add(() =>
    Promise.race([database.close(), wait(TIMEOUT_MS, undefined, { ref: false })]),
  );
  const filled = await fillDatabase(database, {
    people,
    seed: Number(values.seed),
    viewers: Number(values.viewers),
    homes,
  });
  const sets = scenarios(filled.titles);
  const own = await inProcess(database, filled, sets, Number(values.literal));
  await closeDatabase();
  const http = await overHttp(home, filled, { sets, seconds: Number(values.seconds), profile }, cleanup);
  const figures = { people, engine, inProcess: own, http };
  const report = {
    people,
    database: engine,
    origin: home.origin,
    node: process.version,
    targets: findTargets(figures),
    ...own,
  };
  console.log(JSON.stringify({ ...report, http }, null, 2));
} finally {
  await cleanup.close();
}
