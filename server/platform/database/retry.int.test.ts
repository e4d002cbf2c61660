import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
import { addPeople } from "../../testing/people.ts";
import type { Queryable } from "./open.ts";
import { isWriteConflict } from "./retry.ts";
import { profiles } from "./schema/people.ts";

/** More than the maximum of attempts. */
const ALWAYS = 100;

const onRetry = vi.fn();

const database = await createTestDatabase({ onRetry });
// Rollbacks do not reset sequences.
await database.pool.query(`
  CREATE SEQUENCE attempts;
  CREATE TABLE written (id int);
  CREATE FUNCTION conflict_until(attempt int, code text) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF nextval('attempts') < attempt THEN
      RAISE EXCEPTION 'given up' USING ERRCODE = code;
    END IF;
  END $$`);
afterAll(() => database.close());
beforeEach(async () => {
  onRetry.mockClear();
  await database.pool.query("ALTER SEQUENCE attempts RESTART; TRUNCATE written");
});

const conflictUntil = (db: Queryable, attempt: number, code = "40P01") =>
  db.execute(sql`select conflict_until(${attempt}, ${code})`);
const writtenRows = async () => (await database.pool.query("SELECT FROM written")).rows.length;

describe("a write conflict", () => {
  it.each(["40P01", "40001"])(
    "%s in a transaction runs all of it again, and what it did before is undone",
    async (code) => {
      const result = await database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into written values (1)`);
        await conflictUntil(tx, 3, code);
        return "done";
      });
      expect(result).toBe("done");
      expect(await writtenRows()).toBe(1);
      expect(onRetry).toHaveBeenCalledTimes(2);
    },
  );

  it("in a single statement runs it again, through the query builder and through the pool", async () => {
    await conflictUntil(database.db, 2);
    await database.pool.query("ALTER SEQUENCE attempts RESTART");
    await database.pool.query("SELECT conflict_until($1, '40001')", [2]);
    expect(onRetry).toHaveBeenCalledTimes(2);
  });

  it("that does not end is thrown after five attempts", async () => {
    const failed = await conflictUntil(database.db, ALWAYS).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(isWriteConflict(failed)).toBe(true);
    expect((await database.pool.query("SELECT last_value AS attempts FROM attempts")).rows).toEqual([{ attempts: 5 }]);
    await database.pool.query("ALTER SEQUENCE attempts RESTART");
    const work = vi.fn((tx: Queryable) => conflictUntil(tx, ALWAYS));
    await expect(database.db.transaction(work)).rejects.toSatisfy(isWriteConflict);
    expect(work).toHaveBeenCalledTimes(5);
  });

  it("is nothing but those two codes: any other error is thrown at once", async () => {
    await expect(conflictUntil(database.db, ALWAYS, "23505")).rejects.toThrow();
    const work = vi.fn(() => Promise.reject(new Error("no")));
    await expect(database.db.transaction(work)).rejects.toThrow("no");
    expect(work).toHaveBeenCalledTimes(1);
    expect(onRetry).not.toHaveBeenCalled();
  });

  it("leaves callbacks alone", async () => {
    const rows = await new Promise((resolve, reject) => {
      database.pool.query("SELECT 1 AS one", (error: Error | undefined, result: { rows: unknown[] }) =>
        error ? reject(error) : resolve(result.rows),
      );
    });
    expect(rows).toEqual([{ one: 1 }]);
  });

  it("of two who lock each other's people ends with both changes", { tags: ["postgres"] }, async () => {
    const [one, two] = await addPeople(database.db, 2);
    const change = (id: string, bio: string) => (db: Queryable) =>
      db.update(profiles).set({ bio }).where(eq(profiles.id, id));
    let arrived = 0;
    let meet = () => {};
    const bothHoldOne = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const run = (steps: ((db: Queryable) => Promise<unknown>)[]) =>
      database.db.transaction(async (tx) => {
        await steps[0]?.(tx);
        if (++arrived === 2) meet();
        await bothHoldOne;
        await steps[1]?.(tx);
      });
    await Promise.all([
      run([change(one!.id, "first"), change(two!.id, "first")]),
      run([change(two!.id, "second"), change(one!.id, "second")]),
    ]);
    expect(onRetry).toHaveBeenCalledTimes(1);
    const rows = await database.db.select({ bio: profiles.bio }).from(profiles);
    expect(new Set(rows.map(({ bio }) => bio)).size, "one after the other").toBe(1);
  });
});
