import { and, desc, eq, isNotNull, lt, lte, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import {
  billingCustomers,
  billingEvents,
  billingStates,
  subscriptions,
} from "../../../platform/database/schema/premium.ts";
import type { StoredState, SubscriptionRow } from "./types.ts";

const subscriptionColumns = {
  userId: subscriptions.userId,
  status: subscriptions.status,
  plan: subscriptions.plan,
  startDate: subscriptions.startDate,
  endDate: subscriptions.endDate,
  cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
  subscriptionId: subscriptions.stripeSubscriptionId,
  paidUntil: billingStates.paidUntil,
  isUnpaid: billingStates.isUnpaid,
  isRestored: billingStates.isRestored,
  wantedCancel: billingStates.wantedCancel,
  version: billingStates.version,
};

/** As in the view `premium_people` (OPEN-76). */
const isInForce = and(
  eq(subscriptions.status, "active"),
  sql`(${subscriptions.endDate} is null or ${subscriptions.endDate} > now())`,
);

function selectSubscriptions(db: Queryable, condition: SQL | undefined) {
  return db
    .select(subscriptionColumns)
    .from(subscriptions)
    .leftJoin(billingStates, eq(billingStates.subscriptionId, subscriptions.stripeSubscriptionId))
    .where(condition);
}

/** The person's subscription in force (OPEN-76, PREM-12). */
export async function findInForce(db: Queryable, personId: string): Promise<SubscriptionRow | undefined> {
  const [found] = await selectSubscriptions(db, and(eq(subscriptions.userId, personId), isInForce));
  return found;
}

/** Reads a person's latest ended subscription. Excludes those that never began; unpaid and paused ones may resume. */
export async function findEnded(db: Queryable, personId: string): Promise<SubscriptionRow | undefined> {
  const began = notInArray(subscriptions.status, ["duplicate", "incomplete", "incomplete_expired", "unpaid", "paused"]);
  // Past its end but not canceled: the provider may still collect the payment.
  const hasEnded = or(ne(subscriptions.status, "active"), eq(subscriptions.cancelAtPeriodEnd, true));
  const isOver = and(eq(subscriptions.userId, personId), isNotNull(subscriptions.endDate), began, hasEnded);
  const [found] = await selectSubscriptions(db, isOver).orderBy(desc(subscriptions.endDate)).limit(1);
  return found;
}

export async function readSubscription(db: Queryable, subscriptionId: string): Promise<SubscriptionRow | undefined> {
  const [found] = await selectSubscriptions(db, eq(subscriptions.stripeSubscriptionId, subscriptionId));
  return found;
}

/** Waits for concurrent writes: a commit may have succeeded although its response was lost. */
export async function readSettledRenewal(
  db: Queryable,
  subscriptionId: string,
): Promise<Pick<SubscriptionRow, "userId" | "cancelAtPeriodEnd"> | undefined> {
  const [found] = await db
    .select({ userId: subscriptions.userId, cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd })
    .from(subscriptions)
    .where(eq(subscriptions.stripeSubscriptionId, subscriptionId))
    .for("share");
  return found;
}

export async function readRunning(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.stripeSubscriptionId })
    .from(subscriptions)
    .where(and(eq(subscriptions.status, "active"), isNotNull(subscriptions.stripeSubscriptionId)));
  return rows.flatMap(({ id }) => id ?? []);
}

/**
 * Inserts a subscription, and expires an `active` one past its end.
 *
 * @returns false if it already exists
 */
export async function insertSubscription(db: Queryable, state: StoredState): Promise<boolean> {
  const { subscriptionId, paidUntil, isUnpaid, isRestored, ...columns } = state;
  if (columns.status === "active") await expireOthers(db, state);
  const inserted = await db
    .insert(subscriptions)
    .values({ ...columns, stripeSubscriptionId: subscriptionId })
    .onConflictDoNothing({ target: subscriptions.stripeSubscriptionId })
    .returning({ id: subscriptions.id });
  if (inserted.length === 0) return false;
  await db.insert(billingStates).values({ subscriptionId, paidUntil, isUnpaid, isRestored });
  return true;
}

/**
 * Does nothing if the row was written after `known` was read: that state may be newer. Clears a fulfilled
 * `wantedCancel`.
 *
 * @returns whether it wrote
 */
export async function updateSubscription(db: Queryable, state: StoredState, known: SubscriptionRow): Promise<boolean> {
  const { subscriptionId, paidUntil, isUnpaid, isRestored, userId: _, ...columns } = state;
  const values = { paidUntil, isUnpaid, isRestored };
  if (columns.status === "active") await expireOthers(db, state);
  if (known.version === null) {
    // Imported rows have no provider state.
    const inserted = await db
      .insert(billingStates)
      .values({ subscriptionId, ...values })
      .onConflictDoNothing()
      .returning({ version: billingStates.version });
    if (inserted.length === 0) return false;
  } else {
    const wantedCancel = sql`nullif(${billingStates.wantedCancel}, ${columns.cancelAtPeriodEnd}::boolean)`;
    const updated = await db
      .update(billingStates)
      .set({ ...values, wantedCancel, version: known.version + 1 })
      .where(and(eq(billingStates.subscriptionId, subscriptionId), eq(billingStates.version, known.version)))
      .returning({ version: billingStates.version });
    if (updated.length === 0) return false;
  }
  await db.update(subscriptions).set(columns).where(eq(subscriptions.stripeSubscriptionId, subscriptionId));
  return true;
}

async function expireOthers(db: Queryable, { userId, subscriptionId }: StoredState): Promise<void> {
  await db
    .update(subscriptions)
    .set({ status: "expired" })
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.status, "active"),
        lte(subscriptions.endDate, sql`now()`),
        sql`${subscriptions.stripeSubscriptionId} is distinct from ${subscriptionId}`,
      ),
    );
}

export async function hasOtherInForce(db: Queryable, personId: string, subscriptionId: string): Promise<boolean> {
  const isOther = sql`${subscriptions.stripeSubscriptionId} is distinct from ${subscriptionId}`;
  return (await db.$count(subscriptions, and(eq(subscriptions.userId, personId), isInForce, isOther))) > 0;
}

/** Stores the wanted renewal until the provider confirms it. */
export async function updateWantedCancel(db: Queryable, subscriptionId: string, wanted: boolean): Promise<void> {
  await db.update(billingStates).set({ wantedCancel: wanted }).where(eq(billingStates.subscriptionId, subscriptionId));
}

export async function readPersonOf(db: Queryable, customerId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: billingCustomers.userId })
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId));
  return found?.id;
}

/** Returns the person's customers at the provider, one per currency. */
export async function findCustomers(db: Queryable, personId: string): Promise<string[]> {
  const rows = await db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, personId));
  return rows.map(({ customerId }) => customerId);
}

export async function isEventRead(db: Queryable, eventId: string): Promise<boolean> {
  return (await db.$count(billingEvents, and(eq(billingEvents.id, eventId), eq(billingEvents.isUnread, false)))) > 0;
}

/** One that was read stays so. */
export async function storeEvent(db: Queryable, event: { id: string; type: string; isUnread: boolean }): Promise<void> {
  const isUnread = sql`${billingEvents.isUnread} and excluded.unread`;
  await db.insert(billingEvents).values(event).onConflictDoUpdate({ target: billingEvents.id, set: { isUnread } });
}

/** Keep them longer than the three days in which the provider repeats them. */
export async function deleteOldEvents(db: Queryable, { days }: { days: number }): Promise<void> {
  await db.delete(billingEvents).where(lt(billingEvents.receivedAt, sql`now() - make_interval(days => ${days}::int)`));
}

/** Returns yearly subscriptions that renew within `days` and marks them as announced. */
export async function takeUpcoming(
  db: Queryable,
  { days }: { days: number },
): Promise<{ subscriptionId: string; state: Pick<StoredState, "userId" | "plan" | "endDate" | "paidUntil"> }[]> {
  const rows = await db
    .update(billingStates)
    .set({ remindedFor: billingStates.paidUntil })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.stripeSubscriptionId, billingStates.subscriptionId),
        isInForce,
        eq(subscriptions.plan, "yearly"),
        eq(subscriptions.cancelAtPeriodEnd, false),
        eq(billingStates.isUnpaid, false),
        sql`${billingStates.paidUntil} between now() and now() + make_interval(days => ${days}::int)`,
        sql`${billingStates.remindedFor} is distinct from ${billingStates.paidUntil}`,
      ),
    )
    .returning({
      ...subscriptionColumns,
      subscriptionId: billingStates.subscriptionId,
      paidUntil: billingStates.paidUntil,
    });
  return rows.map(({ subscriptionId, userId, plan, paidUntil }) => ({
    subscriptionId,
    state: { userId, plan, paidUntil, endDate: paidUntil },
  }));
}
