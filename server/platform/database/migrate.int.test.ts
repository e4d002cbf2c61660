import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, openEmptyDatabase } from "../../testing/database.ts";
import { newDatabaseName, onServer, withDatabase } from "../../testing/database-template.ts";
import { addPeople } from "../../testing/people.ts";
import { until, untilStatementWaits } from "../../testing/waiting.ts";
import { BASELINE } from "./baseline.ts";
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

/** Writes migrations that follow the product's own, by tag, into a folder. */
function madeUp(migrations: Record<string, string>): string {
  const own = mkdtempSync(join(tmpdir(), "nakamatch-migrations-"));
  removals.push(async () => rmSync(own, { recursive: true }));
  mkdirSync(join(own, "meta"));
  const newest = journal.entries.at(-1)!.when;
  const entries = Object.entries(migrations).map(([tag, statements], idx) => {
    writeFileSync(join(own, `${tag}.sql`), statements);
    return { idx, tag, when: newest + 1 + idx };
  });
  writeFileSync(join(own, "meta/_journal.json"), JSON.stringify({ entries }));
  return own;
}

/** A migrated database of its own. */
async function migratedDatabase(): Promise<Database> {
  const migrated = await createTestDatabase();
  removals.push(migrated.close);
  return migrated;
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

  it("begin with the one by whose hash every database since 1.0 is recognised", () => {
    expect(BASELINE).toBe("fcc37c3cecb83c82d5cd86b1457ce5033132700405832e310be264738b69cce6");
  });

  it("are applied once, however often and from however many places they are asked for", async () => {
    await Promise.all([migrateDatabase(database), migrateDatabase(database), migrateDatabase(database)]);
    expect(await applied(database.pool)).toBe(journal.entries.length);
  });

  it("of an empty database are applied once by servers that start at once", {
    tags: ["postgres"],
    timeout: 120_000,
  }, async () => {
    const server = process.env.DATABASE_URL ?? "";
    const name = newDatabaseName();
    await onServer(server, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
    removals.push(() => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    const url = withDatabase(server, name);
    const args = ["--input-type=module", "-e", MIGRATE, moduleUrl("open.ts"), moduleUrl("migrate.ts"), url];
    await Promise.all([1, 2, 3].map(() => run(process.execPath, args)));
    const { pool, close } = await openDatabase({ url, dataDir: "" });
    expect(await applied(pool).finally(close)).toBe(journal.entries.length);
  });

  it("leave behind what those before the failed one did, and the next run goes on", { timeout: 120_000 }, async () => {
    const empty = await openEmptyDatabase();
    try {
      await empty.pool.query("CREATE TABLE subscriptions ()");
      await expect(migrateDatabase(empty)).rejects.toThrow(/^Migration 0005_premium failed: .*"subscriptions" already/);
      expect(await applied(empty.pool)).toBe(4);
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
    const migrated = await migratedDatabase();
    const folder = madeUp({
      "0101_two_tables": "ALTER TABLE auth_user ADD COLUMN added text; ALTER TABLE auth_session ADD COLUMN added text;",
    });
    const member = await migrated.pool.connect();
    await member.query("BEGIN; SELECT FROM auth_session");
    const lines: string[] = [];
    const done = migrateDatabase(migrated, { folder, say: (line) => lines.push(line), pausesMs: MANY_TRIES });
    await untilStatementWaits(migrated);
    await member.query(`UPDATE auth_user SET "updatedAt" = now()`);
    await member.query("COMMIT");
    member.release();
    await done;
    expect(lines[0]).toMatch(/^Migration 0101_two_tables waited too long for a lock.*: trying again in 0.01 s\.$/);
    expect(await applied(migrated.pool)).toBe(journal.entries.length + 1);
  });

  it("give up after the last try, name what blocks them, and keep those before", async () => {
    const migrated = await migratedDatabase();
    const folder = madeUp({
      "0101_free": "CREATE TABLE added ();",
      "0102_blocked": "ALTER TABLE email_requests ADD COLUMN added text;",
    });
    const forgotten = await migrated.pool.connect();
    await forgotten.query("SET application_name = 'forgotten'; BEGIN; SELECT FROM email_requests");
    const failure = await migrateDatabase(migrated, { folder, pausesMs: [10] }).catch((error) => error);
    expect(failure).toBeInstanceOf(MigrationError);
    expect(failure.message).toMatch(
      /^Migration 0102_blocked waited too long for a lock, for email_requests behind process \d+ of the database \(forgotten, idle in transaction since 2.+\); it was tried 2 times\./,
    );
    expect(await applied(migrated.pool)).toBe(journal.entries.length + 1);
    await forgotten.query("COMMIT");
    forgotten.release();
    await migrateDatabase(migrated, { folder });
    expect(await applied(migrated.pool)).toBe(journal.entries.length + 2);
  });

  it("run while members write all the time, of whom none meets an error", async () => {
    const { db, ...migrated } = await migratedDatabase();
    const [sender, other] = (await addPeople(db, 2)).map(({ id }) => id).sort();
    const chatId = randomUUID();
    await db.execute(sql`insert into matches (user1_id, user2_id, liked_by_user1, liked_by_user2)
      values (${sender}, ${other}, true, true)`);
    await db.execute(sql`insert into chats (id, user1_id, user2_id) values (${chatId}, ${sender}, ${other})`);
    let isDone = false;
    const counts = [0, 0];
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
          values (gen_random_uuid(), ${chatId}, ${sender}, 'hola')`,
      ),
      always(
        1,
        sql`select from chat_messages where sender_id = ${sender} limit 1`,
        sql`update matches set liked_by_user2 = not liked_by_user2`,
        sql`update profiles set bio = gen_random_uuid()::text where id = ${sender}`,
      ),
    ];
    const folder = madeUp({
      "0101_column": "ALTER TABLE profiles ADD COLUMN added text;",
      "0102_constraint": "ALTER TABLE profiles ADD CONSTRAINT added_short CHECK (char_length(added) < 10) NOT VALID;",
      "0103_valid": "ALTER TABLE profiles VALIDATE CONSTRAINT added_short;",
      "0104_index":
        "-- no transaction\nDROP INDEX CONCURRENTLY IF EXISTS added_idx;\n--> statement-breakpoint\nCREATE INDEX CONCURRENTLY added_idx ON chat_messages (read_at);",
      "0105_table": "CREATE TABLE added (id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE);",
      "0106_two_tables":
        "ALTER TABLE chats ADD COLUMN added text; ALTER TABLE chat_messages ADD COLUMN added text; DROP INDEX added_idx;",
    });
    await until(() => expect(Math.min(...counts)).toBeGreaterThan(0));
    const done = migrateDatabase(migrated, { folder, pausesMs: MANY_TRIES }).finally(() => (isDone = true));
    await Promise.all([done, ...writers]);
    expect(await applied(migrated.pool)).toBe(journal.entries.length + 6);
  });
});
