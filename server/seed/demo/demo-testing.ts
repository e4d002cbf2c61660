import { INTEREST_KINDS } from "@nakamatch/contract/vocabulary/people";
import type { CatalogueTitle, DemoCity, DemoInput } from "./demo-types.ts";
import { SIGN_IN_PEOPLE } from "./material/anchors.ts";
import { DEMO_COUNTRIES } from "./material/countries.ts";
import { TASTES } from "./material/tastes.ts";
import { createRandom } from "./random.ts";

const TITLES_PER_KIND = 320;

/** Invented titles with real tags, starting with famous ones named by the sign-in people. */
function makeTitles(): CatalogueTitle[] {
  const random = createRandom(1);
  let id = 0;
  return INTEREST_KINDS.flatMap((kind) => {
    const tags = [...new Set(Object.values(TASTES).flatMap((taste) => Object.keys(taste.tags[kind])))];
    const famous = [...new Set(Object.values(SIGN_IN_PEOPLE).flatMap(({ titles }) => titles[kind]))];
    return Array.from({ length: TITLES_PER_KIND }, (_, index): CatalogueTitle => {
      const own = random.shuffle(tags).slice(0, random.int(1, 3));
      const local = kind === "serie_pelicula" && index % 25 === 3 ? ["spanish"] : [];
      return { id: ++id, name: famous[index] ?? `Title ${id}`, kind, tags: [...own, ...local], rank: index + 1 };
    });
  });
}

/** A few cities per country; those of Spain have real names and places. */
function makeCities(): DemoCity[] {
  const spain: DemoCity[] = [
    { id: 1, name: "Madrid", countryCode: "ES", latitude: 40.4165, longitude: -3.7026, population: 3_255_944 },
    { id: 2, name: "Barcelona", countryCode: "ES", latitude: 41.3888, longitude: 2.159, population: 1_621_537 },
    { id: 3, name: "Alcalá de Henares", countryCode: "ES", latitude: 40.482, longitude: -3.36, population: 204_574 },
    { id: 4, name: "Getafe", countryCode: "ES", latitude: 40.3057, longitude: -3.733, population: 173_057 },
    { id: 5, name: "Sevilla", countryCode: "ES", latitude: 37.3828, longitude: -5.9732, population: 703_206 },
  ];
  const others = DEMO_COUNTRIES.filter(({ code }) => code !== "ES").flatMap(({ code }, place) =>
    [0, 1, 2].map(
      (index): DemoCity => ({
        id: 100 + place * 10 + index,
        name: `${code} ${index}`,
        countryCode: code,
        latitude: 48 - index,
        longitude: 8 - index,
        population: 900_000 / (index + 1),
      }),
    ),
  );
  return [...spain, ...others];
}

/** Complete input for tests. */
export const DEMO_FIXTURE: DemoInput = { titles: makeTitles(), cities: makeCities(), referenceDate: "2026-03-01" };
