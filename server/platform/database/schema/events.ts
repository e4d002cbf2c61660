import { EVENT_KINDS } from "@nakamatch/contract/vocabulary/events";
import { boolean, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Conventions, premieres and the like, which operators enter. */
export const events = pgTable("events", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** Of the calendar or file it comes from. */
  uid: text("uid").notNull(),
  /** Of a repeated event, the date by which its calendar names the repetition; else empty. */
  repetition: text("repetition").notNull().default(""),
  /** Counts the changes in its calendar. */
  sequence: integer("sequence").notNull().default(0),
  name: text("name").notNull(),
  kind: text("kind", { enum: EVENT_KINDS }).notNull(),
  /** Null until the operator says which city it is. */
  cityId: integer("city_id"),
  venue: text("venue").notNull(),
  /** Whole days where it takes place. */
  firstDay: date("first_day").notNull(),
  lastDay: date("last_day").notNull(),
  timeZone: text("time_zone").notNull(),
  /** When the last day ends there. */
  endsAt: instant("ends_at").notNull(),
  url: text("url"),
  isAdultsOnly: boolean("adults_only").notNull(),
  changedAt: instant("changed_at").notNull(),
  withdrawnAt: instant("withdrawn_at"),
  /** False until open pages are told of the change. */
  isTold: boolean("is_told").notNull().default(false),
});

/** What events are about. */
export const eventTitles = pgTable(
  "event_titles",
  { eventId: uuid("event_id").notNull(), interestId: integer("gustos_id").notNull() },
  (table) => [primaryKey({ columns: [table.eventId, table.interestId] })],
);
