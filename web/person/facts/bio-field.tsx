import { BIO_MAX } from "@nakamatch/contract/vocabulary/limits";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "../../lib/translation.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useFactProblem } from "./fact-problem.ts";
import type { PersonFactsForm } from "./person-facts-form.tsx";

/** The bio, with a counter (REG-29, EDIT-02). */
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
