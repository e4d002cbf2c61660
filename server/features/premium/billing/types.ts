import type { StoredPlan } from "@nakamatch/domain/premium/plan";
import type { PaymentProvider } from "../../../payments/provider.ts";
import type { Db } from "../../../platform/database/open.ts";
import type { Log } from "../../../platform/log.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import type { Delivery } from "../../../realtime/types.ts";

/** Provider state is null for purchases made elsewhere. */
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
  /** Ended, but still premium: neither renewal nor withdrawal is possible. */
  isRestored: boolean | null;
  wantedCancel: boolean | null;
  version: number | null;
}

export type StoredState = Pick<SubscriptionRow, "userId" | "status" | "plan" | "startDate" | "cancelAtPeriodEnd"> & {
  subscriptionId: string;
  endDate: Date;
  paidUntil: Date;
  isUnpaid: boolean;
  isRestored: boolean;
};

export interface EndOrder {
  subscriptionId: string;
  reason: "withdrawal" | "duplicate";
}

export interface BillingWork {
  end(order: EndOrder): Promise<void>;
  settle(subscriptionId: string): Promise<void>;
  forget(customerIds: readonly string[]): Promise<void>;
  reconcile(): Promise<void>;
}

export const EMAIL_KINDS = ["subscribed", "cancelled", "unpaid", "ended", "withdrawn", "restored", "renews"] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

export interface BillingEmail {
  personId: string;
  kind: EmailKind;
  plan: StoredPlan;
  /** Price of one period. */
  price: { cents: number; currency: string };
  /** Of the next charge, or the end. */
  date: string;
}

export interface BillingDeps {
  db: Db;
  outbox: Outbox;
  realtime: Delivery;
  /** Undefined without payments. */
  provider: PaymentProvider | undefined;
  /** Subscriptions of other installations are ignored. */
  site: string;
  log: Log;
}
