import { boolean, pgTable, pgView, text, uuid } from "drizzle-orm/pg-core";
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
