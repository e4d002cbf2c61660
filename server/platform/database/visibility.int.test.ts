import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
import { addPerson, type PersonValues } from "../../testing/people.ts";
import type { Database } from "./open.ts";
import { authUsers } from "./schema/auth.ts";
import { profiles } from "./schema/people.ts";
import { bans, blocks, visiblePeople } from "./schema/safety.ts";
import { visibleTo } from "./visibility.ts";

let database: Database;
let viewer: string;

beforeAll(async () => {
  database = await createTestDatabase();
  viewer = await addId();
});
afterAll(() => database.close());

async function addId(values?: PersonValues): Promise<string> {
  return (await addPerson(database.db, values)).id;
}

/** What the condition and the function that it joins say; they must agree. */
async function sees(person: string, by = viewer): Promise<boolean> {
  const listed = await database.db
    .select({ id: profiles.id })
    .from(profiles)
    .where(sql`${eq(profiles.id, person)} and ${visibleTo(by, profiles.id)}`);
  const { rows } = await database.pool.query("SELECT id FROM people_visible_to($1) WHERE id = $2", [by, person]);
  expect(rows).toEqual(listed);
  return listed.length === 1;
}

const ban = (userId: string, values: Partial<typeof bans.$inferInsert> = {}) =>
  database.db.insert(bans).values({ userId, type: "ban", reason: "spam", ...values });

const inOneHour = () => new Date(Date.now() + 3_600_000);

describe("who may see whom", () => {
  it("OPEN-42 a confirmed person is visible, an unconfirmed one is not", async () => {
    expect(await sees(await addId())).toBe(true);
    const unconfirmed = await addId({ emailVerified: false });
    expect(await sees(unconfirmed)).toBe(false);
    await database.db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, unconfirmed));
    expect(await sees(unconfirmed)).toBe(true);
  });

  it("BAN-10 a ban hides while its end is empty or in the future; a warning never does", async () => {
    const [permanent, running, over, warned] = [await addId(), await addId(), await addId(), await addId()];
    await ban(permanent);
    await ban(running, { until: inOneHour() });
    await ban(over, { until: new Date(Date.now() - 1000) });
    await ban(warned, { type: "warning" });
    expect(await Promise.all([permanent, running, over, warned].map((id) => sees(id)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const listed = await database.db.select().from(visiblePeople);
    expect(listed.map((row) => row.id)).toEqual(expect.arrayContaining([over, warned]));
    expect(listed.map((row) => row.id)).not.toContain(permanent);
  });

  it("OPEN-42 a block hides both from each other and from nobody else", async () => {
    const [blocker, blocked, third] = [await addId(), await addId(), await addId()];
    await database.db.insert(blocks).values({ blockerId: blocker, blockedId: blocked });
    expect(await sees(blocked, blocker)).toBe(false);
    expect(await sees(blocker, blocked)).toBe(false);
    expect(await sees(blocked, third)).toBe(true);
    expect(await sees(third, blocked)).toBe(true);
    await database.db.delete(blocks);
    expect(await sees(blocked, blocker)).toBe(true);
  });

  it("is joined into a list, not called once per person", async () => {
    const query = database.db.select({ id: profiles.id }).from(profiles).where(visibleTo(viewer, profiles.id)).toSQL();
    const { rows } = await database.pool.query(`EXPLAIN ${query.sql}`, query.params);
    const plan = rows.map((row: Record<string, string>) => row["QUERY PLAN"]).join("\n");
    expect(plan).not.toMatch(/Function Scan|SubPlan/);
    expect(plan).toContain("auth_user");
    expect(plan).toContain("user_blocks");
  });
});
