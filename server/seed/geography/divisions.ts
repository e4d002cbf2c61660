/** Names of the administrative divisions of a place. */
import { type Divisions, groupBy, roughKm, type SourcePlace } from "./places.ts";

/** From the second source, which has no ids but current division codes. */
export type CodedPlace = { countryCode: string; latitude: number; longitude: number; admin1: string; admin2: string };

/** By code: `ES.51` (first order), `ES.51.SE` (second). */
export type DivisionNames = { first: ReadonlyMap<string, string>; second: ReadonlyMap<string, string> };

/**
 * Finds the first-order division by the place's code. If that is unknown (redrawn divisions), and for the second order,
 * uses the nearest place with a code.
 */
export function divisionFinder(coded: readonly CodedPlace[], names: DivisionNames): (place: SourcePlace) => Divisions {
  const inCountry = groupBy(coded, (place) => place.countryCode);
  return (place) => {
    const own = names.first.get(`${place.countryCode}.${place.adminCode}`);
    const candidates = inCountry.get(place.countryCode) ?? [];
    const first = own ?? nearestName(place, candidates, (other) => names.first.get(firstCode(other)));
    // A neighbor across the border would give another region's district.
    const sameRegion = candidates.filter((other) => names.first.get(firstCode(other)) === first);
    const second = nearestName(place, sameRegion, (other) => names.second.get(`${firstCode(other)}.${other.admin2}`));
    return { first: first ?? "", second: second ?? "" };
  };
}

function firstCode(place: CodedPlace): string {
  return `${place.countryCode}.${place.admin1}`;
}

function nearestName(
  place: SourcePlace,
  candidates: readonly CodedPlace[],
  nameOf: (candidate: CodedPlace) => string | undefined,
): string | undefined {
  let nearest: string | undefined;
  let nearestKm = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const km = roughKm(place, candidate);
    if (km >= nearestKm) continue;
    const name = nameOf(candidate);
    if (name === undefined) continue;
    nearest = name;
    nearestKm = km;
  }
  return nearest;
}
