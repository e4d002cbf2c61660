import { TRUSTED_STATES } from "@nakamatch/contract/vocabulary/check-ins";
import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** "I'm home" after a plan. */
export const checkIns = pgTable("check_ins", {
  id: uuid("id").primaryKey().defaultRandom(),
  personId: uuid("person_id").notNull(),
  /** Null once the plan is erased. */
  planId: uuid("plan_id"),
  dueAt: instant("due_at").notNull(),
  timeZone: text("time_zone").notNull(),
  remindedAt: instant("reminded_at"),
  answer: text("answer", { enum: ["home", "end"] }),
  answeredAt: instant("answered_at"),
  /** When the maker wanted it to go on although the plan was cancelled. */
  keptAt: instant("kept_at"),
  trusted: text("trusted", { enum: TRUSTED_STATES }).notNull().default("none"),
  trustedEmail: text("trusted_email"),
  /** Keyed hashes of its mailbox, by all known secrets. */
  emailKeys: text("email_keys").array().notNull().default([]),
  letters: text("letters"),
  invitedAt: instant("invited_at"),
  sendingUntil: instant("sending_until"),
  toldAt: instant("told_at"),
  /** When the mail server last refused the email to the trusted person. */
  refusedAt: instant("refused_at"),
});

/** Mailboxes that were invited to be somebody's trusted person. */
export const trustedMailboxes = pgTable("trusted_mailboxes", {
  /** Keyed hash. */
  emailKey: text("email_key").primaryKey(),
  invitedAt: instant("invited_at").array().notNull(),
  /** They want no invitation ever again. */
  refusedAt: instant("refused_at"),
});

/** Whom each member asked within a week. */
export const trustedInvitations = pgTable(
  "trusted_invitations",
  {
    personId: uuid("person_id").notNull(),
    /** Keyed hash. */
    emailKey: text("email_key").notNull(),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.emailKey] })],
);
