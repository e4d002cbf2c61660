/**
 * Proves that servers which end neither lose, duplicate nor reorder acknowledged messages, nor lose acknowledged quotes,
 * reactions and takings back, and counts the messages that the other side does not see within five seconds without fetching
 * again (`unseen`): `node bench/chat-kills.ts [--cycles 100] [--pairs 4] [--messages 8] [--signal SIGKILL]`, with at least so
 * many messages before each signal. On the PostgreSQL of `DATABASE_URL` two servers share a new database (and the Redis of
 * `REDIS_URL`); each is replaced in turn, and ended by the signal while all browsers write to any server that answers.
 * Otherwise one server runs on the embedded engine. Prints JSON; exits with 1 after any difference, and after unseen messages
 * unless servers were killed.
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
/** Milliseconds before each signal, at most. */
const TALK_MS = 400;
/** Later messages are unseen. */
const SEEN_MS = 5000;

const { values } = parseArgs({
  options: {
    cycles: { type: "string", default: "100" },
    pairs: { type: "string", default: "4" },
    messages: { type: "string", default: "8" },
    signal: { type: "string", default: "SIGKILL" },
  },
});
const cycles = Number(values.cycles);
const signal = values.signal === "SIGTERM" ? "SIGTERM" : "SIGKILL";
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
  for (const server of servers) await server.end("SIGKILL");
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
  let calls = 0;
  /** Each call begins with the next server. */
  const inTurn = () => {
    const first = calls++ % Math.max(servers.length, 1);
    return [...servers.slice(first), ...servers.slice(0, first)].map((server) => server.url);
  };
  const enter = ({ personId, chatId, cookie }: (typeof people)[number]): Side => ({
    ...openCorrespondent({ cookie, chatId, origin: ORIGIN, servers: inTurn, isLively: true }),
    personId,
    chatId,
  });
  sides.push(...people.map(enter));
  const unseen = new Set<string>();
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    const goal = acknowledged() + Number(values.messages);
    for (const side of sides) side.write();
    while (acknowledged() < goal) await wait(20);
    await wait(Math.random() * TALK_MS);
    if (url) servers.push(await startServerProcess(settings));
    await servers[0]?.end(signal);
    servers.shift();
    if (!url) servers.push(await startServerProcess(settings));
    for (const side of sides) await side.stop();
    const deadline = performance.now() + SEEN_MS;
    while (missing().length > 0 && performance.now() < deadline) await wait(50);
    for (const id of missing()) unseen.add(id);
    process.stderr.write(`${cycle} of ${cycles}: ${acknowledged()} messages, ${unseen.size} unseen\n`);
  }
  // New screens fetch everything.
  const screens = people.map(enter);
  const isComplete = ({ screen, chatId }: Side) => screen.size === acknowledged(chatId);
  for (let tries = 0; tries < 600 && !screens.every(isComplete); tries += 1) await wait(100);
  for (const side of [...sides, ...screens]) await side.close();
  for (const server of servers.splice(0)) await server.end("SIGKILL");
  const differences = await withDatabaseOpen(async (database) => {
    const found: string[] = [];
    for (const [index, side] of sides.entries()) {
      const screen = screens[index];
      if (screen) found.push(...(await compare(database, side, screen)));
    }
    return found;
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  const sum = (of: (side: Side) => number) => sides.reduce((total, side) => total + of(side), 0);
  const counts = {
    cycles,
    acknowledged: acknowledged(),
    quotes: sum(({ done }) => done.quoted.size),
    reactions: sum(({ done }) => done.reacted.size),
    takenBack: sum(({ done }) => done.takenBack.size),
    unseen: unseen.size,
    seconds,
  };
  console.log(JSON.stringify({ engine: url ? "postgres" : "pglite", signal, ...counts, differences }, null, 2));
  if (differences.length > 0 || (signal === "SIGTERM" && unseen.size > 0)) process.exitCode = 1;
} finally {
  await cleanup.close();
}

function acknowledged(chatId?: string): number {
  const inChat = sides.filter((side) => chatId === undefined || side.chatId === chatId);
  return inChat.reduce((sum, side) => sum + side.acknowledged.length, 0);
}

/** Ids of acknowledged messages that are not on the other side's screen. */
function missing(): string[] {
  return sides.flatMap((side) => {
    const other = sides.find(({ chatId, personId }) => chatId === side.chatId && personId !== side.personId);
    const shown = new Set(other?.shown());
    return side.acknowledged.filter((id) => !shown.has(id));
  });
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

interface Stored {
  id: string;
  sender_id: string;
  quoted_id: string | null;
  is_taken_back: boolean;
  code: string | null;
}

async function compare({ pool }: Database, { personId, chatId, acknowledged: mine, done }: Side, fresh: Side) {
  const { rows } = await pool.query<Stored>(
    `SELECT m.id, m.sender_id, m.quoted_id, m.taken_back_at IS NOT NULL AS is_taken_back, r.code
    FROM chat_messages m LEFT JOIN message_reactions r ON r.message_id = m.id WHERE m.chat_id = $1 ORDER BY m.sent_at, m.id`,
    [chatId],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const stored = rows.map(({ id }) => id);
  const shown = fresh.shown();
  const written = rows.filter(({ sender_id }) => sender_id === personId).map(({ id }) => id);
  const isLost = (id: string, of: (row: Stored) => unknown, wanted: unknown) => of(byId.get(id) as Stored) !== wanted;
  const isDifferent = (row: Stored) => {
    const message = fresh.screen.get(row.id);
    const quotedId = row.is_taken_back ? null : row.quoted_id;
    return (
      (message?.isTakenBack ?? false) !== row.is_taken_back ||
      (message?.quoted?.id ?? null) !== quotedId ||
      (message?.quoted?.isTakenBack ?? false) !== (quotedId !== null && byId.get(quotedId)?.is_taken_back) ||
      (message?.reaction?.code ?? null) !== row.code
    );
  };
  const lost = {
    quotes: [...done.quoted].filter(([id, quotedId]) => isLost(id, (row) => row.quoted_id, quotedId)),
    takingsBack: [...done.takenBack].filter((id) => isLost(id, (row) => row.is_taken_back, true)),
    // A reaction goes with its message.
    reactions: [...done.reacted].filter(([id, code]) =>
      isLost(id, (row) => row.is_taken_back || row.code === code, true),
    ),
    shown: rows.filter(isDifferent),
  };
  return [
    String(written) === String(mine) ? "" : `${personId}: ${mine.length} acknowledged, ${written.length} stored`,
    String(stored) === String(shown) ? "" : `${personId}: ${stored.length} stored, ${shown.length} on the screen`,
    ...Object.entries(lost).map(([kind, { length }]) => (length === 0 ? "" : `${personId}: ${length} ${kind} differ`)),
  ].filter((difference) => difference !== "");
}
