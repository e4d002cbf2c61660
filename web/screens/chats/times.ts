import { writtenDate } from "@nakamatch/phrases/text";
import { dateFormat } from "../../lib/format.ts";

/** In lists: clock time today, day and month this year, else with the year (CHAT-08, OPEN-91). */
export function listTime(sent: Date, now: Date, locale: string): string {
  if (isSameDay(sent, now)) return clockTime(sent, locale);
  const thisYear = sent.getFullYear() === now.getFullYear();
  return dateFormat(locale, {
    day: "2-digit",
    month: "2-digit",
    ...(!thisYear && { year: "numeric" }),
  }).format(sent);
}

/** Localized: 3:14 PM, but 03:14. */
export function clockTime(at: Date, locale: string): string {
  const { hour12 } = dateFormat(locale, { hour: "numeric" }).resolvedOptions();
  return dateFormat(locale, { hour: hour12 ? "numeric" : "2-digit", minute: "2-digit" }).format(at);
}

export function dayLabel(
  day: Date,
  now: Date,
  locale: string,
  words: Readonly<{ today: string; yesterday: string }>,
): string {
  if (isSameDay(day, now)) return words.today;
  if (isSameDay(day, new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return words.yesterday;
  const thisYear = day.getFullYear() === now.getFullYear();
  const format = dateFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(!thisYear && { year: "numeric" }),
  });
  return writtenDate(format.format(day), locale);
}

export function fullTime(at: Date, locale: string): string {
  const options = { hour: "numeric", minute: "numeric", second: "numeric" } as const;
  return dateFormat(locale, { year: "numeric", month: "numeric", day: "numeric", ...options }).format(at);
}

export function isSameMinute(one: Date, other: Date): boolean {
  return Math.floor(one.getTime() / 60_000) === Math.floor(other.getTime() / 60_000);
}

export function isSameDay(one: Date, other: Date): boolean {
  return (
    one.getFullYear() === other.getFullYear() &&
    one.getMonth() === other.getMonth() &&
    one.getDate() === other.getDate()
  );
}
