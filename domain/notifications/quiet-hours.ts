/** In minutes after midnight. */
export interface QuietHours {
  from: number;
  until: number;
}

/** Includes `from`, excludes `until`. Spans midnight if `from` is later; equal bounds mean all day. */
export function isQuiet(hours: QuietHours, timeZone: string, now: Date): boolean {
  return isQuietMinute(hours, minuteOfDay(timeZone, now));
}

/** `isQuiet` for a minute after midnight. */
export function isQuietMinute({ from, until }: QuietHours, minute: number): boolean {
  return from < until ? minute >= from && minute < until : minute >= from || minute < until;
}

/** Converts `HH:MM` to minutes after midnight. */
export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Converts minutes after midnight to `HH:MM`. */
export function toTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Local time in minutes after midnight. */
export function minuteOfDay(timeZone: string, now: Date): number {
  const time = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return toMinutes(time.format(now));
}
