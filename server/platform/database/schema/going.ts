import { GOER_VIEWS } from "@nakamatch/contract/vocabulary/going";
import { boolean, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Who goes to an event. */
export const eventGoers = pgTable(
  "event_goers",
  {
    eventId: uuid("event_id").notNull(),
    personId: uuid("person_id").notNull(),
    /** Whom they see, and who sees them. */
    view: text("view", { enum: GOER_VIEWS }).notNull(),
    isVerifiedOnly: boolean("verified_only").notNull(),
    since: instant("since").notNull(),
    /** From 1, one of those that a person has at a time; null once the event is over or withdrawn. */
    place: smallint("place"),
    /** The days or the place changed since. */
    isMoved: boolean("is_moved").notNull().default(false),
    /** False until the person's open pages are told. */
    isTold: boolean("is_told").notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.personId] })],
);

/** How many go, in whole tens, counted nightly. */
export const eventGoerCounts = pgTable("event_goer_counts", {
  eventId: uuid("event_id").primaryKey(),
  goers: integer("goers").notNull(),
});

/** When a person last chose, slot by slot, from 1. */
export const goingChanges = pgTable(
  "going_changes",
  {
    personId: uuid("person_id").notNull(),
    slot: smallint("slot").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.slot] })],
);
