import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { foldPlaceName } from "@nakamatch/domain/places/search-names";

/** Names that the locale data lacks, folded. */
const OTHER_NAMES = { uk: "GB", england: "GB", scotland: "GB", wales: "GB", usa: "US", holland: "NL", espana: "ES" };

/** Codes by folded name, in six languages, and by code. */
export function countryCodes(codes: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>(Object.entries(OTHER_NAMES));
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames(language, { type: "region" });
    for (const code of codes) found.set(foldPlaceName(names.of(code) ?? code), code);
  }
  return found;
}

/**
 * What may be the name of a city in a text such as `Messe, Hallenstr. 1, 50679 Köln, Deutschland`: its parts without
 * numbers, folded, and the country at its end.
 */
export function placeNames(
  venue: string,
  countries: ReadonlyMap<string, string>,
): { names: string[]; country: string | null } {
  const parts = venue.split(/[,;·|()/\n]|\s[-–—]\s/).map((part) => part.trim());
  const last = parts.at(-1) ?? "";
  const country = countries.get(foldPlaceName(last)) ?? (isCode(last, countries) ? last : null);
  const rest = country ? parts.slice(0, -1) : parts;
  const names = rest.map((part) =>
    foldPlaceName(
      part
        .split(/\s+/)
        .filter((word) => !/\d/.test(word))
        .join(" "),
    ),
  );
  return { names: [...new Set(names)].filter((name) => name !== ""), country };
}

function isCode(text: string, countries: ReadonlyMap<string, string>): boolean {
  return [...countries.values()].includes(text);
}

/** The one city that all names together allow; null if several do, or none. Own names count before others. */
export function onlyCity(found: readonly { id: number; isOwnName: boolean }[][]): number | null {
  const ids = new Set(
    found.flatMap((named) => {
      const own = named.filter(({ isOwnName }) => isOwnName);
      return (own.length > 0 ? own : named).map(({ id }) => id);
    }),
  );
  const [id = null] = ids;
  return ids.size === 1 ? id : null;
}

/** The countries in which clocks follow a zone. */
export function countriesOf(timeZone: string, codes: readonly string[]): string[] {
  return codes.filter((code) => zonesOf(code).includes(timeZone));
}

/** Standard since ES2025; the types of this release lack it. */
function zonesOf(code: string): string[] {
  const locale = new Intl.Locale("und", { region: code }) as Intl.Locale & { getTimeZones(): string[] | undefined };
  return locale.getTimeZones() ?? [];
}
