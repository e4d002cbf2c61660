import { DATE_LOCALES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { cityOf } from "@nakamatch/domain/meeting/plans";
import { knownTimeZone } from "@nakamatch/domain/notifications/time-zone";
import { writtenDate } from "@nakamatch/phrases/text";
import { dateFormat } from "../../../lib/format.ts";
import { browserTimeZone } from "../../../lib/time-zone.ts";

/** A time in the reader's zone, and in the plan's where clocks differ: "sáb, 5 dic, 20:00 (Tokyo: dom, 6 dic, 4:00)". */
export function checkInTime(instant: string, timeZone: string, language: Language): string {
  const zone = knownTimeZone(timeZone, browserTimeZone().timeZone);
  const own = timeIn(instant, language);
  const there = timeIn(instant, language, zone);
  return there === own ? own : `${own} (${cityOf(zone)}: ${there})`;
}

function timeIn(instant: string, language: Language, timeZone?: string): string {
  const locale = DATE_LOCALES[language];
  const day = { weekday: "short", day: "numeric", month: "short" } as const;
  const options = { ...day, hour: "numeric", minute: "2-digit", ...(timeZone && { timeZone }) } as const;
  return writtenDate(dateFormat(locale, options).format(new Date(instant)), locale);
}
