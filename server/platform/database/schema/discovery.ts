import { DISCOVERY_SORTS, type DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import type { DailyDistance } from "@nakamatch/contract/vocabulary/limits";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Transaction id without wraparound, as text. */
const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });

/** As text, since a `Date` cannot be `infinity` (no end) or `-infinity` (never began). */
function until(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: "string" }).notNull();
}

/** Input of the ranking. */
const facts = () => ({
  id: uuid("id").primaryKey(),
  /** Bit kind·9 + own gender·3 + wanted gender for each wish. */
  mask: integer("mask").notNull(),
  /** Gender, intention and preferences, ten bits. */
  seeker: integer("seeker").notNull(),
  interestCount: integer("interest_count").notNull(),
  /** End of a ban; `infinity` also for unconfirmed accounts. */
  hiddenUntil: until("hidden_until"),
  premiumUntil: until("premium_until"),
  cityId: integer("city_id"),
  /** `YYYY-MM-DD`. */
  birthDate: date("birth_date", { mode: "string" }),
  country: text("country"),
  /** Numbers of `discoveryTitles`, ascending. */
  interests: integer("interests").array().notNull(),
  isVerified: boolean("is_verified").notNull().default(false),
  /** Bits of `SPOKEN_LANGUAGES`; 0 is unknown. */
  languages: bigint("languages", { mode: "number" }).notNull().default(0),
});

/** Written by triggers only. */
export const discovery = pgTable("discovery", facts());

/** What `discovery` should contain, from its source tables. */
export const discoverySource = pgView("discovery_source", facts()).existing();

/** Titles of equal name share a number; each has all their ids, ascending. */
export const discoveryTitles = pgTable("discovery_titles", {
  interestId: integer("gustos_id").primaryKey(),
  numbers: integer("numbers").array().notNull(),
});

/** Unit vectors of cities with residents, past or present. */
export const discoveryPlaces = pgTable("discovery_places", {
  cityId: integer("city_id").primaryKey(),
  x: doublePrecision("x").notNull(),
  y: doublePrecision("y").notNull(),
  z: doublePrecision("z").notNull(),
});

export const hiddenPeople = pgTable(
  "hidden_people",
  {
    personId: uuid("person_id").notNull(),
    hiddenId: uuid("hidden_id").notNull(),
    hiddenAt: instant("hidden_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.hiddenId] })],
);

/** "Six for today", by local day. */
export const dailyPeople = pgTable(
  "daily_people",
  {
    personId: uuid("person_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    /** From 1; behind `DAILY_PEOPLE.shown` those replaced by a redraw. */
    place: smallint("place").notNull(),
    shownId: uuid("shown_id").notNull(),
    /** Which of that person's showings on that day, from 1. */
    showing: smallint("showing").notNull(),
    /** Beyond the distance, the ages, or the languages, of the draw's settings. */
    isFarther: boolean("is_farther").notNull().default(false),
    isOtherAge: boolean("is_other_age").notNull().default(false),
    isForeign: boolean("is_foreign").notNull().default(false),
    /** The number of the name that the card gives as its reason; null until shown, or without one. */
    reason: integer("reason"),
  },
  (table) => [primaryKey({ columns: [table.personId, table.day, table.place] })],
);

/** Each person's latest draw of "six for today". */
export const dailyDraws = pgTable("daily_draws", {
  personId: uuid("person_id").primaryKey(),
  day: date("day", { mode: "string" }).notNull(),
  drawnAt: instant("drawn_at").notNull(),
  /** The settings at that moment, as in `dailySettings`. */
  maxDistance: smallint("max_distance").$type<DailyDistance>(),
  minAge: smallint("min_age"),
  maxAge: smallint("max_age"),
  sharedLanguage: boolean("shared_language").notNull().default(false),
  /** Equals `day` after a redraw. */
  redrawnOn: date("redrawn_on", { mode: "string" }),
});

/** Whom people want among their "six for today"; without a row no limits. */
export const dailySettings = pgTable("daily_settings", {
  personId: uuid("person_id").primaryKey(),
  /** Kilometres; null is no limit. */
  maxDistance: smallint("max_distance").$type<DailyDistance>(),
  /** Inclusive; null is any. */
  minAge: smallint("min_age"),
  maxAge: smallint("max_age"),
  sharedLanguage: boolean("shared_language").notNull(),
});

/** When confirmed people became discoverable; set by trigger. Earlier members have no row. */
export const arrivals = pgTable("arrivals", {
  personId: uuid("person_id").primaryKey(),
  arrivedAt: instant("arrived_at").notNull().defaultNow(),
});

export const savedSearches = pgTable("saved_searches", {
  id: uuid("id").primaryKey(),
  personId: uuid("person_id").notNull(),
  /** From 1 to the most a person may have. */
  slot: smallint("slot").notNull(),
  name: text("name").notNull(),
  sort: text("sort", { enum: DISCOVERY_SORTS }).notNull(),
  /** Filters at their defaults are left out. */
  filters: jsonb("filters").$type<Partial<DiscoveryFilters>>().notNull(),
  inDigest: boolean("in_digest").notNull().default(true),
  createdAt: instant("created_at").notNull().defaultNow(),
  /** The digest counts later arrivals. */
  toldUntil: instant("told_until").notNull().defaultNow(),
});

/** Feed of changes to `discovery`, once per person and transaction. */
export const discoveryChanges = pgTable(
  "discovery_changes",
  {
    xid: transactionId("xid").notNull().default(sql`pg_current_xact_id()`),
    personId: uuid("person_id").notNull(),
    changedAt: instant("changed_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.xid, table.personId] })],
);

/** A single row: the newest transaction pruned from the feed. */
export const discoveryPruned = pgTable("discovery_pruned", {
  onlyRow: boolean("only_row").primaryKey().default(true),
  xid: transactionId("xid").notNull(),
});
