import { INTEREST_KINDS } from "@nakamatch/contract/vocabulary/people";
import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

export const interests = pgTable("gustos", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("nombre").notNull(),
  kind: text("tipo", { enum: INTEREST_KINDS }).notNull(),
  tags: text("tags").array().notNull().default([]),
  /** Place in the order of how often fans name it, 1 first; null is unknown, last. */
  rank: integer("rank"),
  /** Year of first publication. */
  year: integer("year"),
});

export const interestAliases = pgTable(
  "gustos_alias",
  { interestId: integer("gustos_id").notNull(), alias: text("alias").notNull() },
  (table) => [primaryKey({ columns: [table.interestId, table.alias] })],
);

export const profileInterests = pgTable(
  "usuario_gustos",
  {
    profileId: uuid("user_id").notNull(),
    interestId: integer("gustos_id").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.interestId] })],
);
