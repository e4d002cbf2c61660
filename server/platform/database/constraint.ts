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
