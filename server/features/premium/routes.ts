import { FALLBACK_LANGUAGE } from "@nakamatch/contract/vocabulary/languages";
import { memberProcedures, publicProcedures } from "../../http/procedures.ts";
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
export function premiumRoutes(deps: PremiumDeps) {
  const { premium } = memberProcedures;
  return {
    offer: publicProcedures.premium.offer.handler(() => offer(deps)),
    mine: premium.mine.handler(({ context }) => ownSubscription(deps, context.actor)),
    payments: premium.payments.handler(({ context }) => ownPayments(deps, context.actor)),
    createCheckoutSession: premium.createCheckoutSession.handler(({ input, context }) =>
      startCheckout(deps, context.actor, {
        ...input,
        language: context.language ?? FALLBACK_LANGUAGE,
        currency: context.currency,
      }),
    ),
    cancel: premium.cancel.handler(({ input: { subscriptionId }, context }) =>
      changeOwnRenewal(deps, context.actor, { subscriptionId, cancel: true }),
    ),
    reactivate: premium.reactivate.handler(({ input: { subscriptionId }, context }) =>
      changeOwnRenewal(deps, context.actor, { subscriptionId, cancel: false }),
    ),
    updateRenewal: premium.updateRenewal.handler(({ input, context }) => storeRenewal(deps, context.actor, input)),
    pay: premium.pay.handler(({ input, context }) => payRenewal(deps, context.actor, input.subscriptionId)),
    withdraw: premium.withdraw.handler(({ input, context }) => withdraw(deps, context.actor, input.subscriptionId)),
  };
}
