import { type CsvRecord, type Problem, parseCsv } from "./csv.ts";

export interface Title {
  name: string;
  /** Year of first publication. */
  year: number | null;
  tags: string[];
  /** Original titles, translations, abbreviations. */
  aliases: string[];
}

export type TitleOnLine = Title & { line: number };

export const HEADER = "name,year,tags,aliases";

/** The same as in the constraints `gustos_nombre`, `gustos_alias_alias`, `gustos_year`. */
const LONGEST = 200;
const YEARS = { min: 1800, max: 2200 };

/** Parses a header, then one title per line with tags and aliases separated by `|`. Reports invalid lines in order. */
export function readTitles(text: string): { titles: TitleOnLine[]; problems: Problem[] } {
  const { records, problem } = parseCsv(text);
  const [header, ...rows] = records;
  if (header?.fields.join(",") !== HEADER) {
    return { titles: [], problems: [problem ?? { line: 1, reason: `the first line must be ${HEADER}` }] };
  }
  const titles: TitleOnLine[] = [];
  const problems: Problem[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    const title = toTitle(row);
    const reason = reasonAgainst(row, title) ?? repetition(lines.get(foldTitle(title.name)));
    if (reason === undefined) {
      lines.set(foldTitle(title.name), row.line);
      titles.push(title);
    } else problems.push({ line: row.line, reason });
  }
  if (problem) problems.push(problem);
  return { titles, problems };
}

/** Removes accents and lower-cases. */
export function foldTitle(title: string): string {
  return title
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase();
}

function toTitle({ line, fields }: CsvRecord): TitleOnLine {
  const [name = "", year = "", tags = "", aliases = ""] = fields.map((field) => field.trim());
  return { line, name, year: year === "" ? null : Number(year), tags: parts(tags), aliases: parts(aliases) };
}

function parts(field: string): string[] {
  return field === "" ? [] : field.split("|").map((part) => part.trim());
}

function reasonAgainst({ fields }: CsvRecord, { name, year, tags, aliases }: TitleOnLine): string | undefined {
  if (fields.length !== 4) return `there are ${fields.length} fields instead of 4`;
  if (fields.some((field) => /\p{Cc}/u.test(field))) return "there is a control character or line break";
  if (name === "") return "the name is missing";
  if (isTooLong(name)) return `the name is longer than ${LONGEST} characters`;
  if (year !== null && !(Number.isInteger(year) && year >= YEARS.min && year <= YEARS.max)) {
    return `the year is not one from ${YEARS.min} to ${YEARS.max}`;
  }
  const badTag = tags.find((tag) => !/^[a-z0-9]+$/.test(tag));
  if (badTag !== undefined) return `the tag "${badTag}" is not made of small letters and digits`;
  if (new Set(tags).size !== tags.length) return "a tag is listed twice";
  if (aliases.some((alias) => alias === "")) return "an alias is empty";
  if (aliases.some(isTooLong)) return `an alias is longer than ${LONGEST} characters`;
  const folded = [name, ...aliases].map(foldTitle);
  const repeated = folded.findIndex((title, place) => folded.indexOf(title) !== place);
  return repeated === -1 ? undefined : `the alias "${aliases[repeated - 1]}" says nothing new`;
}

function repetition(line: number | undefined): string | undefined {
  return line === undefined ? undefined : `the title is already on line ${line}`;
}

/** Counts characters like the database, not UTF-16 units. */
function isTooLong(text: string): boolean {
  return [...text].length > LONGEST;
}
