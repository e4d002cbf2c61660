/** Quiet hours, in minutes after midnight of the time zone. */
export interface QuietHours {
  from: number;
  until: number;
}

/**
 * Whether `now` is in the quiet hours: from `from` on, before `until`. Hours that begin later than they end reach over
 * midnight; those that end when they begin are the whole day.
 */
export function isQuiet(hours: QuietHours, timeZone: string, now: Date): boolean {
  return isQuietMinute(hours, minuteOfDay(timeZone, now));
}

/** The same for a minute after midnight of the time zone. */
export function isQuietMinute({ from, until }: QuietHours, minute: number): boolean {
  return from < until ? minute >= from && minute < until : minute >= from || minute < until;
}

/** `HH:MM` as minutes after midnight. */
export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Minutes after midnight as `HH:MM`. */
export function toTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Minutes after midnight that clocks in a time zone show. */
export function minuteOfDay(timeZone: string, now: Date): number {
  const time = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return toMinutes(time.format(now));
}
