/**
 * The constraint that PostgreSQL named when it refused a statement, with the error's code; undefined for other errors.
 * The query builder wraps the driver's error, so the cause is looked at too.
 */
export function violatedConstraint(error: unknown): { code: string; constraint: string } | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint } = current as { code?: unknown; constraint?: unknown };
    if (typeof code === "string" && typeof constraint === "string") return { code, constraint };
  }
  return undefined;
}

/** What PostgreSQL says of text that it cannot store: a NUL character, or half a surrogate pair. */
const UNSTORABLE_TEXT = ["22021", "22P05"];

/** Tells whether a statement was refused because of text that the database cannot hold. */
export function isUnstorableText(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (UNSTORABLE_TEXT.includes(String((current as { code?: unknown }).code))) return true;
  }
  return false;
}
