import { SPOKEN_LANGUAGES_MAX } from "@nakamatch/contract/vocabulary/spoken-languages";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { LanguagesChoiceProps } from "./languages-choice.tsx";

/** The languages that a member speaks; disabled while the search loads. */
export const LazyLanguages = lazyPart(
  () => import("./languages-choice.tsx").then((module) => module.LanguagesChoice),
  LoadingLanguages,
  // A failure would lose the form around it.
  { tries: 4 },
);

function LoadingLanguages({ label, value, isNeeded = false }: LanguagesChoiceProps) {
  const { t } = useTranslation();
  return (
    <div className="flex min-w-0 flex-col gap-3 sm:col-span-2">
      <TextField
        disabled
        readOnly
        optional={!isNeeded}
        label={label}
        hint={t("languages.hint", { count: SPOKEN_LANGUAGES_MAX })}
        placeholder={t("common.loading")}
      />
      {value.length > 0 && <div className="h-11" />}
    </div>
  );
}
