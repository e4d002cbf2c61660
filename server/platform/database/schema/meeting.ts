import { boolean, pgTable, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** One row per pair with a like. Triggers set times and the liked person's dot. */
export const matches = pgTable("matches", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** The smaller id, as lower-case text. */
  user1Id: uuid("user1_id").notNull(),
  user2Id: uuid("user2_id").notNull(),
  likedByUser1: boolean("liked_by_user1").notNull().default(false),
  likedByUser2: boolean("liked_by_user2").notNull().default(false),
  /** Null unless mutual. */
  matchedAt: instant("matched_at"),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});
