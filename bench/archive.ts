/**
 * Memory of the server while one person's data archive is built and downloaded, above that at rest, as JSON in megabytes:
 * `node --expose-gc bench/archive.ts [--messages 60000] [--engine postgres|pglite]`.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { createApplication } from "../server/application.ts";
import { readConfig } from "../server/platform/config/config.ts";
import { createLog } from "../server/platform/log.ts";
import { addPeople } from "../server/testing/people.ts";
import { openSession } from "../server/testing/sessions.ts";
import { createCleanup } from "./discovery/cleanup.ts";
import { openEmptyDatabase } from "./discovery/database-home.ts";
import { round } from "./discovery/timing.ts";

const CHATS = 200;
const SECRET = "a secret for benches, long enough to sign";

/** Milliseconds between samples of the memory. */
const SAMPLE_MS = 10;

const { values } = parseArgs({
  options: { messages: { type: "string", default: "60000" }, engine: { type: "string", default: "postgres" } },
});
if (values.engine !== "postgres" && values.engine !== "pglite") throw new Error("--engine is postgres or pglite");

const residentMb = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) / 1024;

/** What `work` adds to the memory at rest, and how late it makes the process, in milliseconds. */
async function measured(work: () => Promise<number>) {
  globalThis.gc?.();
  const atRest = residentMb();
  let most = atRest;
  const watch = setInterval(() => {
    most = Math.max(most, residentMb());
  }, SAMPLE_MS);
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const start = performance.now();
  const bytes = await work();
  const seconds = round((performance.now() - start) / 1000);
  clearInterval(watch);
  const late = { p99: round(loop.percentile(99) / 1e6 - 1), max: round(loop.max / 1e6 - 1) };
  return { seconds, megabytes: round(bytes / 2 ** 20), atRest: round(atRest), added: round(most - atRest), late };
}

const cleanup = createCleanup();
try {
  const { database } = await openEmptyDatabase(values.engine, cleanup);
  const { db } = database;
  const [me, ...others] = await addPeople(db, CHATS + 1);
  if (!me) throw new Error("nobody was added");
  const folder = mkdtempSync(join(tmpdir(), "nakamatch-archive-"));
  cleanup.add(() => rmSync(folder, { recursive: true, force: true }));
  const fixed = { NODE_ENV: "test", DATA_DIR: folder, RATE_LIMITS: "off", LOG_LEVEL: "warn", AUTH_SECRET: SECRET };
  const application = await createApplication(readConfig(fixed), database, createLog({ level: "warn", pretty: false }));
  cleanup.add(() => application.close());
  await application.start();
  const url = await application.app.listen({ port: 0, host: "127.0.0.1" });
  for (const other of others) {
    await db.execute(sql`
      with chat as (
        insert into chats (user1_id, user2_id) values (least(${me.id}, ${other.id})::uuid, greatest(${me.id}, ${other.id})::uuid)
        returning id)
      insert into chat_messages (id, chat_id, sender_id, message, sent_at)
      select gen_random_uuid(), chat.id, case when n % 2 = 0 then ${me.id}::uuid else ${other.id}::uuid end,
        n || repeat(' ' || md5(random()::text), 3), now() - make_interval(mins => n)
      from chat, generate_series(1, ${Math.round(Number(values.messages) / CHATS)}) n`);
  }
  const { cookie } = await openSession(db, me.id, SECRET);
  const call = (path: string, method = "GET") =>
    fetch(`${url}/api/v1/me/data-export${path}`, { method, headers: { cookie, origin: "http://localhost:3000" } });

  const building = await measured(async () => {
    await call("", "POST");
    for (;;) {
      const { export: archive } = (await (await call("")).json()) as { export: { state: string; bytes: number } };
      if (archive.state === "ready") return archive.bytes;
      await wait(50);
    }
  });
  const downloading = await measured(async () => {
    let bytes = 0;
    for await (const chunk of (await call("/archive")).body ?? []) bytes += chunk.length;
    return bytes;
  });
  const { messages, engine } = values;
  console.log(JSON.stringify({ messages: Number(messages), engine, building, downloading }, null, 2));
} finally {
  await cleanup.close();
}
