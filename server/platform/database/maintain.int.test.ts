import { afterAll, describe, expect, it } from "vitest";
import { openEmptyDatabase } from "../../testing/database.ts";
import { maintainDatabase } from "./maintain.ts";

const database = await openEmptyDatabase();
afterAll(() => database.close());

describe("maintenance of the embedded database", () => {
  it("gives back the room of dead rows and counts the living ones", async () => {
    const { pool } = database;
    const state = async () => {
      const { rows } = await pool.query(
        "SELECT pg_relation_size(oid) AS bytes, reltuples FROM pg_class WHERE relname = 'notes'",
      );
      return rows[0];
    };
    await pool.query("CREATE TABLE notes AS SELECT generate_series(1, 20000) AS id");
    await pool.query("DELETE FROM notes WHERE id > 10");
    expect((await state()).bytes).toBeGreaterThan(500_000);
    await maintainDatabase(database);
    expect(await state()).toEqual({ bytes: 8192, reltuples: 10 });
  });
});
