import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Config, readConfig } from "../../platform/config/config.ts";
import { describeSchema } from "../../platform/database/describe-schema.ts";
import { migrateDatabase } from "../../platform/database/migrate.ts";
import { type Database, openDatabase } from "../../platform/database/open.ts";
import { authUsers } from "../../platform/database/schema/auth.ts";
import type { Progress } from "../../platform/progress.ts";
import { demoId } from "../../seed/demo/demo-id.ts";
import { createStorage, type StorageArea, storageSettings } from "../../storage/storage.ts";
import { startTestApplication, type TestApplication } from "../../testing/application.ts";
import { openTestBucket, type TestBucket } from "../../testing/bucket.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { newDatabaseName, onServer, withDatabase } from "../../testing/database-template.ts";
import { firstWrites, recordEarlierVersion } from "../../testing/earlier-version.ts";
import { addPeople, addPerson } from "../../testing/people.ts";
import { addMadrid, GOOD_PASSWORD, signUpInput } from "../../testing/sign-up.ts";
import { moveFiles } from "./files.ts";
import { moveInstallation, PARTS } from "./installation.ts";
import { commonTables, differences } from "./tables.ts";

const template = inject("databaseTemplate");
const folder = mkdtempSync(join(tmpdir(), "nakamatch-move-"));
const home = join(folder, "home");
const settings = { NODE_ENV: "test", DATA_DIR: home, AUTH_SECRET: "s".repeat(32), RATE_LIMITS: "off" };
const quiet: Progress = { step: (_, run) => run(() => {}) };
const member = signUpInput();
const AWKWARD = 'tab\tline\nreturn\r\\N \\. back\\slash "quotes" \u{1F98A} ñ';
/** May only create databases, like an operator's role. */
const role = newDatabaseName();
const databases: string[] = [];
let serverUrl = "";
let bucket: TestBucket;

const openSource = () => openDatabase({ dataDir: join(home, "database") });

async function emptyTarget(): Promise<Config> {
  const name = newDatabaseName();
  databases.push(name);
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  return readConfig({ ...settings, ...bucket.settings, DATABASE_URL: withDatabase(serverUrl, name) });
}

async function use<Result>(open: Promise<Database>, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await open;
  return work(database).finally(() => database.close());
}

const openTarget = ({ DATABASE_URL }: Config) => openDatabase({ url: DATABASE_URL, dataDir: "" });

/** All rows that the product compares, and what is derived from rows. */
async function contentOf({ pool }: Database) {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' and tablename not in ('discovery_changes', 'discovery_pruned')
       or schemaname = 'pgboss' and tablename in ('queue', 'schedule', 'subscription', 'job_common', 'job_dependency')
     order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of rows) {
    // By keys, as dropped columns change the order.
    const { rows: content } = await pool.query(
      `select to_jsonb(t)::text as row from ${name} t order by to_jsonb(t)::text collate "C"`,
    );
    found[name] = content.map(({ row }) => row);
  }
  found.sequences = (
    await pool.query("select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1")
  ).rows;
  found.comment = (await pool.query("select obj_description('cities'::regclass) as comment")).rows;
  return found;
}

async function filesOf(config: Config, area: StorageArea): Promise<Record<string, string>> {
  const { [area]: storage } = await createStorage(storageSettings(config));
  const files: Record<string, string> = {};
  for await (const path of storage.list()) files[path] = (await storage.read(path))?.toString() ?? "";
  return files;
}

async function fill({ database: { db, pool }, client }: TestApplication): Promise<void> {
  await addMadrid(db);
  await client().accounts.signUp(member);
  await db.update(authUsers).set({ emailVerified: true });
  const [one, two, three] = (await addPeople(db, 3)).map(({ id }) => id);
  await db.execute(
    sql`insert into matches (user1_id, user2_id, liked_by_user1, liked_by_user2) values (${one}, ${two}, true, true)`,
  );
  const { rows } = await db.execute(sql`insert into chats (user1_id, user2_id) values (${one}, ${two}) returning id`);
  for (let time = 0; time < 300; time++) {
    await db.execute(sql`insert into chat_messages (id, chat_id, sender_id, message)
      values (${randomUUID()}, ${rows[0]?.id}, ${one}, ${`${time} ${AWKWARD}`})`);
  }
  await db.execute(sql`insert into user_blocks (blocker_id, blocked_id) values (${two}, ${three})`);
  await db.execute(sql`insert into user_bans (user_id, type, ban_reason) values (${three}, 'ban', 'spam')`);
  await db.execute(sql`insert into reports (reporter_id, reported_user_id, reason, description)
    values (${one}, ${three}, 'spam', ${AWKWARD})`);
  await db.execute(sql`insert into gustos (tipo, nombre) values ('anime', ${AWKWARD.slice(0, 3)})`);
  await db.execute(
    sql`insert into sealed_photos (path, image) values (${`${three}/1_a.jpg`}, ${Buffer.from([0, 92, 10, 255])})`,
  );
  await pool.query("comment on table cities is 'version ''7'''");
}

beforeAll(async () => {
  if (template.engine === "pglite") return;
  await onServer(template.serverUrl, `CREATE ROLE ${role} LOGIN CREATEDB PASSWORD 'nakamatch'`);
  serverUrl = Object.assign(new URL(template.serverUrl), { username: role, password: "nakamatch" }).href;
  bucket = await openTestBucket();
  const server = await startTestApplication(settings, {}, async () => {
    const database = await openSource();
    await migrateDatabase(database);
    return database;
  });
  await fill(server);
  await server.close();
  const { avatars: photos, erasures } = await createStorage({ folder: home });
  for (let number = 0; number < 20; number++) {
    await photos.put(`${randomUUID()}/1_a.jpg`, Buffer.from(`photo ${number}`), "image/jpeg");
  }
  await erasures.put(`2026-01-31/${randomUUID()}`, Buffer.from(""), "text/plain");
}, 120_000);
afterAll(async () => {
  if (template.engine === "pglite") return;
  for (const name of databases) await onServer(template.serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  await onServer(template.serverUrl, `DROP ROLE ${role}`);
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("a move", { tags: ["postgres"], timeout: 120_000 }, () => {
  it("brings every row and file to an ordinary role's database and a bucket, where members sign in", async () => {
    const before = await use(openSource(), contentOf);
    expect(before["public.chat_messages"]).toHaveLength(300);
    const config = await emptyTarget();
    const moved = await moveInstallation(config, PARTS, quiet);
    expect(moved).toMatchObject({ files: { files: 21, strays: 0 }, database: { demoPeople: 0 } });
    expect(Object.keys(before).length).toBeGreaterThan(70);
    expect((before["pgboss.job_common"] as unknown[]).length).toBeGreaterThan(0);
    await use(openTarget(config), async (target) => {
      expect(await contentOf(target)).toEqual(before);
      expect((await target.pool.query("select from pg_trigger where tgenabled <> 'O'")).rows).toEqual([]);
      expect(await describeSchema(target.pool)).toBe(
        await use(createTestDatabase(), ({ pool }) => describeSchema(pool)),
      );
    });
    expect(await use(openSource(), contentOf), "the source is as it was").toEqual(before);
    for (const area of ["avatars", "erasures"] as const) {
      expect(await filesOf(config, area)).toEqual(await filesOf(readConfig(settings), area));
    }

    await expect(moveInstallation(config, PARTS, quiet)).rejects.toThrow("is not empty");
    const server = await startTestApplication(settings, {}, () => openTarget(config));
    try {
      const cookie = await server.signIn(member.email, GOOD_PASSWORD);
      expect(cookie).not.toBe("");
      await server.database.pool.query(
        "insert into gustos (tipo, nombre) values ('anime', 'a title after those moved')",
      );
    } finally {
      await server.close();
    }
  });

  it("tells which table differs", async () => {
    const config = await emptyTarget();
    await moveInstallation(config, ["database"], quiet);
    const { different } = await use(openSource(), (source) =>
      use(openTarget(config), async ({ pool }) => {
        const to = await pool.connect();
        await to.query("begin; update chats set last_message_at = now() + interval '1 ms'; delete from user_blocks");
        const found = await differences(source.pool, to, await commonTables(source.pool, to));
        to.release(true);
        return found;
      }),
    );
    expect(different).toEqual(["public.chats (1 rows, copied 1)", "public.user_blocks (1 rows, copied 0)"]);
  });

  it("leaves nothing where it fails, and may be run again", async () => {
    const config = await emptyTarget();
    const orphan = "bbbbbbbb-0000-4000-8000-000000000000";
    await use(openSource(), ({ pool }) =>
      pool.query(`set session_replication_role = replica; insert into presence values ('${orphan}', now())`),
    );
    await expect(moveInstallation(config, ["database"], quiet)).rejects.toThrow("presence");
    await use(openTarget(config), async ({ pool }) => {
      const { rows } = await pool.query(
        "select (select count(*) from auth_user) + (select count(*) from cities) as rows",
      );
      expect(rows).toEqual([{ rows: 0 }]);
    });
    await use(openSource(), ({ pool }) => pool.query("delete from presence where user_id = $1", [orphan]));
    await expect(use(openSource(), () => moveInstallation(config, ["database"], quiet))).rejects.toThrow("in use");
    await moveInstallation(config, ["database"], quiet);
  });

  it("keeps no demo people: their password is public", async () => {
    const id = demoId("test");
    await use(openSource(), ({ db }) => addPerson(db, { id, isModerator: true }));
    const config = await emptyTarget();
    const emails = () => use(openTarget(config), ({ pool }) => pool.query("select email from auth_user"));
    const interrupted: Progress = {
      step: (title, run) => (title === "Erasing demo people" ? Promise.reject(new Error("killed")) : run(() => {})),
    };
    await expect(moveInstallation(config, ["database"], interrupted)).rejects.toThrow("killed");
    expect((await emails()).rows).toEqual([]);
    expect(await moveInstallation(config, ["database"], quiet)).toMatchObject({ database: { demoPeople: 1 } });
    const { rows } = await emails();
    expect(rows).toHaveLength(4);
    expect(rows).toContainEqual({ email: member.email });
  });

  it("refuses a database of others, and of another release", async () => {
    const config = await emptyTarget();
    await onServer(config.DATABASE_URL as string, "create table invoices ()");
    await expect(moveInstallation(config, ["database"], quiet)).rejects.toThrow("is not empty");
    await onServer(config.DATABASE_URL as string, "drop table invoices");
    const newest = "(select max(id) from drizzle.__drizzle_migrations)";
    const rename = (hash: string) => `update drizzle.__drizzle_migrations set hash = ${hash} where id = ${newest}`;
    await use(openSource(), ({ pool }) => pool.query(rename("'x' || hash")));
    await expect(moveInstallation(config, ["database"], quiet)).rejects.toThrow("another release");
    await use(openSource(), ({ pool }) => pool.query(rename("substr(hash, 2)")));
  });

  it("leaves both as they are where one is of a version before 1.0", async () => {
    const earlier = readConfig({ ...settings, ...bucket.settings, DATA_DIR: join(folder, "earlier") });
    const openEarlier = () => openDatabase({ dataDir: join(earlier.DATA_DIR, "database") });
    await use(openEarlier(), async (database) => {
      await migrateDatabase(database);
      await recordEarlierVersion(database);
    });
    const { DATABASE_URL } = await emptyTarget();
    const move = (config: Config) => moveInstallation({ ...config, DATABASE_URL }, ["database"], quiet);
    await expect(move(earlier)).rejects.toThrow(
      `The database in ${join(earlier.DATA_DIR, "database")} is of a version`,
    );
    await use(openTarget({ ...earlier, DATABASE_URL }), async (target) => {
      const { rows } = await target.pool.query("select from pg_tables where schemaname in ('public', 'drizzle')");
      expect(rows).toEqual([]);
      await migrateDatabase(target);
      await recordEarlierVersion(target);
    });
    const before = await use(openTarget({ ...earlier, DATABASE_URL }), firstWrites);
    await expect(move(readConfig({ ...settings, ...bucket.settings }))).rejects.toThrow(
      /^The database \w+ at .+ version/,
    );
    expect(await use(openTarget({ ...earlier, DATABASE_URL }), firstWrites)).toEqual(before);
  });

  it("goes on with files where it stopped, and replaces none", async () => {
    const config = readConfig({ ...settings, ...bucket.settings });
    const { avatars: there } = await createStorage(storageSettings(config));
    const files = await filesOf(readConfig(settings), "avatars");
    await moveFiles(config, quiet);
    const [first, second] = Object.keys(files);
    await there.remove(first as string);
    await there.put("someone/1_a.jpg", Buffer.from("deleted since"), "image/jpeg");
    expect(await moveFiles(config, quiet)).toEqual({ files: 21, strays: 1 });
    expect(await filesOf(config, "avatars")).toEqual({ ...files, "someone/1_a.jpg": "deleted since" });
    const away = { ...config, S3_ENDPOINT: "http://127.0.0.1:1" };
    await expect(moveFiles(away, quiet)).rejects.toThrow("The files cannot be moved: nothing listens there");
    await there.remove(second as string);
    await there.put(second as string, Buffer.from("another"), "image/jpeg");
    await expect(moveFiles(config, quiet)).rejects.toThrow(`The bucket has another file at avatars/${second}`);
    expect(await there.read(second as string)).toEqual(Buffer.from("another"));
  });
});
