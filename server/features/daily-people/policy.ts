/** Pure functions for the daily selection. */
import { createHash } from "node:crypto";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns a 32-bit seed for shuffling equally close people, per viewer and day (`YYYY-MM-DD`). */
export function drawSeed(viewerId: string, day: string): number {
  return createHash("sha256").update(`${viewerId} ${day}`).digest().readInt32LE();
}

/** Returns the local date, `YYYY-MM-DD`. */
export function localDate(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(now);
}

/** Returns the date some days earlier, `YYYY-MM-DD`. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
