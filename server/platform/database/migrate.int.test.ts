import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
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

  it("leave nothing behind when they fail, and the connection usable", async () => {
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
