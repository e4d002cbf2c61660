import type { DigestFrequency } from "@nakamatch/contract/vocabulary/digests";
import { isQuiet, isQuietMinute, minuteOfDay, type QuietHours } from "./quiet-hours.ts";

/** When a person wants to be left alone. */
export interface DigestSchedule {
  timeZone: string;
  quietHours: QuietHours | null;
}

/** When digests are sent: in the evening, in minutes after midnight of the person's time zone. */
export const DIGEST_MINUTE = 18 * 60;

/** How long after that minute a digest that is late may still be sent, in minutes; then it waits for the next day. */
export const DIGEST_WINDOW_MINUTES = 180;

/** Days from one digest to the next. */
export const DIGEST_DAYS: Record<Exclude<DigestFrequency, "off">, number> = { daily: 1, weekly: 7 };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** Whether a digest that is due may be sent now: within the window, outside quiet hours. */
export function isDigestTime(schedule: DigestSchedule, now: Date): boolean {
  const late = minuteOfDay(schedule.timeZone, now) - digestMinute(schedule) + DAY_MINUTES;
  return late % DAY_MINUTES < DIGEST_WINDOW_MINUTES && !isQuietNow(schedule, now);
}

/**
 * When the next digest is due: after `now`, on the local day that is `days` days later or, where that one's time is over, the day
 * after. At `DIGEST_MINUTE`, or when the quiet hours end that this minute is in. Where clocks skip that time it is as much later;
 * where they have it twice it is the first.
 *
 * @returns undefined for quiet hours that never end
 */
export function nextDigest(schedule: DigestSchedule, now: Date, days: number): Date | undefined {
  const minute = digestMinute(schedule);
  const today = localTime(schedule.timeZone, now.getTime());
  const midnight = today - mod(today, DAY_MS);
  // Today's time may be over, and a day can have it skipped into quiet hours.
  for (let ahead = days; ahead < days + 3; ahead += 1) {
    const due = instantOf(schedule.timeZone, midnight + ahead * DAY_MS + minute * MINUTE_MS);
    if (due > now && !isQuietNow(schedule, due)) return due;
  }
  return undefined;
}

/**
 * The time zone of somebody who has not told theirs, by the longitude of their city (degrees east): within an hour or two of
 * the clocks there.
 */
export function zoneOfLongitude(longitude: number | null): string {
  const hours = Math.round((longitude ?? 0) / 15);
  // In these names the sign is the other way round.
  return hours === 0 ? "UTC" : `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`;
}

function digestMinute({ quietHours }: DigestSchedule): number {
  return quietHours && isQuietMinute(quietHours, DIGEST_MINUTE) ? quietHours.until : DIGEST_MINUTE;
}

function isQuietNow({ quietHours, timeZone }: DigestSchedule, now: Date): boolean {
  return quietHours !== null && isQuiet(quietHours, timeZone, now);
}

/** The instant at which clocks in a zone show a local time, which is written as the milliseconds that it would be in UTC. */
function instantOf(timeZone: string, local: number): Date {
  const offsetAt = (instant: number) => localTime(timeZone, instant) - instant;
  const before = local - offsetAt(local - DAY_MS);
  const after = local - offsetAt(local + DAY_MS);
  const isShown = (instant: number) => localTime(timeZone, instant) === local;
  // With the offset from before a change, a time that is skipped is as much later as the clocks are put forward.
  return new Date(!isShown(before) && isShown(after) ? after : before);
}

/** What clocks in a zone show, to the minute, as the milliseconds that this would be in UTC. */
function localTime(timeZone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    ...({ year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const),
    hourCycle: "h23",
  }).formatToParts(instant);
  const field = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const time = Date.UTC(field("year"), field("month") - 1, field("day"), field("hour"), field("minute"));
  return time + mod(instant, MINUTE_MS);
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}
