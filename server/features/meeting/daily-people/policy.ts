/** Pure functions for the daily selection. */
import { createHash } from "node:crypto";
import type { DailySettings, Widened } from "@nakamatch/contract/endpoints/meeting/daily-people";
import { DAILY_DISTANCES, DAILY_PEOPLE } from "@nakamatch/contract/vocabulary/limits";
import { instantOf } from "@nakamatch/domain/notifications/digest";
import type { Chosen, Draw } from "./types.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Returns a 32-bit seed for shuffling equally close people, per viewer and day (`YYYY-MM-DD`). */
export function drawSeed(viewerId: string, day: string): number {
  return createHash("sha256").update(`${viewerId} ${day}`).digest().readInt32LE();
}

/**
 * Whether a draw is still "today" on a local day: until that day is over, and for 20 hours at least, as people may change
 * their time zone.
 */
export function isInForce(draw: Pick<Draw, "day" | "drawnAt">, day: string, now: Date): boolean {
  return day <= draw.day || now.getTime() - draw.drawnAt.getTime() < DAILY_PEOPLE.hours * HOUR_MS;
}

/** Returns when `isInForce` ends in this time zone. */
export function endOfDraw({ day, drawnAt }: Pick<Draw, "day" | "drawnAt">, timeZone: string): Date {
  const midnight = instantOf(timeZone, Date.parse(day) + DAY_MS);
  return new Date(Math.max(midnight.getTime(), drawnAt.getTime() + DAILY_PEOPLE.hours * HOUR_MS));
}

/** Returns the local date, `YYYY-MM-DD`. */
export function localDate(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(now);
}

/** Returns the date some days earlier, `YYYY-MM-DD`. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}

export interface Circle extends DailySettings, Pick<Chosen, "isFarther" | "isForeign"> {}

/**
 * Who is eligible, the first first: within the settings, then farther ring by ring, then everywhere; last, in the same
 * rings, people of other languages.
 */
export function circlesOf({ maxDistance, sharedLanguage }: DailySettings): Circle[] {
  const wider = maxDistance === null ? [] : [...DAILY_DISTANCES.filter((km) => km > maxDistance), null];
  return (sharedLanguage ? [true, false] : [false]).flatMap((isShared) =>
    [maxDistance, ...wider].map((ring) => ({
      maxDistance: ring,
      sharedLanguage: isShared,
      isFarther: ring !== maxDistance,
      isForeign: sharedLanguage && !isShared,
    })),
  );
}

/** People of other languages last, each part with the nearest first, and those of unknown distance behind. */
export function nearestFirst<Person extends { id: string; distanceKm: number | null }>(
  people: readonly Person[],
  foreign: ReadonlySet<string>,
): Person[] {
  const farthest = Number.POSITIVE_INFINITY;
  return people.toSorted(
    (one, other) =>
      Number(foreign.has(one.id)) - Number(foreign.has(other.id)) ||
      Math.sign((one.distanceKm ?? farthest) - (other.distanceKm ?? farthest)) ||
      0,
  );
}

/** Null if everybody chosen was within the settings. */
export function widenedBy(
  settings: DailySettings,
  chosen: readonly Pick<Chosen, "isFarther" | "isForeign">[],
): Widened | null {
  const isFarther = chosen.some((person) => person.isFarther);
  const isForeign = chosen.some((person) => person.isForeign);
  if (!isFarther && !isForeign) return null;
  const within = chosen.filter((person) => !person.isFarther && !person.isForeign).length;
  return { ...settings, within, isFarther, isForeign };
}
