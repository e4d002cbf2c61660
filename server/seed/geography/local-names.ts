/** Replaces English names with local ones, and adds aliases for search. */
import { foldPlaceName } from "@nakamatch/domain/places/search-names";
import { byPopulation, groupBy, type SourcePlace } from "./places.ts";

/** A line of `city-names.tsv`. */
export type CityNames = {
  countryCode: string;
  /** Name in the source; of namesakes, the most populous. */
  source: string;
  /** Local name. */
  name: string;
  /** For search. */
  aliases: string[];
};

/** By country and source name, see `division-names.tsv`. */
export type DivisionRenames = ReadonlyMap<string, string>;

/** Countries whose division names end in a foreign word for their kind. */
const KIND_AT_END = new Set("AR BO CL CO CR CU DO EC GQ GT HN HR HU MX NI PA PE PL PY RO SK SV TR UY VE".split(" "));
const KINDS_AT_END = / (Comarca|County|Department|Municipality|Province|[Rr]egion|Voivodeship)$/;

/** Countries whose division names are unique without their first word. */
const KIND_AT_START = new Set("AT BE DE ES HR IT NL SI".split(" "));
const KINDS_AT_START = new RegExp(
  `^(${[
    ...["Città metropolitana di", "County of", "Gemeente", "Municipality of", "Politischer Bezirk", "Province of"],
    ...["Provincia de", "Provincia di", "Provincie", "Regierungsbezirk", "Urban Municipality of"],
  ].join("|")}) `,
);

/** The source writes Romanian with cedillas instead of commas. */
const ROMANIAN_LETTERS: Record<string, string> = { ş: "ș", ţ: "ț", Ş: "Ș", Ţ: "Ț" };

/** Reads `city-names.tsv`. */
export function parseCityNames(text: string): CityNames[] {
  return lines(text).map((line) => {
    const [countryCode, source, name, aliases, ...rest] = line.split("\t");
    if (!countryCode || !source || name === undefined || aliases === undefined || rest.length > 0) {
      throw new Error(`Not a line of names: ${line}`);
    }
    return { countryCode, source, name: name || source, aliases: aliases === "" ? [] : aliases.split(";") };
  });
}

/** Reads `division-names.tsv`. */
export function parseDivisionNames(text: string): DivisionRenames {
  return new Map(
    lines(text).map((line) => {
      const [countryCode, source, name, ...rest] = line.split("\t");
      if (!countryCode || !source || !name || rest.length > 0) throw new Error(`Not a line of names: ${line}`);
      return [divisionKey(countryCode, source), name];
    }),
  );
}

function lines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line !== "" && !line.startsWith("#"));
}

/** @throws if a line matches no place, so that source updates lose no name */
export function giveLocalNames(places: readonly SourcePlace[], names: readonly CityNames[]): SourcePlace[] {
  const bearers = groupBy([...places].sort(byPopulation), (place) => `${place.countryCode}\t${place.name}`);
  const given = new Map<number, CityNames>();
  for (const line of names) {
    const [bearer] = bearers.get(`${line.countryCode}\t${line.source}`) ?? [];
    if (!bearer) throw new Error(`No place is called ${line.source} in ${line.countryCode}`);
    if (given.has(bearer.id)) throw new Error(`${line.source} in ${line.countryCode} has two lines of names`);
    given.set(bearer.id, line);
  }
  return places.map((place) => {
    const line = given.get(place.id);
    const name = respell(place.countryCode, line?.name ?? place.name);
    return { ...place, name, aliases: line ? distinct(name, [line.source, ...line.aliases]) : [] };
  });
}

function distinct(name: string, aliases: readonly string[]): string[] {
  const known = new Set([foldPlaceName(name)]);
  return aliases.filter((alias) => {
    const folded = foldPlaceName(alias);
    if (known.has(folded)) return false;
    known.add(folded);
    return true;
  });
}

/** Returns the local name of a first- or second-order division. */
export function localDivisionName(countryCode: string, source: string, renames: DivisionRenames): string {
  let bare = source;
  if (KIND_AT_END.has(countryCode)) bare = bare.replace(KINDS_AT_END, "");
  if (KIND_AT_START.has(countryCode)) bare = bare.replace(KINDS_AT_START, "");
  const renamed = renames.get(divisionKey(countryCode, source)) ?? renames.get(divisionKey(countryCode, bare)) ?? bare;
  return respell(countryCode, renamed);
}

function divisionKey(countryCode: string, name: string): string {
  return `${countryCode}\t${name}`;
}

function respell(countryCode: string, name: string): string {
  if (countryCode !== "RO" && countryCode !== "MD") return name;
  return name.replace(/[şţŞŢ]/g, (letter) => ROMANIAN_LETTERS[letter] ?? letter);
}
