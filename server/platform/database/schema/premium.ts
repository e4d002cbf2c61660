import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { CURRENCIES } from "@nakamatch/contract/vocabulary/premium";
import { bigint, boolean, pgTable, pgView, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

export const subscriptions = pgTable("subscriptions", {
  id: uuid("id").primaryKey().defaultRandom(),
  userId: uuid("user_id").notNull(),
  /** `active` means premium. */
  status: text("status").notNull(),
  plan: text("plan", { enum: ["mensual", "yearly"] }).notNull(),
  startDate: instant("start_date").notNull().defaultNow(),
  endDate: instant("end_date"),
  cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull().default(false),
  stripeSubscriptionId: text("stripe_subscription_id"),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** People with a subscription in force (OPEN-76), one row each. */
export const premiumPeople = pgView("premium_people", { id: uuid("id").notNull() }).existing();

export const billingCustomers = pgTable(
  "billing_customers",
  {
    userId: uuid("user_id").notNull(),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    customerId: text("customer_id").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.currency] })],
);

/** A person's only pending purchase. */
export const billingCheckouts = pgTable("billing_checkouts", {
  userId: uuid("user_id").primaryKey(),
  /** The provider's idempotency key. */
  attempt: uuid("attempt").notNull(),
  plan: text("plan", { enum: ["mensual", "yearly"] }).notNull(),
  currency: text("currency", { enum: CURRENCIES }).notNull(),
  language: text("language", { enum: LANGUAGES }).notNull(),
  /** Empty until the provider responds. */
  sessionId: text("session_id"),
  url: text("url"),
  expiresAt: instant("expires_at").notNull(),
});

export const billingStates = pgTable("billing_states", {
  subscriptionId: text("subscription_id").primaryKey(),
  version: bigint("version", { mode: "number" }).notNull().default(1),
  paidUntil: instant("paid_until").notNull(),
  isUnpaid: boolean("is_unpaid").notNull(),
  /** Premium continues although it ended at the provider. */
  isRestored: boolean("is_restored").notNull().default(false),
  /** Whether to cancel the renewal, while that call is pending or failed. */
  wantedCancel: boolean("wanted_cancel"),
  /** The period whose renewal was announced. */
  remindedFor: instant("reminded_for"),
});

export const billingEvents = pgTable("billing_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  receivedAt: instant("received_at").notNull().defaultNow(),
  /** Kept, as its content could not be read. */
  isUnread: boolean("unread").notNull().default(false),
});
