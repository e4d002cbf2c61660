import { csvRecords } from "./csv.ts";
import { type ListFile, type ListItem, type ListSource, listItem } from "./list-item.ts";

/** Names of columns, in lower case and without what is not a letter, that mean the same in different exports. */
const COLUMNS = {
  title: ["name", "title"],
  originalTitle: ["originaltitle"],
  show: ["showtitle"],
  year: ["year"],
  rating: ["rating", "yourrating"],
  type: ["type", "titletype", "mediatype"],
  imdb: ["imdbid", "const"],
  tmdb: ["tmdbid"],
  like: ["liked"],
} as const;

type Column = keyof typeof COLUMNS;

/**
 * The entries of a CSV export: Letterboxd's, Trakt's, or another with a column of titles and one that tells what a film or
 * series is. Undefined for a text that is no such table.
 *
 * @throws {ListError} `damaged` where a quotation mark is out of place
 */
export function readTable({ path, text }: ListFile): { source: ListSource; items: ListItem[] } | undefined {
  const [firstLine = ""] = text.split("\n", 1);
  if (!firstLine.includes(",")) return undefined;
  const records = csvRecords(text);
  const first = records.next();
  const header = first.done ? [] : first.value.map(plainName);
  const places = new Map(
    Object.entries(COLUMNS).map(([column, names]) => [
      column,
      header.findIndex((name) => (names as readonly string[]).includes(name)),
    ]),
  );
  const isLetterboxd = header.includes("letterboxduri");
  const has = (column: Column) => places.get(column) !== -1;
  if (!has("title") || !(isLetterboxd || has("year") || has("imdb") || has("tmdb"))) return undefined;
  const items: ListItem[] = [];
  for (const record of records) {
    const cell = (column: Column) => record[places.get(column) as number]?.trim() ?? "";
    const type = cell("type").toLowerCase();
    const isPart = /episode|season/.test(type);
    if (isPart && cell("show") === "") continue;
    items.push(
      listItem({
        kind: "serie_pelicula",
        titles: isPart ? [cell("show")] : [cell("title"), cell("originalTitle")],
        year: isPart || cell("year") === "" ? null : Number(cell("year")),
        references: isPart ? [] : referencesOf(cell("imdb"), cell("tmdb"), type),
        score: isPart ? null : Number(cell("rating")) / (isLetterboxd ? 5 : 10),
        isFavourite: /(^|\/)likes\//.test(path) || /^(yes|true|1)$/i.test(cell("like")),
        status: /watchlist/.test(path) ? "planned" : "completed",
      }),
    );
  }
  return { source: isLetterboxd ? "letterboxd" : "trakt", items };
}

function plainName(header: string): string {
  return header.toLowerCase().replace(/[^a-z]/g, "");
}

/** References of a film or series by the ids that exports give: `tt0133093`, and TMDB's number with the kind of work. */
export function referencesOf(imdb: unknown, tmdb: unknown, type: string): string[] {
  const references: string[] = [];
  if (typeof imdb === "string" && /^tt\d{7,10}$/.test(imdb)) references.push(`imdb:${imdb}`);
  const kind = /show|tv|series/.test(type) ? "tv" : "movie";
  if (/^[1-9]\d{0,8}$/.test(String(tmdb ?? ""))) references.push(`tmdb-${kind}:${tmdb}`);
  return references;
}
