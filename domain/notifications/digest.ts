import type { DigestFrequency } from "@nakamatch/contract/vocabulary/digests";
import { instantOf, localTime } from "./local-time.ts";
import { isQuiet, isQuietMinute, minuteOfDay, type QuietHours } from "./quiet-hours.ts";

export interface DigestSchedule {
  timeZone: string;
  quietHours: QuietHours | null;
}

/** In minutes after midnight, local time. */
export const DIGEST_MINUTE = 18 * 60;

/** Minutes a late digest may still be sent; then it waits for the next day. */
export const DIGEST_WINDOW_MINUTES = 180;

/** Days between digests. */
export const DIGEST_DAYS: Record<Exclude<DigestFrequency, "off">, number> = { daily: 1, weekly: 7 };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** Within the window, outside quiet hours. */
export function isDigestTime(schedule: DigestSchedule, now: Date): boolean {
  const late = minuteOfDay(schedule.timeZone, now) - digestMinute(schedule) + DAY_MINUTES;
  return late % DAY_MINUTES < DIGEST_WINDOW_MINUTES && !isQuietNow(schedule, now);
}

/**
 * The first due time after `now`, `days` local days later: `DIGEST_MINUTE`, or the end of the quiet hours around it. A
 * time skipped by a clock change moves forward; a repeated one is the first.
 *
 * @returns undefined for quiet hours all day
 */
export function nextDigest(schedule: DigestSchedule, now: Date, days: number): Date | undefined {
  const minute = digestMinute(schedule);
  const today = localTime(schedule.timeZone, now.getTime());
  const midnight = Math.floor(today / DAY_MS) * DAY_MS;
  // Today's time may have passed; a clock change can move one into quiet hours.
  for (let ahead = days; ahead < days + 3; ahead += 1) {
    const due = instantOf(schedule.timeZone, midnight + ahead * DAY_MS + minute * MINUTE_MS);
    if (due > now && !isQuietNow(schedule, due)) return due;
  }
  return undefined;
}

/** A guess for unknown time zones, by longitude of the city (degrees east), within about two hours. */
export function zoneOfLongitude(longitude: number | null): string {
  const hours = Math.round((longitude ?? 0) / 15);
  // The sign is inverted in these names.
  return hours === 0 ? "UTC" : `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`;
}

function digestMinute({ quietHours }: DigestSchedule): number {
  return quietHours && isQuietMinute(quietHours, DIGEST_MINUTE) ? quietHours.until : DIGEST_MINUTE;
}

function isQuietNow({ quietHours, timeZone }: DigestSchedule, now: Date): boolean {
  return quietHours !== null && isQuiet(quietHours, timeZone, now);
}
