import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { CURRENCIES } from "@nakamatch/contract/vocabulary/premium";
import { bigint, boolean, pgTable, pgView, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

export const subscriptions = pgTable("subscriptions", {
  id: uuid("id").primaryKey().defaultRandom(),
  userId: uuid("user_id").notNull(),
  /** The provider's word; `active` means premium. */
  status: text("status").notNull(),
  plan: text("plan", { enum: ["mensual", "yearly"] }).notNull(),
  startDate: instant("start_date").notNull().defaultNow(),
  endDate: instant("end_date"),
  cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull().default(false),
  stripeSubscriptionId: text("stripe_subscription_id"),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** People whose subscription is in force now (OPEN-76); at most one row per person. */
export const premiumPeople = pgView("premium_people", { id: uuid("id").notNull() }).existing();

/** People at the payment provider. */
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

/** The one purchase that a person has begun. */
export const billingCheckouts = pgTable("billing_checkouts", {
  userId: uuid("user_id").primaryKey(),
  /** The provider's idempotency key. */
  attempt: uuid("attempt").notNull(),
  plan: text("plan", { enum: ["mensual", "yearly"] }).notNull(),
  currency: text("currency", { enum: CURRENCIES }).notNull(),
  language: text("language", { enum: LANGUAGES }).notNull(),
  /** Empty until the provider has answered. */
  sessionId: text("session_id"),
  url: text("url"),
  expiresAt: instant("expires_at").notNull(),
});

/** What the provider says of a subscription besides the columns of `subscriptions`. */
export const billingStates = pgTable("billing_states", {
  subscriptionId: text("subscription_id").primaryKey(),
  version: bigint("version", { mode: "number" }).notNull().default(1),
  paidUntil: instant("paid_until").notNull(),
  isUnpaid: boolean("is_unpaid").notNull(),
  /** Whether it has ended at the provider and makes premium nevertheless. */
  isRestored: boolean("is_restored").notNull().default(false),
  /** Whether the renewal shall be cancelled, while a call about that is under way or has failed. */
  wantedCancel: boolean("wanted_cancel"),
  /** The period for which the person was told that it renews soon. */
  remindedFor: instant("reminded_for"),
});

/** The provider's notifications that were dealt with. */
export const billingEvents = pgTable("billing_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  receivedAt: instant("received_at").notNull().defaultNow(),
});
