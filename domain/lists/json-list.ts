import { ListError } from "./list-error.ts";
import {
  type ListItem,
  type ListSource,
  type ListStatus,
  listItem,
  type ReadEntries,
  scaleOf,
  statusOf,
} from "./list-item.ts";
import { readPlainText } from "./plain-text.ts";
import { readEntries, referencesOf, type Table } from "./table.ts";

type Json = Record<string, unknown>;

/** What of a JSON text the recognition of one entry can look up. */
interface Surroundings {
  /** Path of the file within an archive. */
  path: string;
  /** JSON:API resources, by type and id. */
  resources: ReadonlyMap<string, Json>;
  /** The rating that counts as the best, of AniList's several scales. */
  aniListScale: number;
}

/** Statuses as AniList's export of one's data numbers them. */
const ANILIST_STATUSES: readonly ListStatus[] = ["current", "planned", "completed", "dropped", "paused", "current"];

/** Objects and lists inside one another; the exports have seven. */
const DEPTH_MAX = 32;

/**
 * The entries of a JSON export: of AniList (its API's lists, or the export of one's data), Kitsu (JSON:API), Trakt or Steam
 * (owned games), recognised wherever they are in it; or of a list of titles or of objects with a title. Other texts are not
 * taken for titles: they may be anything.
 *
 * @throws {ListError} `damaged` for what is no JSON, `unknownFormat` where nothing in it is recognised
 */
export function readJsonList({ path, text }: { path: string; text: string }): ReadEntries {
  const root = parse(text);
  const objects = [...objectsIn(root)];
  const surroundings: Surroundings = {
    path,
    // What only links to a resource has its type and id too.
    resources: new Map(
      objects
        .filter(({ attributes }) => attributes !== undefined)
        .map((object) => [`${object.type}/${object.id}`, object]),
    ),
    aniListScale: scaleOf(objects.map(({ score }) => number(score) ?? 0)),
  };
  for (const [source, read] of READERS) {
    const items = objects.flatMap((object) => read(object, surroundings) ?? []);
    if (items.length > 0) return { source, items, unreadable: 0 };
  }
  const list = Array.isArray(root) ? (readTitles(root) ?? readEntries(path, rowsOf(root), { widthMin: 1 })) : undefined;
  if (!list) throw new ListError("unknownFormat");
  return list;
}

/** The formats, the more specific first. */
const READERS: readonly (readonly [ListSource, (object: Json, surroundings: Surroundings) => ListItem | undefined])[] =
  [
    ["anilist", readAniList],
    ["anilist", readAniListData],
    ["kitsu", readKitsu],
    ["trakt", readTrakt],
    ["steam", readSteam],
  ];

/** An entry of a list as AniList's API answers. */
function readAniList(entry: Json, { aniListScale: scale }: Surroundings): ListItem | undefined {
  const media = record(entry.media);
  const title = record(media?.title);
  if (!media || !title) return undefined;
  const [id, idMal] = [idOf(media.id), idOf(media.idMal)];
  return listItem({
    kind: "anime",
    titles: texts(title.romaji, title.english, title.native, title.userPreferred),
    year: number(record(media.startDate)?.year),
    references: [
      // Without the type, the number of MyAnimeList could be an anime's or a manga's.
      ...(idMal && media.type !== undefined ? [`mal-${media.type === "MANGA" ? "manga" : "anime"}:${idMal}`] : []),
      ...(id ? [`anilist:${id}`] : []),
    ],
    score: (number(entry.score) ?? 0) / scale,
    isFavourite: media.isFavourite === true,
    status: statusOf(entry.status),
  });
}

/** An entry as AniList writes it into the export of one's data, by number alone. */
function readAniListData(entry: Json, { aniListScale: scale }: Surroundings): ListItem | undefined {
  const id = idOf(entry.series_id);
  if (!id || entry.series_type === undefined) return undefined;
  return listItem({
    kind: "anime",
    references: [`anilist:${id}`],
    score: (number(entry.score) ?? 0) / scale,
    status: ANILIST_STATUSES[number(entry.status) ?? -1] ?? statusOf(entry.status),
  });
}

/** An entry of a library as Kitsu's API answers; the work itself is another resource of the same text. */
function readKitsu(entry: Json, { resources }: Surroundings): ListItem | undefined {
  const attributes = record(entry.attributes);
  const relationships = record(entry.relationships);
  if (!attributes || !relationships || !/^library-?entries$/i.test(String(entry.type))) return undefined;
  const work = ["anime", "manga", "media"]
    .map((name) => record(record(relationships[name])?.data))
    .map((link) => link && resources.get(`${link.type}/${link.id}`))
    .find((resource) => resource !== undefined);
  const facts = record(work?.attributes);
  if (!work || !facts) return undefined;
  const titles = record(facts.titles) ?? {};
  return listItem({
    kind: "anime",
    titles: texts(facts.canonicalTitle, titles.en, titles.en_jp, titles.ja_jp, titles.en_us),
    year: Number(String(facts.startDate ?? "").slice(0, 4)) || null,
    references: kitsuMappings(work, resources),
    score: (Number(attributes.ratingTwenty) || 0) / 20,
    status: statusOf(attributes.status),
  });
}

/** MyAnimeList's and AniList's numbers of a work, where Kitsu was asked to include its mappings. */
function kitsuMappings(work: Json, resources: ReadonlyMap<string, Json>): string[] {
  const links = record(record(work.relationships)?.mappings)?.data;
  if (!Array.isArray(links)) return [];
  return links.flatMap((link) => {
    const mapping = record(resources.get(`mappings/${record(link)?.id}`)?.attributes);
    const [site = "", kind = ""] = String(mapping?.externalSite ?? "").split("/");
    const id = idOf(mapping?.externalId);
    if (!id) return [];
    if (site === "myanimelist" && (kind === "anime" || kind === "manga")) return [`mal-${kind}:${id}`];
    return site === "anilist" ? [`anilist:${id}`] : [];
  });
}

/** A film or series that was watched, rated, collected or marked for later, as Trakt's API and export write it. */
function readTrakt(entry: Json, { path }: Surroundings): ListItem | undefined {
  const type = entry.movie ? "movie" : "show";
  const work = record(entry[type]);
  const ids = record(work?.ids);
  // Other services link to their works in the same way, and count anime among the series.
  if (!work || !idOf(ids?.trakt) || !ids) return undefined;
  const isWhole = entry.episode === undefined && entry.season === undefined;
  return listItem({
    kind: "serie_pelicula",
    titles: texts(work.title),
    year: number(work.year),
    references: referencesOf(ids.imdb, ids.tmdb, type),
    score: isWhole ? (number(entry.rating) ?? 0) / 10 : null,
    isFavourite: /favou?rites/.test(path),
    status: /watchlist/.test(path) ? "planned" : "completed",
    weight: number(entry.plays) ?? 1,
  });
}

/** A game that one owns, as Steam's API answers. One that was never played is one for later. */
function readSteam(game: Json): ListItem | undefined {
  const id = idOf(game.appid);
  if (!id) return undefined;
  const minutes = number(game.playtime_forever);
  return listItem({
    kind: "juego",
    titles: texts(game.name),
    references: [`steam:${id}`],
    status: minutes === 0 ? "planned" : null,
    weight: minutes ?? 0,
  });
}

/** A list of titles alone, as if each were a line. */
function readTitles(values: readonly unknown[]): ReadEntries | undefined {
  const isLine = (value: unknown) => typeof value === "string" && !/[\n\r]/.test(value);
  return values.every(isLine) ? readPlainText(values.join("\n")) : undefined;
}

/** Objects as the rows of a table, with what the first of them has as its columns. */
function rowsOf(values: readonly unknown[]): Table {
  const columns = Object.keys(record(values[0]) ?? {});
  const rows = values.map((value) => columns.map((column) => textOf(record(value)?.[column])));
  return { rows: [columns, ...rows].map((fields) => ({ fields, isCertain: true })), unreadable: 0 };
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Also where the values are too deep inside one another for the parser.
    throw new ListError("damaged");
  }
}

/** All objects in a value. */
function* objectsIn(root: unknown): Generator<Json> {
  let level = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH_MAX) throw new ListError("unknownFormat");
    const next: unknown[] = [];
    for (const value of level) {
      if (Array.isArray(value)) for (const each of value) next.push(each);
      else if (typeof value === "object" && value !== null) {
        yield value as Json;
        for (const each of Object.values(value)) if (typeof each === "object") next.push(each);
      }
    }
    level = next;
  }
}

function record(value: unknown): Json | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
}

/** A number, or one that is written as a text. */
function number(value: unknown): number | null {
  const known = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof known === "number" && Number.isFinite(known) ? known : null;
}

/** An id of a database. */
function idOf(value: unknown): number | undefined {
  const id = number(value);
  return id !== null && Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined;
}

function texts(...values: unknown[]): string[] {
  return values.filter((value) => typeof value === "string" && value.trim() !== "") as string[];
}
