import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { countryName, formatList, languageName } from "../../lib/format.ts";
import type { Translate } from "../../lib/i18n.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { differences, type EditForm as Edited, type FACT_FIELDS } from "./facts.ts";
import type { Newer } from "./use-edit-profile.tsx";

type Field = (typeof FACT_FIELDS)[number];

/** Shows newer values from another tab or device. */
export function NewerNotice({
  newer: { stored, isUrgent },
  onTake,
  onKeep,
}: {
  newer: Newer;
  onTake: () => void;
  onKeep: () => void;
}) {
  const { t, language } = useTranslation();
  const { getValues } = useFormContext<Edited>();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // Never take focus from a field.
    if (isUrgent) box.current?.focus();
  }, [isUrgent]);
  return (
    <section
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex scroll-mt-24 flex-col gap-4 rounded-panel border-2 border-edge bg-accent-wash p-5"
    >
      <h2 className="text-xl">{t("editProfile.newer.title")}</h2>
      <p>{t("editProfile.newer.text")}</p>
      <dl className="flex flex-col gap-2">
        {differences(getValues(), stored).map((field) => (
          <div key={field}>
            <dt className="text-ink-soft text-sm">{t(`person.fields.${field}`)}</dt>
            <dd dir="auto" className="whitespace-pre-line font-bold user-text">
              {storedText(t, stored, field, language) || t("editProfile.newer.empty")}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeep}>{t("editProfile.newer.keep")}</Button>
        <Button onClick={onTake}>{t("editProfile.newer.take")}</Button>
      </div>
    </section>
  );
}

function storedText(t: Translate, stored: Edited, field: Field, language: Language): string {
  switch (field) {
    case "country":
      return countryName(stored.country, language) ?? stored.country;
    case "city":
      return stored.cityName;
    case "gender":
      return stored.gender && t(`common.genders.${stored.gender}`);
    case "lookingFor":
      return stored.lookingFor && t(`common.lookingFor.${stored.lookingFor}`);
    case "languages":
      return formatList(
        stored.languages.map((code) => languageName(code, language)),
        language,
      );
    case "friendshipPreference":
    case "relationshipPreference":
      return formatList(
        stored[field].map((gender) => t(`common.genderTargets.${gender}`)),
        language,
      );
    default:
      return stored[field];
  }
}
