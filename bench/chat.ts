/**
 * Measures chats: `node bench/chat.ts [--people 1000] [--messages 100000] [--chats 5000] [--seconds 10]`. On the
 * PostgreSQL of `DATABASE_URL`, in a new database, compared with a bare Socket.IO server with one `INSERT` per
 * message; otherwise on the embedded engine, alone. Prints JSON, in milliseconds.
 */
import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { migrateDatabase } from "../server/platform/database/migrate.ts";
import { openDatabase } from "../server/platform/database/open.ts";
import { newDatabaseName, onServer, withDatabase } from "../server/testing/database-template.ts";
import type { FromLoad, LoadPerson, ToLoad } from "./chat/load-messages.ts";
import { fillChats } from "./chat/world.ts";
import { createCleanup } from "./discovery/cleanup.ts";
import { percentiles } from "./percentiles.ts";

const SECRET = "a secret for this benchmark only";
const RATE = 300;
const GROWTH = 1.25;
/** At the highest rate. */
const MOST_P99_MS = 100;
const SETTLE_MS = 5000;

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "1000" },
    messages: { type: "string", default: "100000" },
    chats: { type: "string", default: "5000" },
    seconds: { type: "string", default: "10" },
  },
});
const size = { people: Number(values.people), messages: Number(values.messages), chats: Number(values.chats) };
const seconds = Number(values.seconds);
const serverUrl = process.env.DATABASE_URL || undefined;

const cleanup = createCleanup();
const folder = mkdtempSync(join(tmpdir(), "nakamatch-chat-"));
cleanup.add(() => rmSync(folder, { recursive: true, force: true }));
const databaseName = newDatabaseName();
const url = serverUrl && withDatabase(serverUrl, databaseName);
if (serverUrl) {
  await onServer(serverUrl, `CREATE DATABASE ${databaseName} TEMPLATE template0 ENCODING 'UTF8'`);
  cleanup.add(() => onServer(serverUrl, `DROP DATABASE IF EXISTS ${databaseName} WITH (FORCE)`));
}

try {
  const database = await openDatabase(url ? { url, dataDir: "" } : { dataDir: join(folder, "database") });
  await migrateDatabase(database);
  const world = await fillChats(database, size, SECRET);
  await database.pool.query("ANALYZE");
  await database.close();
  const load = startLoad();
  const product = await startProduct();
  const measured = await measure(product, world.people, load);
  const ask = (path: string) => load({ kind: "ask", url: product.url, path, cookie: world.reader.cookie, times: 200 });
  const opening = {
    longChat: figuresOf(await ask(`/api/v1/chats/${world.reader.longChat}/messages`)),
    manyChats: figuresOf(await ask("/api/v1/chats")),
  };
  await product.stop();
  const bare = url ? await measureBare(world.people, load) : undefined;
  const ratio = (of: (side: Measured) => number) => bare && Math.round((of(measured) / of(bare)) * 100) / 100;
  const report = {
    engine: url ? "postgres" : "pglite",
    ...size,
    product: measured,
    ...(bare && { bare, ratioOfHighestRate: ratio(({ highestRate }) => highestRate) }),
    ...(bare && { kilobytesPerSocketAboveBare: measured.kilobytesPerSocket - bare.kilobytesPerSocket }),
    opening,
  };
  console.log(JSON.stringify(report, null, 2));
} finally {
  await cleanup.close();
}

interface Running {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

interface Measured {
  kilobytesPerSocket: number;
  atRate: { perSecond: number; lost: number; p50: number; p95: number; p99: number };
  /** Unaffected by other programs of the machine. */
  processorMsPerMessage: number;
  /** Per second, with p99 below 100 ms and no loss. */
  highestRate: number;
}

type Load = (task: ToLoad) => Promise<FromLoad>;

async function measure({ url: at, pid }: Running, people: LoadPerson[], load: Load): Promise<Measured> {
  // Compiles code and fills the pool.
  await load({ kind: "connect", url: at, people: people.slice(0, 20) });
  await load({ kind: "write", perSecond: RATE / 3, seconds: 3 });
  await load({ kind: "connect", url: at, people: [] });
  await wait(SETTLE_MS);
  const before = memoryOf(pid);
  await load({ kind: "connect", url: at, people });
  await wait(SETTLE_MS);
  const kilobytesPerSocket = Math.round((memoryOf(pid) - before) / people.length);
  const usedBefore = processorMsOf(pid);
  const first = await load({ kind: "write", perSecond: RATE, seconds });
  const used = (processorMsOf(pid) - usedBefore) / (RATE * seconds);
  let highestRate = 0;
  for (let rate = RATE; ; rate = Math.round(rate * GROWTH)) {
    const { times, lost, perSecond } = await load({ kind: "write", perSecond: rate, seconds: seconds / 2 });
    if (lost > 0 || percentiles(times).p99 > MOST_P99_MS) break;
    highestRate = perSecond;
  }
  const processorMsPerMessage = Math.round(used * 100) / 100;
  return { kilobytesPerSocket, atRate: figuresOf(first), processorMsPerMessage, highestRate };
}

function figuresOf({ times, lost, perSecond }: FromLoad) {
  return { perSecond, lost, ...percentiles(times) };
}

function memoryOf(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }));
}

/** Resolution of one second. */
function processorMsOf(pid: number): number {
  return Number(execFileSync("ps", ["-o", "cputimes=", "-p", String(pid)], { encoding: "utf8" })) * 1000;
}

function startLoad(): Load {
  const process = start("./chat/load.ts", {});
  return async (task) => {
    process.child.send(task);
    const [answer] = await Promise.race([once(process.child, "message"), process.ended]);
    if (typeof answer !== "object") throw new Error("the load ended");
    return answer as FromLoad;
  };
}

function startProduct(): Promise<Running> {
  return listening(
    start("../server/testing/serve.ts", {
      NODE_ENV: "test",
      RATE_LIMITS: "off",
      LOG_LEVEL: "silent",
      DATA_DIR: folder,
      AUTH_SECRET: SECRET,
      DATABASE_URL: url ?? "",
      REDIS_URL: "",
    }),
  );
}

async function measureBare(people: LoadPerson[], load: Load): Promise<Measured> {
  const server = start("./chat/bare-server.ts", { DATABASE_URL: url ?? "" });
  server.child.send(people);
  const running = await listening(server);
  const measured = await measure(
    running,
    people.map((person) => ({ ...person, cookie: person.id })),
    load,
  );
  await running.stop();
  return measured;
}

function start(program: string, environment: Record<string, string>) {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = fork(file, { env: { ...process.env, ...environment }, stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const ended = once(child, "exit");
  const stop = cleanup.add(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return { child, ended, stop };
}

async function listening({ child, ended, stop }: ReturnType<typeof start>): Promise<Running> {
  const [address] = await Promise.race([once(child, "message"), ended]);
  if (typeof address !== "string" || child.pid === undefined) throw new Error("the server ended while it started");
  return { url: address, pid: child.pid, stop };
}
