/**
 * Measures `GET /api/v1/session` at a steady rate, beside a route that asks nothing, and what others wait while many people sign
 * in at once. Prints JSON: `node bench/sign-ins.ts [--people 10000] [--engine postgres|pglite] [--rate 500] [--seconds 10]
 * [--sign-ins 200]`. Times are in milliseconds, from when a request was due to the end of its answer.
 *
 * PostgreSQL is a cluster of its own, or a database of its own on `DATABASE_URL`. Pages are those of `web/dist`: build first.
 */
import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openDatabase } from "../server/platform/database/open.ts";
import { createCleanup } from "./discovery/cleanup.ts";
import { signIn } from "./discovery/clients.ts";
import { databaseOptions, type Engine, openHome } from "./discovery/database-home.ts";
import { fillDatabase } from "./discovery/fill.ts";
import { PASSWORD } from "./discovery/password.ts";
import { step } from "./discovery/progress.ts";
import { serve } from "./discovery/serve.ts";
import { readHomes } from "./people.ts";
import { percentiles } from "./percentiles.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "10000" },
    engine: { type: "string", default: "postgres" },
    rate: { type: "string", default: "500" },
    seconds: { type: "string", default: "10" },
    "sign-ins": { type: "string", default: "200" },
  },
});
if (values.engine !== "postgres" && values.engine !== "pglite") throw new Error("--engine is postgres or pglite");
const engine: Engine = values.engine;
const [people, rate, seconds] = [Number(values.people), Number(values.rate), Number(values.seconds)];
const signIns = Number(values["sign-ins"]);

/** How many of them are signed in for the requests at a rate. */
const SESSIONS = 20;
/** Requests a second for each page, while others sign in. */
const OTHERS_RATE = 50;
/** Between two looks at how many requests are due. */
const TICK_MS = 2;

interface Answers {
  times: number[];
  statuses: Record<number, number>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const cleanup = createCleanup();
try {
  const home = await openHome(
    { engine, directory: undefined, databaseUrl: process.env.DATABASE_URL, countsStatements: false },
    cleanup,
  );
  const database = await openDatabase(databaseOptions(home));
  const filled = await fillDatabase(database, { people, seed: 1, viewers: signIns, homes: await readHomes() });
  // The embedded engine is opened by one process at a time.
  await database.close();
  const { port } = await step("the server", () => serve(home, cleanup));
  const cookies = (await signIn(port, filled.viewers.slice(0, SESSIONS))).map(({ cookie }) => cookie);
  const steady = { perSecond: rate, while: until(seconds) };
  // The first run warms the server up.
  await atRate(port, "/api/v1/session", cookies, { ...steady, while: until(seconds / 2) });
  const session = await atRate(port, "/api/v1/session", cookies, { ...steady, while: until(seconds) });
  const bare = await atRate(port, "/api/v1/alive", cookies, { ...steady, while: until(seconds) });
  const quiet = await others(port, cookies, until(seconds / 2));
  const storm = await stormOf(
    port,
    filled.viewers.map(({ email }) => email),
    cookies,
  );
  const report = {
    ...{ people, database: engine, origin: home.origin, node: process.version },
    perSecond: rate,
    session: figuresOf(session),
    bare: figuresOf(bare),
    othersWithoutStorm: quiet,
    storm,
  };
  console.log(JSON.stringify(report, null, 2));
} finally {
  agent.destroy();
  await cleanup.close();
}

/** Everybody signs in at once; meanwhile others open the first page and ask for their session. */
async function stormOf(port: number, emails: readonly string[], cookies: readonly string[]) {
  const answers: Answers = { times: [], statuses: {} };
  const start = performance.now();
  let isOver = false;
  const all = Promise.all(
    emails.map((email) => timed(answers, start, () => post(port, JSON.stringify({ email, password: PASSWORD })))),
  ).finally(() => {
    isOver = true;
  });
  const waiting = await others(port, cookies, () => !isOver);
  await all;
  return { seconds: Math.round(performance.now() - start) / 1000, signIns: figuresOf(answers), others: waiting };
}

async function others(port: number, cookies: readonly string[], goesOn: () => boolean) {
  const [page, session] = await Promise.all([
    atRate(port, "/", [], { perSecond: OTHERS_RATE, while: goesOn }),
    atRate(port, "/api/v1/session", cookies, { perSecond: OTHERS_RATE, while: goesOn }),
  ]);
  return { page: figuresOf(page), session: figuresOf(session) };
}

/** Asks at a steady rate, however slow the answers are. */
async function atRate(
  port: number,
  path: string,
  cookies: readonly string[],
  { perSecond, while: goesOn }: { perSecond: number; while: () => boolean },
): Promise<Answers> {
  const answers: Answers = { times: [], statuses: {} };
  const pending: Promise<void>[] = [];
  const start = performance.now();
  while (goesOn()) {
    const dueBy = ((performance.now() - start) / 1000) * perSecond;
    while (pending.length < dueBy) {
      const cookie = cookies[pending.length % cookies.length];
      const due = start + (pending.length / perSecond) * 1000;
      pending.push(timed(answers, due, () => send(port, "GET", path, cookie === undefined ? {} : { cookie })));
    }
    await wait(TICK_MS);
  }
  await Promise.all(pending);
  return answers;
}

async function timed(answers: Answers, from: number, work: () => Promise<number>): Promise<void> {
  const status = await work();
  answers.times.push(performance.now() - from);
  answers.statuses[status] = (answers.statuses[status] ?? 0) + 1;
}

function post(port: number, body: string): Promise<number> {
  const headers = { "content-type": "application/json", origin: `http://127.0.0.1:${port}` };
  return send(port, "POST", "/api/auth/sign-in/email", headers, body);
}

/** The status; 0 where there was no answer. */
async function send(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<number> {
  try {
    const call = request({ host: "127.0.0.1", port, method, path, agent, headers }).end(body);
    const [answer] = await once(call, "response");
    for await (const _ of answer) {
      // Read to the end.
    }
    return answer.statusCode;
  } catch {
    return 0;
  }
}

function until(after: number): () => boolean {
  const end = performance.now() + after * 1000;
  return () => performance.now() < end;
}

function figuresOf({ times, statuses }: Answers) {
  return { ...percentiles(times), statuses };
}
