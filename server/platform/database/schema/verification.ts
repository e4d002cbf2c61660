import { GESTURES, REFUSAL_REASONS, REQUEST_STATES } from "@nakamatch/contract/vocabulary/verification";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns.ts";

/** Triggers delete the row with a new first photo and with a ban; its undo brings it back. */
export const verifiedPeople = pgTable("verified_people", {
  personId: uuid("person_id").primaryKey(),
  verifiedAt: instant("verified_at").notNull().defaultNow(),
});

/** At most one per person is drawn or waiting. */
export const verificationRequests = pgTable("verification_requests", {
  id: uuid("id").primaryKey().defaultRandom(),
  personId: uuid("person_id").notNull(),
  gesture: text("gesture", { enum: GESTURES }).notNull(),
  state: text("state", { enum: REQUEST_STATES }).notNull().default("drawn"),
  drawnAt: instant("drawn_at").notNull().defaultNow(),
  sentAt: instant("sent_at"),
  /** Of the gesture, only while it waits. */
  photo: bytes("photo"),
  endedAt: instant("ended_at"),
  reason: text("reason", { enum: REFUSAL_REASONS }),
  decidedBy: uuid("decided_by"),
});

/** Of gesture photos. */
export const verificationReadings = pgTable("verification_readings", {
  id: uuid("id").primaryKey().defaultRandom(),
  personId: uuid("person_id").notNull(),
  moderatorId: uuid("moderator_id"),
  readAt: instant("read_at").notNull().defaultNow(),
});
