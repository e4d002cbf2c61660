/** Names for search: local scripts, and other spellings. */
import { foldPlaceName } from "@nakamatch/domain/places/search-names";
import type { City } from "./places.ts";

/** Non-Latin scripts by country. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  ...usedIn("AE AF BH DJ DZ EG EH ER IQ IR JO KM KW LB LY MA MR OM PK PS QA SA SD SO SY TD TN YE", ["Arabic"]),
  ...usedIn("BA BG BY KG KZ MD ME MK MN RS RU TJ TM UA UZ", ["Cyrillic"]),
  ...usedIn("CY GR", ["Greek"]),
  ...usedIn("CN HK MO SG TW", ["Han"]),
  ...usedIn("KP KR", ["Hangul"]),
  AM: ["Armenian"],
  BD: ["Bengali"],
  BT: ["Tibetan"],
  ET: ["Ethiopic"],
  GE: ["Georgian"],
  IL: ["Hebrew", "Arabic"],
  IN: "Devanagari Bengali Gujarati Gurmukhi Kannada Malayalam Oriya Tamil Telugu Arabic".split(" "),
  JP: ["Han", "Hiragana", "Katakana"],
  KH: ["Khmer"],
  LA: ["Lao"],
  LK: ["Sinhala", "Tamil"],
  MM: ["Myanmar"],
  MV: ["Thaana"],
  NP: ["Devanagari"],
  TH: ["Thai"],
};

function usedIn(countries: string, scripts: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(countries.split(" ").map((code) => [code, scripts]));
}

function writtenIn(scripts: readonly string[]): RegExp {
  const letter = scripts.map((script) => `\\p{scx=${script}}`).join("|");
  return new RegExp(`^(?=.*\\p{L})(?:${letter}|\\P{L})+$`, "u");
}

/** Airport codes; transliterations are recognized by lower-case initials. */
const CODE = /^[A-Z]{3,4}$/;
const CAPITALIZED = /^\P{L}*\p{Lu}/u;
const IN_LATIN = writtenIn(["Latin"]);

/** Returns names likely to be typed: in Latin script or the country's own. */
export function typedNames(countryCode: string, alternateNames: readonly string[]): string[] {
  const scripts = SCRIPTS[countryCode];
  const isOwn = scripts && writtenIn(scripts);
  return alternateNames.filter(
    (name) => (IN_LATIN.test(name) && CAPITALIZED.test(name) && !CODE.test(name)) || isOwn?.test(name),
  );
}

/** Abbreviations: `St.` is `Sankt` in German, `Sint` in Dutch. */
const SHORT_WORDS: readonly (readonly [short: string, long: readonly string[]])[] = [
  ["st", ["saint", "sankt", "sint"]],
  ["ste", ["sainte"]],
  ["sta", ["santa"]],
  ["sto", ["santo"]],
  ["mt", ["mount"]],
  ["ft", ["fort"]],
];
/** `S. Paulo`; the letter alone also abbreviates other words. */
const SHORT_ONLY: readonly string[] = ["san", "sao"];

/** Countries that write `ae`, `oe`, `ue` or `aa` for ä, ö, ü or å. */
const WITH_TWO_LETTERS = new Set("AT BE CH DE DK EE FI FO IS IT LI LU NL NO SE".split(" "));
const TWO_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ä/g, "ae"],
  [/[öø]/g, "oe"],
  [/ü/g, "ue"],
  [/å/g, "aa"],
];

/** Returns spellings with and without abbreviations, and with `ae` for `ä`. */
function spellings(countryCode: string, name: string): string[] {
  const folded = [foldPlaceName(name)];
  if (WITH_TWO_LETTERS.has(countryCode)) {
    const lower = name.normalize("NFC").toLowerCase();
    folded.push(foldPlaceName(TWO_LETTERS.reduce((text, [letter, two]) => text.replace(letter, two), lower)));
  }
  return folded.flatMap((text) => text.split(" ").reduce<string[]>(withWord, []));
}

/** Turns `ae` into `ä`, folded to `a`. */
function withOneLetter(countryCode: string, name: string): string[] {
  if (!WITH_TWO_LETTERS.has(countryCode)) return [];
  return [foldPlaceName(name).replace(/([aou])e|aa/g, (two, letter) => letter ?? two[0])];
}

function withWord(beginnings: readonly string[], word: string, index: number): string[] {
  const ways = [word];
  for (const [short, long] of SHORT_WORDS) {
    if (word === short) ways.push(...long);
    if (long.includes(word)) ways.push(short);
  }
  if (SHORT_ONLY.includes(word)) ways.push("s");
  return index === 0 ? ways : beginnings.flatMap((beginning) => ways.map((way) => `${beginning} ${way}`));
}

/**
 * Gives cities all folded names for search, except gazetteer names shared with another city of the country, and `Au`
 * for `Aue`.
 */
export function giveOtherNames(
  cities: readonly City[],
  alternateNames: ReadonlyMap<number, readonly string[]>,
): City[] {
  const names = new Set(cities.map(({ countryCode, name }) => `${countryCode} ${foldPlaceName(name)}`));
  return cities.map((city) => {
    const { id, name, countryCode } = city;
    const known = [name, ...city.aliases].flatMap((own) => spellings(countryCode, own));
    const others = typedNames(countryCode, alternateNames.get(id) ?? [])
      .flatMap((other) => spellings(countryCode, other))
      .concat(withOneLetter(countryCode, name))
      .filter((other) => other !== "" && !names.has(`${countryCode} ${other}`));
    const [, ...aliases] = new Set([...known, ...others]);
    return { ...city, aliases };
  });
}
