import { eq, type SQL, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../testing/database.ts";
import { refused } from "../../../testing/database-errors.ts";
import { addPerson } from "../../../testing/people.ts";
import { hasPremium } from "../premium.ts";
import { authUsers } from "./auth.ts";
import { premiumPeople, subscriptions } from "./premium.ts";

const database = await createTestDatabase();
afterAll(() => database.close());

describe("subscriptions", () => {
  const subscribe = (userId: string, values: Partial<typeof subscriptions.$inferInsert> = {}) =>
    database.db.insert(subscriptions).values({ userId, status: "active", plan: "mensual", ...values });

  it("DATA-13 the plan is mensual or yearly; a person has at most one active subscription", async () => {
    const { id } = await addPerson(database.db);
    await subscribe(id, { status: "canceled", plan: "yearly" });
    expect(await subscribe(id).returning()).toMatchObject([{ cancelAtPeriodEnd: false, endDate: null }]);
    expect(await refused(subscribe(id))).toMatchObject({ code: "23505", constraint: "subscriptions_active_key" });
    expect(await refused(subscribe(id, { status: "expired", plan: "monthly" as "mensual" }))).toMatchObject({
      constraint: "subscriptions_plan",
    });
  });

  it("DATA-13 a subscription of the provider is stored once, and goes with the account", async () => {
    const { id } = await addPerson(database.db);
    await subscribe(id, { status: "expired", stripeSubscriptionId: "sub_1" });
    expect(await refused(subscribe(id, { stripeSubscriptionId: "sub_1" }))).toMatchObject({ code: "23505" });
    await database.db.delete(authUsers).where(eq(authUsers.id, id));
    expect(await database.db.$count(subscriptions, eq(subscriptions.userId, id))).toBe(0);
  });
});

/** Columns to set; times may be SQL. */
type SubscriptionValues = Partial<Omit<typeof subscriptions.$inferInsert, "endDate">> & { endDate?: SQL | null };

describe("who is premium", () => {
  /** Whole milliseconds, as the column holds them. */
  const now = sql`date_trunc('milliseconds', now())`;

  /** In one transaction, so that `now()` does not advance. */
  function isPremium(...rows: SubscriptionValues[]): Promise<boolean> {
    return database.db.transaction(async (tx) => {
      const { id } = await addPerson(tx);
      for (const row of rows) {
        await tx.insert(subscriptions).values({ userId: id, status: "active", plan: "mensual", ...row });
      }
      const { rows: found } = await tx.execute<{ value: boolean }>(
        sql`select ${hasPremium(sql`${id}::uuid`)} as value`,
      );
      const listed = await tx.select().from(premiumPeople).where(eq(premiumPeople.id, id));
      expect(listed).toHaveLength(found[0]!.value ? 1 : 0);
      return found[0]!.value;
    });
  }

  it("PREM-11 OPEN-76 nobody without a subscription", async () => {
    expect(await isPremium()).toBe(false);
  });

  it.each([
    ["active", "without end", null, true],
    ["active", "that ends in a millisecond", sql`${now} + interval '1 millisecond'`, true],
    ["active", "that ends now", now, false],
    ["active", "that ended a millisecond ago", sql`${now} - interval '1 millisecond'`, false],
    ["expired", "without end", null, false],
    ["canceled", "that ends in a day", sql`${now} + interval '1 day'`, false],
    ["past_due", "that ends in a day", sql`${now} + interval '1 day'`, false],
  ])("PREM-11 OPEN-76 does a subscription %s %s make premium?", async (status, _, endDate, expected) => {
    expect(await isPremium({ status, endDate })).toBe(expected);
  });

  it("PREM-09 a cancelled renewal changes nothing before the period's end", async () => {
    const cancelled = { cancelAtPeriodEnd: true };
    expect(await isPremium({ ...cancelled, endDate: sql`${now} + interval '1 minute'` })).toBe(true);
    expect(await isPremium({ ...cancelled, endDate: now })).toBe(false);
  });

  it("OPEN-76 an earlier subscription that is over takes nothing from one that is active", async () => {
    expect(await isPremium({ status: "expired" }, {}, { status: "canceled" })).toBe(true);
  });
});
