import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { meaningOf } from "./file-meaning.ts";
import { type ListFile, type ListItem, listItem, type ReadEntries, scaleOf, statusOf } from "./list-item.ts";
import { isOneTitle, partsOf } from "./plain-text.ts";
import { type Row, readRows } from "./rows.ts";

/** Lower case, letters only. */
const COLUMNS = {
  title: ["title", "seriestitle", "animetitle", "titulo", "titre", "titel", "titolo", "タイトル", "作品名"],
  name: ["name", "nombre", "nom", "nome"],
  originalTitle: ["originaltitle"],
  show: ["showtitle"],
  year: ["year", "ano", "annee", "anno", "jahr"],
  rating: ["rating", "yourrating", "score"],
  status: ["status"],
  type: ["type", "titletype", "mediatype"],
  imdb: ["imdbid", "const"],
  tmdb: ["tmdbid"],
  letterboxd: ["letterboxduri"],
  like: ["liked"],
} as const;

type Column = keyof typeof COLUMNS;
type Places = ReadonlyMap<Column, number>;

/** "Name" means title only beside these: people have names too. */
const BESIDE_NAMES: readonly Column[] = ["year", "rating", "imdb", "tmdb", "letterboxd", "type"];

const PREAMBLE_MAX = 20;

const DELIMITERS = ["\t", ";", "|", ","] as const;

export interface Table {
  rows: Row[];
  unreadable: number;
}

/** Reads a table with a known title column (Letterboxd, IMDb, Trakt …); undefined without one. */
export function readTable({ path, text }: ListFile): ReadEntries | undefined {
  const head = headOf(text, PREAMBLE_MAX * 3);
  // A one-column heading may be a line of plain text.
  const delimiter = DELIMITERS.find((each) => headingIn(readRows(head, each).rows, { widthMin: 2 }));
  return delimiter && readEntries(path, readRows(text, delimiter), { widthMin: 2 });
}

/** Reads rows, one of which names at least `widthMin` columns. */
export function readEntries(
  path: string,
  { rows, unreadable }: Table,
  { widthMin }: { widthMin: number },
): ReadEntries | undefined {
  const heading = headingIn(rows, { widthMin });
  if (!heading) return undefined;
  const { places, at, width } = heading;
  const preamble = rows.slice(0, at);
  const isLetterboxd = places.has("letterboxd") || /^letterboxd/i.test(preamble[0]?.fields[0] ?? "");
  const service = isLetterboxd ? "letterboxd" : places.has("imdb") || places.has("tmdb") ? "trakt" : "text";
  // Of a table of the person's own the name says nothing.
  const meaning = meaningOf(service === "text" ? "" : path);
  const entries: { item: ListItem; rating: number }[] = [];
  let broken = unreadable;
  for (const { fields, isCertain } of rows.slice(at + 1)) {
    const cell = (column: Column) => unquoted(fields[places.get(column) ?? -1] ?? "");
    const type = cell("type").toLowerCase();
    const isPart = /episode|season/.test(type);
    if (isPart && cell("show") === "") continue;
    // An extra separator may shift a note into the title column.
    if (isTooWide(fields, width) || !(isCertain || (fields.length === width && /^\d{4}$/.test(cell("year"))))) {
      broken++;
      continue;
    }
    const item = listItem({
      kind:
        kindOf(type) ?? (service === "text" && !(places.has("name") && places.has("year")) ? null : "serie_pelicula"),
      titles: isPart ? [cell("show")] : [cell(places.has("title") ? "title" : "name"), cell("originalTitle")],
      year: isPart || cell("year") === "" ? null : Number(cell("year")),
      references: isPart ? [] : referencesOf(cell("imdb"), cell("tmdb"), type),
      ...meaning,
      isFavourite: meaning.isFavourite || /^(yes|true|1)$/i.test(cell("like")),
      status: statusOf(cell("status")) ?? (isPart && meaning.status === "completed" ? null : meaning.status),
    });
    entries.push({ item, rating: isPart ? 0 : Number(cell("rating").replace(",", ".")) });
  }
  const scale =
    service === "letterboxd" ? 5 : service === "trakt" ? 10 : Math.max(5, scaleOf(entries.map(({ rating }) => rating)));
  const items = entries.map(({ item, rating }) => listItem({ ...item, score: rating / scale }));
  return { source: service, items, unreadable: broken };
}

/** Detects a table without known columns; undefined for plain titles. */
export function unnamedTable(text: string): { width: number; delimiter: string } | undefined {
  const titles = headOf(text, 500)
    .split("\n")
    .map((line) => partsOf(line).title)
    .join("\n");
  const tables = DELIMITERS.flatMap((delimiter) => {
    const { rows } = readRows(titles, delimiter);
    const widths = rows.map(({ fields }) => fields.length).filter((width) => width > 1);
    // No title has a tab.
    const isTable = delimiter === "\t" ? widths.length > 0 : widths.length > 1 && widths.length * 2 >= rows.length;
    return isTable ? [{ width: mostFrequent(widths), delimiter, count: widths.length }] : [];
  });
  return tables.sort((a, b) => b.count - a.count || a.width - b.width)[0];
}

/** On a tie the smallest: extra separators are in notes. */
function mostFrequent(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [first] = [...counts].sort(([a, timesOfA], [b, timesOfB]) => timesOfB - timesOfA || a - b);
  return first?.[0] ?? 0;
}

/** Rows from the first of the usual width on. */
export function unnamedRows(text: string, { width, delimiter }: { width: number; delimiter: string }): Table {
  const { rows, unreadable } = readRows(text, delimiter);
  return { rows: rows.slice(rows.findIndex(({ fields }) => fields.length === width)), unreadable };
}

/** Reads the column that the person chose. */
export function readColumn(
  { rows, unreadable }: Table,
  { column, hasHeading, width }: { column: number; hasHeading: boolean; width: number },
): ReadEntries {
  const entries = hasHeading ? rows.slice(1) : rows;
  const titles = entries
    .filter(({ fields, isCertain }) => isCertain && !isTooWide(fields, width))
    .map(({ fields }) => unquoted(fields[column] ?? ""))
    .filter(isOneTitle);
  return {
    source: "text",
    items: titles.map((title) => listItem({ kind: null, titles: [title] })),
    unreadable: unreadable + entries.length - titles.length,
  };
}

/** References by IMDb id (`tt0133093`), or TMDB number and kind. */
export function referencesOf(imdb: unknown, tmdb: unknown, type: string): string[] {
  const references: string[] = [];
  if (typeof imdb === "string" && /^tt\d{7,10}$/.test(imdb)) references.push(`imdb:${imdb}`);
  const kind = /show|tv|series/.test(type) ? "tv" : "movie";
  if (/^[1-9]\d{0,8}$/.test(String(tmdb ?? ""))) references.push(`tmdb-${kind}:${tmdb}`);
  return references;
}

function headingIn(
  rows: readonly Row[],
  { widthMin }: { widthMin: number },
): { at: number; places: Places; width: number } | undefined {
  for (const [at, { fields }] of rows.slice(0, PREAMBLE_MAX).entries()) {
    const names = fields.map(plainName);
    const places = new Map<Column, number>();
    for (const [column, known] of Object.entries(COLUMNS)) {
      const place = names.findIndex((name) => (known as readonly string[]).includes(name));
      if (place !== -1) places.set(column as Column, place);
    }
    const hasTitles = places.has("title") || (places.has("name") && BESIDE_NAMES.some((each) => places.has(each)));
    if (hasTitles && fields.length >= widthMin) return { at, places, width: fields.length };
  }
  return undefined;
}

function kindOf(type: string): InterestKind | undefined {
  if (/game/.test(type)) return "juego";
  return /movie|film|show|series|episode|season/.test(type) ? "serie_pelicula" : undefined;
}

function isTooWide(fields: readonly string[], width: number): boolean {
  return fields.slice(width).some((field) => field.trim() !== "");
}

function unquoted(field: string): string {
  return field
    .trim()
    .replace(/^"([\s\S]*)"$/, "$1")
    .replaceAll('\\"', '"');
}

function plainName(heading: string): string {
  return heading
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");
}

function headOf(text: string, lines: number): string {
  return text.split(/\r\n|\r|\n/, lines).join("\n");
}
