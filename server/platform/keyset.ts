import { z } from "zod";
import { readCursor, writeCursor } from "./cursor.ts";

/** A position in a list ordered by time, then id. */
export interface CursorPosition {
  at: Date;
  id: string;
}

/** End of the year 9999: the database cannot parse later ISO times. */
const LAST_TIME = 253_402_300_799_999;

const cursorSchema = z.tuple([z.int().min(0).max(LAST_TIME), z.uuid()]);

function encodeCursor({ at, id }: CursorPosition): string {
  return writeCursor([at.getTime(), id]);
}

function decodeCursor(cursor: string): CursorPosition {
  const [time, id] = readCursor(cursorSchema, cursor);
  return { at: new Date(time), id };
}

/**
 * Keyset pagination: `read` gets one row more than fits the page.
 *
 * @returns `nextCursor` is null on the last page
 * @throws {AppError} `VALIDATION_FAILED` at `cursor` for a foreign one
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
