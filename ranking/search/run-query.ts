import { birthRange } from "../index/birth-date.ts";
import type { Delta } from "../index/delta.ts";
import type { LanguageSets } from "../index/language-sets.ts";
import type { Places } from "../index/places.ts";
import type { Population } from "../index/population.ts";
import { allowedBy } from "../index/profile-state.ts";
import type { Segment } from "../index/segment.ts";
import type { Titles } from "../index/titles.ts";
import type { RankingPage, RankingQuery } from "../types.ts";
import { Collector } from "./collector.ts";
import { needsBits, type SearchRequest, type SearchTuning } from "./search-request.ts";
import { SegmentSearch } from "./segment-search.ts";

export interface QueryParts {
  places: Places;
  titles: Titles;
  languages: LanguageSets;
  population: Population;
  segments: readonly Segment[];
  delta: Delta;
  tuning: SearchTuning;
}

export function runQuery(query: RankingQuery, parts: QueryParts): RankingPage {
  const { places, population, delta } = parts;
  const request = makeRequest(query, parts);
  const searches = parts.segments.map((segment) => new SegmentSearch(segment, request));
  let total = delta.search(request, places);
  for (const search of searches) total += search.offer();
  if (!request.byDistance) for (const search of searches) search.offerUnmatched();
  if (!needsBits(request) && request.city === null) total = population.count(request.allowed, request.country);
  return { rows: request.collector.rows(), total };
}

function makeRequest(
  query: RankingQuery,
  { places, titles, languages, population, tuning }: QueryParts,
): SearchRequest {
  const { viewer, filters, sort } = query;
  const interests = new Set(Array.from(viewer.interestIds));
  const known = [...interests].map((id) => titles.find(id)).filter((title) => title !== undefined);
  const marks = new Uint8Array(titles.size);
  for (const title of known) marks[title] = 1;
  const city = filters.city ?? null;
  const country = filters.country === undefined ? null : places.findCountry(filters.country);
  const allowed = allowedBy(viewer);
  const home = places.vectorOfCity(viewer.city);
  return {
    collector: new Collector(query),
    byDistance: sort === "distance",
    allowed,
    origin: sort === "taste" ? null : home,
    centre: filters.maxDistance === undefined ? null : home,
    titles: known,
    titleCount: interests.size,
    marks,
    minCompatibility: filters.minCompatibility ?? 0,
    maxDistance: filters.maxDistance === undefined ? null : filters.maxDistance * 100,
    country,
    city,
    cityPlaces: city === null ? [] : places.placesOfCity(city),
    anyOf: filters.interestIds?.map((id) => titles.find(id)).filter((title) => title !== undefined) ?? null,
    births: filters.ageRange ? birthRange(filters.ageRange, query.today) : null,
    verified: filters.verified ?? false,
    speaking: filters.languages === undefined ? null : languages.speaking(filters.languages),
    fitsFew: population.count(allowed, country) <= tuning.few,
    tuning,
  };
}
