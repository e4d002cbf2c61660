import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
import { describeSchema } from "./describe-schema.ts";

const database = await createTestDatabase();
afterAll(() => database.close());

/**
 * Splits into lines for readable failures. The embedded engine writes the file; PostgreSQL versions qualify view
 * columns differently.
 */
const lines = (text: string) =>
  (database.engine === "pglite" ? text : text.replaceAll(/\b[a-z_]+\.(?=["a-z])/g, "")).split("\n");

describe("schema.sql", () => {
  it("is what the migrations make; after a new one run npm run schema", async () => {
    const written = readFileSync(new URL("schema.sql", import.meta.url), "utf8");
    const found = await describeSchema(database.pool);
    expect(lines(found)).toEqual(lines(written));
  });

  it("shows an index, a column, a constraint or a trigger that is gone", async () => {
    const before = await describeSchema(database.pool);
    const client = await database.pool.connect();
    try {
      for (const change of [
        "DROP INDEX chat_messages_page_idx",
        "ALTER TABLE profiles DROP COLUMN bio",
        "ALTER TABLE matches DROP CONSTRAINT matches_pair_key",
        "DROP TRIGGER matches_notify_liked ON matches",
        "DROP FUNCTION discovery_prune_changes(interval)",
      ]) {
        await client.query("BEGIN");
        await client.query(change);
        // Described on the connection that made the change.
        expect(await describeSchema(client)).not.toBe(before);
        await client.query("ROLLBACK");
      }
    } finally {
      client.release();
    }
  });
});
