import { useController } from "react-hook-form";
import { LazyLanguages } from "../../features/people/languages/lazy-languages.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { EditForm } from "./facts.ts";

/** The languages that a member speaks. */
export function LanguagesField() {
  const { t } = useTranslation();
  const { value, onChange, onBlur } = useController<EditForm, "languages">({ name: "languages" }).field;
  return <LazyLanguages label={t("person.fields.languages")} value={value} onValueChange={onChange} onBlur={onBlur} />;
}
