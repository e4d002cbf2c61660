/** For tests: exports as the services write them, after their published descriptions. */

import type { ListFile, ReadEntries, TitlePlace } from "./list-item.ts";
import { readList } from "./read-list.ts";

/** Reads files that need no question. */
export function listIn(files: readonly ListFile[], place?: TitlePlace): ReadEntries {
  const reading = readList(files, place);
  if ("question" in reading) throw new Error(`asks for the titles: ${JSON.stringify(reading.question)}`);
  return reading.list;
}

/** Scores are 1 to 10. */
export interface ExportedWork {
  title: string;
  english?: string;
  native?: string;
  year?: number;
  id?: number;
  imdb?: string;
  tmdb?: number;
  score?: number;
  status?: "completed" | "planned" | "dropped" | "current";
  minutes?: number;
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;

const MAL_STATUS = { completed: "Completed", planned: "Plan to Watch", dropped: "Dropped", current: "Watching" };

/** MyAnimeList's XML. */
export function myAnimeListXml(works: readonly ExportedWork[]): string {
  const anime = works.map(
    ({ title, id = 0, score = 0, status = "completed" }) => `
	<anime>
		<series_animedb_id>${id}</series_animedb_id>
		<series_title>${cdata(title)}</series_title>
		<series_type>TV</series_type>
		<series_episodes>26</series_episodes>
		<my_id>0</my_id>
		<my_watched_episodes>26</my_watched_episodes>
		<my_start_date>0000-00-00</my_start_date>
		<my_finish_date>0000-00-00</my_finish_date>
		<my_rated></my_rated>
		<my_score>${score}</my_score>
		<my_storage></my_storage>
		<my_status>${MAL_STATUS[status]}</my_status>
		<my_comments>${cdata("")}</my_comments>
		<my_times_watched>0</my_times_watched>
		<my_tags>${cdata("")}</my_tags>
		<update_on_import>0</update_on_import>
	</anime>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- Created by XML Export feature at MyAnimeList.net -->
<myanimelist>
	<myinfo>
		<user_id>1</user_id>
		<user_name>nami</user_name>
		<user_export_type>1</user_export_type>
		<user_total_anime>${works.length}</user_total_anime>
	</myinfo>
${anime.join("\n")}
</myanimelist>
`;
}

/** An answer of AniList's API. */
export function aniListJson(works: readonly ExportedWork[]): string {
  const entries = works.map(
    ({ title, english = null, native = null, year = null, id, score = 0, status = "completed" }) => ({
      status: { completed: "COMPLETED", planned: "PLANNING", dropped: "DROPPED", current: "CURRENT" }[status],
      score,
      progress: 12,
      repeat: 0,
      media: {
        id: id ?? 0,
        idMal: null,
        type: "ANIME",
        format: "TV",
        title: { romaji: title, english, native },
        startDate: { year },
      },
    }),
  );
  return JSON.stringify({
    data: { MediaListCollection: { lists: [{ name: "Completed", isCustomList: false, entries }] } },
  });
}

/** An answer of Kitsu's API. */
export function kitsuJson(works: readonly ExportedWork[]): string {
  const data = works.map(({ score, status = "completed" }, index) => ({
    id: String(index + 1),
    type: "libraryEntries",
    attributes: { status, progress: 12, ratingTwenty: score === undefined ? null : score * 2 },
    relationships: { anime: { data: { type: "anime", id: String(index + 1000) } }, manga: { data: null } },
  }));
  const anime = works.map(({ title, english, native, year }, index) => ({
    id: String(index + 1000),
    type: "anime",
    attributes: {
      canonicalTitle: title,
      titles: { en: english ?? null, en_jp: title, ja_jp: native ?? null },
      startDate: year === undefined ? null : `${year}-04-01`,
    },
    relationships: { mappings: { data: [{ type: "mappings", id: String(index + 5000) }] } },
  }));
  const mappings = works.map(({ id = 0 }, index) => ({
    id: String(index + 5000),
    type: "mappings",
    attributes: { externalSite: "myanimelist/anime", externalId: String(id) },
  }));
  return JSON.stringify({ data, included: [...anime, ...mappings], meta: { count: works.length } });
}

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export function letterboxdCsv(works: readonly ExportedWork[]): string {
  const rows = works.map(({ title, year = "", score }) =>
    ["2024-05-01", cell(title), year, "https://boxd.it/2b0k", score === undefined ? "" : score / 2].join(","),
  );
  return `Date,Name,Year,Letterboxd URI,Rating\n${rows.join("\n")}\n`;
}

/** Trakt's ratings. */
export function traktJson(works: readonly ExportedWork[], type: "movie" | "show" = "movie"): string {
  return JSON.stringify(
    works.map(({ title, year = null, imdb = null, tmdb = null, score = 8 }, index) => ({
      rated_at: "2024-05-01T10:00:00.000Z",
      rating: score,
      type,
      [type]: { title, year, ids: { trakt: index + 1, slug: `work-${index}`, imdb, tmdb } },
    })),
  );
}

/** A Steam account's games. */
export function steamJson(works: readonly ExportedWork[]): string {
  const games = works.map(({ title, id = 1, minutes = 60 }) => ({
    appid: id,
    name: title,
    playtime_forever: minutes,
    img_icon_url: "x",
  }));
  return JSON.stringify({ response: { game_count: games.length, games } });
}
