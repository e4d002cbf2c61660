import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { PaymentProvider } from "../../payments/provider.ts";
import type { Db } from "../../platform/database/open.ts";
import type { Log } from "../../platform/log.ts";
import type { Outbox } from "../../platform/outbox.ts";
import type { PremiumDelivery } from "./events.ts";

/** How the table names the plans (PAY-08). */
export type StoredPlan = "mensual" | "yearly";

/** A subscription with what the provider says of it besides; without that for one that was not bought there. */
export interface SubscriptionRow {
  userId: string;
  status: string;
  plan: StoredPlan;
  startDate: Date;
  endDate: Date | null;
  cancelAtPeriodEnd: boolean;
  subscriptionId: string | null;
  paidUntil: Date | null;
  isUnpaid: boolean | null;
  /** Whether it has ended at the provider and makes premium nevertheless: it can be neither renewed nor withdrawn from. */
  isRestored: boolean | null;
  wantedCancel: boolean | null;
  version: number | null;
}

/** What is written of a subscription as the provider has it. */
export type StoredState = Pick<SubscriptionRow, "userId" | "status" | "plan" | "startDate" | "cancelAtPeriodEnd"> & {
  subscriptionId: string;
  endDate: Date;
  paidUntil: Date;
  isUnpaid: boolean;
  isRestored: boolean;
};

/** Somebody who gets an email about their subscription. */
export interface Recipient {
  email: string;
  nickname: string;
  language: Language;
}

/** The work of the background jobs. */
export interface BillingWork {
  end(order: { subscriptionId: string; reason: "withdrawal" | "duplicate" }): Promise<void>;
  settle(subscriptionId: string): Promise<void>;
  forget(customerIds: readonly string[]): Promise<void>;
  reconcile(): Promise<void>;
}

/** What an email about a subscription tells. */
export const EMAIL_KINDS = ["subscribed", "cancelled", "unpaid", "ended", "withdrawn", "restored", "renews"] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** Something that the owner of a subscription is told by email. */
export interface BillingNews {
  personId: string;
  kind: EmailKind;
  plan: StoredPlan;
  /** What a period costs. */
  price: { cents: number; currency: string };
  /** The date that it is about: of the next charge, or of the end. */
  date: string;
}

/** What the use cases of payments need. */
export interface BillingDeps {
  db: Db;
  outbox: Outbox;
  realtime: PremiumDelivery;
  /** Undefined where the server takes no payments. */
  provider: PaymentProvider | undefined;
  /** The installation's address; subscriptions of other installations are left alone. */
  site: string;
  log: Log;
}
