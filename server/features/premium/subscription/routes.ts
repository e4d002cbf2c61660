import { FALLBACK_LANGUAGE } from "@nakamatch/contract/vocabulary/languages";
import { memberProcedures, publicProcedures } from "../../../http/procedures.ts";
import {
  changeOwnRenewal,
  offer,
  ownPayments,
  ownSubscription,
  type PremiumDeps,
  payRenewal,
  startCheckout,
  storeRenewal,
  withdraw,
} from "./service.ts";

/** Binds the premium endpoints: prices are public, the rest is for members. */
export function subscriptionRoutes(deps: PremiumDeps) {
  const { subscription } = memberProcedures;
  return {
    offer: publicProcedures.subscription.offer.handler(() => offer(deps)),
    mine: subscription.mine.handler(({ context }) => ownSubscription(deps, context.actor)),
    payments: subscription.payments.handler(({ context }) => ownPayments(deps, context.actor)),
    createCheckoutSession: subscription.createCheckoutSession.handler(({ input, context }) =>
      startCheckout(deps, context.actor, {
        ...input,
        language: context.language ?? FALLBACK_LANGUAGE,
        currency: context.currency,
      }),
    ),
    cancel: subscription.cancel.handler(({ input: { subscriptionId }, context }) =>
      changeOwnRenewal(deps, context.actor, { subscriptionId, cancel: true }),
    ),
    reactivate: subscription.reactivate.handler(({ input: { subscriptionId }, context }) =>
      changeOwnRenewal(deps, context.actor, { subscriptionId, cancel: false }),
    ),
    updateRenewal: subscription.updateRenewal.handler(({ input, context }) => storeRenewal(deps, context.actor, input)),
    pay: subscription.pay.handler(({ input, context }) => payRenewal(deps, context.actor, input.subscriptionId)),
    withdraw: subscription.withdraw.handler(({ input, context }) =>
      withdraw(deps, context.actor, input.subscriptionId),
    ),
  };
}
