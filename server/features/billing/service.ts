/**
 * Subscriptions as the payment provider has them. Its state is the truth: what is stored here is read from there
 * (`syncSubscription`), never counted from notifications, so that these may come late, twice, in any order or not at all. No
 * call to the provider is made inside a transaction.
 */
import {
  type EndReason,
  PaymentError,
  type PaymentProvider,
  type ProviderSubscription,
} from "../../payments/provider.ts";
import { AppError } from "../../platform/app-error.ts";
import { violatedConstraint } from "../../platform/database/constraint.ts";
import type { Queryable } from "../../platform/database/open.ts";
import type { Outbox } from "../../platform/outbox.ts";
import { readOnlookers } from "../profiles/service.ts";
import { publishPremium } from "./events.ts";
import { emailJob, endJob, forgetJob, settleJob } from "./jobs.ts";
import { readEvent } from "./policy.ts";
import { emailAbout, isRestored, isStored, newsOf, restorableUntil, toProvider, toState } from "./present.ts";
import {
  deleteOldEvents,
  hasOtherInForce,
  insertEvent,
  insertSubscription,
  isEventKnown,
  readCustomers,
  readInForce,
  readPersonOf,
  readRunning,
  readSettledRenewal,
  readSubscription,
  takeUpcoming,
  updateSubscription,
  updateWantedCancel,
} from "./store.ts";
import type { BillingDeps, BillingWork, StoredState, SubscriptionRow } from "./types.ts";

/** How often a state is read again because somebody else has written meanwhile. */
const MAX_ATTEMPTS = 8;

/** Days for which notifications are known; the provider repeats one for three days. */
const EVENT_DAYS = 60;

/** How many days before a yearly renewal its owner is told. */
const RENEWAL_NOTICE_DAYS = 14;

/** The provider, where the server takes payments. @throws {AppError} `PAYMENTS_OFF` */
export function requireProvider({ provider }: Pick<BillingDeps, "provider">): PaymentProvider {
  if (!provider) throw new AppError("PAYMENTS_OFF", "the server takes no payments");
  return provider;
}

/** What a call to the provider resolves with. @throws {AppError} `PAYMENT_PROVIDER_FAILED` if it fails, which is logged */
export async function askProvider<Result>({ log }: Pick<BillingDeps, "log">, call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ err: error, failure: error.failure, code: error.code }, "the payment provider failed");
    throw new AppError("PAYMENT_PROVIDER_FAILED", "the payment provider did not do what was asked");
  }
}

/** The person's subscription in force (OPEN-76). */
export function findInForce(db: Queryable, personId: string): Promise<SubscriptionRow | undefined> {
  return readInForce(db, personId);
}

/** A subscription that is active here, for the sandbox in development, which may not know it. */
export async function findForSandbox({ db, site }: Pick<BillingDeps, "db" | "site">, subscriptionId: string) {
  const found = await readSubscription(db, subscriptionId);
  return found?.status === "active" && !found.isRestored ? toProvider(found, site) : undefined;
}

/**
 * A person's own subscription in force, by its id.
 *
 * @throws {AppError} `SUBSCRIPTION_NOT_FOUND` for any other, and for one that has ended at the provider
 */
export async function requireOwn(
  db: Queryable,
  personId: string,
  subscriptionId: string,
): Promise<SubscriptionRow & { subscriptionId: string }> {
  const found = await readInForce(db, personId);
  if (found?.subscriptionId !== subscriptionId || found.isRestored) {
    throw new AppError("SUBSCRIPTION_NOT_FOUND", "this is no subscription of yours that is in force");
  }
  return { ...found, subscriptionId };
}

/**
 * Stores a subscription as the provider has it now, and returns that. A change is published once, also when several servers
 * notice it: by email, and live to its owner and to those who may see the name. One of several that a person has bought is
 * kept; the others are ended and refunded. One whose owner is gone is ended.
 *
 * @throws {AppError} `PAYMENT_PROVIDER_FAILED`, also for a status that is unknown here: what is stored stays
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
    const state = toState(current, personId, hasOther);
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
 * Writes a state with the emails and jobs that follow from it, and returns who is told of it; undefined if another call has
 * written first, also for another subscription of the same person: at most one is active.
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
    const kind = newsOf(known, state, current);
    if (kind) await outbox.add(tx, emailJob, emailAbout(kind, state, current));
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
 * Deals with a notification of the provider. Each is dealt with once; one that is repeated, or handled by two servers at the
 * same moment, changes nothing.
 *
 * @throws {AppError} `MALFORMED_REQUEST` for one that the provider did not send now
 */
export async function handleNotification(deps: BillingDeps, body: Buffer, signature: string): Promise<void> {
  const { db, provider } = deps;
  if (!provider) throw new AppError("NOT_FOUND", "the server takes no payments");
  const event = readEvent(provider, body, signature);
  if (await isEventKnown(db, event.id)) return;
  if (event.subscriptionId !== undefined) await syncSubscription(deps, event.subscriptionId);
  if (event.paymentId !== undefined) await followPayment(deps, provider, event.paymentId);
  await insertEvent(db, event);
}

/**
 * Follows the refunds and disputes of a payment, as they are now. Where its money is gone, what it paid for ends, unless it was
 * paid for again since. Where that has turned out otherwise (a dispute is won, a refund has failed), the time that was taken is
 * given back. The payment is read again afterwards: several notifications come at once, and the one with the latest state has to
 * be the last to act.
 */
async function followPayment(deps: BillingDeps, provider: PaymentProvider, paymentId: string): Promise<void> {
  let payment = await askProvider(deps, provider.readPayment(paymentId));
  for (let attempt = 1; payment && attempt <= MAX_ATTEMPTS; attempt++) {
    const { subscriptionId, takenBack } = payment;
    if (takenBack === "unknown") {
      deps.log.error("the payment provider has a status of disputes or refunds that is unknown here");
      return;
    }
    const current = await askProvider(deps, provider.readSubscription(subscriptionId));
    if (!current || current.site !== deps.site || current.paymentId !== paymentId) return;
    const until = restorableUntil(current);
    if (takenBack) await endAtProvider(deps, current.id, takenBack);
    else if (until) await askProvider(deps, provider.restoreSubscription(current.id, until));
    payment = await askProvider(deps, provider.readPayment(paymentId));
    if (payment?.takenBack === takenBack) break;
  }
  if (payment) await syncSubscription(deps, payment.subscriptionId);
}

/** Ends a subscription at once, with its money back where that is due. Repeating it is harmless. */
async function endAtProvider(deps: BillingDeps, subscriptionId: string, reason: EndReason): Promise<void> {
  const provider = requireProvider(deps);
  const before = await askProvider(deps, provider.readSubscription(subscriptionId));
  if (!before) return;
  await askProvider(deps, provider.endSubscription(subscriptionId, reason));
  const isRefunded = reason === "withdrawal" || reason === "duplicate";
  if (!isRefunded || before.paymentId === undefined) return;
  await askProvider(deps, provider.refund(before.paymentId, `refund-${before.paymentId}`));
}

/** Ends a subscription from which its owner withdraws, in the background; also at once if the provider answers. */
export async function endWithRefund(
  deps: BillingDeps,
  order: { subscriptionId: string; reason: "withdrawal" | "duplicate" },
): Promise<void> {
  const { db, outbox, log } = deps;
  await db.transaction((tx) => outbox.add(tx, endJob, order));
  await billingWork(deps)
    .end(order)
    .catch((err) => log.warn({ err }, "a subscription could not be ended yet: a job goes on"));
}

/**
 * Makes the provider cancel the renewal of a subscription, or take that back. If it is unknown whether it has, a job makes it
 * what it was before (OPEN-78).
 *
 * @throws {AppError} `PAYMENT_PROVIDER_FAILED`
 */
export async function changeRenewal(
  deps: BillingDeps,
  { subscriptionId, cancelAtPeriodEnd }: Pick<SubscriptionRow, "cancelAtPeriodEnd"> & { subscriptionId: string },
  cancel: boolean,
): Promise<void> {
  const { db, outbox } = deps;
  const provider = requireProvider(deps);
  await updateWantedCancel(db, subscriptionId, cancel);
  try {
    await askProvider(deps, provider.setCancelAtPeriodEnd(subscriptionId, cancel));
  } catch (error) {
    await db.transaction(async (tx) => {
      await updateWantedCancel(tx, subscriptionId, cancelAtPeriodEnd);
      await outbox.add(tx, settleJob, { subscriptionId });
    });
    throw error;
  }
}

/**
 * Stores whether a subscription renews, as the provider says, and returns that. Where the row then says that it is not stored,
 * the provider's step is undone (OPEN-78); where it cannot be read, that stays, and the webhook or the nightly job stores it.
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
    // Where this fails too, the nightly job makes both equal.
    const undone = requireProvider(deps).setCancelAtPeriodEnd(subscriptionId, !wanted);
    await undone.catch((err) => deps.log.error({ err }, "a change of renewal was not stored and could not be undone"));
    throw error;
  }
}

/** Queues the erasure of a customer at the provider that no account here refers to. */
export async function queueErasure({ db, outbox }: BillingDeps, customerId: string): Promise<void> {
  await outbox.add(db, forgetJob, { customerIds: [customerId] });
}

/** Queues the end of everything that a person has subscribed to, in the transaction that deletes the person (OPEN-83). */
export async function queueForgetting(outbox: Outbox, tx: Queryable, personId: string): Promise<void> {
  const customerIds = await readCustomers(tx, personId);
  if (customerIds.length > 0) await outbox.add(tx, forgetJob, { customerIds });
}

/** The work of the background jobs. All of it may be done twice. */
export function billingWork(deps: BillingDeps): BillingWork {
  return {
    async end({ subscriptionId, reason }) {
      await endAtProvider(deps, subscriptionId, reason);
      await syncSubscription(deps, subscriptionId);
    },
    settle: (subscriptionId) => settle(deps, subscriptionId),
    async forget(customerIds) {
      for (const id of customerIds) await askProvider(deps, requireProvider(deps).deleteCustomer(id));
    },
    reconcile: () => reconcile(deps),
  };
}

/** Writes at the provider what is wanted here, until what is wanted has not changed meanwhile: the owner may go on pressing. */
async function settle(deps: BillingDeps, subscriptionId: string): Promise<void> {
  const provider = requireProvider(deps);
  const readWish = async () => {
    const row = await readSubscription(deps.db, subscriptionId);
    return row?.status === "active" && !row.isRestored ? (row.wantedCancel ?? row.cancelAtPeriodEnd) : undefined;
  };
  let wish = await readWish();
  for (let attempt = 1; wish !== undefined && attempt <= MAX_ATTEMPTS; attempt++) {
    await askProvider(deps, provider.setCancelAtPeriodEnd(subscriptionId, wish));
    const now = await readWish();
    if (now === wish) break;
    wish = now;
  }
  await syncSubscription(deps, subscriptionId);
}

/** Makes every subscription equal to the provider's, and tells of yearly renewals ahead. */
async function reconcile(deps: BillingDeps): Promise<void> {
  const { db, outbox, provider } = deps;
  if (!provider) return;
  const live = new Map<string, ProviderSubscription>();
  const failures: unknown[] = [];
  // One that cannot be made equal does not keep the others.
  const sync = (id: string) => syncSubscription(deps, id).catch((error) => failures.push(error));
  for await (const subscription of provider.liveSubscriptions()) {
    live.set(subscription.id, subscription);
    await sync(subscription.id);
  }
  for (const id of await readRunning(db)) if (!live.has(id)) await sync(id);
  await db.transaction(async (tx) => {
    for (const { state, subscriptionId } of await takeUpcoming(tx, { days: RENEWAL_NOTICE_DAYS })) {
      const current = live.get(subscriptionId);
      if (current) await outbox.add(tx, emailJob, emailAbout("renews", state, current));
    }
  });
  await deleteOldEvents(db, { days: EVENT_DAYS });
  if (failures.length > 0) throw new Error(`${failures.length} subscriptions differ still`, { cause: failures[0] });
}
