import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { distanceKm } from "@nakamatch/domain/meeting/distance";
import type { DemoCity } from "./demo-types.ts";
import { DEMO_COUNTRIES, type DemoCountry } from "./material/countries.ts";
import type { Culture } from "./material/names.ts";
import type { Random } from "./random.ts";

export type Home = { country: DemoCountry; city: DemoCity; language: Language; culture: Culture };

/** People near the demo member. */
const NEIGHBOURS = { sameCity: 15, around: 9, aroundKm: 70 } as const;
const CITIES_PER_COUNTRY = 40;

/** Falls back to the largest city of the country, or of all. */
export function findCity(cities: readonly DemoCity[], name: string, countryCode: string): DemoCity {
  const bySize = [...cities].sort((a, b) => b.population - a.population || a.id - b.id);
  const inCountry = bySize.filter((city) => city.countryCode === countryCode);
  const city = inCountry.find((candidate) => candidate.name === name) ?? inCountry[0] ?? bySize[0];
  if (!city) throw new Error("Demo people need at least one city");
  return city;
}

/** Distributes people, some of them near `hub`. */
export function settle(cities: readonly DemoCity[], hub: DemoCity, count: number, random: Random): Home[] {
  const homes: Home[] = [];
  const known = DEMO_COUNTRIES.filter(({ code }) => cities.some((city) => city.countryCode === code));
  const weighted = known.map((country) => [country, country.people] as const);
  for (const country of known) {
    const candidates = largest(cities, country.code);
    const share = Math.round((country.people * count) / DEMO_COUNTRIES.reduce((sum, { people }) => sum + people, 0));
    for (let index = 0; index < share && homes.length < count; index++) {
      const near = country.code === hub.countryCode ? nearHub(cities, hub, index, random) : undefined;
      homes.push(home(country, near ?? pickBySize(candidates, random), random));
    }
  }
  while (homes.length < count) {
    const country = weighted.length > 0 ? random.weighted(weighted) : DEMO_COUNTRIES[0];
    if (!country) throw new Error("Demo people need at least one country");
    const candidates = largest(cities, country.code);
    homes.push(home(country, candidates.length > 0 ? pickBySize(candidates, random) : hub, random));
  }
  return random.shuffle(homes);
}

function nearHub(cities: readonly DemoCity[], hub: DemoCity, index: number, random: Random): DemoCity | undefined {
  if (index < NEIGHBOURS.sameCity) return hub;
  if (index >= NEIGHBOURS.sameCity + NEIGHBOURS.around) return undefined;
  const around = cities.filter(
    (city) => city.id !== hub.id && city.countryCode === hub.countryCode && distanceKm(city, hub) < NEIGHBOURS.aroundKm,
  );
  return around.length > 0 ? pickBySize(around, random) : undefined;
}

function largest(cities: readonly DemoCity[], countryCode: string): DemoCity[] {
  return cities
    .filter((city) => city.countryCode === countryCode && !(countryCode === "BE" && city.latitude > 50.9))
    .sort((a, b) => b.population - a.population || a.id - b.id)
    .slice(0, CITIES_PER_COUNTRY);
}

function pickBySize(cities: readonly DemoCity[], random: Random): DemoCity {
  return random.weighted(cities.map((city) => [city, Math.max(1, city.population) ** 0.65] as const));
}

/** Chooses a language, as Switzerland and Canada have several. */
function home(country: DemoCountry, city: DemoCity, random: Random): Home {
  if (country.code === "CH" && city.longitude < 7.2) return { country, city, language: "fr", culture: "france" };
  if (country.code === "CH" && city.latitude < 46.3 && city.longitude > 8.4) {
    return { country, city, language: "it", culture: "italy" };
  }
  const quebec = city.longitude > -74.5 && city.longitude < -70 && city.latitude > 45;
  if (country.code === "CA" && quebec) return { country, city, language: "fr", culture: "france" };
  const language = random.weighted(country.languages);
  return { country, city, language, culture: country.code === "US" && language === "es" ? "latin" : country.culture };
}
