import { LANGUAGE_OPTIONS, type Language } from "@nakamatch/contract/vocabulary/languages";
import {
  CENSORSHIP_LANGUAGES,
  CUSTOM_WORD_MAX,
  type CustomWordProblem,
  customWordProblem,
  isReplacementChar,
} from "@nakamatch/domain/safety/censorship";
import { useRef, useState } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { Select } from "../../../ui/select.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { RemovableChip } from "../../people/removable-chip.tsx";
import { useCensorship } from "./settings.ts";

/** The filter's settings, applied at once. */
export function CensorshipSettings() {
  const { t } = useTranslation();
  const { settings, change } = useCensorship();
  const { enabled, replacementChar } = settings;
  const [refused, setRefused] = useState<string | null>(null);
  const changeChar = (char: string) => {
    const isGood = isReplacementChar(char);
    setRefused(isGood ? null : char);
    if (isGood) change({ replacementChar: char });
  };
  return (
    <div className="flex flex-col gap-5">
      <Switch
        label={t("censorship.enabled")}
        hint={enabled ? t("censorship.on") : t("censorship.off")}
        checked={enabled}
        onCheckedChange={(checked) => change({ enabled: checked })}
      />
      <TextField
        className="max-w-60"
        label={t("censorship.replacement")}
        hint={t("censorship.example", { masked: replacementChar.repeat(7) })}
        error={refused !== null && t("censorship.problems.replacement")}
        value={refused ?? replacementChar}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onFocus={(event) => event.target.select()}
        onChange={(event) => changeChar(event.target.value)}
      />
      <CustomWords />
    </div>
  );
}

function nameOf(language: Language): string {
  return LANGUAGE_OPTIONS.find(({ code }) => code === language)?.name ?? language;
}

/** Custom words by language (CENSOR-01, CENSOR-05, CENSOR-06). */
function CustomWords() {
  const { t, i18n } = useTranslation();
  const { settings, change } = useCensorship();
  const { languages } = settings;
  const [language, setLanguage] = useState<Language>(i18n.language);
  const [word, setWord] = useState("");
  const [problem, setProblem] = useState<CustomWordProblem | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const words = languages[language];
  const store = (next: readonly string[]) => change({ languages: { ...languages, [language]: next } });

  const add = () => {
    const found = customWordProblem(word, words);
    setProblem(found);
    field.current?.focus();
    if (found !== null) return;
    store([...words, word.trim()]);
    setWord("");
  };
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-bold text-lg">{t("censorship.custom")}</legend>
      <Select
        label={t("censorship.language")}
        value={language}
        onValueChange={(next) => {
          setLanguage(next);
          setProblem(null);
        }}
        options={CENSORSHIP_LANGUAGES.map((code) => ({ value: code, label: nameOf(code), lang: code }))}
      />
      <Form onSubmit={add} className="flex items-start gap-3">
        <TextField
          ref={field}
          className="min-w-0 flex-1"
          label={t("censorship.word")}
          hint={t("censorship.short")}
          error={problem && t(`censorship.problems.${problem}`, { max: CUSTOM_WORD_MAX })}
          value={word}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => {
            setWord(event.target.value);
            setProblem(null);
          }}
        />
        <Button type="submit" className="mt-7.5">
          {t("censorship.add")}
        </Button>
      </Form>
      {words.length > 0 && (
        <ul aria-label={t("censorship.words", { language: nameOf(language) })} className="flex flex-wrap gap-2">
          {words.map((each) => (
            <RemovableChip
              key={each}
              name={each}
              field={field}
              onRemove={() => store(words.filter((other) => other !== each))}
            />
          ))}
        </ul>
      )}
      <p role="status" className="text-ink-soft text-sm">
        {words.length === 0 ? t("censorship.none") : t("censorship.count", { count: words.length })}
      </p>
    </fieldset>
  );
}
