import { z } from "zod";
import { LIST_PAGE } from "../vocabulary/limits.ts";

/** Newest first; `cursor` is the previous page's `nextCursor`. */
export const pageQuerySchema = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number<number>().int().min(1).max(LIST_PAGE).default(LIST_PAGE),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;

/** Null on the last page. */
export const nextCursorSchema = z.string().nullable();
