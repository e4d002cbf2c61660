import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";
import { parseCsv } from "./csv.ts";

/** A title with its ids in other databases, such as `mal-anime:21`. */
export interface ReferencedTitle {
  kind: InterestKind;
  name: string;
  references: string[];
}

const HEADER = "kind,name,references";
const REFERENCE = /^(?:(?:mal-anime|mal-manga|anilist|tmdb-tv|tmdb-movie|steam):[1-9]\d{0,8}|imdb:tt\d{7,10})$/;

/**
 * Parses a header, then one title per line with references separated by `|`.
 *
 * @throws {Error} for an invalid line, or a reference used by two titles
 */
export function readReferences(text: string): ReferencedTitle[] {
  const { records, problem } = parseCsv(text);
  const [header, ...rows] = records;
  if (problem || header?.fields.join() !== HEADER) throw new Error(`references.csv: the first line must be ${HEADER}`);
  const owners = new Set<string>();
  return rows.map(({ line, fields: [kindName, name = "", list = ""] }) => {
    const kind = INTEREST_KINDS.find((known) => known === kindName);
    const references = list.split("|");
    const bad = references.find(
      (reference, place) =>
        !REFERENCE.test(reference) || owners.has(reference) || references.indexOf(reference) !== place,
    );
    if (!kind || name === "" || bad !== undefined) throw new Error(`references.csv, line ${line}: ${bad ?? name}`);
    for (const reference of references) owners.add(reference);
    return { kind, name, references };
  });
}
