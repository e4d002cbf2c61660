import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
import { newDatabaseName, onServer, withDatabase } from "../../testing/database-template.ts";
import { migrateDatabase } from "./migrate.ts";
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

/** A server process that migrates the database of its argument. */
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
    timeout: 60_000,
  }, async () => {
    const server = process.env.DATABASE_URL ?? "";
    const name = newDatabaseName();
    await onServer(server, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
    const url = withDatabase(server, name);
    try {
      const args = ["--input-type=module", "-e", MIGRATE, moduleUrl("open.ts"), moduleUrl("migrate.ts"), url];
      await Promise.all([1, 2, 3].map(() => run(process.execPath, args)));
      const migrated = await openDatabase({ url, dataDir: "" });
      expect(await applied(migrated.pool)).toBe(journal.entries.length);
      await migrated.close();
    } finally {
      await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }
  });

  it("leave nothing behind when they fail, and the connection usable", { timeout: 60_000 }, async () => {
    const empty = await openDatabase({ dataDir: "memory://" });
    try {
      await empty.pool.query("CREATE TABLE subscriptions ()");
      await expect(migrateDatabase(empty)).rejects.toThrow();
      const { rows } = await empty.pool.query("SELECT to_regclass('profiles') AS profiles");
      expect(rows).toEqual([{ profiles: null }]);
      await empty.pool.query("DROP TABLE subscriptions");
      await migrateDatabase(empty);
      expect(await applied(empty.pool)).toBe(journal.entries.length);
    } finally {
      await empty.close();
    }
  });
});
