import type { FieldErrors, FieldPath, FieldValues, Resolver, UseFormReturn } from "react-hook-form";
import { toAppError } from "../../lib/errors.ts";

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

type Problem<Field> = { field: Field; reason: string };

/** What the form's own checks found, in the order of `fields`. */
export function problemsOf<Form extends FieldValues, Field extends FieldPath<Form>>(
  { getFieldState }: Pick<UseFormReturn<Form>, "getFieldState">,
  fields: readonly Field[],
): Problem<Field>[] {
  return fields.flatMap((field) => {
    const { error } = getFieldState(field);
    return error ? [{ field, reason: String(error.type) }] : [];
  });
}

/** What the server refused, in the order of `fields`; of a nested path the last name counts. */
export function refusedFields<Field extends string>(thrown: unknown, fields: readonly Field[]): Problem<Field>[] {
  const { issues } = toAppError(thrown);
  return fields.flatMap((field) => {
    const issue = issues.find(({ path }) => path.split(".").at(-1) === field);
    return issue ? [{ field, reason: issue.reason }] : [];
  });
}
