import { GESTURES, REFUSAL_REASONS, REQUEST_STATES } from "@nakamatch/contract/vocabulary/verification";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns.ts";

/** Triggers delete the row when the first photo changes or the person is banned; undoing the ban restores it. */
export const verifiedPeople = pgTable("verified_people", {
  personId: uuid("person_id").primaryKey(),
  verifiedAt: instant("verified_at").notNull().defaultNow(),
});

/** At most one per person is drawn or pending. */
export const verificationRequests = pgTable("verification_requests", {
  id: uuid("id").primaryKey().defaultRandom(),
  personId: uuid("person_id").notNull(),
  gesture: text("gesture", { enum: GESTURES }).notNull(),
  state: text("state", { enum: REQUEST_STATES }).notNull().default("drawn"),
  drawnAt: instant("drawn_at").notNull().defaultNow(),
  sentAt: instant("sent_at"),
  /** Photo of the gesture, only while pending. */
  photo: bytes("photo"),
  endedAt: instant("ended_at"),
  reason: text("reason", { enum: REFUSAL_REASONS }),
  decidedBy: uuid("decided_by"),
});

/** Moderators' views of gesture photos. */
export const verificationReadings = pgTable("verification_readings", {
  id: uuid("id").primaryKey().defaultRandom(),
  personId: uuid("person_id").notNull(),
  moderatorId: uuid("moderator_id"),
  readAt: instant("read_at").notNull().defaultNow(),
});
