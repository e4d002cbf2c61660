/** A valid value, or every problem. */
export type Parsed<Value, Problem> = { ok: true; value: Value } | { ok: false; problems: Problem[] };

/** The problems of a table of fields; null means valid. */
export function problemsIn<Field extends string, Reason extends string>(
  fields: readonly [Field, Reason | null][],
): { field: Field; reason: Reason }[] {
  return fields.flatMap(([field, reason]) => (reason === null ? [] : [{ field, reason }]));
}
