import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** One row per pair. A null user is a deleted account; a trigger removes chats of two. */
export const chats = pgTable("chats", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** The smaller id, as lower-case text. */
  user1Id: uuid("user1_id"),
  user2Id: uuid("user2_id"),
  createdAt: instant("created_at").notNull().defaultNow(),
  /** By trigger; null before the first message. */
  lastMessageAt: instant("last_message_at"),
  archivedByUser1: boolean("Archived_user1").notNull().default(false),
  archivedByUser2: boolean("Archived_user2").notNull().default(false),
});

export const chatMessages = pgTable("chat_messages", {
  /** Made by the client. */
  id: uuid("id").primaryKey(),
  chatId: uuid("chat_id").notNull(),
  /** Required on insert; null once the sender's account is deleted. */
  senderId: uuid("sender_id"),
  message: text("message").notNull(),
  sentAt: instant("sent_at").notNull().defaultNow(),
  readAt: instant("read_at"),
});
