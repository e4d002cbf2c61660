import { z } from "zod";
import { readCursor, writeCursor } from "./cursor.ts";

/** A row's position in a list that is ordered by a time and then by id. */
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
function decodeCursor(cursor: string): CursorPosition {
  const [time, id] = readCursor(cursorSchema, cursor);
  return { at: new Date(time), id };
}

/**
 * Reads a page of a list: by `read` from the position behind `after`, one row more than the page holds, which tells whether
 * there is a next one.
 *
 * @returns the page, whether it is the first one, and the cursor of the next; null on the last one
 * @throws {AppError} `VALIDATION_FAILED` for a cursor that this server did not make
 */
export async function readPage<Row>(
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  read: (range: { after: CursorPosition | undefined; limit: number }) => Promise<readonly Row[]>,
  positionOf: (row: Row) => CursorPosition,
): Promise<{ page: Row[]; isFirst: boolean; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const rows = await read({ after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, isFirst: after === undefined, nextCursor: last ? encodeCursor(positionOf(last)) : null };
}
