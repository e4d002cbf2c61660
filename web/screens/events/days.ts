import type { Event } from "@nakamatch/contract/endpoints/meeting/events";
import { DATE_LOCALES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { writtenDate } from "@nakamatch/phrases/text";
import { dateFormat } from "../../lib/format.ts";

/** Whole days are the same for every reader: no zone moves them. */
const DAYS = { timeZone: "UTC", weekday: "short", day: "numeric", month: "long", year: "numeric" } as const;
const BLOCK = { timeZone: "UTC", month: "short" } as const;

type Days = Pick<Event, "firstDay" | "lastDay">;

/** In words, as a range where there are several. */
export function daysText({ firstDay, lastDay }: Days, language: Language): string {
  const format = dateFormat(DATE_LOCALES[language], DAYS);
  return writtenDate(format.formatRange(new Date(firstDay), new Date(lastDay)), language);
}

/** What a calendar's sheet shows of a day. */
export function sheetOf(day: string, language: Language): { day: string; month: string } {
  const month = dateFormat(DATE_LOCALES[language], BLOCK).format(new Date(day));
  return { day: String(Number(day.slice(8))), month: month.replace(".", "") };
}
