import { join } from "node:path";
import type { Config } from "../platform/config/config.ts";
import { pricesOf, setUpPrices } from "./prices.ts";
import type { PaymentProvider } from "./provider.ts";
import type { Sandbox, SandboxSettings } from "./sandbox/sandbox.ts";
import { createStripeClient, createStripeProvider } from "./stripe.ts";

export interface Payments {
  /** Undefined without payments: in production without a key. */
  provider: PaymentProvider | undefined;
  /** In development without a key. */
  sandbox: Sandbox | undefined;
  close(): Promise<void>;
}

/** Connects to Stripe, or without a key to the sandbox in development and to nothing in production. */
export async function openPayments(config: Config, { adopt }: Pick<SandboxSettings, "adopt">): Promise<Payments> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, PUBLIC_URL: site, isProduction } = config;
  if (secretKey !== undefined && webhookSecret !== undefined) {
    const provider = createStripeProvider({ secretKey, webhookSecret, site });
    return { provider, sandbox: undefined, close: async () => {} };
  }
  if (isProduction) return { provider: undefined, sandbox: undefined, close: async () => {} };
  const { startSandbox } = await import("./sandbox/sandbox.ts");
  const file = config.NODE_ENV === "development" ? join(config.DATA_DIR, "stripe-sandbox.json") : undefined;
  const sandbox = await startSandbox({ adopt, file, isProduction });
  await setUpPrices(createStripeClient(sandbox), pricesOf(config));
  return { provider: createStripeProvider({ ...sandbox, site }), sandbox, close: sandbox.close };
}
