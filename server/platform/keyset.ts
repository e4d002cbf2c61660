import { z } from "zod";
import { invalidInput } from "./app-error.ts";

/** A row's place in a list that is ordered by a time and then by id, both descending. */
export interface Place {
  at: Date;
  id: string;
}

/** The last millisecond of the year 9999: later times are written in a way that the database does not read. */
const LAST_TIME = 253_402_300_799_999;

/** Time in milliseconds since 1970 and id. */
const cursorSchema = z.tuple([z.int().min(0).max(LAST_TIME), z.uuid()]);

/** The place as a cursor, opaque to clients. */
function encodePlace({ at, id }: Place): string {
  return Buffer.from(JSON.stringify([at.getTime(), id])).toString("base64url");
}

/**
 * The place behind which a cursor continues.
 *
 * @throws {AppError} `VALIDATION_FAILED` at `cursor` when it is not one of ours
 */
export function decodePlace(cursor: string): Place {
  const parsed = cursorSchema.safeParse(readJson(Buffer.from(cursor, "base64url").toString()));
  if (!parsed.success) throw invalidInput([{ path: "cursor", reason: "invalid" }]);
  const [time, id] = parsed.data;
  return { at: new Date(time), id };
}

/**
 * Cuts a page out of what was read for it, one row more than it holds, and makes the cursor of the next.
 *
 * @returns the page, and null for the cursor on the last one
 */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, nextCursor: last ? encodePlace(placeOf(last)) : null };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
