/**
 * Proves the ranking exact in the long run: `node bench/soak.ts --changes 100000 [--people 2000] [--seed 1]
 * [--readers 4] [--writers 6] [--every 5000]`, on the PostgreSQL of `DATABASE_URL`, in a new database, or on the
 * embedded engine. People change at random during reads; at every checkpoint both servers' indexes, the database's
 * ranking and the reference must agree. Every second interval has one change per transaction, as in the product, and
 * must be free of deadlocks. Prints JSON; exits with 1 and both answers at the first difference.
 */
import { parseArgs } from "node:util";
import { createRandom } from "../server/seed/demo/random.ts";
import { percentiles } from "./percentiles.ts";
import { createActivity } from "./soak/activity.ts";
import { check } from "./soak/checkpoint.ts";
import { createSoakClock } from "./soak/clock.ts";
import { Difference } from "./soak/difference.ts";
import { createGate } from "./soak/gate.ts";
import { read } from "./soak/reader.ts";
import { createServer } from "./soak/servers.ts";
import type { Figures, Soak } from "./soak/soak.ts";
import { readPlaces } from "./soak/truth.ts";
import { createDatabase, populate } from "./soak/world.ts";
import { prune, write } from "./soak/writer.ts";

const url = process.env.DATABASE_URL || undefined;
const { values } = parseArgs({
  options: {
    changes: { type: "string", default: "100000" },
    people: { type: "string", default: "2000" },
    seed: { type: "string", default: "1" },
    readers: { type: "string", default: "4" },
    // The embedded engine has one connection: writers would only take turns.
    writers: { type: "string", default: url === undefined ? "1" : "6" },
    every: { type: "string", default: "5000" },
  },
});
const seed = Number(values.seed);
/** Per interval. */
const PRUNINGS = 3;

const figures: Figures = {
  changes: 0,
  rolledBack: 0,
  refused: {},
  retried: { single: 0, composed: 0 },
  answersWhileChanging: 0,
  unanswered: 0,
  ownChanges: 0,
  undecided: 0,
  answersAtCheckpoints: 0,
  checkpoints: 0,
  pruned: 0,
  visibleAfter: [],
};
let changingMs = 0;
// Neither an index's thread nor the embedded engine keeps the process alive.
const alive = setInterval(() => {}, 60_000);

let mayConflict = false;
const database = await createDatabase(url, () => {
  figures.retried[mayConflict ? "composed" : "single"]++;
});
const clock = createSoakClock();
const connection: Soak["connection"] = { reach: database };
const servers = ["the first server", "the second server"].map((name) =>
  createServer(name, () => connection.reach, clock),
) as [ReturnType<typeof createServer>, ReturnType<typeof createServer>];
try {
  const world = await populate(database, createRandom(seed), Number(values.people));
  const soak: Soak = {
    database,
    world,
    places: await readPlaces(database.db),
    clock,
    gate: createGate(),
    activity: createActivity(),
    servers,
    connection,
    wanted: 0,
    mayConflict,
    figures,
  };
  for (const server of servers) await server.start();
  await check(soak);
  while (figures.changes < Number(values.changes)) await stretch(soak);
  console.log(JSON.stringify(report(), null, 2));
} catch (error) {
  process.exitCode = 1;
  const difference = error instanceof Difference ? { what: error.message, ...error.details } : undefined;
  console.log(JSON.stringify({ ...report(), differences: 1, difference: difference ?? String(error) }, null, 2));
  if (!difference) console.error(error);
} finally {
  for (const server of servers) await server.close();
  await database.close();
  clearInterval(alive);
}

async function stretch(soak: Soak): Promise<void> {
  const from = figures.changes;
  const started = performance.now();
  soak.wanted = Math.min(from + Number(values.every), Number(values.changes));
  soak.mayConflict = mayConflict = figures.checkpoints % 2 === 0;
  const randoms = (count: number, kind: number) =>
    Array.from({ length: count }, (_, number) => createRandom(seed + 1000 * kind + 100_000 * number + from));
  let isOver = false;
  const writing = Promise.all(randoms(Number(values.writers), 1).map((random) => write(soak, random))).finally(() => {
    isOver = true;
  });
  const reading = randoms(Number(values.readers), 2).map((random) => read(soak, random, () => isOver));
  await Promise.all([writing, pruneNowAndThen(soak, from, () => isOver), ...reading]);
  changingMs += performance.now() - started;
  if (figures.retried.single > 0)
    throw new Difference("changes on their own met in the database", { ...figures.retried });
  await check(soak);
  process.stderr.write(`${figures.changes} changes, ${Math.round(changingMs / 1000)} s\n`);
}

async function pruneNowAndThen(soak: Soak, from: number, isOver: () => boolean): Promise<void> {
  const step = Math.ceil((soak.wanted - from) / (PRUNINGS + 1));
  for (let next = from + step; !isOver(); ) {
    if (figures.changes >= next) {
      await prune(soak);
      next += step;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function report() {
  const { visibleAfter, ...counts } = figures;
  const { p50, p95 } = percentiles(visibleAfter);
  return {
    engine: database.engine,
    node: process.version,
    seed,
    people: Number(values.people),
    ...counts,
    changesPerSecond: Math.round(figures.changes / (changingMs / 1000)),
    queriesChecked: figures.answersWhileChanging + figures.ownChanges + figures.answersAtCheckpoints,
    loads: servers.map(({ loads }) => loads),
    differences: 0,
    visibleAfterMilliseconds: { p50, p95 },
  };
}
