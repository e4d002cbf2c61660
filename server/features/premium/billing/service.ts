/**
 * The provider's state is authoritative: it is read (`syncSubscription`), never derived from notifications, which may
 * be late, repeated, reordered or lost. Transactions do not wait for the provider.
 */
import {
  type EndReason,
  PaymentError,
  type PaymentProvider,
  type ProviderSubscription,
} from "../../../payments/provider.ts";
import { AppError } from "../../../platform/app-error.ts";
import { violatedConstraint } from "../../../platform/database/constraint.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import { unreadNotifications } from "../../../platform/metrics.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { readOnlookers } from "../../people/profiles/service.ts";
import { publishPremium } from "./events.ts";
import { emailJob, endJob, forgetJob, settleJob } from "./jobs.ts";
import { readEvent } from "./policy.ts";
import { emailKindOf, isRestored, isStored, restorableUntil, toEmail, toProvider, toStoredState } from "./present.ts";
import {
  deleteOldEvents,
  findCustomers,
  findEnded,
  findInForce,
  hasOtherInForce,
  insertSubscription,
  isEventRead,
  readPersonOf,
  readRunning,
  readSettledRenewal,
  readSubscription,
  storeEvent,
  takeUpcoming,
  updateSubscription,
  updateWantedCancel,
} from "./store.ts";
import type { BillingDeps, BillingWork, EndOrder, StoredState, SubscriptionRow } from "./types.ts";

/** Tries where concurrent writes collide. */
const MAX_ATTEMPTS = 8;

/** Longer than the three days in which the provider repeats notifications. */
const EVENT_DAYS = 60;

/** Before a yearly renewal. */
const RENEWAL_NOTICE_DAYS = 14;

/** @throws {AppError} `PAYMENTS_OFF` */
export function requireProvider({ provider }: Pick<BillingDeps, "provider">): PaymentProvider {
  if (!provider) throw new AppError("PAYMENTS_OFF", "the server takes no payments");
  return provider;
}

/** Calls the provider and logs failures. @throws {AppError} `PAYMENT_PROVIDER_FAILED` */
export async function askProvider<Result>({ log }: Pick<BillingDeps, "log">, call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ err: error, failure: error.failure, code: error.code }, "the payment provider failed");
    throw new AppError("PAYMENT_PROVIDER_FAILED", "the payment provider did not do what was asked");
  }
}

/** Returns a subscription that the sandbox may not know. */
export async function findForSandbox({ db, site }: Pick<BillingDeps, "db" | "site">, subscriptionId: string) {
  const found = await readSubscription(db, subscriptionId);
  return found?.status === "active" && !found.isRestored ? toProvider(found, site) : undefined;
}

/** Returns the person's own subscription. @throws {AppError} `SUBSCRIPTION_NOT_FOUND`, also if ended at the provider */
export async function requireOwn(
  db: Queryable,
  personId: string,
  subscriptionId: string,
): Promise<SubscriptionRow & { subscriptionId: string }> {
  const found = await findInForce(db, personId);
  if (found?.subscriptionId !== subscriptionId || found.isRestored) {
    throw new AppError("SUBSCRIPTION_NOT_FOUND", "this is no subscription of yours that is in force");
  }
  return { ...found, subscriptionId };
}

/**
 * Stores and returns the provider's state. Publishes a change once. Ends duplicates with a refund, and subscriptions
 * without an owner.
 *
 * @throws {AppError} `PAYMENT_PROVIDER_FAILED`, also for an unknown status, which changes nothing
 */
export async function syncSubscription(
  deps: BillingDeps,
  subscriptionId: string,
): Promise<ProviderSubscription | undefined> {
  const { db } = deps;
  const provider = requireProvider(deps);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const known = await readSubscription(db, subscriptionId);
    const current = await askProvider(deps, provider.readSubscription(subscriptionId));
    if (!current || current.site !== deps.site) return undefined;
    if (current.makesPremium === undefined) {
      deps.log.error(
        { status: current.status },
        "the payment provider has a status of subscriptions that is unknown here",
      );
      throw new AppError("PAYMENT_PROVIDER_FAILED", "the subscription's status is unknown");
    }
    const personId = known?.userId ?? (await readPersonOf(db, current.customerId));
    if (personId === undefined) {
      await endAtProvider(deps, subscriptionId, "account_deleted");
      return undefined;
    }
    const mayMakePremium = current.makesPremium || isRestored(current);
    const hasOther =
      known?.status !== "active" && mayMakePremium && (await hasOtherInForce(db, personId, subscriptionId));
    const state = toStoredState(current, personId, hasOther);
    const isDuplicate = hasOther && current.makesPremium;
    if (known && isStored(known, state)) return current;
    const written = await writeState(deps, { known, state, current, isDuplicate });
    if (!written) continue;
    publishPremium(deps.realtime, personId, written.onlookers);
    return current;
  }
  throw new AppError("UNAVAILABLE", "the subscription changes all the time");
}

/**
 * Returns the people to notify; undefined if another call wrote first, even for another subscription, as a person has
 * at most one active.
 */
async function writeState(
  { db, outbox }: BillingDeps,
  change: {
    known: SubscriptionRow | undefined;
    state: StoredState;
    current: ProviderSubscription;
    isDuplicate: boolean;
  },
): Promise<{ onlookers: string[] } | undefined> {
  const { known, state, current, isDuplicate } = change;
  const written = db.transaction(async (tx) => {
    const isWritten = known ? await updateSubscription(tx, state, known) : await insertSubscription(tx, state);
    if (!isWritten) return undefined;
    const kind = emailKindOf(known, state, current);
    if (kind) await outbox.add(tx, emailJob, toEmail(kind, state, current));
    if (isDuplicate) {
      await outbox.add(tx, endJob, { subscriptionId: state.subscriptionId, reason: "duplicate" });
    }
    const hasChanged = (known?.status === "active") !== (state.status === "active");
    return { onlookers: hasChanged ? await readOnlookers(tx, state.userId) : [] };
  });
  try {
    return await written;
  } catch (error) {
    if (violatedConstraint(error)?.constraint === "subscriptions_active_key") return undefined;
    throw error;
  }
}

/**
 * Handles a notification once, even if repeated or concurrent. One that cannot be read is kept, and handled when it is
 * sent again to a release that can.
 *
 * @throws {AppError} `MALFORMED_REQUEST` if the provider did not just send it
 */
export async function handleNotification(deps: BillingDeps, body: Buffer, signature: string): Promise<void> {
  const { db, provider, log } = deps;
  if (!provider) throw new AppError("NOT_FOUND", "the server takes no payments");
  const event = readEvent(provider, body, signature);
  if (await isEventRead(db, event.id)) return;
  const { id, type, subscriptionId, paymentId } = event;
  if (subscriptionId !== undefined) await syncSubscription(deps, subscriptionId);
  const isRead = event.isReadable && (paymentId === undefined || (await syncPayment(deps, provider, paymentId)));
  if (!isRead) {
    unreadNotifications.inc();
    log.error({ id, type }, "a notification of the payment provider cannot be read: it is kept");
  }
  await storeEvent(db, { id, type, isUnread: !isRead });
}

/**
 * Ends a subscription whose payment was taken back, unless paid again; a won dispute or failed refund restores it.
 * Reads the payment again afterwards, so that the latest state wins.
 *
 * @returns false if its state is unknown here
 */
async function syncPayment(deps: BillingDeps, provider: PaymentProvider, paymentId: string): Promise<boolean> {
  let payment = await askProvider(deps, provider.readPayment(paymentId));
  for (let attempt = 1; payment && attempt <= MAX_ATTEMPTS; attempt++) {
    const { subscriptionId, takenBack } = payment;
    if (takenBack === "unknown") return false;
    const current = await askProvider(deps, provider.readSubscription(subscriptionId));
    if (!current || current.site !== deps.site || current.paymentId !== paymentId) return true;
    const until = restorableUntil(current);
    if (takenBack) await endAtProvider(deps, current.id, takenBack);
    else if (until) await askProvider(deps, provider.restoreSubscription(current.id, until));
    payment = await askProvider(deps, provider.readPayment(paymentId));
    if (payment?.takenBack === takenBack) break;
  }
  if (payment) await syncSubscription(deps, payment.subscriptionId);
  return true;
}

/** Refunds where due. Idempotent. Returns false if the provider does not know the subscription. */
async function endAtProvider(deps: BillingDeps, subscriptionId: string, reason: EndReason): Promise<boolean> {
  const provider = requireProvider(deps);
  const before = await askProvider(deps, provider.readSubscription(subscriptionId));
  if (!before) return false;
  await askProvider(deps, provider.endSubscription(subscriptionId, reason));
  const isRefunded = reason === "withdrawal" || reason === "duplicate";
  if (isRefunded && before.paymentId !== undefined)
    await askProvider(deps, provider.refund(before.paymentId, `refund-${before.paymentId}`));
  return true;
}

/**
 * Lets a subscription that the provider no longer knows end with its paid period, so that its owner can buy another. Only
 * where the owner asks for something, as with a wrong key the provider knows none.
 *
 * @throws {AppError} `SUBSCRIPTION_NOT_FOUND`
 */
export async function endUnknown(deps: BillingDeps, subscriptionId: string): Promise<never> {
  const { db, log, realtime } = deps;
  log.error(
    { subscriptionId },
    "the payment provider does not know a subscription that was in force: is the key that of its account?",
  );
  const known = await readSubscription(db, subscriptionId);
  if (known) {
    const { userId, status, plan, startDate } = known;
    const paidUntil = known.paidUntil ?? known.endDate ?? new Date();
    const ending = { cancelAtPeriodEnd: true, endDate: paidUntil, paidUntil, isUnpaid: false, isRestored: false };
    await db.transaction(async (tx) => {
      await updateWantedCancel(tx, subscriptionId, true);
      await updateSubscription(tx, { userId, status, plan, startDate, subscriptionId, ...ending }, known);
    });
    publishPremium(realtime, userId, []);
  }
  throw new AppError("SUBSCRIPTION_NOT_FOUND", "the payment provider does not know the subscription");
}

/** Queues the end with a refund, and also tries at once. @throws {AppError} `SUBSCRIPTION_NOT_FOUND` */
export async function endWithRefund(deps: BillingDeps, order: EndOrder): Promise<void> {
  const { db, outbox, log } = deps;
  await db.transaction((tx) => outbox.add(tx, endJob, order));
  const isKnown = await end(deps, order).catch((err) => {
    log.warn({ err }, "a subscription could not be ended yet: a job goes on");
    return true;
  });
  if (!isKnown) await endUnknown(deps, order.subscriptionId);
}

async function end(deps: BillingDeps, { subscriptionId, reason }: EndOrder): Promise<boolean> {
  const isKnown = await endAtProvider(deps, subscriptionId, reason);
  await syncSubscription(deps, subscriptionId);
  return isKnown;
}

/**
 * Cancels or resumes the renewal. If the outcome is unknown, a job restores the earlier state (OPEN-78).
 *
 * @throws {AppError} `PAYMENT_PROVIDER_FAILED`, `SUBSCRIPTION_NOT_FOUND`
 */
export async function changeRenewal(
  deps: BillingDeps,
  { subscriptionId, cancelAtPeriodEnd }: Pick<SubscriptionRow, "cancelAtPeriodEnd"> & { subscriptionId: string },
  cancel: boolean,
): Promise<void> {
  const { db, outbox } = deps;
  const provider = requireProvider(deps);
  await updateWantedCancel(db, subscriptionId, cancel);
  let isKnown: boolean;
  try {
    isKnown = await askProvider(deps, provider.setCancelAtPeriodEnd(subscriptionId, cancel));
  } catch (error) {
    await db.transaction(async (tx) => {
      await updateWantedCancel(tx, subscriptionId, cancelAtPeriodEnd);
      await outbox.add(tx, settleJob, { subscriptionId });
    });
    throw error;
  }
  if (!isKnown) await endUnknown(deps, subscriptionId);
}

/**
 * Stores a renewal that was set at the provider. If storing failed, reverts it there (OPEN-78); if that cannot be
 * determined, the webhook or nightly job stores it.
 */
export async function storeRenewalState(
  deps: BillingDeps,
  subscriptionId: string,
  wanted: boolean,
): Promise<boolean | undefined> {
  try {
    return (await syncSubscription(deps, subscriptionId))?.cancelAtPeriodEnd;
  } catch (error) {
    if (error instanceof AppError && error.code === "PAYMENT_PROVIDER_FAILED") throw error;
    const stored = await readSettledRenewal(deps.db, subscriptionId).catch(() => Promise.reject(error));
    if (stored?.cancelAtPeriodEnd === wanted) {
      publishPremium(deps.realtime, stored.userId, []);
      return wanted;
    }
    // If this fails, the nightly job stores the provider's state.
    const reversed = requireProvider(deps).setCancelAtPeriodEnd(subscriptionId, !wanted);
    await reversed.catch((err) => deps.log.error({ err }, "a renewal was not stored and could not be reversed"));
    throw error;
  }
}

/** Queues the erasure of a customer without an account. */
export async function queueErasure({ db, outbox }: BillingDeps, customerId: string): Promise<void> {
  await outbox.add(db, forgetJob, { customerIds: [customerId] });
}

/** Queues the erasure of a person's customers. Run it in the transaction that deletes the person (OPEN-83). */
export async function queueForgetting(outbox: Outbox, tx: Queryable, personId: string): Promise<void> {
  const customerIds = await findCustomers(tx, personId);
  if (customerIds.length > 0) await outbox.add(tx, forgetJob, { customerIds });
}

/** The work of billing jobs; all idempotent. */
export function billingWork(deps: BillingDeps): BillingWork {
  return {
    async end(order) {
      await end(deps, order);
    },
    settle: (subscriptionId) => settle(deps, subscriptionId),
    async forget(customerIds) {
      for (const id of customerIds) await askProvider(deps, requireProvider(deps).deleteCustomer(id));
    },
    reconcile: () => reconcile(deps),
  };
}

/** Repeats if the owner changes their mind meanwhile. */
async function settle(deps: BillingDeps, subscriptionId: string): Promise<void> {
  const provider = requireProvider(deps);
  const readWish = async () => {
    const row = await readSubscription(deps.db, subscriptionId);
    return row?.status === "active" && !row.isRestored ? (row.wantedCancel ?? row.cancelAtPeriodEnd) : undefined;
  };
  let wish = await readWish();
  for (let attempt = 1; wish !== undefined && attempt <= MAX_ATTEMPTS; attempt++) {
    if (!(await askProvider(deps, provider.setCancelAtPeriodEnd(subscriptionId, wish)))) return;
    const now = await readWish();
    if (now === wish) break;
    wish = now;
  }
  await syncSubscription(deps, subscriptionId);
}

/** Stores the provider's state of all subscriptions, and announces yearly renewals. */
async function reconcile(deps: BillingDeps): Promise<void> {
  const { db, outbox, provider } = deps;
  if (!provider) return;
  const live = new Map<string, ProviderSubscription>();
  const failures: unknown[] = [];
  // A failure does not stop the rest.
  const sync = (id: string) => syncSubscription(deps, id).catch((error) => failures.push(error));
  for await (const subscription of provider.liveSubscriptions()) {
    live.set(subscription.id, subscription);
    await sync(subscription.id);
  }
  for (const id of await readRunning(db)) if (!live.has(id)) await sync(id);
  await db.transaction(async (tx) => {
    for (const { state, subscriptionId } of await takeUpcoming(tx, { days: RENEWAL_NOTICE_DAYS })) {
      const current = live.get(subscriptionId);
      if (current) await outbox.add(tx, emailJob, toEmail("renews", state, current));
    }
  });
  await deleteOldEvents(db, { days: EVENT_DAYS });
  if (failures.length > 0) throw new Error(`${failures.length} subscriptions differ still`, { cause: failures[0] });
}

export { findCustomers, findEnded, findInForce };
