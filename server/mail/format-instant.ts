import { DATE_LOCALES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { writtenDate } from "@nakamatch/phrases/text";

/** Formats in UTC, as the reader's time zone is unknown. */
export function formatInstant(instant: string, language: Language): string {
  const format = new Intl.DateTimeFormat(DATE_LOCALES[language], {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
    timeZoneName: "short",
  });
  return writtenDate(format.format(new Date(instant)), language);
}
