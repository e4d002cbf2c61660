import type { z } from "zod";
import { invalidInput } from "./app-error.ts";

/** Values as a cursor, a text that is opaque to clients. */
export function writeCursor(values: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

/**
 * The values of a cursor.
 *
 * @throws {AppError} `VALIDATION_FAILED` at `cursor` when it is not one of ours, that is, does not match `schema`
 */
export function readCursor<Values>(schema: z.ZodType<Values>, cursor: string): Values {
  const parsed = schema.safeParse(readJson(Buffer.from(cursor, "base64url").toString()));
  if (!parsed.success) throw refusedCursor();
  return parsed.data;
}

/** The error for a cursor that is not one of ours, or that is well formed but belongs to another list. */
export function refusedCursor(): Error {
  return invalidInput([{ path: "cursor", reason: "invalid" }]);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
