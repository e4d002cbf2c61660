import { z } from "zod";
import { readCursor, writeCursor } from "./cursor.ts";

/** A row's position in a list that is ordered by a time and then by id, both descending. */
export interface CursorPosition {
  at: Date;
  id: string;
}

/** The last millisecond of the year 9999: JavaScript writes later times in a form that the database does not parse. */
const LAST_TIME = 253_402_300_799_999;

/** Time in milliseconds since 1970 and id. */
const cursorSchema = z.tuple([z.int().min(0).max(LAST_TIME), z.uuid()]);

/** The position as a cursor, opaque to clients. */
function encodeCursor({ at, id }: CursorPosition): string {
  return writeCursor([at.getTime(), id]);
}

/**
 * The position after which a cursor continues.
 *
 * @throws {AppError} `VALIDATION_FAILED` at `cursor` when it is not one of ours
 */
export function decodeCursor(cursor: string): CursorPosition {
  const [time, id] = readCursor(cursorSchema, cursor);
  return { at: new Date(time), id };
}

/**
 * Cuts a page from the rows read for it, one more than the page holds, and makes the cursor of the next page.
 *
 * @returns the page, and null for the cursor on the last one
 */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => CursorPosition,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, nextCursor: last ? encodeCursor(positionOf(last)) : null };
}
