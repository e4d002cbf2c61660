/** Checked input: the typed value, or everything that is wrong with it. */
export type Parsed<Value, Problem> = { ok: true; value: Value } | { ok: false; problems: Problem[] };

/** The problems in a table of fields, each with the reason against it or null. */
export function problemsIn<Field extends string, Reason extends string>(
  fields: readonly [Field, Reason | null][],
): { field: Field; reason: Reason }[] {
  return fields.flatMap(([field, reason]) => (reason === null ? [] : [{ field, reason }]));
}
