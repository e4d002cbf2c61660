import type { PhotoScores } from "@nakamatch/contract/vocabulary/photos";
import { SIGNAL_KINDS } from "@nakamatch/contract/vocabulary/signals";
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Who is who in the moderation log, as long as the account exists. `moderation_pseudonym(person)` makes the row. */
export const moderationPseudonyms = pgTable("moderation_pseudonyms", {
  personId: uuid("person_id").primaryKey(),
  pseudonym: uuid("pseudonym").notNull().defaultRandom(),
});

/** Every decision, append-only and chained by hashes; the trigger `moderation_log_chain` gives number and hashes. */
export const moderationLog = pgTable("moderation_log", {
  number: bigint("number", { mode: "number" }).primaryKey().default(0),
  id: uuid("id").notNull().defaultRandom(),
  createdAt: instant("created_at").notNull().defaultNow(),
  /** What was decided, a code in lower case with underscores. */
  action: text("action").notNull(),
  /** Whom it concerns, by their pseudonym. */
  subject: uuid("subject").notNull(),
  /** Who decided, by their pseudonym; null: the product itself. */
  actor: uuid("actor"),
  /** A language-neutral code. */
  reason: text("reason"),
  /** The end of a ban; null is permanent. */
  banUntil: instant("ban_until"),
  /** The id of the earlier entry that this decision is about. */
  concerns: uuid("concerns"),
  /** SHA-256 of the sealed evidence that was at hand, in hex. */
  evidence: text("evidence").array().notNull().default([]),
  /** SHA-256 of salt and text in `moderation_notes`, in hex. */
  notesHash: text("notes_hash"),
  previousHash: text("previous_hash").notNull().default(""),
  hash: text("hash").notNull().default(""),
});

/** The last entry of the log, in the only row. */
export const moderationLogHead = pgTable("moderation_log_head", {
  isOnly: boolean("is_only").primaryKey().default(true),
  number: bigint("number", { mode: "number" }).notNull(),
  hash: text("hash").notNull(),
});

/** What moderators wrote with a decision. Erased with the person whom it concerns. */
export const moderationNotes = pgTable("moderation_notes", {
  entryId: uuid("entry_id").primaryKey(),
  salt: text("salt").notNull(),
  notes: text("notes").notNull(),
});

/** The decision that a person's row of `user_bans` applies. Imported rows have none. */
export const banDecisions = pgTable("ban_decisions", {
  userId: uuid("user_id").primaryKey(),
  /** The id of its entry in the log. */
  decisionId: uuid("decision_id").notNull(),
});

/** What people answer to decisions about them, one per decision. */
export const appeals = pgTable("appeals", {
  id: uuid("id").primaryKey().defaultRandom(),
  decisionId: uuid("decision_id").notNull(),
  personId: uuid("person_id").notNull(),
  body: text("body").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  /** Null until it is decided. */
  outcome: text("outcome", { enum: ["granted", "denied"] }),
  answer: text("answer"),
  decidedBy: uuid("decided_by"),
  decidedAt: instant("decided_at"),
});

/** The photo of a profile that others do not see: it waits for a moderator, or one rejected it. A trigger forgets it when it is replaced. */
export const heldPhotos = pgTable("held_photos", {
  personId: uuid("person_id").primaryKey(),
  /** Below the storage's area of avatars. */
  path: text("path").notNull(),
  /** What the classifier found; empty where it failed. */
  kinds: jsonb("kinds").$type<Partial<PhotoScores>>().notNull(),
  state: text("state", { enum: ["held", "rejected"] })
    .notNull()
    .default("held"),
  heldAt: instant("held_at").notNull().defaultNow(),
  /** The id of the log's entry with which it was rejected. */
  decisionId: uuid("decision_id"),
});

/** What the product notices by itself, for moderators to look at. One open signal per person, kind and key. */
export const moderationSignals = pgTable("moderation_signals", {
  id: uuid("id").primaryKey().defaultRandom(),
  personId: uuid("person_id").notNull(),
  kind: text("kind", { enum: SIGNAL_KINDS }).notNull(),
  /** Tells a person's signals of one kind apart. */
  key: text("key").notNull(),
  detail: jsonb("detail")
    .$type<{ text?: string; people?: number; bannedUntil?: string | null }>()
    .notNull()
    .default({}),
  /** Of a returning person: who was banned; null once that account is gone. */
  bannedId: uuid("banned_id"),
  createdAt: instant("created_at").notNull().defaultNow(),
  closedAt: instant("closed_at"),
  /** Null while it is open, and where its cause is gone. */
  closedBy: uuid("closed_by"),
});

/** To whom a person has sent one text as their first message within the last day. */
export const firstMessages = pgTable(
  "first_messages",
  {
    senderId: uuid("sender_id").notNull(),
    /** Keyed hash of the folded text. */
    textKey: text("text_key").notNull(),
    chatIds: uuid("chat_ids").array().notNull(),
    /** When, one for each of the chats. */
    sentAt: instant("sent_at").array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.senderId, table.textKey] })],
);

/** The e-mail addresses of banned people. */
export const bannedEmails = pgTable("banned_emails", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** Null once the account is gone. */
  personId: uuid("person_id"),
  /** Keyed hash of the canonical address. */
  emailKey: text("email_key").notNull(),
  /** The end of the ban; null is permanent. */
  bannedUntil: instant("banned_until"),
});

/** Registrations with the mailbox of a deleted account, until the case about that one is decided. */
export const returnedPeople = pgTable(
  "returned_people",
  {
    personId: uuid("person_id").notNull(),
    /** The pseudonym of the deleted account. */
    deletedId: uuid("deleted_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.deletedId, table.personId] })],
);

/** Open appeals and photos that wait while no moderator may decide about them; one of the two ids is null. */
export const undecidable = pgView("undecidable", {
  appealId: uuid("appeal_id"),
  photoOf: uuid("photo_of"),
  waitsSince: instant("waits_since"),
}).existing();

/** What of `undecidable` the operator was told about. */
export const operatorNotices = pgTable("operator_notices", {
  id: uuid("id").primaryKey().defaultRandom(),
  appealId: uuid("appeal_id"),
  photoOf: uuid("photo_of"),
});

/** One row per person with unresolved reports, kept by triggers on `reports`. */
export const moderationCases = pgTable("moderation_cases", {
  /** Of a deleted account the pseudonym. */
  personId: uuid("person_id").primaryKey(),
  openReports: integer("open_reports").notNull(),
  /** How many people have reported. */
  reporters: integer("reporters").notNull(),
  /** Sort key, the heaviest first; less `moderation_recency(now())` it is the logarithm of what the reports weigh now. */
  weight: doublePrecision("weight").notNull(),
  lastReportAt: instant("last_report_at").notNull(),
  lastReason: text("last_reason").notNull(),
  /** The moderator who looks at it, in force before `claimedUntil`. */
  claimedBy: uuid("claimed_by"),
  claimedUntil: instant("claimed_until"),
  id: uuid("id").notNull().defaultRandom(),
  /** The last report about which the operator was told. */
  operatorToldAt: instant("operator_told_at"),
});

/** Decisions whose email was sent. */
export const statementEmails = pgTable("statement_emails", {
  /** The id of the decision's entry in the log. */
  entryId: uuid("entry_id").primaryKey(),
  sentAt: instant("sent_at").notNull().defaultNow(),
});
