import { and, eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
import { addPerson, type PersonValues } from "../../testing/people.ts";
import { authUsers } from "./schema/auth.ts";
import { profiles } from "./schema/people.ts";
import { bans, bansInForce, blocks, visiblePeople } from "./schema/safety.ts";
import { type Audience, visibleTo } from "./visibility.ts";

const database = await createTestDatabase();
const viewer = await addId();
afterAll(() => database.close());

async function addId(values?: PersonValues): Promise<string> {
  return (await addPerson(database.db, values)).id;
}

/** Whether the person is visible; checks that condition and joined function agree. */
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

  it.each([
    ["ban", "without end", null, true],
    ["ban", "that ends in a millisecond", sql`date_trunc('milliseconds', now()) + interval '1 millisecond'`, true],
    ["ban", "that ends now", sql`date_trunc('milliseconds', now())`, false],
    ["ban", "that ended a millisecond ago", sql`date_trunc('milliseconds', now()) - interval '1 millisecond'`, false],
    ["warning", "without end", null, false],
  ] as const)("BAN-10 is a %s %s in force?", async (type, _, until, expected) => {
    const person = await addId();
    // In one transaction, so that `now()` does not advance.
    const found = await database.db.transaction(async (tx) => {
      await tx.insert(bans).values({ userId: person, type, reason: "spam", until });
      return [
        await tx.$count(bansInForce, eq(bansInForce.userId, person)),
        await tx.$count(visiblePeople, eq(visiblePeople.id, person)),
      ];
    });
    expect(found).toEqual(expected ? [1, 0] : [0, 1]);
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

describe("audiences", () => {
  async function shown(audience: Audience, person: string, by = viewer): Promise<boolean> {
    const found = await database.db
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.id, person), visibleTo(by, profiles.id, audience)));
    return found.length === 1;
  }

  const block = (blockerId: string, blockedId: string) => database.db.insert(blocks).values({ blockerId, blockedId });

  it("OPEN-63 someone in their own conversations still sees who blocked them, not whom they blocked", async () => {
    const [blocker, blocked, other] = [await addId(), await addId(), await addId()];
    await block(blocker, viewer);
    await block(viewer, blocked);
    expect(await shown("chatPartner", other)).toBe(true);
    expect(await shown("chatPartner", blocker)).toBe(true);
    expect(await shown("member", blocker)).toBe(false);
    expect(await shown("chatPartner", blocked)).toBe(false);
  });

  it("OPEN-74 nobody banned or unconfirmed is shown in conversations", async () => {
    const banned = await addId();
    await ban(banned);
    expect(await shown("chatPartner", banned)).toBe(false);
    expect(await shown("chatPartner", await addId({ emailVerified: false }))).toBe(false);
  });

  it("BLOCK-08 the list of own blocks shows exactly whom the viewer blocked, banned or not", async () => {
    const [blocked, banned, blocker, other] = [await addId(), await addId(), await addId(), await addId()];
    await block(viewer, blocked);
    await block(viewer, banned);
    await ban(banned);
    await block(blocker, viewer);
    const people = [blocked, banned, blocker, other, viewer];
    expect(await Promise.all(people.map((id) => shown("ownBlocks", id)))).toEqual([true, true, false, false, false]);
    expect(await shown("ownBlocks", blocked, other)).toBe(false);
  });

  it("a moderator sees banned, blocked and unconfirmed people; anyone else as a moderator sees nobody", async () => {
    const moderator = await addId({ isModerator: true });
    const [banned, blocker, blocked] = [await addId(), await addId(), await addId()];
    const unconfirmed = await addId({ emailVerified: false });
    await ban(banned);
    await block(blocker, moderator);
    await block(moderator, blocked);
    const people = [banned, blocker, blocked, unconfirmed];
    expect(await Promise.all(people.map((id) => shown("moderator", id, moderator)))).toEqual([true, true, true, true]);
    expect(await Promise.all(people.map((id) => shown("moderator", id, viewer)))).toEqual(people.map(() => false));
    expect(await Promise.all(people.map((id) => shown("member", id, moderator)))).toEqual(people.map(() => false));
  });

  it.each(["member", "chatPartner", "ownBlocks", "moderator"] as const)("nobody is no one to %s", async (audience) => {
    const by = await addId({ isModerator: true });
    const { rows } = await database.db.execute<{ found: boolean }>(
      sql`select ${visibleTo(by, sql`null::uuid`, audience)} as found`,
    );
    expect(rows).toEqual([{ found: false }]);
  });
});
