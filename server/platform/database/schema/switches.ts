import { boolean, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { profiles } from "./people.ts";

export const switches = pgTable("switches", {
  onlyRow: boolean("only_row").primaryKey().default(true),
  isRegistrationOpen: boolean("registration_open").notNull(),
  maintenanceUntil: instant("maintenance_until"),
  version: integer("version").notNull().default(1),
  changedAt: instant("changed_at").notNull().defaultNow(),
  /** Null if changed by command. */
  changedBy: uuid("changed_by").references(() => profiles.id, { onDelete: "set null" }),
});
