import { INTEREST_KINDS } from "@nakamatch/contract/vocabulary/people";
import { sql } from "drizzle-orm";
import { bigint, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

export const interests = pgTable("gustos", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("nombre").notNull(),
  kind: text("tipo", { enum: INTEREST_KINDS }).notNull(),
  tags: text("tags").array().notNull().default([]),
  /** Popularity rank, 1 first; null is unknown and last. */
  rank: integer("rank"),
  /** Year of first publication. */
  year: integer("year"),
});

export const interestAliases = pgTable(
  "gustos_alias",
  { interestId: integer("gustos_id").notNull(), alias: text("alias").notNull() },
  (table) => [primaryKey({ columns: [table.interestId, table.alias] })],
);

/** Titles in others' databases, such as `mal-anime:21`. */
export const titleReferences = pgTable("title_references", {
  reference: text("reference").primaryKey(),
  interestId: integer("gustos_id").notNull(),
});

/** Titles of imported lists that the catalog lacks. */
export const unknownTitles = pgTable("unknown_titles", {
  /** `titleKey` of the title. */
  key: text("key").primaryKey(),
  title: text("title").notNull(),
  kind: text("tipo", { enum: INTEREST_KINDS }),
  /** Imports that named it. */
  mentions: integer("mentions").notNull().default(1),
  lastMentionedOn: date("last_mentioned_on").notNull().default(sql`current_date`),
});

/** One row per statement that changed the catalog, added by the triggers `catalogue_changed`. */
export const catalogueChanges = pgTable("catalogue_changes", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
});

export const profileInterests = pgTable(
  "usuario_gustos",
  {
    profileId: uuid("user_id").notNull(),
    interestId: integer("gustos_id").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.interestId] })],
);

/** Rounded numbers of people, by the job `interests.count-fans`. */
export const titleFans = pgTable(
  "title_fans",
  {
    interestId: integer("gustos_id").notNull(),
    country: text("country").notNull(),
    people: integer("people").notNull(),
  },
  (table) => [primaryKey({ columns: [table.interestId, table.country] })],
);

/** Rarely loved names, by the job `interests.count-fans`. */
export const rareTitles = pgTable("rare_titles", {
  /** The first id of the name. */
  interestId: integer("gustos_id").primaryKey(),
  people: integer("people").notNull(),
});
