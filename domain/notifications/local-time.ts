const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * The instant of a local time, given as the same digits in UTC milliseconds. A time skipped by a clock change moves forward; a
 * repeated one is the first.
 */
export function instantOf(timeZone: string, local: number): Date {
  const offsetAt = (instant: number) => localTime(timeZone, instant) - instant;
  const before = local - offsetAt(local - DAY_MS);
  const after = local - offsetAt(local + DAY_MS);
  const isShown = (instant: number) => localTime(timeZone, instant) === local;
  // With the offset from before a change, a skipped time moves forward by the gap.
  return new Date(!isShown(before) && isShown(after) ? after : before);
}

/** Local time, to the minute, as the same digits in UTC milliseconds. */
export function localTime(timeZone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    ...({ year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const),
    hourCycle: "h23",
  }).formatToParts(instant);
  const field = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const time = Date.UTC(field("year"), field("month") - 1, field("day"), field("hour"), field("minute"));
  return time + (((instant % MINUTE_MS) + MINUTE_MS) % MINUTE_MS);
}
