import {
  SPOKEN_LANGUAGES,
  SPOKEN_LANGUAGES_MAX,
  type SpokenLanguage,
} from "@nakamatch/contract/vocabulary/spoken-languages";
import { useEffect, useRef } from "react";
import { languageName } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Combobox } from "../../../ui/combobox.tsx";
import { RemovableChip } from "../removable-chip.tsx";

export type LanguagesChoiceProps = {
  label: string;
  value: readonly SpokenLanguage[];
  onValueChange: (languages: SpokenLanguage[]) => void;
  onBlur?: (() => void) | undefined;
  /** Not optional here. */
  isNeeded?: boolean | undefined;
  /** Gives the focus when it appears. */
  error?: string | undefined;
};

const codeOf = (code: SpokenLanguage) => code;

/** Search-select of up to five languages, each a removable chip. The app's own is listed first, and never chosen by itself. */
export function LanguagesChoice({
  label,
  value,
  onValueChange,
  onBlur,
  isNeeded = false,
  error,
}: LanguagesChoiceProps) {
  const { t, language } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error !== undefined) input.current?.focus();
  }, [error]);
  const isFull = value.length >= SPOKEN_LANGUAGES_MAX;
  const nameOf = (code: SpokenLanguage) => languageName(code, language);
  const offered = SPOKEN_LANGUAGES.filter((code) => !value.includes(code)).sort(
    (one, other) =>
      Number(other === language) - Number(one === language) || nameOf(one).localeCompare(nameOf(other), language),
  );
  return (
    <div className="flex min-w-0 flex-col gap-3 sm:col-span-2">
      <Combobox
        ref={input}
        label={label}
        hint={t(isFull ? "languages.full" : "languages.hint", { count: SPOKEN_LANGUAGES_MAX })}
        error={error}
        placeholder={t("languages.placeholder")}
        items={offered}
        value={null}
        onValueChange={(code) => code && onValueChange([...value, code])}
        onBlur={onBlur}
        itemKey={codeOf}
        itemLabel={nameOf}
        disabled={isFull}
        optional={!isNeeded}
        clearable={false}
        resetOnSelect
      />
      {value.length > 0 && (
        <ul aria-label={t("languages.chosen")} className="flex flex-wrap gap-2">
          {value.map((code) => (
            <RemovableChip
              key={code}
              name={nameOf(code)}
              field={input}
              onRemove={() => onValueChange(value.filter((each) => each !== code))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
