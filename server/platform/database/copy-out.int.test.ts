import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";

const database = await createTestDatabase();
afterAll(() => database.close());

const HEADER_BYTES = 19;

/** Rows of the integers from 1. */
const series = (last: number) => sql`select n from generate_series(1, ${last}) n`;

/** The integers of a complete one-column copy. */
function integersOf(pieces: Uint8Array[]): number[] {
  const bytes = Buffer.concat(pieces);
  expect(bytes.toString("latin1", 0, 6)).toBe("PGCOPY");
  expect(bytes.readInt16BE(bytes.length - 2)).toBe(-1);
  const rows = (bytes.length - 2 - HEADER_BYTES) / 10;
  return Array.from({ length: rows }, (_, row) => bytes.readInt32BE(HEADER_BYTES + row * 10 + 6));
}

async function collect(copy: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of copy) pieces.push(piece);
  return pieces;
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
/** Every connection of the pool works. */
const answers = () =>
  Promise.all(Array.from({ length: 12 }, () => database.pool.query("select 1 as one"))).then((all) =>
    all.every(({ rows }) => rows[0]?.one === 1),
  );

describe("copying out", () => {
  it("gives every row once, in order, in pieces that can be transferred", async () => {
    const pieces = await collect(database.copyOut(series(100_000)));
    expect(pieces.length).toBeGreaterThan(10);
    const moved = pieces.map((piece) => structuredClone(piece, { transfer: [piece.buffer] }));
    expect(pieces.every(({ length }) => length === 0)).toBe(true);
    expect(integersOf(moved)).toEqual(upTo(100_000));
  });

  it("gives a row larger than a piece, nothing at all, and values in the query text", async () => {
    const text = `it's "${"x".repeat(200_000)}\\`;
    const [piece] = await collect(database.copyOut(sql`select ${text}::text`));
    expect(Buffer.concat([piece as Uint8Array]).includes(text)).toBe(true);
    expect(integersOf(await collect(database.copyOut(series(0))))).toEqual([]);
  });

  it("fails with the error of the statement, at its start and in the middle", async () => {
    await expect(collect(database.copyOut(sql`select * from nowhere`))).rejects.toMatchObject({ code: "42P01" });
    const failing = database.copyOut(sql`select 1 / (60000 - n) from generate_series(1, 70000) n`);
    await expect(collect(failing)).rejects.toMatchObject({ code: "22012" });
    expect(await answers()).toBe(true);
  });

  it("may be left early", async () => {
    const many = database.engine === "pglite" ? 20_000 : 400_000;
    for (let time = 0; time < 12; time++) {
      for await (const piece of database.copyOut(series(many))) {
        expect(piece.length).toBeGreaterThan(0);
        break;
      }
    }
    expect(await answers()).toBe(true);
  });

  it("lets others query in between when there is only one connection", async () => {
    const pieces: Uint8Array[] = [];
    for await (const piece of database.copyOut(series(50_000))) {
      pieces.push(piece);
      expect(await answers()).toBe(true);
    }
    expect(integersOf(pieces)).toEqual(upTo(50_000));
  });

  it("waits for a reader who is behind, and ends with the connection", async ({ skip }) => {
    if (database.engine === "pglite") skip("the embedded engine has no connection to wait or to end");
    const large = sql`select repeat(n::text, 200) from generate_series(1, 300000) n`;
    const iterator = database.copyOut(large)[Symbol.asyncIterator]();
    await iterator.next();
    const progress = sql`select pid, bytes_processed as bytes from pg_stat_progress_copy
      where datname = current_database()`;
    // Paused, far from the end.
    let before: { pid: number; bytes: number } | undefined;
    let still = 0;
    const pid = await vi.waitFor(
      async () => {
        const { rows } = await database.db.execute<{ pid: number; bytes: number }>(progress);
        still = rows[0]?.bytes === before?.bytes ? still + 1 : 0;
        before = rows[0];
        expect(still).toBeGreaterThan(5);
        return before?.pid;
      },
      { timeout: 10_000 },
    );
    expect(before?.bytes).toBeLessThan(50_000_000);
    await database.db.execute(sql`select pg_terminate_backend(${pid})`);
    const rest = (async () => {
      for (;;) if ((await iterator.next()).done) return;
    })();
    await expect(rest).rejects.toThrow();
    expect(await answers()).toBe(true);
  });
});
