import { NAME_MAX } from "@nakamatch/contract/vocabulary/limits";
import { nameProblem } from "@nakamatch/domain/people/names";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "../../lib/translation.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { factProblemText, useFactProblem } from "./fact-problem.ts";
import type { PersonFactsForm } from "./person-facts-form.tsx";

/**
 * First or last name; a wrong character is told while it is typed (REG-06, EDIT-07), and the limit when it is reached
 * (REG-07).
 */
export function NameField({ name }: { name: "firstName" | "lastName" }) {
  const { t } = useTranslation();
  const { register } = useFormContext<PersonFactsForm>();
  const problem = useFactProblem();
  const value = useWatch<PersonFactsForm, typeof name>({ name });
  const typed = nameProblem(value) === "invalid" ? factProblemText(t, name, "invalid") : undefined;
  return (
    <TextField
      {...register(name)}
      label={t(`person.fields.${name}`)}
      error={typed ?? problem(name)}
      status={value.length >= NAME_MAX && t("person.fields.nameFull", { max: NAME_MAX })}
      maxLength={NAME_MAX}
      autoComplete={name === "firstName" ? "given-name" : "family-name"}
      enterKeyHint="next"
      required
    />
  );
}
