import { BIO_MAX, NAME_MAX } from "@nakamatch/contract/vocabulary/limits";
import { nameProblem } from "@nakamatch/domain/people/names";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "../../../lib/translation.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { factProblemText, type PersonFactsForm, useFactProblem } from "./person-facts-form.tsx";

/** First or last name. Invalid characters (REG-06, EDIT-07) and the maximum length (REG-07) show while typing. */
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

/** With a counter (REG-29, EDIT-02). */
export function BioField() {
  const { t } = useTranslation();
  const { register } = useFormContext<PersonFactsForm>();
  const problem = useFactProblem();
  const bio = useWatch<PersonFactsForm, "bio">({ name: "bio" });
  return (
    <TextArea
      {...register("bio")}
      label={t("person.fields.bio")}
      placeholder={t("person.fields.bioPlaceholder")}
      error={problem("bio")}
      max={BIO_MAX}
      used={bio.normalize("NFC").length}
      optional
      className="sm:col-span-2"
    />
  );
}
