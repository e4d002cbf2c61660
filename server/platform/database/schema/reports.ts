import type { SealedChat, SealedProfile } from "@nakamatch/contract/schemas/evidence";
import { REPORT_KINDS } from "@nakamatch/contract/vocabulary/reports";
import { sql } from "drizzle-orm";
import { boolean, jsonb, pgTable, pgView, text, uuid } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns.ts";

/** Photos that evidence shows. Never changed. */
export const sealedPhotos = pgTable("sealed_photos", {
  /** Below the storage's folder of avatars. */
  path: text("path").primaryKey(),
  image: bytes("image").notNull(),
  /** SHA-256 of the image, in hex. */
  hash: text("hash").notNull().generatedAlwaysAs(sql`encode(sha256(image), 'hex')`),
});

/** What each report sealed. Never changed; deleted once `eraseAt` has passed. */
export const reportEvidence = pgTable("report_evidence", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** Null once the report is gone: a decided one goes with either person. */
  reportId: uuid("report_id"),
  /** The reported person, by their pseudonym in the moderation log. */
  subject: uuid("subject").notNull(),
  kind: text("kind", { enum: REPORT_KINDS }).notNull(),
  content: jsonb("content").$type<SealedProfile | SealedChat>().notNull(),
  photoPath: text("photo_path"),
  /** SHA-256 of all that was sealed, in hex; given by the trigger `report_evidence_seal`. */
  hash: text("hash").notNull().default(""),
  sealedAt: instant("sealed_at").notNull().defaultNow(),
  eraseAt: instant("erase_at").notNull().default(sql`now() + interval '1 year'`),
});

/** Reports that were looked at, until their reporters have been told. The trigger `reports_note_review` adds them. */
export const reportReviews = pgTable("report_reviews", {
  reportId: uuid("report_id").primaryKey(),
  reporterId: uuid("reporter_id").notNull(),
  reviewedAt: instant("reviewed_at").notNull().defaultNow(),
});

/** Reported people whose account is deleted, as long as a report about them is stored. The trigger `profiles_keep_reports` adds them. */
export const deletedAccounts = pgTable("deleted_accounts", {
  /** Their pseudonym in the moderation log. */
  id: uuid("id").primaryKey(),
  /** The keyed hash of the address, until the case is decided. */
  emailKey: text("email_key"),
  deletedAt: instant("deleted_at").notNull().defaultNow(),
});

/** Everybody about whom moderators decide: profiles and deleted accounts. */
export const moderatedPeople = pgView("moderated_people", {
  id: uuid("id").notNull(),
  isDeleted: boolean("is_deleted").notNull(),
}).existing();
