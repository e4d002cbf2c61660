import { anyone, type Lines, members } from "../line.ts";

/** An unknown subscription. */
const FOREIGN = { subscriptionId: "sub_foreign" };

export const subscription: Lines<"subscription"> = {
  offer: { outcomes: anyone("hidden") },
  mine: { outcomes: members("hidden") },
  payments: { outcomes: members("hidden") },
  createCheckoutSession: {
    outcomes: members("FORBIDDEN"),
    input: ({ other }) => ({ plan: "monthly", user_id: other.id }),
  },
  cancel: { outcomes: members("SUBSCRIPTION_NOT_FOUND"), input: () => FOREIGN },
  reactivate: { outcomes: members("SUBSCRIPTION_NOT_FOUND"), input: () => FOREIGN },
  updateRenewal: {
    outcomes: members("SUBSCRIPTION_NOT_FOUND"),
    input: () => ({ ...FOREIGN, cancelAtPeriodEnd: true }),
  },
  pay: { outcomes: members("SUBSCRIPTION_NOT_FOUND"), input: () => FOREIGN },
  withdraw: { outcomes: members("SUBSCRIPTION_NOT_FOUND"), input: () => FOREIGN },
};
