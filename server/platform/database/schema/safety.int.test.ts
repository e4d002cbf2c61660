import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../testing/database.ts";
import { refused } from "../../../testing/database-errors.ts";
import { addPeople } from "../../../testing/people.ts";
import { authUsers } from "./auth.ts";
import { bans, blocks, reports } from "./safety.ts";

const database = await createTestDatabase();
afterAll(() => database.close());

async function ids(count: number): Promise<string[]> {
  return (await addPeople(database.db, count)).map((person) => person.id);
}

const removeAccount = (id: string) => database.db.delete(authUsers).where(eq(authUsers.id, id));

describe("blocks", () => {
  it("DATA-16 one person blocks another once, and not themselves", async () => {
    const { db } = database;
    const [a, b] = (await ids(2)) as [string, string];
    await db.insert(blocks).values({ blockerId: a, blockedId: b });
    await db.insert(blocks).values({ blockerId: b, blockedId: a });
    expect(await refused(db.insert(blocks).values({ blockerId: a, blockedId: b }))).toMatchObject({ code: "23505" });
    expect(await refused(db.insert(blocks).values({ blockerId: a, blockedId: a }))).toMatchObject({
      constraint: "user_blocks_not_self",
    });
    await removeAccount(b);
    expect(await db.$count(blocks)).toBe(0);
  });
});

describe("reports", () => {
  const report = (reporterId: string, reportedUserId: string, reason = "spam") =>
    database.db.insert(reports).values({ reporterId, reportedUserId, reason, description: "siempre" });

  it("DATA-18 OPEN-69 a second report equal in reporter, reported and reason fails with 23505 until resolved", async () => {
    const [a, b] = (await ids(2)) as [string, string];
    await report(a, b);
    await report(b, a);
    await report(a, b, "other");
    expect(await refused(report(a, b))).toMatchObject({ code: "23505", constraint: "reports_unresolved_key" });
    await database.db.update(reports).set({ resolved: true }).where(eq(reports.reportedUserId, b));
    await report(a, b);
    expect(await refused(report(a, b))).toMatchObject({ code: "23505" });
  });

  it("DATA-17 a new report is unresolved, concerns somebody else, and has a reason", async () => {
    const [a, b] = (await ids(2)) as [string, string];
    expect(await report(a, b).returning()).toMatchObject([{ resolved: false }]);
    expect(await refused(report(a, a))).toMatchObject({ constraint: "reports_not_self" });
    expect(await refused(report(b, a, " "))).toMatchObject({ constraint: "reports_reason" });
    expect(await refused(report(a, randomUUID()))).toMatchObject({ code: "23503" });
  });

  it("OPEN-83 go with either person once they are resolved, and stay until then", async () => {
    const [a, b] = (await ids(2)) as [string, string];
    await report(a, b);
    await report(b, a);
    await report(a, b, "other");
    await database.db.update(reports).set({ resolved: true }).where(eq(reports.reason, "other"));
    await removeAccount(a);
    const left = await database.db
      .select()
      .from(reports)
      .where(inArray(reports.reason, ["spam", "other"]));
    const named = left.filter(({ reporterId, reportedUserId }) => reporterId === b || reportedUserId === b);
    expect(named.map(({ reason, resolved }) => [reason, resolved])).toEqual([
      ["spam", false],
      ["spam", false],
    ]);
    expect(JSON.stringify(left)).not.toContain(a);
  });
});

describe("bans", () => {
  const ban = (userId: string, values: Partial<typeof bans.$inferInsert> = {}) =>
    database.db.insert(bans).values({ userId, type: "ban", reason: "spam", ...values });

  it("DATA-20 a person has one row, of type warning or ban", async () => {
    const [a, b, c] = (await ids(3)) as [string, string, string];
    await ban(a);
    await ban(b, { type: "warning" });
    expect(await refused(ban(a, { type: "warning" }))).toMatchObject({
      code: "23505",
      constraint: "user_bans_user_id_key",
    });
    expect(await refused(ban(c, { type: "kick" as "ban" }))).toMatchObject({ constraint: "user_bans_type" });
  });

  it("DATA-19 a row is permanent and unseen unless told otherwise; a warning has no end", async () => {
    const [a, b] = (await ids(2)) as [string, string];
    expect(await ban(a).returning()).toMatchObject([{ until: null, warningSeen: false, notes: null }]);
    expect(await refused(ban(b, { type: "warning", until: new Date() }))).toMatchObject({
      constraint: "user_bans_warning_has_no_end",
    });
  });

  it("DATA-19 outlive the moderator's account and go with the banned one", async () => {
    const [moderator, banned] = (await ids(2)) as [string, string];
    await ban(banned, { createdBy: moderator });
    await removeAccount(moderator);
    expect(await database.db.select().from(bans).where(eq(bans.userId, banned))).toMatchObject([{ createdBy: null }]);
    await removeAccount(banned);
    expect(await database.db.$count(bans, eq(bans.userId, banned))).toBe(0);
  });
});
