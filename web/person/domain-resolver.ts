import type { FieldErrors, FieldPath, FieldValues, Resolver } from "react-hook-form";

type Parsed<Form extends FieldValues, Value> =
  | { ok: true; value: Value }
  | { ok: false; problems: readonly { field: FieldPath<Form>; reason: string }[] };

/** Validates a form by a domain rule. Errors keep the reason as `type` and are worded on rendering. */
export function domainResolver<Form extends FieldValues, Value>(
  parse: (form: Form) => Parsed<Form, Value>,
): Resolver<Form, unknown, Value> {
  return (form) => {
    const parsed = parse(form);
    if (parsed.ok) return { values: parsed.value, errors: {} };
    // The first problem per field.
    const errors = parsed.problems.toReversed().map(({ field, reason }) => [field, { type: reason }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Form> };
  };
}
