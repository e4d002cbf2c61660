/** Two answers that should be equal, or a broken rule. Ends the soak. */
export class Difference extends Error {
  readonly details: Record<string, unknown>;

  constructor(what: string, details: Record<string, unknown>) {
    super(what);
    this.details = details;
  }
}

/** @throws {Difference} unless both are equal, in the same order */
export function demandEqual(what: string, query: unknown, expected: unknown, found: unknown): void {
  if (JSON.stringify(expected) !== JSON.stringify(found)) throw new Difference(what, { query, expected, found });
}
