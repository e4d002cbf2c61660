import type { FastifyInstance } from "fastify";
import { registerWebhook } from "../../../http/webhook.ts";
import { handleNotification } from "./service.ts";
import type { BillingDeps } from "./types.ts";

export const WEBHOOK_PATH = "/api/stripe/webhook";

export function registerPaymentWebhook(app: FastifyInstance, deps: BillingDeps): void {
  registerWebhook(app, {
    path: WEBHOOK_PATH,
    signatureHeader: "stripe-signature",
    receive: (body, signature) => handleNotification(deps, body, signature),
  });
}
