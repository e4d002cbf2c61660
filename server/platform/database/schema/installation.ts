import { date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

export const installation = pgTable("installation", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  setAt: instant("set_at").notNull().defaultNow(),
});

/** For operators' charts, in UTC. */
export const dailyCounts = pgTable("daily_counts", {
  day: date("day", { mode: "string" }).primaryKey(),
  members: integer("members").notNull(),
  registered: integer("registered").notNull(),
  messages: integer("messages").notNull(),
  /** Null before the first count. */
  active: integer("active"),
});
