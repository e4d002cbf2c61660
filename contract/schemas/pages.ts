import { z } from "zod";
import { LIST_PAGE } from "../vocabulary/limits.ts";

/** Which part of a list, the latest first: `cursor` is the `nextCursor` of the page before. */
export const pageQuerySchema = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number<number>().int().min(1).max(LIST_PAGE).default(LIST_PAGE),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;

/** Null on the last page. */
export const nextCursorSchema = z.string().nullable();
