import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { subscriptions } from "../../../platform/database/schema/premium.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { addPerson, type Person } from "../../../testing/people.ts";
import {
  findInForce,
  hasOtherInForce,
  insertSubscription,
  readRunning,
  readSubscription,
  takeUpcoming,
  updateSubscription,
} from "./store.ts";
import type { StoredState } from "./types.ts";

const DAY_MS = 86_400_000;

let ana: Person;
let sold = 0;

const database = await createTestDatabase();
afterAll(() => database.close());
beforeEach(async () => {
  ana = await addPerson(database.db);
});

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Ana's subscription at the provider, paid for a month. */
function stateOf(values: Partial<StoredState> = {}): StoredState {
  sold++;
  const endDate = values.endDate ?? inDays(30);
  return {
    userId: ana.id,
    subscriptionId: `sub_${sold}`,
    status: "active",
    plan: "mensual",
    startDate: inDays(-1),
    cancelAtPeriodEnd: false,
    endDate,
    paidUntil: endDate,
    isUnpaid: false,
    isRestored: false,
    ...values,
  };
}

async function insert(values: Partial<StoredState> = {}): Promise<StoredState> {
  const state = stateOf(values);
  expect(await insertSubscription(database.db, state)).toBe(true);
  return state;
}

async function update(state: StoredState, values: Partial<StoredState>): Promise<boolean> {
  const known = await readSubscription(database.db, state.subscriptionId);
  return updateSubscription(database.db, { ...state, ...values }, known!);
}

const statuses = async () =>
  Object.fromEntries(
    (await database.db.select().from(subscriptions).where(eq(subscriptions.userId, ana.id))).map((row) => [
      row.stripeSubscriptionId,
      row.status,
    ]),
  );

describe("a subscription that becomes active", () => {
  it.each(["is written for the first time", "is known"])("where it %s makes one expire that is over", async (how) => {
    const over = await insert({ startDate: inDays(-40), endDate: inDays(-1) });
    const other = stateOf();
    if (how === "is known") {
      await insertSubscription(database.db, { ...other, status: "incomplete" });
      expect(await statuses()).toEqual({ [over.subscriptionId]: "active", [other.subscriptionId]: "incomplete" });
      expect(await update(other, { status: "active" })).toBe(true);
    } else {
      await insertSubscription(database.db, other);
    }
    expect(await statuses()).toEqual({ [over.subscriptionId]: "expired", [other.subscriptionId]: "active" });
  });

  it("leaves what has ended in another way as it was", async () => {
    const canceled = await insert({ status: "canceled", startDate: inDays(-40), endDate: inDays(-1) });
    const other = await insert();
    expect(await statuses()).toEqual({ [canceled.subscriptionId]: "canceled", [other.subscriptionId]: "active" });
  });

  it("makes none expire whose time is not over, nor anybody else's: there is one active at most", async () => {
    const first = await insert();
    await expect(insertSubscription(database.db, stateOf())).rejects.toThrow();
    const neighbour = await addPerson(database.db);
    const theirs = await insert({ userId: neighbour.id, endDate: inDays(-1) });
    expect(await update(first, { endDate: inDays(31) })).toBe(true);
    expect(await readRunning(database.db)).toEqual(
      expect.arrayContaining([first.subscriptionId, theirs.subscriptionId]),
    );
  });
});

describe("what the provider says", () => {
  it("is written once, and then only by those who read the latest", async () => {
    const state = await insert();
    expect(await insertSubscription(database.db, state)).toBe(false);
    const known = (await readSubscription(database.db, state.subscriptionId))!;
    expect(await updateSubscription(database.db, { ...state, isUnpaid: true }, known)).toBe(true);
    expect(await updateSubscription(database.db, { ...state, status: "canceled" }, known)).toBe(false);
    expect(await readSubscription(database.db, state.subscriptionId)).toMatchObject({
      status: "active",
      isUnpaid: true,
      version: known.version! + 1,
    });
  });

  it("is the first that is known of a row of an earlier installation", async () => {
    const state = stateOf();
    await database.db.insert(subscriptions).values({
      userId: ana.id,
      stripeSubscriptionId: state.subscriptionId,
      status: "active",
      plan: "mensual",
      startDate: state.startDate,
      endDate: state.endDate,
    });
    const known = (await readSubscription(database.db, state.subscriptionId))!;
    expect(known).toMatchObject({ version: null, paidUntil: null });
    expect(await updateSubscription(database.db, { ...state, cancelAtPeriodEnd: true }, known)).toBe(true);
    expect(await readSubscription(database.db, state.subscriptionId)).toMatchObject({
      cancelAtPeriodEnd: true,
      isUnpaid: false,
      version: expect.any(Number),
    });
    expect(await updateSubscription(database.db, state, known), "somebody else was first").toBe(false);
  });
});

describe("in force", () => {
  it("is what is active and not over, with another one only of the same person", async () => {
    expect(await findInForce(database.db, ana.id)).toBeUndefined();
    const over = await insert({ endDate: inDays(-1) });
    expect(await findInForce(database.db, ana.id)).toBeUndefined();
    const present = await insert();
    expect(await findInForce(database.db, ana.id)).toMatchObject({ subscriptionId: present.subscriptionId });
    expect(await hasOtherInForce(database.db, ana.id, present.subscriptionId)).toBe(false);
    expect(await hasOtherInForce(database.db, ana.id, over.subscriptionId)).toBe(true);
  });
});

describe("renewals to announce", () => {
  it.each<[string, Partial<StoredState>, boolean]>([
    ["a yearly one within the days", {}, true],
    ["not a monthly one", { plan: "mensual" }, false],
    ["not one that is cancelled", { cancelAtPeriodEnd: true }, false],
    ["not one that is unpaid", { isUnpaid: true }, false],
    ["not one that renews later", { endDate: inDays(9) }, false],
    ["not one that is not active", { status: "canceled" }, false],
  ])("are, once: %s", async (_, values, isAnnounced) => {
    const state = await insert({ plan: "yearly", endDate: inDays(6), ...values });
    const take = async () =>
      (await takeUpcoming(database.db, { days: 7 })).filter(
        ({ subscriptionId }) => subscriptionId === state.subscriptionId,
      );
    const expected = { userId: ana.id, plan: "yearly", endDate: state.paidUntil, paidUntil: state.paidUntil };
    expect(await take()).toEqual(isAnnounced ? [{ subscriptionId: state.subscriptionId, state: expected }] : []);
    expect(await take()).toEqual([]);
  });
});
