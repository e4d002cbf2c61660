import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** The number of a transaction, as text: it never wraps around. */
const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });

/** An end that may be `infinity` (none) or `-infinity` (never began); as text, because a `Date` can be neither. */
function until(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: "string" }).notNull();
}

/** What ranking needs to know of a person. */
const facts = () => ({
  id: uuid("id").primaryKey(),
  /** Bit kind·9 + own gender·3 + wanted gender for each wish. */
  mask: integer("mask").notNull(),
  /** Gender, intention and preferences, ten bits. */
  seeker: integer("seeker").notNull(),
  interestCount: integer("interest_count").notNull(),
  /** Banned until then; `infinity` also where the account is not confirmed. */
  hiddenUntil: until("hidden_until"),
  premiumUntil: until("premium_until"),
  cityId: integer("city_id"),
  /** `YYYY-MM-DD`. */
  birthDate: date("birth_date", { mode: "string" }),
  country: text("country"),
  /** Numbers of `discoveryTitles`, ascending. */
  interests: integer("interests").array().notNull(),
});

/** One row per person. Triggers write it, in the transaction of the change; nothing else does. */
export const discovery = pgTable("discovery", facts());

/** What the rows of `discovery` have to be, worked out from the tables they follow. */
export const discoverySource = pgView("discovery_source", facts()).existing();

/** The numbers under which an interest is shared: the ids of all titles of its name, ascending. */
export const discoveryTitles = pgTable("discovery_titles", {
  interestId: integer("gustos_id").primaryKey(),
  numbers: integer("numbers").array().notNull(),
});

/** Unit vectors of the cities somebody lives in, or has lived in. */
export const discoveryPlaces = pgTable("discovery_places", {
  cityId: integer("city_id").primaryKey(),
  x: doublePrecision("x").notNull(),
  y: doublePrecision("y").notNull(),
  z: doublePrecision("z").notNull(),
});

/** People hidden from a member's own dashboard. */
export const hiddenPeople = pgTable(
  "hidden_people",
  {
    personId: uuid("person_id").notNull(),
    hiddenId: uuid("hidden_id").notNull(),
    hiddenAt: instant("hidden_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.hiddenId] })],
);

/** Whose row of `discovery` changed, appeared or went, once per transaction. */
export const discoveryChanges = pgTable(
  "discovery_changes",
  {
    xid: transactionId("xid").notNull().default(sql`pg_current_xact_id()`),
    personId: uuid("person_id").notNull(),
    changedAt: instant("changed_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.xid, table.personId] })],
);

/** The newest transaction that was pruned from the feed; at most one row. */
export const discoveryPruned = pgTable("discovery_pruned", {
  onlyRow: boolean("only_row").primaryKey().default(true),
  xid: transactionId("xid").notNull(),
});
