/**
 * Processor time of a discovery answer, compared with a bare Fastify route that runs the same statements and sends
 * the same bytes: `node bench/answer-floor.ts --people 100000 [--directory DIR] [--rounds 8] [--answers 500]`. Prints
 * JSON: median milliseconds per answer and their ratio, measured in turn.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";
import type { QueryConfig } from "pg";
import { DISCOVERY_SORTS } from "../contract/vocabulary/discovery.ts";
import { discoverPeople, rankingSource } from "../server/features/meeting/discovery/service.ts";
import { createSessionGate } from "../server/platform/auth/session-gate.ts";
import { type Database, openDatabase } from "../server/platform/database/open.ts";
import { createLog } from "../server/platform/log.ts";
import { createRanker } from "../server/ranking/ranker.ts";
import type { BarePage, BareStatement, FromBare } from "./discovery/bare-messages.ts";
import { createCleanup } from "./discovery/cleanup.ts";
import { type SignedInViewer, signIn, startClient } from "./discovery/clients.ts";
import { databaseOptions, openHome } from "./discovery/database-home.ts";
import { fillDatabase } from "./discovery/fill.ts";
import type { FromMonitor } from "./discovery/monitor-messages.ts";
import { pagePath, UNFILTERED } from "./discovery/queries.ts";
import { serve } from "./discovery/serve.ts";
import { round } from "./discovery/timing.ts";
import { readHomes } from "./people.ts";
import { percentiles } from "./percentiles.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    viewers: { type: "string", default: "60" },
    directory: { type: "string" },
    rounds: { type: "string", default: "8" },
    answers: { type: "string", default: "500" },
  },
});
const CONNECTIONS = 8;
const VIEWERS = 6;

const cleanup = createCleanup();
try {
  const { directory } = values;
  const options = {
    engine: "postgres",
    directory,
    databaseUrl: process.env.DATABASE_URL,
    countsStatements: false,
  } as const;
  const home = await openHome(options, cleanup);
  const database = await openDatabase(databaseOptions(home));
  cleanup.add(() => database.close());
  const sizes = { people: Number(values.people), seed: Number(values.seed), viewers: Number(values.viewers) };
  const { viewers } = await fillDatabase(database, { ...sizes, homes: await readHomes() });
  const served = await serve(home, cleanup);
  const pages = await recordPages(database, await signIn(served.port, viewers.slice(0, VIEWERS)), served.port);
  const bare = await startBare(home.url ?? "", pages);
  const client = startClient(cleanup);
  const asked = pages.map(({ path, cookie }) => ({ path, cookie }));
  const rounds = Math.ceil(Number(values.answers) / asked.length);
  const measure = async ({ port, monitor }: Measured): Promise<number> => {
    const before = await monitor();
    const { times, errors } = await client({ port, asked, connections: CONNECTIONS, rounds });
    if (Object.keys(errors).length > 0) throw new Error(`answers were not 200: ${JSON.stringify(errors)}`);
    return ((await monitor()).processorMs - before.processorMs) / times.length;
  };
  const [own, floor]: [number[], number[]] = [[], []];
  for (let turn = -2; turn < Number(values.rounds); turn++) {
    const [ofServer, ofBare] = [await measure(served), await measure(bare)];
    if (turn < 0) continue;
    own.push(ofServer);
    floor.push(ofBare);
  }
  const [server, route] = [percentiles(own).p50, percentiles(floor).p50];
  console.log(
    JSON.stringify({ people: sizes.people, node: process.version, server, bare: route, ratio: round(server / route) }),
  );
} finally {
  await cleanup.close();
}

interface Measured {
  port: number;
  monitor(): Promise<FromMonitor>;
}

async function recordPages(database: Database, viewers: readonly SignedInViewer[], port: number): Promise<BarePage[]> {
  const { db, pool } = database;
  let steps: BareStatement[][] = [];
  let isOpen = false;
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  pool.query = ((...args: [QueryConfig, unknown[]?]) => {
    const [{ name = "", text }, given = []] = args;
    if (!isOpen) steps.push([]);
    isOpen = true;
    steps.at(-1)?.push({ name, text, values: given });
    return query(...args).finally(() => {
      isOpen = false;
    });
  }) as typeof pool.query;
  const ranker = createRanker({
    source: rankingSource(database),
    log: createLog({ level: "silent", pretty: false }),
    now: Date.now,
  });
  await ranker.start();
  const pages: BarePage[] = [];
  for (const { person, cookie } of viewers) {
    const { rows } = (await query(`select id from auth_session where "userId" = $1 limit 1`, [person.id])) as {
      rows: { id: string }[];
    };
    const claims = { sid: rows[0]?.id ?? "", exp: Math.ceil(Date.now() / 1000) + 3600 };
    const cookies = { read: () => "token", hand: () => [], clear: () => [] };
    const gate = createSessionGate({
      db,
      cookies,
      read: async () => ({ ...claims, iss: "", sub: "", aal: "aal1", iat: 0 }),
    });
    for (const sort of DISCOVERY_SORTS) {
      steps = [];
      if (!(await gate.admit({}))) throw new Error("a viewer is not signed in");
      await discoverPeople({ db, clock: { now: () => new Date() }, ranker }, person.id, { sort });
      const path = pagePath(sort, UNFILTERED);
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
      pages.push({ path, cookie, steps, body: await answer.text() });
    }
  }
  await ranker.close();
  return pages;
}

async function startBare(url: string, pages: readonly BarePage[]): Promise<Measured> {
  const monitorModule = new URL("./discovery/loop-monitor.ts", import.meta.url).href;
  const child = fork(new URL("./discovery/bare-route.ts", import.meta.url), {
    execArgv: ["--import", monitorModule],
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: "production" },
    detached: true,
  });
  const ended = once(child, "exit");
  cleanup.add(async () => {
    child.kill();
    await ended;
  });
  child.send({ kind: "pages", pages });
  const next = async (): Promise<Partial<FromBare> & FromMonitor> => {
    const [message] = await Promise.race([once(child, "message"), ended]);
    if (typeof message !== "object") throw new Error("the bare server ended");
    return message;
  };
  let { port } = await next();
  // The monitor answers every message as well.
  while (port === undefined) ({ port } = await next());
  return {
    port,
    monitor() {
      child.send({ kind: "take" });
      return next();
    },
  };
}
