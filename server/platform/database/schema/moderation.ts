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
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Pseudonym of an existing account, created by `moderation_pseudonym(person)`. */
export const moderationPseudonyms = pgTable("moderation_pseudonyms", {
  personId: uuid("person_id").primaryKey(),
  pseudonym: uuid("pseudonym").notNull().defaultRandom(),
});

const entry = () => ({
  number: bigint("number", { mode: "number" }).primaryKey().default(0),
  id: uuid("id").notNull().defaultRandom(),
  createdAt: instant("created_at").notNull().defaultNow(),
  /** In snake case. */
  action: text("action").notNull(),
  /** A pseudonym. */
  subject: uuid("subject").notNull(),
  /** A pseudonym; null if automatic. */
  actor: uuid("actor"),
  /** A language-neutral code. */
  reason: text("reason"),
  /** Null is permanent. */
  banUntil: instant("ban_until"),
  /** The id of an earlier entry. */
  concerns: uuid("concerns"),
  /** SHA-256 of the sealed evidence, in hex. */
  evidence: text("evidence").array().notNull().default([]),
  /** SHA-256 of salt and text in `moderation_notes`, in hex. */
  notesHash: text("notes_hash"),
  previousHash: text("previous_hash").notNull().default(""),
  hash: text("hash").notNull().default(""),
});

/** Append-only; the trigger `moderation_log_chain` sets number and hashes. */
export const moderationLog = pgTable("moderation_log", entry());

/** The log without undone decisions. */
export const standingDecisions = pgView("standing_decisions", entry()).existing();

/** A single row. */
export const moderationLogHead = pgTable("moderation_log_head", {
  isOnly: boolean("is_only").primaryKey().default(true),
  number: bigint("number", { mode: "number" }).notNull(),
  hash: text("hash").notNull(),
});

/** Deleted with the person concerned. */
export const moderationNotes = pgTable("moderation_notes", {
  entryId: uuid("entry_id").primaryKey(),
  salt: text("salt").notNull(),
  notes: text("notes").notNull(),
});

/** Imported rows of `user_bans` have none. */
export const banDecisions = pgTable("ban_decisions", {
  userId: uuid("user_id").primaryKey(),
  /** Log entry. */
  decisionId: uuid("decision_id").notNull(),
});

/** Decisions that can still be undone. */
export const undoableDecisions = pgTable("undoable_decisions", {
  /** Log entry. */
  decisionId: uuid("decision_id").primaryKey(),
  until: instant("until").notNull(),
  /** What the decision replaced; see the function `decision_before`. */
  kept: jsonb("kept").notNull(),
});

/** Permanent bans that await a second moderator; added by the trigger `moderation_log_second_look`. */
export const secondLooks = pgTable("second_looks", {
  /** Log entry. */
  decisionId: uuid("decision_id").primaryKey(),
});

export const moderationBells = pgTable("moderation_bells", {
  moderatorId: uuid("moderator_id").primaryKey(),
  openedAt: instant("opened_at"),
  /** Time of the last push. */
  toldAt: instant("told_at"),
});

/** One per decision. */
export const appeals = pgTable("appeals", {
  id: uuid("id").primaryKey().defaultRandom(),
  decisionId: uuid("decision_id").notNull(),
  personId: uuid("person_id").notNull(),
  body: text("body").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  /** Null while open. */
  outcome: text("outcome", { enum: ["granted", "denied"] }),
  answer: text("answer"),
  decidedBy: uuid("decided_by"),
  decidedAt: instant("decided_at"),
});

/** Pending or rejected. A trigger deletes the row when the person no longer has the photo. */
export const heldPhotos = pgTable("held_photos", {
  id: uuid("id").primaryKey().defaultRandom(),
  personId: uuid("person_id").notNull(),
  /** Path in the storage for avatars. */
  path: text("path").notNull(),
  /** From the classifier; empty if it failed. */
  kinds: jsonb("kinds").$type<Partial<PhotoScores>>().notNull(),
  state: text("state", { enum: ["held", "rejected"] })
    .notNull()
    .default("held"),
  heldAt: instant("held_at").notNull().defaultNow(),
  /** Log entry. */
  decisionId: uuid("decision_id"),
});

/** One open signal per person, kind and key. */
export const moderationSignals = pgTable("moderation_signals", {
  id: uuid("id").primaryKey().defaultRandom(),
  personId: uuid("person_id").notNull(),
  kind: text("kind", { enum: SIGNAL_KINDS }).notNull(),
  key: text("key").notNull(),
  detail: jsonb("detail")
    .$type<{ text?: string; people?: number; bannedUntil?: string | null; bannedEmail?: string }>()
    .notNull()
    .default({}),
  /** In `returning_person` signals; null once that account is deleted. */
  bannedId: uuid("banned_id"),
  createdAt: instant("created_at").notNull().defaultNow(),
  closedAt: instant("closed_at"),
  /** Null while open, and if the cause disappeared. */
  closedBy: uuid("closed_by"),
  /** The text of a closed one, as long as closing it can be taken back. */
  keptText: text("kept_text"),
});

/** First messages within the last day. */
export const firstMessages = pgTable(
  "first_messages",
  {
    senderId: uuid("sender_id").notNull(),
    /** Keyed hash of the folded text, or a constant for words with likes. */
    textKey: text("text_key").notNull(),
    /** The column's name dates from releases that noted chats. */
    receiverIds: uuid("chat_ids").array().notNull(),
    /** One time per receiver. */
    sentAt: instant("sent_at").array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.senderId, table.textKey] })],
);

export const bannedEmails = pgTable("banned_emails", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** Null if the account is deleted. */
  personId: uuid("person_id"),
  /** Keyed hash of the canonical address. */
  emailKey: text("email_key").notNull(),
  /** Null is permanent. */
  bannedUntil: instant("banned_until"),
});

/** Registrations with a deleted account's mailbox, until its case is decided. */
export const returnedPeople = pgTable(
  "returned_people",
  {
    personId: uuid("person_id").notNull(),
    /** A pseudonym. */
    deletedId: uuid("deleted_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.deletedId, table.personId] })],
);

/** Pending appeals and photos that no moderator may decide; one of the first two is null. */
export const undecidable = pgView("undecidable", {
  appealId: uuid("appeal_id"),
  /** The row of `held_photos`. */
  photoId: uuid("photo_of"),
  waitsSince: instant("waits_since"),
  personId: uuid("person_id"),
}).existing();

/** Rows of `undecidable` announced to the operator. */
export const operatorNotices = pgTable("operator_notices", {
  id: uuid("id").primaryKey().defaultRandom(),
  appealId: uuid("appeal_id"),
  photoId: uuid("photo_of"),
});

/** People with unresolved reports, maintained by triggers on `reports`. */
export const moderationCases = pgTable("moderation_cases", {
  /** The person, or a deleted account's pseudonym. */
  personId: uuid("person_id").primaryKey(),
  openReports: integer("open_reports").notNull(),
  reporters: integer("reporters").notNull(),
  /** Sort key, heaviest first. Minus `moderation_recency(now())` it is the logarithm of the current weight. */
  weight: doublePrecision("weight").notNull(),
  /** Sorts before the weight: see the function `concern_urgency`; 0 without a mark. */
  urgency: smallint("urgency").notNull().default(0),
  lastReportAt: instant("last_report_at").notNull(),
  lastReason: text("last_reason").notNull(),
  /** The first unresolved report. */
  firstReportAt: instant("first_report_at").notNull(),
  /** In force before `claimedUntil`. */
  claimedBy: uuid("claimed_by"),
  claimedUntil: instant("claimed_until"),
  /** One opening of the case on a page of the holder's; null before that, and for pages that name none. */
  claimedIn: uuid("claimed_in"),
  /** Who handed the case over, until the holder opens it. */
  passedBy: uuid("passed_by"),
  id: uuid("id").notNull().defaultRandom(),
  /** The last report announced to the operator. */
  operatorToldAt: instant("operator_told_at"),
});

/** One moderator's unsent notes; deleted with the case's decision. */
export const noteDrafts = pgTable(
  "note_drafts",
  {
    caseId: uuid("case_id").notNull(),
    moderatorId: uuid("moderator_id").notNull(),
    /** Null for a deleted account. */
    personId: uuid("person_id"),
    notes: text("notes").notNull(),
    savedAt: instant("saved_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.moderatorId] })],
);

/** Moderators' unsent answers to open appeals. */
export const appealDrafts = pgTable(
  "appeal_drafts",
  {
    appealId: uuid("appeal_id").notNull(),
    moderatorId: uuid("moderator_id").notNull(),
    answer: text("answer").notNull(),
    savedAt: instant("saved_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.appealId, table.moderatorId] })],
);

/** Moderators' notes about a person, for each other. */
export const privateNotes = pgTable("private_notes", {
  id: uuid("id").primaryKey(),
  personId: uuid("person_id").notNull(),
  /** Null for a deleted account. */
  authorId: uuid("author_id"),
  text: text("text").notNull(),
  writtenAt: instant("written_at").notNull().defaultNow(),
});

export const statementEmails = pgTable("statement_emails", {
  /** Log entry. */
  entryId: uuid("entry_id").primaryKey(),
  sentAt: instant("sent_at").notNull().defaultNow(),
});
