import { DATE_LOCALES, type Language } from "@nakamatch/contract/vocabulary/languages";

/** A date and time in words, in the viewer's time zone and the locale of the language (I18N-12, OPEN-91). */
export function formatDateTime(instant: string | Date, language: Language): string {
  return new Intl.DateTimeFormat(DATE_LOCALES[language], { dateStyle: "long", timeStyle: "short" }).format(
    new Date(instant),
  );
}
