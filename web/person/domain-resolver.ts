import type { FieldErrors, FieldPath, FieldValues, Resolver } from "react-hook-form";

type Parsed<Form extends FieldValues, Value> =
  | { ok: true; value: Value }
  | { ok: false; problems: readonly { field: FieldPath<Form>; reason: string }[] };

/** Checks a form by a rule of the domain. A reason becomes the error's `type`; its words are found when it is shown. */
export function domainResolver<Form extends FieldValues, Value>(
  parse: (form: Form) => Parsed<Form, Value>,
): Resolver<Form, unknown, Value> {
  return (form) => {
    const parsed = parse(form);
    if (parsed.ok) return { values: parsed.value, errors: {} };
    // The first problem of each field.
    const errors = parsed.problems.toReversed().map(({ field, reason }) => [field, { type: reason }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Form> };
  };
}
