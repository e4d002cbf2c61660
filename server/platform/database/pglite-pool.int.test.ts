import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { refused } from "../../testing/database-errors.ts";
import { pglitePool } from "./pglite-pool.ts";

const engine = await PGlite.create("memory://");
const pool = pglitePool(engine);
afterAll(async () => {
  await pool.end();
  await engine.close();
});
beforeEach(() => pool.query("DROP TABLE IF EXISTS notes; CREATE TABLE notes (id int PRIMARY KEY, body text)"));

async function ids(): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>("SELECT id FROM notes ORDER BY id");
  return rows.map((row) => row.id);
}

describe("the pool over the embedded engine", () => {
  it("answers every query with its own result, failed ones among them", async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, (_, n) =>
        pool.query<{ n: number }>("SELECT 6 / ($1::int % 3) AS x, $1::int AS n", [n]),
      ),
    );
    answers.forEach((answer, n) => {
      if (n % 3 === 0) expect(answer).toMatchObject({ status: "rejected", reason: { code: "22012" } });
      else expect(answer).toMatchObject({ status: "fulfilled", value: { rows: [{ n }] } });
    });
  });

  it("turns a query that waits for its own transaction into an error", async () => {
    pool.options.connectionTimeoutMillis = 100;
    const db = drizzle(pool);
    const waiting = db.transaction(() => db.execute(sql`SELECT 1`));
    await expect(waiting).rejects.toMatchObject({ cause: { message: expect.stringContaining("timeout") } });
    pool.options.connectionTimeoutMillis = 10_000;
    expect(await ids()).toEqual([]);
  });

  it("survives errors of syntax, of types and of constraints, simple and with parameters", async () => {
    expect(await refused(pool.query("SELEC 1"))).toMatchObject({ code: "42601" });
    expect(await refused(pool.query("SELEC $1", [1]))).toMatchObject({ code: "42601" });
    expect(await refused(pool.query("SELECT $1::int", ["x"]))).toMatchObject({ code: "22P02" });
    await pool.query("INSERT INTO notes VALUES (1)");
    expect(await refused(pool.query("INSERT INTO notes VALUES ($1)", [1]))).toMatchObject({
      code: "23505",
      constraint: "notes_pkey",
    });
    expect(await ids()).toEqual([1]);
  });

  it("serves the query builder, whose errors name their cause", async () => {
    const db = drizzle(pool);
    const error = await db.execute(sql`SELECT * FROM nowhere`).catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ cause: { code: "42P01" } });
    await expect(db.execute(sql`SELECT ${"ñ"} AS text`)).resolves.toMatchObject({ rows: [{ text: "ñ" }] });
  });

  it("rolls a failed transaction back and commits the next one", async () => {
    const db = drizzle(pool);
    const add = (id: number) => sql`INSERT INTO notes VALUES (${id})`;
    const failing = db.transaction(async (tx) => {
      await tx.execute(add(1));
      await tx.execute(sql`SELECT 1 / 0`);
    });
    expect(await refused(failing)).toMatchObject({ code: "22012" });
    const thrown = db.transaction(async (tx) => {
      await tx.execute(add(2));
      throw new Error("changed my mind");
    });
    await expect(thrown).rejects.toThrow("changed my mind");
    await db.transaction((tx) => tx.execute(add(3)));
    expect(await ids()).toEqual([3]);
  });

  it("nests transactions as savepoints", async () => {
    await drizzle(pool).transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO notes VALUES (1)`);
      const inner = tx.transaction((nested) => nested.execute(sql`INSERT INTO notes VALUES (1)`));
      expect(await refused(inner)).toMatchObject({ code: "23505" });
      await tx.execute(sql`INSERT INTO notes VALUES (2)`);
    });
    expect(await ids()).toEqual([1, 2]);
  });

  it("runs concurrent transactions one after the other", async () => {
    const db = drizzle(pool);
    await pool.query("INSERT INTO notes VALUES (0, '0')");
    await Promise.all(
      Array.from({ length: 50 }, () =>
        db.transaction(async (tx) => {
          const { rows } = await tx.execute<{ body: string }>(sql`SELECT body FROM notes WHERE id = 0`);
          await tx.execute(sql`UPDATE notes SET body = ${String(Number(rows[0]!.body) + 1)} WHERE id = 0`);
        }),
      ),
    );
    expect((await pool.query("SELECT body FROM notes")).rows).toEqual([{ body: "50" }]);
  });

  it("rolls back what a client leaves unfinished, whether it is returned broken or destroyed in mid-air", async () => {
    const broken = await pool.connect();
    await broken.query("BEGIN; INSERT INTO notes VALUES (1)");
    broken.release(new Error("no longer trusted"));
    expect(await ids()).toEqual([]);

    const cut = await pool.connect();
    cut.on("error", () => {});
    await cut.query("BEGIN");
    const unanswered = cut.query("INSERT INTO notes VALUES ($1)", [2]).catch(() => {});
    cut.release(true);
    await unanswered;
    expect(await ids()).toEqual([]);
  });

  it("gives a new client a clean session", async () => {
    const first = await pool.connect();
    await first.query("SET search_path = nowhere");
    await first.query({ name: "same", text: "SELECT 1 AS n" });
    first.release(true);
    expect(await ids()).toEqual([]);
    expect((await pool.query({ name: "same", text: "SELECT 2 AS n" })).rows).toEqual([{ n: 2 }]);
  });

  it("delivers notifications on commit", async () => {
    const client = await pool.connect();
    const heard: unknown[] = [];
    client.on("notification", (message) => heard.push(message.payload));
    await client.query("LISTEN news");
    await client.query("BEGIN; NOTIFY news, 'first'");
    expect(heard).toEqual([]);
    await client.query("COMMIT");
    expect(heard).toEqual(["first"]);
    client.release(true);
  });

  it("carries large values and many rows", async () => {
    const body = "漢字".repeat(500_000);
    await pool.query("INSERT INTO notes VALUES (1, $1)", [body]);
    const { rows } = await pool.query<{ body: string }>("SELECT body FROM notes");
    expect(rows[0]!.body === body).toBe(true);
    expect((await pool.query("SELECT generate_series(1, 50000)")).rowCount).toBe(50_000);
  });

  it("leaves room for timers during a long chain of queries", async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    for (let n = 0; n < 200; n++) await pool.query("SELECT $1::int", [n]);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
  });
});
