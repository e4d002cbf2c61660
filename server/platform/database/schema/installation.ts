import { pgTable, text } from "drizzle-orm/pg-core";

/** Facts about the installation by name. */
export const installation = pgTable("installation", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});
