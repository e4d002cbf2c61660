/** Pure functions for the daily selection. */
import { createHash } from "node:crypto";
import type { DailyPerson, DailySettings, Widened } from "@nakamatch/contract/endpoints/meeting/daily-people";
import type { DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import { AGE, DAILY_DISTANCES, DAILY_PEOPLE, DAILY_YEARS } from "@nakamatch/contract/vocabulary/limits";
import { instantOf } from "@nakamatch/domain/notifications/local-time";
import type { Beyond, Chosen, Draw } from "./types.ts";

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

export interface Circle extends DailySettings, Beyond {}

/**
 * Who is eligible, the first first: within the settings, then farther ring by ring, then everywhere; then, in the same
 * rings, with ages a few years beyond; last all this once more in other languages.
 */
export function circlesOf({ maxDistance, sharedLanguage, ...ages }: DailySettings): Circle[] {
  const wider = maxDistance === null ? [] : [...DAILY_DISTANCES.filter((km) => km > maxDistance), null];
  const hasAges = (ages.minAge ?? AGE.min) > AGE.min || (ages.maxAge ?? AGE.max) < AGE.max;
  return (sharedLanguage ? [true, false] : [false]).flatMap((isShared) =>
    (hasAges ? [ages, widerAges(ages)] : [ages]).flatMap((range) =>
      [maxDistance, ...wider].map((ring) => ({
        maxDistance: ring,
        ...range,
        sharedLanguage: isShared,
        isFarther: ring !== maxDistance,
        isOtherAge: range !== ages,
        isForeign: sharedLanguage && !isShared,
      })),
    ),
  );
}

function widerAges({ minAge, maxAge }: Ages): Ages {
  return {
    minAge: minAge && Math.max(minAge - DAILY_YEARS, AGE.min),
    maxAge: maxAge && Math.min(maxAge + DAILY_YEARS, AGE.max),
  };
}

type Ages = Pick<DailySettings, "minAge" | "maxAge">;

/** What the ranking is asked for, for a circle. */
export function filtersOf({ maxDistance, minAge, maxAge, sharedLanguage }: DailySettings) {
  return {
    ...(maxDistance !== null && { maxDistance }),
    ageRange: [minAge ?? AGE.min, maxAge ?? AGE.max] satisfies DiscoveryFilters["ageRange"],
    sharedLanguage,
  };
}

/** In points of compatibility: a face, a title to name, and that more than friendship is possible. */
const ADVANTAGE = 15;

type Ranked = Pick<
  DailyPerson,
  "id" | "distanceKm" | "compatibility" | "possible" | "avatarUrl" | "reason" | "onlyTitle"
>;

/**
 * People of other languages last, before them those of other ages, then those farther away. In each part the closest in
 * taste come first, where a photo, a title to name and more than friendship count a little too, so that a much closer
 * friend still precedes. The nearest of equals come first, and those of unknown distance last, who count as farther away
 * for viewers that limit it.
 */
export function bestFirst<Person extends Ranked>(
  people: readonly Person[],
  chosen: readonly Pick<Chosen, "id" | keyof Beyond>[],
  settings: Pick<DailySettings, "maxDistance">,
): Person[] {
  const farthest = Number.POSITIVE_INFINITY;
  const beyond = new Map(chosen.map(({ id, ...of }) => [id, of]));
  const partOf = ({ id, distanceKm }: Person) => {
    const { isForeign, isOtherAge, isFarther } = beyond.get(id) ?? {};
    const isUnknown = settings.maxDistance !== null && distanceKm === null;
    return Number(isForeign) * 4 + Number(isOtherAge) * 2 + Number(isFarther || isUnknown);
  };
  return people.toSorted(
    (one, other) =>
      partOf(one) - partOf(other) ||
      pointsOf(other) - pointsOf(one) ||
      Math.sign((one.distanceKm ?? farthest) - (other.distanceKm ?? farthest)) ||
      0,
  );
}

function pointsOf({ compatibility, avatarUrl, reason, onlyTitle, possible }: Ranked): number {
  const advantages = [avatarUrl !== null, reason !== null || onlyTitle !== null, possible !== "amistad"];
  return compatibility + advantages.filter(Boolean).length * ADVANTAGE;
}

/** Null if everybody chosen was within the settings. */
export function widenedBy(settings: DailySettings, chosen: readonly Beyond[]): Widened | null {
  const isFarther = chosen.some((person) => person.isFarther);
  const isOtherAge = chosen.some((person) => person.isOtherAge);
  const isForeign = chosen.some((person) => person.isForeign);
  if (!isFarther && !isOtherAge && !isForeign) return null;
  const within = chosen.filter((person) => !person.isFarther && !person.isOtherAge && !person.isForeign).length;
  return { ...settings, within, isFarther, isOtherAge, isForeign };
}
