/**
 * What a member, a message and an answer cost, and what a read replica takes off the primary, as JSON: `node
 * bench/scaling.ts [--people 100000] [--messages 500000] [--viewers 60] [--seconds 10] [--directory DIR]`.
 *
 * On clusters of its own: one, then a streaming replica of it. Answers are asked over 8 connections while another client
 * commits a hundred times a second. `--directory` keeps the filled primary.
 */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Database, openDatabase } from "../server/platform/database/open.ts";
import { freePort, startCluster } from "../server/testing/cluster.ts";
import { createCleanup } from "./discovery/cleanup.ts";
import { signIn, startClient } from "./discovery/clients.ts";
import { CLUSTER } from "./discovery/database-home.ts";
import { fillDatabase } from "./discovery/fill.ts";
import { pagePath, UNFILTERED } from "./discovery/queries.ts";
import { serve } from "./discovery/serve.ts";
import { readHomes } from "./people.ts";
import { percentiles } from "./percentiles.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "100000" },
    messages: { type: "string", default: "500000" },
    viewers: { type: "string", default: "60" },
    seconds: { type: "string", default: "10" },
    directory: { type: "string", default: "/tmp/nakamatch-scaling" },
  },
});
const [people, messages, viewers, seconds] = [values.people, values.messages, values.viewers, values.seconds].map(
  Number,
) as [number, number, number, number];

const MESSAGES_PER_CHAT = 25;
const CONNECTIONS = 8;
const COMMIT_EVERY_MS = 10;
/** Unit of `/proc/PID/stat`. */
const TICKS_PER_SECOND = 100;

const SETTINGS = {
  ...CLUSTER,
  shared_buffers: "1GB",
  wal_level: "replica",
  max_wal_senders: "5",
  full_page_writes: "on",
};

const cleanup = createCleanup();
try {
  const folder = resolve(values.directory);
  const primary = await startCluster(join(folder, "primary"), cleanup, SETTINGS);
  const database = await openDatabase({ url: withoutLimits(primary.url), dataDir: "" });
  cleanup.add(() => database.close());
  const filled = await fillDatabase(database, { people, seed: 1, viewers, homes: await readHomes() });
  const sizes = { ...(await membersOf(database)), ...(await chatsOf(database)) };

  const copy = join(folder, "replica");
  rmSync(copy, { recursive: true, force: true });
  const replica = await startCluster(copy, cleanup, SETTINGS, { copyOf: primary.url });
  const report = {
    people,
    node: process.version,
    ...sizes,
    primaryAlone: await measure({ replicaUrl: "" }),
    withReplica: await measure({ replicaUrl: replica.url }),
  };
  console.log(JSON.stringify(report, null, 2));

  async function measure({ replicaUrl }: { replicaUrl: string }) {
    const metricsPort = await freePort();
    const home = {
      engine: "postgres",
      url: primary.url,
      dataDir: join(folder, "data"),
      origin: "DATABASE_URL",
    } as const;
    const served = await serve(home, cleanup, {
      DATABASE_READ_URL: replicaUrl,
      METRICS_PORT: String(metricsPort),
    });
    const signedIn = await signIn(served.port, filled.viewers);
    const client = startClient(cleanup);
    const { rows } = await database.pool.query<{ id: string }>(
      "select id from visible_people order by md5(id::text) limit 2000",
    );
    const kinds = {
      discovery: (viewer: number) => pagePath(viewer % 2 === 0 ? "compatibility" : "distance", UNFILTERED),
      profile: (viewer: number) => `/api/v1/people/${rows[viewer % rows.length]?.id}`,
      chats: () => "/api/v1/chats",
      matches: () => "/api/v1/matches?list=mutual",
    };
    const pids = await Promise.all([primary, replica].map(({ url }) => postmasterOf(url)));
    const results: Record<string, unknown> = {};
    for (const [kind, pathOf] of Object.entries(kinds)) {
      const asked = Array.from({ length: 2000 }, (_, number) => {
        return { path: pathOf(number), cookie: signedIn[number % viewers]?.cookie ?? "" };
      });
      await client({ port: served.port, asked, connections: CONNECTIONS, seconds: 2 });
      const before = { read: await readingsOf(metricsPort), ms: [served.pid, ...pids].map(processorMs) };
      const stopCommits = startCommits(database);
      const { times, errors } = await client({ port: served.port, asked, connections: CONNECTIONS, seconds });
      await stopCommits();
      const used = [served.pid, ...pids].map((pid, index) => processorMs(pid) - (before.ms[index] ?? 0));
      const [server, ofPrimary, ofReplica] = used.map((ms) => Math.round((ms / times.length) * 100) / 100);
      const after = await readingsOf(metricsPort);
      results[kind] = {
        answers: times.length,
        ...percentiles(times),
        errors,
        processorMs: { server, primary: ofPrimary, replica: ofReplica },
        fromReplica: Math.round(((after.replica - before.read.replica) / times.length) * 1000) / 1000,
      };
    }
    await served.stop();
    return results;
  }
} finally {
  await cleanup.close();
}

function withoutLimits(url: string): string {
  return `${url}?statement_timeout=0`;
}

async function bytesOf({ pool }: Database, tables: readonly string[]): Promise<number> {
  const { rows } = await pool.query(
    "select sum(pg_total_relation_size(name::regclass))::float8 as bytes from unnest($1::text[]) name",
    [tables],
  );
  return rows[0].bytes;
}

/** Account, profile, interests and what discovery derives, with indexes. */
async function membersOf(database: Database) {
  const { rows } = await database.pool.query("select count(*) as people from profiles");
  const bytes = await bytesOf(database, [
    "auth_user",
    "auth_account",
    "profiles",
    "usuario_gustos",
    "discovery",
    "user_bans",
  ]);
  return { bytesPerMember: Math.round(bytes / rows[0].people) };
}

/** Adds matches of people next to each other in a random order, and writes their messages; then measures them. */
async function chatsOf(database: Database) {
  const { pool } = database;
  const pairs = Math.ceil(messages / MESSAGES_PER_CHAT);
  const client = await pool.connect();
  try {
    const { rows } = await client.query("select count(*) as count from chat_messages");
    if (rows[0].count === 0) {
      // Without triggers and constraints, as for people.
      await client.query("set session_replication_role = replica");
      await client.query(
        `with shuffled as (
           select id, row_number() over (order by md5(id::text)) as place from visible_people
         ), viewer as (select id, row_number() over (order by email) as place from profiles where email like 'viewer-%'),
         pair as (
           select distinct least(one.id, other.id) as one, greatest(one.id, other.id) as other from shuffled one
           cross join (values (1), (2)) step (places) join shuffled other on other.place = one.place + step.places
           union
           select least(viewer.id, shuffled.id), greatest(viewer.id, shuffled.id) from viewer
           join shuffled on shuffled.place between viewer.place * 50 and viewer.place * 50 + 39 and shuffled.id <> viewer.id
           limit $1
         ), matched as (
           insert into matches (user1_id, user2_id, liked_by_user1, liked_by_user2, matched_at, updated_at)
           select one, other, true, true, now(), now() - random() * interval '100 days' from pair
         )
         insert into chats (user1_id, user2_id, last_message_at) select one, other, now() - random() * interval '100 days' from pair`,
        [pairs],
      );
      await client.query(
        `insert into chat_messages (id, chat_id, sender_id, message, sent_at, read_at)
         select gen_random_uuid(), chats.id, case number % 2 when 0 then user1_id else user2_id end,
           left(repeat('¿Viste ya el último episodio? Yo no puedo esperar al siguiente. ', 3), 10 + (random() * 120)::int),
           last_message_at - number * interval '1 minute', now()
         from generate_series(0, $1) number, chats order by random()`,
        [MESSAGES_PER_CHAT - 1],
      );
    }
    await client.query("vacuum (analyze) matches, chats, chat_messages");
  } finally {
    client.release(true);
  }
  const count = async (table: string) => (await pool.query(`select count(*) as count from ${table}`)).rows[0].count;
  const size = async (table: string) => Math.round((await bytesOf(database, [table])) / (await count(table)));
  return {
    bytesPerMessage: await size("chat_messages"),
    bytesPerMatchWithChat: (await size("matches")) + (await size("chats")),
  };
}

async function postmasterOf(url: string): Promise<number> {
  const database = await openDatabase({ url, dataDir: "" });
  const { rows } = await database.pool.query(
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
  );
  await database.close();
  return rows[0].pid;
}

/** CPU time of a process and its children, including ended ones. */
function processorMs(pid: number): number {
  const statOf = (id: string | number) => {
    // The name may hold spaces.
    const fields = (readFileSync(`/proc/${id}/stat`, "utf8").split(") ")[1] ?? "").split(" ").map(Number);
    const [, parent, , , , , , , , , , user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields;
    return { parent, own: user + system, ended: userOfEnded + systemOfEnded };
  };
  let { own: ticks, ended } = statOf(pid);
  ticks += ended;
  for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = statOf(id);
      if (stat.parent === pid) ticks += stat.own;
    } catch {
      // The process has just ended.
    }
  }
  return (ticks * 1000) / TICKS_PER_SECOND;
}

async function readingsOf(port: number): Promise<{ replica: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return { replica: Number(/readings_total\{server="replica"\} (\d+)/.exec(text)?.[1] ?? 0) };
}

function startCommits({ pool }: Database): () => Promise<void> {
  let isOver = false;
  const work = (async () => {
    while (!isOver) {
      // Assigns a transaction id, so that the commit is written and replayed.
      await pool.query("select txid_current()");
      await wait(COMMIT_EVERY_MS);
    }
  })();
  return () => {
    isOver = true;
    return work;
  };
}
