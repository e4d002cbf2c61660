import { DIGEST_FREQUENCIES } from "@nakamatch/contract/vocabulary/digests";
import { sql } from "drizzle-orm";
import { boolean, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** One per session. */
export const pushSubscriptions = pgTable("push_subscriptions", {
  sessionId: uuid("session_id").primaryKey(),
  endpoint: text("endpoint").notNull(),
  p256dh: text("p256dh").notNull(),
  auth: text("auth").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  /** The VAPID public key; null if unknown. */
  serverKey: text("server_key"),
  /** Since the last success. */
  refusals: smallint("refusals").notNull().default(0),
});

export const sentAlerts = pgTable(
  "sent_alerts",
  {
    sessionId: uuid("session_id").notNull(),
    event: text("event").notNull(),
    sentAt: instant("sent_at").notNull().defaultNow(),
    topic: text("topic"),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.event] })],
);

/** Subscriptions of ended sessions, added by a trigger. */
export const pushFarewells = pgTable("push_farewells", {
  endpoint: text("endpoint").primaryKey(),
  p256dh: text("p256dh").notNull(),
  auth: text("auth").notNull(),
  /** Of what may wait at the push service, the latest first. */
  topics: text("topics").array().notNull(),
  endedAt: instant("ended_at").notNull().defaultNow(),
});

/** Without a row, the defaults apply. */
export const alertSettings = pgTable("alert_settings", {
  personId: uuid("person_id").primaryKey(),
  messages: boolean("messages").notNull().default(true),
  matches: boolean("matches").notNull().default(true),
  likes: boolean("likes").notNull().default(true),
  /** Whether a moderator wants notifications of waiting cases. */
  cases: boolean("cases").notNull().default(false),
  showsText: boolean("shows_text").notNull().default(false),
  /** Minutes after midnight in the time zone. */
  quietFrom: smallint("quiet_from"),
  quietUntil: smallint("quiet_until"),
  timeZone: text("time_zone").notNull().default("UTC"),
});

/** VAPID keys. */
export const pushKeys = pgTable("push_keys", {
  id: boolean("id").primaryKey().default(true),
  publicKey: text("public_key").notNull(),
  /** Encrypted. */
  privateKey: text("private_key").notNull(),
});

/** Schedule of digest emails; a trigger adds everyone. */
export const digests = pgTable("digests", {
  personId: uuid("person_id").primaryKey(),
  frequency: text("frequency", { enum: DIGEST_FREQUENCIES }).notNull().default("weekly"),
  /** Null if off. */
  dueAt: instant("due_at").default(sql`now() + random() * interval '7 days'`),
  /** The next digest covers news after this. */
  toldUntil: instant("told_until").notNull().defaultNow(),
});
