/** A person's own premium. */
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { EndedSubscription, Payments, Subscription } from "@nakamatch/contract/endpoints/premium/subscription";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { type Currency, INVOICES_SHOWN, type Plan, USUAL_OFFER } from "@nakamatch/contract/vocabulary/premium";
import { currencyOf, storedPlan, withdrawableUntil } from "@nakamatch/domain/premium/plan";
import type { PaymentProvider, ProviderCheckout } from "../../../payments/provider.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Clock } from "../../../platform/clock.ts";
import { namesMissingRow } from "../../../platform/database/missing-row.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import { inTime } from "../../../platform/deadline.ts";
import { findRecipient } from "../../sign-in/accounts/service.ts";
import {
  askProvider,
  changeRenewal,
  endUnknown,
  endWithRefund,
  findCustomers,
  findEnded,
  findInForce,
  queueErasure,
  requireOwn,
  requireProvider,
  storeRenewalState,
  syncSubscription,
} from "../billing/service.ts";
import type { BillingDeps } from "../billing/types.ts";
import { presentEnded, presentPayments, presentSubscription } from "./present.ts";
import { deleteCheckout, readCheckout, readCustomer, replaceCheckout, storeCustomer, updateCheckout } from "./store.ts";
import type { CheckoutRow } from "./types.ts";

export type Prices = Readonly<Record<Currency, Readonly<Record<Plan, number>>>>;

export interface PremiumDeps extends BillingDeps {
  clock: Clock;
  publicUrl: string;
  /** In cents, tax included. */
  prices: Prices;
}

/** A page is reused while at least `CHECKOUT_LEFT_MS` remain. */
const CHECKOUT_MS = 2 * 3_600_000;
const CHECKOUT_LEFT_MS = 35 * 60_000;

/** Afterwards the screen appears without payments and says that the provider does not respond. */
const PAYMENTS_MS = 4000;

/** For purchases that turn out to be over. */
const MAX_ATTEMPTS = 4;

/** Prices, and whether premium can be bought. */
export function offer({ provider, prices }: Pick<PremiumDeps, "provider" | "prices">): {
  canSubscribe: boolean;
  prices: Prices;
} {
  return { canSubscribe: provider !== undefined, prices };
}

/** Whether this offer is the prerendered one. */
export function isUsualOffer(deps: Pick<PremiumDeps, "provider" | "prices">): boolean {
  return isDeepStrictEqual(offer(deps), USUAL_OFFER);
}

/** Returns the subscription in force (PREM-06), or the last ended one. */
export async function ownSubscription(
  { db, clock }: { db: Queryable; clock: Clock },
  person: Pick<Actor, "id">,
): Promise<{ subscription: Subscription | null; ended: EndedSubscription | null }> {
  const found = await findInForce(db, person.id);
  if (found) return { subscription: presentSubscription(found, clock.now()), ended: null };
  const ended = await findEnded(db, person.id);
  return { subscription: null, ended: (ended && presentEnded(ended)) ?? null };
}

/**
 * Returns price, card and invoices, read from the provider and not stored (PAY-09).
 *
 * @throws {AppError} `PAYMENTS_OFF`, `PAYMENT_PROVIDER_FAILED`, `UNAVAILABLE` if the provider is slow
 */
export async function ownPayments(deps: PremiumDeps, actor: Actor): Promise<Payments> {
  // For an ended subscription, only the provider may know the customer.
  const row = (await findInForce(deps.db, actor.id)) ?? (await findEnded(deps.db, actor.id));
  const subscriptionId = row?.subscriptionId ?? undefined;
  const customerIds = await findCustomers(deps.db, actor.id);
  if (subscriptionId === undefined && customerIds.length === 0) return { price: null, card: null, invoices: [] };
  const provider = requireProvider(deps);
  const reading = () => provider.readPayments({ subscriptionId, customerIds, limit: INVOICES_SHOWN });
  return presentPayments(await inTime(() => askProvider(deps, reading()), PAYMENTS_MS));
}

/**
 * Begins or continues a purchase (PAY-01, PAY-02). A person has one payment page, so that concurrent tabs make one
 * subscription.
 *
 * @returns the address of the payment page
 * @throws {AppError} `FORBIDDEN` for another person's id (OPEN-82), `ALREADY_SUBSCRIBED`, `CHECKOUT_REPLACED` by
 * another tab, `PAYMENTS_OFF`, `PAYMENT_PROVIDER_FAILED`
 */
export async function startCheckout(
  deps: PremiumDeps,
  actor: Actor,
  {
    plan,
    user_id,
    language,
    currency: asked,
  }: { plan: Plan; user_id: PersonId; language: Language; currency?: string | undefined },
): Promise<{ url: string }> {
  if (user_id !== actor.id) throw new AppError("FORBIDDEN", "only for yourself");
  const provider = requireProvider(deps);
  const currency = currencyOf(language, asked);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    if (await findInForce(deps.db, actor.id))
      throw new AppError("ALREADY_SUBSCRIBED", "there is a subscription in force");
    const purchase = await claimCheckout(deps, actor.id, { plan, currency, language });
    if (!purchase) continue;
    const { row, replaced } = purchase;
    if (replaced && (await isBought(deps, provider.expireCheckout(replaced)))) continue;
    if (row.sessionId !== null) {
      const known = await askProvider(deps, provider.readCheckout(row.sessionId));
      if (known.status === "open" && known.url) return { url: known.url };
      await deleteCheckout(deps.db, actor.id, row.attempt);
      await isBought(deps, Promise.resolve(known));
      continue;
    }
    const url = await openPage(deps, provider, actor.id, { ...row, plan });
    return { url };
  }
  throw new AppError("CHECKOUT_REPLACED", "another purchase was begun at the same moment");
}

/** Returns undefined if a concurrent call won. */
async function claimCheckout(
  { db, clock }: PremiumDeps,
  personId: string,
  { plan, currency, language }: { plan: Plan; currency: Currency; language: Language },
): Promise<{ row: CheckoutRow; replaced?: string | undefined } | undefined> {
  const now = clock.now().getTime();
  const known = await readCheckout(db, personId);
  const isSame =
    known?.plan === storedPlan(plan) &&
    known.currency === currency &&
    known.language === language &&
    known.expiresAt.getTime() - now > CHECKOUT_LEFT_MS;
  if (known && isSame) return { row: known };
  const expiresAt = new Date(now + CHECKOUT_MS);
  const wanted = { attempt: randomUUID(), plan: storedPlan(plan), currency, language, expiresAt };
  if (!(await replaceCheckout(db, personId, wanted, known))) return undefined;
  return { row: { ...wanted, sessionId: null, url: null }, replaced: known?.sessionId ?? undefined };
}

async function isBought(deps: PremiumDeps, checkout: Promise<ProviderCheckout>): Promise<boolean> {
  const { status, subscriptionId } = await askProvider(deps, checkout);
  if (status !== "complete" || subscriptionId === undefined) return false;
  await syncSubscription(deps, subscriptionId);
  return true;
}

/** Opens a payment page; deletes the checkout on failure. */
async function openPage(
  deps: PremiumDeps,
  provider: PaymentProvider,
  personId: string,
  row: Omit<CheckoutRow, "plan"> & { plan: Plan },
): Promise<string> {
  const { db, publicUrl, prices } = deps;
  const { attempt, plan, currency, language, expiresAt } = row;
  try {
    const price = await askProvider(deps, provider.readPrice(plan, currency));
    if (price.cents !== prices[currency][plan]) {
      deps.log.error({ plan, currency }, "the provider's price is not the one that is shown: npm run stripe:setup");
      throw new AppError("PAYMENT_PROVIDER_FAILED", "the price is not the one that is shown");
    }
    const open = async (customerId: string) =>
      askProvider(
        deps,
        provider.openCheckout({
          personId,
          plan,
          currency,
          language,
          expiresAt,
          key: attempt,
          priceId: price.id,
          customerId,
          successUrl: `${publicUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
          cancelUrl: `${publicUrl}/premium`,
        }),
      );
    const of = { personId, currency, language };
    const customerId = await ensureCustomer(deps, provider, of);
    const opened =
      (await open(customerId)) ?? (await open(await ensureCustomer(deps, provider, { ...of, gone: customerId })));
    if (!opened) throw new AppError("PAYMENT_PROVIDER_FAILED", "the customer that was just made does not exist");
    const { id, url } = opened;
    if (url === undefined) throw new AppError("PAYMENT_PROVIDER_FAILED", "there is no payment page");
    if (await updateCheckout(db, personId, attempt, { sessionId: id, url })) return url;
    await askProvider(deps, provider.expireCheckout(id));
    throw new AppError("CHECKOUT_REPLACED", "another purchase was begun at the same moment");
  } catch (error) {
    await deleteCheckout(db, personId, attempt);
    throw error;
  }
}

/**
 * Returns the person's customer for a currency, and replaces one that is `gone` at the provider. Erases its own if a
 * concurrent call won or the account is deleted.
 *
 * @throws {AppError} `SESSION_MISSING` without an account
 */
async function ensureCustomer(
  deps: PremiumDeps,
  provider: PaymentProvider,
  {
    personId,
    currency,
    language,
    gone,
  }: { personId: string; currency: Currency; language: Language; gone?: string | undefined },
): Promise<string> {
  const { db } = deps;
  const known = await readCustomer(db, personId, currency);
  if (known !== undefined && known !== gone) return known;
  const payer = await findRecipient(db, personId);
  if (!payer) throw new AppError("SESSION_MISSING", "the account is gone");
  const key = `customer-${personId}-${currency}${gone === undefined ? "" : `-${gone}`}`;
  const customerId = await askProvider(
    deps,
    provider.createCustomer({ email: payer.email, id: personId, language, key }),
  );
  const stored = await storeCustomer(db, { userId: personId, currency, customerId }, gone).catch((error: unknown) => {
    if (namesMissingRow(error)) return undefined;
    throw error;
  });
  if (stored !== customerId) await queueErasure(deps, customerId);
  if (stored === undefined) throw new AppError("SESSION_MISSING", "the account is gone");
  return stored;
}

/** Changes the renewal at the provider, the first of two steps (PAY-04, PAY-05). */
export async function changeOwnRenewal<Cancel extends boolean>(
  deps: PremiumDeps,
  actor: Actor,
  { subscriptionId, cancel }: { subscriptionId: string; cancel: Cancel },
): Promise<{ cancelAtPeriodEnd: Cancel }> {
  await changeRenewal(deps, await requireOwn(deps.db, actor.id, subscriptionId), cancel);
  return { cancelAtPeriodEnd: cancel };
}

/**
 * Returns the page for paying a failed renewal.
 *
 * @throws {AppError} `SUBSCRIPTION_NOT_FOUND`, `NOTHING_TO_PAY`, `PAYMENTS_OFF`, `PAYMENT_PROVIDER_FAILED`
 */
export async function payRenewal(deps: PremiumDeps, actor: Actor, subscriptionId: string): Promise<{ url: string }> {
  await requireOwn(deps.db, actor.id, subscriptionId);
  const url = await askProvider(deps, requireProvider(deps).openUnpaidInvoice(subscriptionId));
  if (url !== undefined) return { url };
  if (!(await syncSubscription(deps, subscriptionId))) await endUnknown(deps, subscriptionId);
  throw new AppError("NOTHING_TO_PAY", "the latest invoice is paid");
}

/**
 * Stores the renewal, the second step (PAY-04, PAY-05).
 *
 * @throws {AppError} `SUBSCRIPTION_DIFFERS` if the provider's state differs, `SUBSCRIPTION_NOT_FOUND`
 */
export async function storeRenewal(
  deps: PremiumDeps,
  actor: Actor,
  { subscriptionId, cancelAtPeriodEnd }: { subscriptionId: string; cancelAtPeriodEnd: boolean },
): Promise<{ cancelAtPeriodEnd: boolean }> {
  await requireOwn(deps.db, actor.id, subscriptionId);
  const stored = await storeRenewalState(deps, subscriptionId, cancelAtPeriodEnd);
  if (stored !== cancelAtPeriodEnd) throw new AppError("SUBSCRIPTION_DIFFERS", "the provider says something else");
  return { cancelAtPeriodEnd };
}

/**
 * Ends and refunds a subscription within 14 days of purchase.
 *
 * @throws {AppError} `SUBSCRIPTION_NOT_FOUND`, `WITHDRAWAL_OVER`, `PAYMENTS_OFF`
 */
export async function withdraw(
  deps: PremiumDeps,
  actor: Actor,
  subscriptionId: string,
): Promise<{ isWithdrawn: true }> {
  const { startDate } = await requireOwn(deps.db, actor.id, subscriptionId);
  requireProvider(deps);
  if (withdrawableUntil(startDate) <= deps.clock.now()) throw new AppError("WITHDRAWAL_OVER", "the 14 days are over");
  await endWithRefund(deps, { subscriptionId, reason: "withdrawal" });
  return { isWithdrawn: true };
}
