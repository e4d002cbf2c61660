import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BreakableLink, openBreakableLink } from "../../testing/breakable-link.ts";
import { isDatabaseAway, isDatabaseReadOnly } from "./failure-kinds.ts";
import { type Database, openDatabase } from "./open.ts";

/** Without `DATABASE_URL` these tests are skipped. */
const { DATABASE_URL: url = "" } = process.env;

describe.skipIf(url === "")("a connection that breaks while it is in use", { tags: ["postgres"] }, () => {
  let link: BreakableLink;
  let database: Database;

  beforeAll(async () => {
    link = await openBreakableLink(url);
    database = await openDatabase({ url: link.url, dataDir: "", maxConnections: 1 });
  });
  afterAll(async () => {
    await database.close();
    await link.close();
  });

  const answers = () => database.pool.query("SELECT 1 AS one");

  it("before its transaction has begun leaves its place in the pool to another one", async () => {
    for (let round = 0; round < 3; round++) {
      await answers();
      link.stall();
      const late = database.db.transaction(async () => "done");
      await link.restore();
      await expect(late).rejects.toSatisfy(isDatabaseAway);
      expect((await answers()).rows).toEqual([{ one: 1 }]);
    }
  });

  it("in the middle of a transaction leaves it too, and what gives the connection back again changes nothing", async () => {
    await answers();
    const cut = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await link.cut();
      await link.restore();
      await tx.execute(sql`select 1`);
    });
    await expect(cut).rejects.toSatisfy(isDatabaseAway);
    expect((await answers()).rows).toEqual([{ one: 1 }]);
    expect([database.pool.totalCount, database.pool.idleCount, database.pool.waitingCount]).toEqual([1, 1, 0]);
  });

  it("to a former primary, which refuses a transaction's write, makes room for a new one", async () => {
    const write = () =>
      database.db.transaction((tx) => tx.execute(sql`create temp table written (id int) on commit drop`));
    await database.pool.query("SET default_transaction_read_only = on");
    await expect(write()).rejects.toSatisfy(isDatabaseReadOnly);
    await write();
  });
});
