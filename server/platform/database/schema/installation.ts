import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

export const installation = pgTable("installation", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  setAt: instant("set_at").notNull().defaultNow(),
});
