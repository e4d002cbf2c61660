import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../testing/database.ts";
import { refused } from "../../../testing/database-errors.ts";
import { addPerson } from "../../../testing/people.ts";
import type { Database } from "../open.ts";
import { authUsers } from "./auth.ts";
import { subscriptions } from "./premium.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
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
