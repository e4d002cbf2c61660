import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, openEmptyDatabase } from "../../testing/database.ts";
import { newDatabaseName, onServer, withDatabase } from "../../testing/database-template.ts";
import { until, untilStatementWaits } from "../../testing/waiting.ts";
import { applyMigration, MigrationError, migrateDatabase } from "./migrate.ts";
import { type Database, openDatabase } from "./open.ts";

const folder = new URL("./migrations/", import.meta.url);
const journal: { entries: { idx: number; tag: string; when: number }[] } = JSON.parse(
  readFileSync(new URL("meta/_journal.json", folder), "utf8"),
);

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** A server process that migrates the database given as argument. */
const MIGRATE = `
  const [open, migrate, url] = process.argv.slice(1);
  const { openDatabase } = await import(open);
  const { migrateDatabase } = await import(migrate);
  const database = await openDatabase({ url, dataDir: "" });
  await migrateDatabase(database);
  await database.close();
`;

const run = promisify(execFile);
const moduleUrl = (name: string) => new URL(name, import.meta.url).href;

const MANY_TRIES = Array<number>(100).fill(10);

const removals: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const remove of removals.splice(0)) await remove();
});

/** An empty database, or one of the release whose last migration was `upTo`, with two people who chat. */
async function earlierDatabase(upTo?: string) {
  const server = process.env.DATABASE_URL ?? "";
  const name = newDatabaseName();
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const url = withDatabase(server, name);
  const earlier = await openDatabase({ url, dataDir: "" });
  removals.push(async () => {
    await earlier.close();
    await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
  const [senderId, otherId] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
  const chatId = randomUUID();
  if (upTo !== undefined) {
    await migrateDatabase(earlier, { upTo });
    for (const id of [senderId, otherId]) {
      const email = `${id}@example.test`;
      await earlier.pool.query(`INSERT INTO auth_user (id, name, email, "emailVerified") VALUES ($1, '', $2, true)`, [
        id,
        email,
      ]);
      await earlier.pool.query("INSERT INTO profiles (id, email) VALUES ($1, $2)", [id, email]);
    }
    await earlier.pool.query(
      "INSERT INTO matches (user1_id, user2_id, liked_by_user1, liked_by_user2) VALUES ($1, $2, true, true)",
      [senderId, otherId],
    );
    await earlier.pool.query("INSERT INTO chats (id, user1_id, user2_id) VALUES ($1, $2, $3)", [
      chatId,
      senderId,
      otherId,
    ]);
  }
  return { ...earlier, url, chatId, senderId };
}

async function applied(pool: Database["pool"]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>("SELECT count(*) AS count FROM drizzle.__drizzle_migrations");
  return rows[0]!.count;
}

describe("migrations", () => {
  it("are all in the journal, in the order of their numbers and of their times", () => {
    const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
    expect(journal.entries.map((entry) => `${entry.tag}.sql`)).toEqual(files.sort());
    const times = journal.entries.map((entry) => entry.when);
    expect([...new Set(times)].sort((a, b) => a - b)).toEqual(times);
  });

  it("are applied once, however often and from however many places they are asked for", async () => {
    await Promise.all([migrateDatabase(database), migrateDatabase(database), migrateDatabase(database)]);
    expect(await applied(database.pool)).toBe(journal.entries.length);
  });

  it("of an empty database are applied once by servers that start at once", {
    tags: ["postgres"],
    timeout: 120_000,
  }, async () => {
    const { url, pool } = await earlierDatabase();
    const args = ["--input-type=module", "-e", MIGRATE, moduleUrl("open.ts"), moduleUrl("migrate.ts"), url];
    await Promise.all([1, 2, 3].map(() => run(process.execPath, args)));
    expect(await applied(pool)).toBe(journal.entries.length);
  });

  it("leave behind what those before the failed one did, and the next run goes on", { timeout: 120_000 }, async () => {
    const empty = await openEmptyDatabase();
    try {
      await empty.pool.query("CREATE TABLE subscriptions ()");
      await expect(migrateDatabase(empty)).rejects.toThrow(/^Migration 0009_premium failed: .*"subscriptions" already/);
      expect(await applied(empty.pool)).toBe(8);
      await empty.pool.query("DROP TABLE subscriptions");
      await migrateDatabase(empty);
      expect(await applied(empty.pool)).toBe(journal.entries.length);
    } finally {
      await empty.close();
    }
  });

  it("of a newer release are accepted, and said", async () => {
    const lines: string[] = [];
    const newer = ["newer", journal.entries.at(-1)!.when + 1];
    await database.pool.query("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)", newer);
    await migrateDatabase(database, { say: (line) => lines.push(line) });
    await database.pool.query("DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'newer'");
    expect(lines).toEqual([expect.stringContaining("has 1 migration(s) of a newer release")]);
  });

  it("may ask for no transaction, and are then recorded as well", async () => {
    const client = await database.pool.connect();
    const sql = [
      "-- no transaction\nDROP INDEX CONCURRENTLY IF EXISTS added_idx",
      "CREATE INDEX CONCURRENTLY added_idx ON profiles (bio)",
    ];
    await applyMigration(client, { sql, hash: "added", folderMillis: 1 });
    await applyMigration(client, { sql: ["DROP INDEX added_idx"], hash: "dropped", folderMillis: 1 });
    await client.query("DELETE FROM drizzle.__drizzle_migrations WHERE created_at = 1");
    client.release();
  });
});

describe("migrations of members who stay", { tags: ["postgres"], timeout: 120_000 }, () => {
  it("say that another process migrates, and wait for it", async () => {
    const other = await database.pool.connect();
    await other.query("SELECT pg_advisory_lock(7241905)");
    const line = await new Promise<string>((say) => {
      migrateDatabase(database, { say }).catch(say);
    });
    await other.query("SELECT pg_advisory_unlock(7241905)");
    other.release();
    expect(line).toMatch(/^Another server or command is migrating the database, process \d+ of the database: waiting/);
  });

  it("give way in a deadlock and are tried again: the member notices nothing", async () => {
    const earlier = await earlierDatabase("0050_hidden_people");
    const member = await earlier.pool.connect();
    await member.query("BEGIN; SELECT FROM auth_session");
    const lines: string[] = [];
    const migrated = migrateDatabase(earlier, { say: (line) => lines.push(line), pausesMs: MANY_TRIES });
    await untilStatementWaits(earlier);
    await member.query(`UPDATE auth_user SET "updatedAt" = now()`);
    await member.query("COMMIT");
    member.release();
    await migrated;
    expect(lines[0]).toMatch(/^Migration 0051_sign_in waited too long for a lock.*: trying again in 0.01 s\.$/);
    expect(await applied(earlier.pool)).toBe(journal.entries.length);
  });

  it("give up after the last try, name what blocks them, and keep those before", async () => {
    const earlier = await earlierDatabase("0042_passkeys");
    const forgotten = await earlier.pool.connect();
    await forgotten.query("SET application_name = 'forgotten'; BEGIN; SELECT FROM letter_requests");
    const failure = await migrateDatabase(earlier, { pausesMs: [10] }).catch((error) => error);
    expect(failure).toBeInstanceOf(MigrationError);
    expect(failure.message).toMatch(
      /^Migration 0052_email_requests waited too long for a lock, for letter_requests behind process \d+ of the database \(forgotten, idle in transaction since 2.+\); it was tried 2 times\./,
    );
    expect(await applied(earlier.pool)).toBe(51);
    await forgotten.query("COMMIT");
    forgotten.release();
    await migrateDatabase(earlier);
    expect(await applied(earlier.pool)).toBe(journal.entries.length);
  });

  it("run while members write all the time, of whom none meets an error", async () => {
    const { db, chatId, senderId, ...earlier } = await earlierDatabase("0039_email_changes");
    let isDone = false;
    const counts = [0, 0, 0];
    const always = async (writer: number, ...statements: ReturnType<typeof sql>[]) => {
      while (!isDone) {
        await db.transaction(async (tx) => {
          for (const statement of statements) await tx.execute(statement);
        });
        counts[writer]! += 1;
      }
    };
    const writers = [
      always(
        0,
        sql`select from chat_messages where chat_id = ${chatId} limit 1`,
        sql`insert into chat_messages (id, chat_id, sender_id, message)
          values (gen_random_uuid(), ${chatId}, ${senderId}, 'hola')`,
      ),
      always(
        1,
        sql`select from reports where reporter_id = ${senderId}`,
        sql`update matches set liked_by_user2 = not liked_by_user2`,
        sql`update profiles set bio = gen_random_uuid()::text where id = ${senderId}`,
      ),
      always(
        2,
        sql`select from auth_account`,
        sql`update auth_user set "updatedAt" = now() where id = ${senderId}`,
        sql`update auth_session set "updatedAt" = now()`,
      ),
    ];
    await until(() => expect(Math.min(...counts)).toBeGreaterThan(0));
    await Promise.all([migrateDatabase(earlier, { pausesMs: MANY_TRIES }).finally(() => (isDone = true)), ...writers]);
    expect(await applied(earlier.pool)).toBe(journal.entries.length);
  });
});
