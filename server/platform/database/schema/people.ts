import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { GENDERS, LOOKING_FOR, NAME_CHOICES, RECENT_ACTIVITIES } from "@nakamatch/contract/vocabulary/people";
import { SPOKEN_LANGUAGES } from "@nakamatch/contract/vocabulary/spoken-languages";
import { sql } from "drizzle-orm";
import { boolean, date, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns.ts";

export const profiles = pgTable("profiles", {
  /** The account's id. */
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull().generatedAlwaysAs(sql`id`),
  /** Null in imported rows only. Unique, case-insensitively. */
  nickname: text("nickname"),
  /** Copied from the account by trigger. */
  email: text("email").notNull(),
  firstName: text("first_name"),
  lastName: text("last_name"),
  realName: text("real_name").generatedAlwaysAs(sql`first_name || ' ' || last_name`),
  /** How much of the name others read, by `shownName`. */
  nameChoice: text("name_choice", { enum: NAME_CHOICES }).notNull().default("full"),
  /** Code. */
  country: text("country"),
  /** Id of a city in `country`. */
  city: integer("city"),
  bio: text("bio"),
  gender: text("gender", { enum: GENDERS }),
  lookingFor: text("looking_for", { enum: LOOKING_FOR }),
  friendshipPreference: text("friendship_preference", { enum: GENDERS }).array().notNull().default([]),
  relationshipPreference: text("relationship_preference", { enum: GENDERS }).array().notNull().default([]),
  avatarUrl: text("avatar_url"),
  /** Addresses after `avatarUrl`, in order. */
  morePhotos: text("more_photos").array().notNull().default([]),
  /** `YYYY-MM-DD`. */
  birthDate: date("fecha_nacimiento", { mode: "string" }),
  hasNewLikes: boolean("notificacion_like").notNull().default(false),
  hasNewChats: boolean("notificacion_chat").notNull().default(false),
  isModerator: boolean("is_moderator").notNull().default(false),
  isOperator: boolean("is_operator").notNull().default(false),
  /** For emails and notifications. */
  language: text("language", { enum: LANGUAGES }).notNull().default("es"),
  createdAt: instant("created_at").notNull().defaultNow(),
  /** On a break: hidden from discovery, and without digests. */
  isPaused: boolean("is_paused").notNull().default(false),
  /** In the order in which the person says them. */
  languages: text("languages", { enum: SPOKEN_LANGUAGES }).array().notNull().default([]),
  /** Whether `recentActivity` is shown to others, and theirs to the person. */
  showsActivity: boolean("shows_activity").notNull().default(true),
});

/** Answers on profiles, one per question and position. */
export const profilePrompts = pgTable("profile_prompts", {
  /** Stays as long as the question is answered. */
  id: uuid("id").primaryKey().defaultRandom(),
  personId: uuid("user_id").notNull(),
  /** One of `PROMPT_QUESTIONS`, possibly of another release. */
  question: text("question").notNull(),
  answer: text("answer").notNull(),
  /** Starts at 1. */
  position: smallint("position").notNull(),
});

/** Photos without a profile: about to be stored or deleted. A trigger adds replaced ones. */
export const unusedPhotos = pgTable("unused_photos", {
  path: text("path").primaryKey(),
  dueAt: instant("due_at").notNull(),
  isClaimed: boolean("is_claimed").notNull().default(false),
});

export const presence = pgTable("presence", {
  userId: uuid("user_id").primaryKey(),
  lastSeenAt: instant("last_seen_at").notNull(),
});

/** Written by the nightly count alone. */
export const recentActivity = pgTable("recent_activity", {
  userId: uuid("user_id").primaryKey(),
  activity: text("activity", { enum: RECENT_ACTIVITIES }).notNull(),
});

/** Archives of personal data. */
export const dataExports = pgTable("data_exports", {
  personId: uuid("person_id").primaryKey(),
  /** A new request for the archive gets another id. */
  id: uuid("id").notNull().defaultRandom(),
  language: text("language", { enum: LANGUAGES }).notNull(),
  requestedAt: instant("requested_at").notNull().defaultNow(),
  /** In percent. */
  progress: smallint("progress").notNull().default(0),
  /** ZIP; null until ready. */
  archive: bytes("archive"),
  readyAt: instant("ready_at"),
  emailedAt: instant("emailed_at"),
  /** Of the running download, which holds its place until then. */
  downloadId: uuid("download_id"),
  downloadUntil: instant("download_until"),
});

/** Of archives that are being built, in order. */
export const dataExportPieces = pgTable(
  "data_export_pieces",
  {
    personId: uuid("person_id").notNull(),
    /** Each try of the job gets another id. */
    buildId: uuid("build_id").notNull(),
    number: integer("number").notNull(),
    bytes: bytes("bytes").notNull(),
  },
  ({ personId, buildId, number }) => [primaryKey({ columns: [personId, buildId, number] })],
);
