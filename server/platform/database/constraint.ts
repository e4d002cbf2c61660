import { withCauses } from "../causes.ts";

/** The constraint that PostgreSQL named when it refused a statement, with the error's code; undefined for other errors. */
export function violatedConstraint(error: unknown): { code: string; constraint: string } | undefined {
  for (const { code, constraint } of withCauses(error)) {
    if (typeof code === "string" && typeof constraint === "string") return { code, constraint };
  }
  return undefined;
}

/** PostgreSQL's codes for text that it cannot store: a NUL character, or half a surrogate pair. */
const UNSTORABLE_TEXT = ["22021", "22P05"];

/** Tells whether a statement was refused because of text that the database cannot hold. */
export function isUnstorableText(error: unknown): boolean {
  for (const { code } of withCauses(error)) if (UNSTORABLE_TEXT.includes(String(code))) return true;
  return false;
}
