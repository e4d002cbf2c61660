import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import { DATE_LOCALES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { zoneName } from "@nakamatch/domain/meeting/plans";
import { localTime } from "@nakamatch/domain/notifications/local-time";
import { knownTimeZone } from "@nakamatch/domain/notifications/time-zone";
import { writtenDate } from "@nakamatch/phrases/text";
import { dateFormat } from "../../../lib/format.ts";
import { browserTimeZone } from "../../../lib/time-zone.ts";

export type PlannedTime = Pick<Plan, "startsAt" | "endsAt" | "timeZone">;

const CLOCK = { hour: "numeric", minute: "2-digit" } as const;

/** Day and time in the reader's zone: "sáb, 5 dic, 20:00". */
export function shortTime(startsAt: string, language: Language): string {
  const locale = DATE_LOCALES[language];
  const options = { weekday: "short", day: "numeric", month: "short", ...CLOCK } as const;
  return writtenDate(dateFormat(locale, options).format(new Date(startsAt)), locale);
}

/** From when until when in words, in the reader's zone or another one. */
export function timeRange({ startsAt, endsAt }: PlannedTime, language: Language, timeZone?: string): string {
  const locale = DATE_LOCALES[language];
  const options = { weekday: "long", day: "numeric", month: "long", ...CLOCK, ...(timeZone && { timeZone }) } as const;
  return writtenDate(dateFormat(locale, options).formatRange(new Date(startsAt), new Date(endsAt)), locale);
}

/** The same in the plan's zone, where clocks show another time than the reader's; null where they do not. */
export function timeThere(time: PlannedTime, language: Language): { city: string; time: string } | null {
  const zone = knownTimeZone(time.timeZone, browserTimeZone().timeZone);
  const there = timeRange(time, language, zone);
  return there === timeRange(time, language)
    ? null
    : { city: zoneName(zone, language, new Date(time.startsAt)), time: there };
}

/** "1,5 horas", "45 minutos". */
export function lengthText(minutes: number, language: Language): string {
  const [value, unit] = minutes < 60 ? [minutes, "minute"] : [minutes / 60, "hour"];
  const options = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(DATE_LOCALES[language], options).format(value);
}

/** As date and time fields hold it, in that zone. */
export function fieldsOf(instant: number, timeZone: string): { day: string; time: string } {
  const [day = "", time = ""] = new Date(localTime(timeZone, instant)).toISOString().split("T");
  return { day, time: time.slice(0, 5) };
}
