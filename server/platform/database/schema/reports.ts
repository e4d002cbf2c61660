import type { Evidence } from "@nakamatch/contract/schemas/evidence";
import { REPORT_KINDS } from "@nakamatch/contract/vocabulary/reports";
import { sql } from "drizzle-orm";
import { boolean, jsonb, pgTable, pgView, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns.ts";

/** Immutable. */
export const sealedPhotos = pgTable("sealed_photos", {
  /** Path in the storage for avatars. */
  path: text("path").primaryKey(),
  image: bytes("image").notNull(),
  /** SHA-256 of the image, in hex. */
  hash: text("hash").notNull().generatedAlwaysAs(sql`encode(sha256(image), 'hex')`),
});

/** Immutable; deleted after `eraseAt`. */
export const reportEvidence = pgTable("report_evidence", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** Null once the report is deleted: resolved ones go with either person. */
  reportId: uuid("report_id"),
  /** The reported person's pseudonym. */
  subject: uuid("subject").notNull(),
  kind: text("kind", { enum: REPORT_KINDS }).notNull(),
  content: jsonb("content").$type<Evidence["content"]>().notNull(),
  photoPath: text("photo_path"),
  /** SHA-256 in hex; set by the trigger `report_evidence_seal`. */
  hash: text("hash").notNull().default(""),
  sealedAt: instant("sealed_at").notNull().defaultNow(),
  eraseAt: instant("erase_at").notNull().default(sql`now() + interval '1 year'`),
});

/** Immutable: the photos after a profile's first. The evidence's content has their hashes. */
export const evidencePhotos = pgTable(
  "evidence_photos",
  {
    evidenceId: uuid("evidence_id").notNull(),
    /** Starts at 2, as the profile's photo has place 1. */
    place: smallint("place").notNull(),
    /** The key in `sealed_photos`. */
    path: text("path").notNull(),
  },
  (table) => [primaryKey({ columns: [table.evidenceId, table.place] })],
);

/** What moderators ask a reported person; part of the evidence, and immutable but for one answer. */
export const caseQuestions = pgTable("case_questions", {
  id: uuid("id").primaryKey(),
  /** The person's pseudonym. */
  subject: uuid("subject").notNull(),
  /** Null for a deleted account. */
  askedBy: uuid("asked_by"),
  template: text("template").notNull(),
  note: text("note"),
  /** Those unresolved then: see the function `case_question_state`. */
  reportIds: uuid("report_ids").array().notNull(),
  /** Of these reports. */
  evidenceIds: uuid("evidence_ids").array().notNull(),
  askedAt: instant("asked_at").notNull().defaultNow(),
  answerUntil: instant("answer_until").notNull(),
  /** When the email was sent. */
  toldAt: instant("told_at"),
  answer: text("answer"),
  answeredAt: instant("answered_at"),
});

/** Added by the trigger `reports_note_review` and kept until acknowledged by the reporter. */
export const reportReviews = pgTable("report_reviews", {
  reportId: uuid("report_id").primaryKey(),
  reporterId: uuid("reporter_id").notNull(),
  reviewedAt: instant("reviewed_at").notNull().defaultNow(),
});

/** Whether anything was done, for the reporter; one per reporter and decision. */
export const reportOutcomes = pgTable("report_outcomes", {
  id: uuid("id").primaryKey().defaultRandom(),
  reporterId: uuid("reporter_id").notNull(),
  /** Log entry. */
  decisionId: uuid("decision_id").notNull(),
  /** The reporter's own; resolved reports are deleted with either account. */
  reportIds: uuid("report_ids").array().notNull(),
  /** The latest of the reports. */
  reportedAt: instant("reported_at").notNull(),
  isActed: boolean("is_acted").notNull(),
  /** Whether it decided an appeal. */
  isFinal: boolean("is_final").notNull(),
  toldAt: instant("told_at").notNull().defaultNow(),
  appealedAt: instant("appealed_at"),
});

/** A reporter's appeal against a dismissal; the report is open again until decided. */
export const reportAppeals = pgTable("report_appeals", {
  reportId: uuid("report_id").primaryKey(),
  /** The dismissal's log entry. */
  decisionId: uuid("decision_id").notNull(),
  body: text("body").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** Deleted accounts with stored reports about them; added by the trigger `profiles_keep_reports`. */
export const deletedAccounts = pgTable("deleted_accounts", {
  /** A pseudonym. */
  id: uuid("id").primaryKey(),
  /** Keyed hash of the address, kept until the case is decided. */
  emailKey: text("email_key"),
  deletedAt: instant("deleted_at").notNull().defaultNow(),
});

/** Profiles and deleted accounts. */
export const moderatedPeople = pgView("moderated_people", {
  id: uuid("id").notNull(),
  isDeleted: boolean("is_deleted").notNull(),
}).existing();
