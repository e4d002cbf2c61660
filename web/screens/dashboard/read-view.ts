import {
  DEFAULT_FILTERS,
  DISCOVERY_SORTS,
  FILTER_INTERESTS_MAX,
  FILTER_RANGES,
} from "@nakamatch/contract/vocabulary/discovery";
import { AGE } from "@nakamatch/contract/vocabulary/limits";
import { DEFAULT_SORT, type DiscoveryView, hasView } from "@nakamatch/domain/meeting/view-address";
import { storableText } from "@nakamatch/domain/people/visible-text";
import { countryName } from "../../lib/format.ts";
import { readKeptView } from "../../lib/kept-view.ts";
import { clamp } from "./filters.ts";

/** The server's maximum title length. */
const TITLE_MAX = 200;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The view of the address; without one, that of the tab. */
export function viewAt(params: URLSearchParams, viewerId: string): DiscoveryView {
  return readView(hasView(params) ? params : new URLSearchParams(readKeptView(viewerId)));
}

/**
 * Parses a view from URL parameters named like the filters. Invalid values become the nearest valid or the default (DISC-17,
 * DISC-23).
 */
export function readView(params: URLSearchParams): DiscoveryView {
  const country = readCountry(params.get("country"));
  return {
    sort: DISCOVERY_SORTS.find((each) => each === params.get("sort")) ?? DEFAULT_SORT,
    filters: {
      minCompatibility: readStep(
        params.get("minCompatibility"),
        FILTER_RANGES.compatibility,
        DEFAULT_FILTERS.minCompatibility,
      ),
      maxDistance: readStep(params.get("maxDistance"), FILTER_RANGES.distance, DEFAULT_FILTERS.maxDistance),
      country,
      // A city needs its country (OPEN-46).
      city: country === "" ? "" : (/^\d{1,9}$/.exec(params.get("city")?.trim() ?? "")?.[0] ?? ""),
      selectedInterests: readTitles(params.getAll("selectedInterests")),
      ageRange: readAges(params.get("ageRange")),
      hideLiked: params.get("hideLiked") === "true",
      verified: params.get("verified") === "true",
      sharedLanguage: params.get("sharedLanguage") === "true",
      goesTo: UUID.exec(params.get("goesTo")?.trim().toLowerCase() ?? "")?.[0] ?? "",
    },
  };
}

/** The nearest step of the slider. */
function readStep(text: string | null, range: { min: number; max: number; step: number }, otherwise: number): number {
  const value = Number(text?.trim() || Number.NaN);
  if (Number.isNaN(value)) return otherwise;
  return clamp(Math.round(value / range.step) * range.step, range.min, range.max);
}

/** A valid country code, else empty. */
function readCountry(text: string | null): string {
  const code = text?.trim().toUpperCase() ?? "";
  if (!/^[A-Z]{2}$/.test(code)) return "";
  return countryName(code, "en") === undefined ? "" : code;
}

/** Unique titles, at most as many as one can filter by. */
function readTitles(texts: readonly string[]): string[] {
  const titles = texts.map(storableText).filter((text) => text !== "" && text.length <= TITLE_MAX);
  return [...new Set(titles)].slice(0, FILTER_INTERESTS_MAX);
}

/** `20-30`; with one end alone, as in `20-` or `-30`, the other is open. */
function readAges(text: string | null): [number, number] {
  const [, from, to] = /^\s*(\d{0,9})\s*-?\s*(\d{0,9})\s*$/.exec(text ?? "") ?? [];
  const [min, max] = [from || AGE.min, to || AGE.max].map((age) => clamp(Number(age), AGE.min, AGE.max)) as [
    number,
    number,
  ];
  return min <= max ? [min, max] : [max, min];
}
