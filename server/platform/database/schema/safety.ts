import { CONCERNS } from "@nakamatch/contract/vocabulary/concerns";
import { boolean, pgTable, pgView, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

export const blocks = pgTable("user_blocks", {
  id: uuid("id").primaryKey().defaultRandom(),
  blockerId: uuid("blocker_id").notNull(),
  blockedId: uuid("blocked_id").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const reports = pgTable("reports", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** Replaced by a pseudonym when the account is deleted, as is `reportedUserId`. */
  reporterId: uuid("reporter_id").notNull(),
  reportedUserId: uuid("reported_user_id").notNull(),
  /** A language-neutral code. */
  reason: text("reason").notNull(),
  description: text("description"),
  createdAt: instant("created_at").notNull().defaultNow(),
  resolved: boolean("resuelta").notNull().default(false),
  /** The reporter's answer beside the sent report. */
  concern: text("concern", { enum: CONCERNS }),
  concernAt: instant("concern_at"),
  /** A moderator's, in place of the answer. */
  mark: text("mark", { enum: [...CONCERNS, "none"] }),
});

/** One row per person: the last warning or ban. */
export const bans = pgTable("user_bans", {
  id: uuid("id").primaryKey().defaultRandom(),
  userId: uuid("user_id").notNull(),
  type: text("type", { enum: ["warning", "ban"] }).notNull(),
  reason: text("ban_reason").notNull(),
  /** Null is permanent; always null for a warning. */
  until: instant("ban_until"),
  createdBy: uuid("created_by"),
  notes: text("notes"),
  /** Renewed by each new decision. */
  createdAt: instant("created_at").notNull().defaultNow(),
  warningSeen: boolean("warn_seen").notNull().default(false),
});

/** At most one per person (BAN-10). */
export const bansInForce = pgView("bans_in_force", {
  userId: uuid("user_id").notNull(),
  reason: text("ban_reason").notNull(),
  /** Null is permanent. */
  until: instant("ban_until"),
}).existing();

/** Confirmed people who are not banned. For a specific viewer see `visibleTo`. */
export const visiblePeople = pgView("visible_people", { id: uuid("id").notNull() }).existing();
