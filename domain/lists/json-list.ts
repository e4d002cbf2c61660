import { meaningOf } from "./file-meaning.ts";
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

interface Surroundings {
  /** Path of the file within an archive. */
  path: string;
  /** By type and id. */
  resources: ReadonlyMap<string, Json>;
  /** Maximum rating; AniList has several scales. */
  aniListScale: number;
}

/** As AniList's data export numbers them. */
const ANILIST_STATUSES: readonly ListStatus[] = ["current", "planned", "completed", "dropped", "paused", "current"];

/** The exports nest seven levels. */
const DEPTH_MAX = 32;

/**
 * Reads AniList (API or data export), Kitsu (JSON:API), Trakt or Steam, or a list of titles or objects with one.
 *
 * @throws {ListError} `damaged`: invalid JSON; `unknownFormat`
 */
export function readJsonList({ path, text }: { path: string; text: string }): ReadEntries {
  const root = parse(text);
  const objects = [...objectsIn(root)];
  const surroundings: Surroundings = {
    path,
    // Links to a resource have its type and id too.
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

/** Entries of AniList's API with scores of up to 100. */
export function readAniListEntries(entries: readonly unknown[]): ListItem[] {
  const surroundings = { path: "", resources: new Map(), aniListScale: 100 };
  return entries.flatMap((entry) => readAniList(record(entry) ?? {}, surroundings) ?? []);
}

/**
 * Entries of MyAnimeList's API.
 *
 * @param type its numbers are unique per type only
 */
export function readMyAnimeListEntries(entries: readonly unknown[], type: "anime" | "manga"): ListItem[] {
  return entries.flatMap((entry) => {
    const work = record(record(entry)?.node);
    const own = record(record(entry)?.list_status);
    if (!work || !own) return [];
    const others = record(work.alternative_titles);
    const id = idOf(work.id);
    return listItem({
      kind: "anime",
      titles: texts(work.title, others?.en, others?.ja),
      references: id ? [`mal-${type}:${id}`] : [],
      score: (number(own.score) ?? 0) / 10,
      // "gray" works may be for adults.
      isAdult: work.nsfw === "black" || work.nsfw === "gray",
      status: statusOf(own.status),
    });
  });
}

/** More specific formats first. */
const READERS: readonly (readonly [ListSource, (object: Json, surroundings: Surroundings) => ListItem | undefined])[] =
  [
    ["anilist", readAniList],
    ["anilist", readAniListData],
    ["kitsu", readKitsu],
    ["trakt", readTrakt],
    ["steam", readSteam],
  ];

/** An entry from AniList's API. */
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
      // MyAnimeList's numbers are unique per type only.
      ...(idMal && media.type !== undefined ? [`mal-${media.type === "MANGA" ? "manga" : "anime"}:${idMal}`] : []),
      ...(id ? [`anilist:${id}`] : []),
    ],
    score: (number(entry.score) ?? 0) / scale,
    isFavourite: media.isFavourite === true,
    isAdult: media.isAdult === true,
    status: statusOf(entry.status),
  });
}

/** An entry of AniList's data export, which has only a number. */
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

/** An entry from Kitsu's API; the work is a separate resource. */
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
    isAdult: facts.nsfw === true || facts.ageRating === "R18",
    score: (Number(attributes.ratingTwenty) || 0) / 20,
    status: statusOf(attributes.status),
  });
}

/** Ids on other services, if Kitsu's mappings were included. */
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

/** An entry of Trakt's API or export. */
function readTrakt(entry: Json, { path }: Surroundings): ListItem | undefined {
  const type = entry.movie ? "movie" : "show";
  const work = record(entry[type]);
  const ids = record(work?.ids);
  // Other services link their works likewise, with anime among series.
  if (!work || !idOf(ids?.trakt) || !ids) return undefined;
  const isWhole = entry.episode === undefined && entry.season === undefined;
  const meaning = meaningOf(path);
  return listItem({
    kind: "serie_pelicula",
    titles: texts(work.title),
    year: number(work.year),
    references: referencesOf(ids.imdb, ids.tmdb, type),
    score: isWhole ? (number(entry.rating) ?? 0) / 10 : null,
    ...meaning,
    // Who has seen a part has not finished the whole.
    status: isWhole || meaning.status !== "completed" ? meaning.status : null,
    weight: number(entry.plays) ?? 1,
  });
}

/** A game from Steam's API; never played counts as planned. */
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

function readTitles(values: readonly unknown[]): ReadEntries | undefined {
  const isLine = (value: unknown) => typeof value === "string" && !/[\n\r]/.test(value);
  return values.every(isLine) ? readPlainText(values.join("\n")) : undefined;
}

/** Columns are the first object's keys. */
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
    // Also thrown for deep nesting.
    throw new ListError("damaged");
  }
}

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

function number(value: unknown): number | null {
  const known = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof known === "number" && Number.isFinite(known) ? known : null;
}

function idOf(value: unknown): number | undefined {
  const id = number(value);
  return id !== null && Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined;
}

function texts(...values: unknown[]): string[] {
  return values.filter((value) => typeof value === "string" && value.trim() !== "") as string[];
}
