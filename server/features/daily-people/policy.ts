/** Choices about the people of a day that need no database. */
import { createHash } from "node:crypto";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Draws the order of equally close people: another one for each viewer and day (`YYYY-MM-DD`), 32 bits. */
export function drawSeed(viewerId: string, day: string): number {
  return createHash("sha256").update(`${viewerId} ${day}`).digest().readInt32LE();
}

/** The date where a person lives, `YYYY-MM-DD`. */
export function localDate(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(now);
}

/** Some days earlier, `YYYY-MM-DD`. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
