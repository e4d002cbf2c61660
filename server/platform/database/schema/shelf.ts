import { TITLE_STATUSES } from "@nakamatch/contract/vocabulary/shelf";
import { integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Favorites, in order. */
export const shelfPins = pgTable(
  "shelf_pins",
  {
    personId: uuid("user_id").notNull(),
    interestId: integer("gustos_id").notNull(),
    /** Starts at 1. */
    position: smallint("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.interestId] })],
);

export const titleStatuses = pgTable(
  "title_statuses",
  {
    personId: uuid("user_id").notNull(),
    interestId: integer("gustos_id").notNull(),
    status: text("status", { enum: TITLE_STATUSES }).notNull(),
    since: instant("since").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.interestId] })],
);
