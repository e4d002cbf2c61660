/**
 * Proves that `kill -9` neither loses, duplicates nor reorders acknowledged messages: `node bench/chat-kills.ts
 * [--cycles 100] [--pairs 4]`. On the PostgreSQL of `DATABASE_URL` two servers share a new database (and the Redis of
 * `REDIS_URL`) and are killed in turn; otherwise one server on the embedded engine. Browsers fail over to the other
 * server. Prints JSON; exits with 1 at the first difference.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { migrateDatabase } from "../server/platform/database/migrate.ts";
import { type Database, openDatabase } from "../server/platform/database/open.ts";
import { chats } from "../server/platform/database/schema/chats.ts";
import { matches } from "../server/platform/database/schema/meeting.ts";
import { type Correspondent, openCorrespondent } from "../server/testing/correspondent.ts";
import { newDatabaseName, onServer, withDatabase } from "../server/testing/database-template.ts";
import { addPeople } from "../server/testing/people.ts";
import { type ServerProcess, startServerProcess } from "../server/testing/server-process.ts";
import { openSession } from "../server/testing/sessions.ts";
import { createCleanup } from "./discovery/cleanup.ts";

const ORIGIN = "http://localhost:3000";
const SECRET = "a secret for this benchmark only";
/** Milliseconds before each kill, at most. */
const TALK_MS = 400;

const { values } = parseArgs({
  options: { cycles: { type: "string", default: "100" }, pairs: { type: "string", default: "4" } },
});
const cycles = Number(values.cycles);
const serverUrl = process.env.DATABASE_URL || undefined;

interface Side extends Correspondent {
  personId: string;
  chatId: string;
}

const folder = mkdtempSync(join(tmpdir(), "nakamatch-kills-"));
const databaseName = newDatabaseName();
const url = serverUrl && withDatabase(serverUrl, databaseName);
const dataDir = join(folder, "database");
const servers: ServerProcess[] = [];
const sides: Side[] = [];
const cleanup = createCleanup();
cleanup.add(() => rmSync(folder, { recursive: true, force: true }));
if (serverUrl) {
  await onServer(serverUrl, `CREATE DATABASE ${databaseName} TEMPLATE template0 ENCODING 'UTF8'`);
  cleanup.add(() => onServer(serverUrl, `DROP DATABASE IF EXISTS ${databaseName} WITH (FORCE)`));
}
cleanup.add(async () => {
  for (const side of sides) await side.close();
  for (const server of servers) await server.kill();
});

try {
  const start = performance.now();
  const people = await withDatabaseOpen(async (database) => {
    await migrateDatabase(database);
    return addPairs(database, Number(values.pairs));
  });
  const settings = {
    DATA_DIR: folder,
    AUTH_SECRET: SECRET,
    PUBLIC_URL: ORIGIN,
    DATABASE_URL: url ?? "",
    REDIS_URL: (url && process.env.REDIS_URL) ?? "",
  };
  for (let count = url ? 2 : 1; count > 0; count -= 1) servers.push(await startServerProcess(settings));
  for (const { personId, chatId, cookie } of people) {
    const addresses = () => (sides.length % 2 ? servers : servers.toReversed()).map((server) => server.url);
    const side = openCorrespondent({ cookie, chatId, origin: ORIGIN, servers: addresses });
    sides.push({ ...side, personId, chatId });
    side.write();
  }
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    const goal = acknowledged() + sides.length;
    while (acknowledged() < goal) await wait(20);
    await wait(Math.random() * TALK_MS);
    await servers.shift()?.kill();
    servers.push(await startServerProcess(settings));
    if (cycle % 10 === 0) process.stderr.write(`${cycle} of ${cycles}: ${acknowledged()} messages\n`);
  }
  for (const side of sides) await side.stop();
  await untilShown();
  for (const server of servers.splice(0)) await server.kill();
  const differences = await withDatabaseOpen(async (database) => {
    const found: string[] = [];
    for (const side of sides) found.push(...(await compare(database, side)));
    return found;
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  const report = { engine: url ? "postgres" : "pglite", cycles, acknowledged: acknowledged(), seconds, differences };
  console.log(JSON.stringify(report, null, 2));
  if (differences.length > 0) process.exitCode = 1;
} finally {
  await cleanup.close();
}

function acknowledged(): number {
  return sides.reduce((sum, side) => sum + side.acknowledged.length, 0);
}

async function withDatabaseOpen<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(url ? { url, dataDir: "" } : { dataDir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function addPairs({ db }: Database, pairs: number) {
  const added: { personId: string; chatId: string; cookie: string }[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const [one, other] = await addPeople(db, 2);
    if (!one || !other) throw new Error("nobody was added");
    const both = { user1Id: one.id, user2Id: other.id };
    await db.insert(matches).values({ ...both, likedByUser1: true, likedByUser2: true });
    const [chat] = await db.insert(chats).values(both).returning();
    for (const { id } of [one, other]) {
      const { cookie } = await openSession(db, id, SECRET);
      added.push({ personId: id, chatId: chat?.id ?? "", cookie });
    }
  }
  return added;
}

async function untilShown(): Promise<void> {
  const isSame = (side: Side) =>
    sides.every((other) => other.chatId !== side.chatId || String(other.shown()) === String(side.shown()));
  for (let tries = 0; tries < 300 && !sides.every(isSame); tries += 1) await wait(100);
}

async function compare({ pool }: Database, { personId, chatId, acknowledged: mine, shown }: Side): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; sender_id: string }>(
    "SELECT id, sender_id FROM chat_messages WHERE chat_id = $1 ORDER BY sent_at, id",
    [chatId],
  );
  const stored = rows.map(({ id }) => id);
  const written = rows.filter(({ sender_id }) => sender_id === personId).map(({ id }) => id);
  return [
    String(written) === String(mine) ? "" : `${personId}: ${mine.length} acknowledged, ${written.length} stored`,
    String(stored) === String(shown()) ? "" : `${personId}: ${stored.length} stored, ${shown().length} on the screen`,
  ].filter((difference) => difference !== "");
}
