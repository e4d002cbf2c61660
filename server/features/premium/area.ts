import type { FastifyInstance } from "fastify";
import { ownAddress } from "../../http/addresses.ts";
import { openPayments } from "../../payments/payments.ts";
import { pricesOf } from "../../payments/prices.ts";
import type { Config } from "../../platform/config/config.ts";
import { billingJobs } from "./billing/jobs.ts";
import { registerPaymentWebhook, WEBHOOK_PATH } from "./billing/routes.ts";
import { billingWork, findForSandbox } from "./billing/service.ts";
import { subscriptionRoutes } from "./subscription/routes.ts";
import { isUsualOffer } from "./subscription/service.ts";

type Parts = Omit<Parameters<typeof subscriptionRoutes>[0], "provider" | "prices" | "site"> &
  Omit<Parameters<typeof billingJobs>[0], "work"> & {
    config: Config;
    /** After a restore: the provider is never called. */
    isHeld: boolean;
  };

/** What members may pay for, and the payments. */
export async function premiumArea({ config, isHeld, ...parts }: Parts) {
  const { db, publicUrl: site } = parts;
  const payments = await openPayments(config, { adopt: (id) => findForSandbox({ db, site }, id) });
  const deps = { ...parts, site, provider: isHeld ? undefined : payments.provider, prices: pricesOf(config) };
  return {
    /** In development without a Stripe key. */
    sandbox: payments.sandbox,
    routes: { subscription: subscriptionRoutes(deps) },
    jobs: billingJobs({ ...deps, work: billingWork(deps) }),
    /** Whether the start page may show the offer, with prices that everybody pays. */
    isUsualOffer: isUsualOffer(deps),
    registerWebhook(app: FastifyInstance) {
      registerPaymentWebhook(app, deps);
      payments.sandbox?.webhooks.sendTo(() => `${ownAddress(app)}${WEBHOOK_PATH}`);
    },
    close: () => payments.close(),
  };
}
