/** Notifications of the payment provider: each has what it is about read again from there. */
import { PaymentError, type PaymentProvider } from "../../payments/provider.ts";
import { AppError } from "../../platform/app-error.ts";
import { restorableUntil } from "./present.ts";
import { askProvider, type BillingDeps, endAtProvider, MAX_ATTEMPTS, syncSubscription } from "./service.ts";
import { insertEvent, isEventKnown } from "./store.ts";

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

function readEvent(provider: PaymentProvider, body: Buffer, signature: string) {
  try {
    return provider.readEvent(body, signature);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    throw new AppError("MALFORMED_REQUEST", "the notification is not the provider's");
  }
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
