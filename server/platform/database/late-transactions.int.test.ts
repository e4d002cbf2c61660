import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
import { inTime } from "../deadline.ts";
import type { Tx } from "./open.ts";

const database = await createTestDatabase();
await database.pool.query("CREATE TABLE written (id int)");
afterAll(() => database.close());

const written = async () => (await database.pool.query("SELECT FROM written")).rows.length;

describe("a transaction of a request that was told that it took too long", () => {
  it("is rolled back instead of committed", async () => {
    let transaction: Promise<unknown> | undefined;
    let goOn = () => {};
    const isToldSo = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const write = async (tx: Tx) => {
      await tx.execute(sql`insert into written values (1)`);
      await isToldSo;
    };
    const request = inTime(() => {
      transaction = database.db.transaction(write);
      return transaction;
    }, 1000);
    await expect(request).rejects.toMatchObject({ code: "UNAVAILABLE" });
    goOn();
    await expect(transaction).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(await written()).toBe(0);
  });

  it("does not begin", async () => {
    let begun = 0;
    let late: Promise<unknown> | undefined;
    let goOn = () => {};
    const isToldSo = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const request = inTime(() => {
      late = isToldSo.then(() => database.db.transaction(async () => begun++));
      return late;
    }, 1);
    await expect(request).rejects.toMatchObject({ code: "UNAVAILABLE" });
    goOn();
    await expect(late).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(begun).toBe(0);
  });

  it("is committed where it is in time", async () => {
    await inTime(() => database.db.transaction((tx) => tx.execute(sql`insert into written values (1)`)), 20_000);
    expect(await written()).toBe(1);
  });
});
