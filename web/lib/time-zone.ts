import { knownTimeZone } from "@nakamatch/domain/notifications/time-zone";

/** The browser's time zone; UTC if unknown. */
export function browserTimeZone(): { timeZone: string; isKnown: boolean } {
  const named: unknown = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const timeZone = knownTimeZone(named);
  return { timeZone, isKnown: timeZone === named };
}
