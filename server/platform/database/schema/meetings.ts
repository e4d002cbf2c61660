import { MEETING_ANSWERS } from "@nakamatch/contract/vocabulary/meetings";
import { boolean, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** What each of the two said of a past plan; a trigger refuses others, and other times. */
export const meetingAnswers = pgTable(
  "meeting_answers",
  {
    planId: uuid("plan_id").notNull(),
    personId: uuid("person_id").notNull(),
    answer: text("answer", { enum: MEETING_ANSWERS }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.personId] })],
);

/** Pairs of whom both said that they met; the hash differs on each side. */
export const metPairs = pgTable(
  "met_pairs",
  { personId: uuid("person_id").notNull(), pairHash: text("pair_hash").notNull() },
  (table) => [primaryKey({ columns: [table.personId, table.pairHash] })],
);

/** People whose profile may say that they have met people from here. */
export const metPeopleWishes = pgTable("met_people_wishes", {
  personId: uuid("person_id").primaryKey(),
  /** Written by the nightly count alone. */
  isShown: boolean("is_shown").notNull().default(false),
});

/** For operators; one row. */
export const planCounts = pgTable("plan_counts", {
  isOnly: boolean("is_only").primaryKey().default(true),
  countedUntil: instant("counted_until").notNull().defaultNow(),
  made: integer("made").notNull().default(0),
  met: integer("met").notNull().default(0),
});
