/**
 * City search: `node bench/cities.ts [--engine postgres|pglite] [--draw 1000]`. Prints JSON per spelling: share of
 * drawn cities among the first results (`found`, goal 0.99), share of those in first place (`first`), milliseconds
 * per call (goal 20). PostgreSQL is a temporary cluster, or a database on `DATABASE_URL`.
 */
import { parseArgs } from "node:util";
import { CITY_OPTIONS } from "../contract/vocabulary/limits.ts";
import { searchCities } from "../server/features/people/geography/service.ts";
import { readGazetteer } from "../server/seed/geography/gazetteer.ts";
import { loadGeography, readCities } from "../server/seed/geography/load.ts";
import { typedNames } from "../server/seed/geography/other-names.ts";
import { createCleanup } from "./discovery/cleanup.ts";
import { openEmptyDatabase } from "./discovery/database-home.ts";
import { percentiles } from "./percentiles.ts";

const { values } = parseArgs({
  options: { engine: { type: "string", default: "postgres" }, draw: { type: "string", default: "1000" } },
});
if (values.engine !== "postgres" && values.engine !== "pglite") throw new Error("--engine is postgres or pglite");
const drawn = Number(values.draw);

let state = 1;
const random = () => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};

type Named = { id: number; countryCode: string; name: string; others: readonly string[] };

const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");
const replaced = (text: string, pattern: RegExp, words: Record<string, string>) =>
  text.replace(pattern, (found) => words[found.toLowerCase()] ?? found);
const GERMAN = new Set(["AT", "CH", "DE", "LI"]);
const TWO = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };
const SHORT = { saint: "St", sainte: "Ste", sankt: "St.", santa: "Sta.", santo: "Sto.", mount: "Mt", fort: "Ft." };

/** Undefined if the spelling does not apply. */
const SPELLINGS: Record<string, (city: Named) => string | undefined> = {
  "as shown": ({ name }) => name,
  "capital letters": ({ name }) => name.toUpperCase(),
  "without accents": ({ name }) => withoutAccents(name),
  "ae, oe, ue, ss": ({ name, countryCode }) => (GERMAN.has(countryCode) ? replaced(name, /[äöüß]/gi, TWO) : undefined),
  "short words": ({ name }) => replaced(name, /^(saint|sainte|sankt|santa|santo|mount|fort)(?=[ -])/i, SHORT),
  "spaces for hyphens": ({ name }) => name.replaceAll("-", " "),
  "own script": ({ countryCode, others }) =>
    typedNames(countryCode, others).find((other) => !/\p{Script=Latin}/u.test(other)),
  "an invisible character": ({ name }) => `${name.slice(0, 1)}\u200b${name.slice(1)}`,
  "decomposed accents": ({ name }) => name.normalize("NFD"),
};
/** Other spellings draw only names that they change. */
const ALWAYS = new Set(["as shown"]);

const cleanup = createCleanup();
try {
  const { database } = await openEmptyDatabase(values.engine, cleanup);
  const start = performance.now();
  await loadGeography(database);
  const load = Math.round(performance.now() - start);

  const columns = await readCities();
  const others = new Map(readGazetteer().map(({ id, alternateNames }) => [id, alternateNames]));
  const cities = columns.ids
    .map((id, row) => ({
      id,
      countryCode: columns.countryCodes[row] ?? "",
      name: columns.names[row] ?? "",
      others: others.get(id) ?? [],
      order: random(),
    }))
    .sort((a, b) => a.order - b.order);
  const spellings: Record<string, unknown> = {};
  const times: number[] = [];
  for (const [spelling, write] of Object.entries(SPELLINGS)) {
    const counts = { asked: 0, found: 0, first: 0 };
    const missing: string[] = [];
    for (const city of cities) {
      if (counts.asked === drawn) break;
      const text = write(city);
      if (text === undefined || (text === city.name && !ALWAYS.has(spelling))) continue;
      const before = performance.now();
      const page = await searchCities(database.db, city.countryCode, text, CITY_OPTIONS.filter);
      times.push(performance.now() - before);
      const place = page.findIndex(({ id }) => id === city.id);
      counts.asked++;
      if (place >= 0) counts.found++;
      else missing.push(`${city.countryCode} ${text}`);
      if (place === 0) counts.first++;
    }
    const share = (count: number) => Math.round((count / counts.asked) * 1000) / 1000;
    spellings[spelling] = {
      asked: counts.asked,
      found: share(counts.found),
      first: share(counts.first),
      missing: missing.slice(0, 10),
    };
  }
  const typing: number[] = [];
  for (const text of ["s", "sa", "san", "san j", "ne", "new", "st", "beij"]) {
    for (const country of ["US", "CN", "MX", "FR", "DE", "IN"]) {
      const before = performance.now();
      await searchCities(database.db, country, text, CITY_OPTIONS.filter);
      typing.push(performance.now() - before);
    }
  }
  const report = { engine: values.engine, load, spellings, times: percentiles(times), typing: percentiles(typing) };
  console.log(JSON.stringify(report, null, 2));
} finally {
  await cleanup.close();
}
