import { z } from "zod";
import { OWN_INTERESTS_MAX, SHELF } from "../vocabulary/limits.ts";
import { TITLE_STATUSES } from "../vocabulary/shelf.ts";

export const titleId = z.int().positive().max(2_147_483_647);
export const titleStatusSchema = z.enum(TITLE_STATUSES);

/** Of another person: ids of their interests. */
export const shelfSchema = z.object({
  /** In order. */
  pinned: z.array(titleId).max(SHELF.pins),
  /** Latest first; "now" only while it is recent. */
  statuses: z.array(z.object({ id: titleId, status: titleStatusSchema })).max(OWN_INTERESTS_MAX),
});
export type Shelf = z.infer<typeof shelfSchema>;

/** Statuses for titles, by status. */
export const statusListsSchema = z.partialRecord(titleStatusSchema, z.array(titleId).max(OWN_INTERESTS_MAX));
export type StatusLists = z.infer<typeof statusListsSchema>;
