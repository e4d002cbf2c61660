import { describe, expect, it } from "vitest";
import { aniListJson, kitsuJson, listIn, traktJson } from "./exports-testing.ts";
import { readAniListEntries, readMyAnimeListEntries } from "./json-list.ts";
import { isLoved } from "./list-item.ts";

const read = (value: unknown, path = "") => listIn([{ path, text: JSON.stringify(value) }]).items;
const media = (changes: object = {}) => ({ id: 5, idMal: 7, title: { romaji: "Monster" }, ...changes });

describe("an entry of AniList", () => {
  it.each([
    ["CURRENT", "current"],
    ["REPEATING", "current"],
    ["COMPLETED", "completed"],
    ["PAUSED", "paused"],
    ["PLANNING", "planned"],
    ["DROPPED", "dropped"],
    ["UNHEARD_OF", null],
  ])("with the status %s is %s", (status, expected) => {
    expect(read([{ status, media: media() }])).toMatchObject([{ status: expected }]);
  });

  it.each([
    [0, "current"],
    [1, "planned"],
    [2, "completed"],
    [3, "dropped"],
    [4, "paused"],
    [5, "current"],
    [6, null],
    ["2", "completed"],
    ["DROPPED", "dropped"],
  ])("of the own data with the status %j is %s", (status, expected) => {
    expect(read([{ series_id: 5, series_type: 0, status, score: 0 }])).toMatchObject([{ status: expected }]);
  });

  it("of the own data may have its numbers written as texts", () => {
    const entry = { series_id: "5", series_type: "ANIME", status: "2", score: "85" };
    expect(read({ lists: [entry] })).toMatchObject([{ references: ["anilist:5"], score: 0.85, status: "completed" }]);
  });

  it.each([
    ["ANIME", ["mal-anime:7", "anilist:5"]],
    ["MANGA", ["mal-manga:7", "anilist:5"]],
    // MyAnimeList numbers anime and manga separately.
    [undefined, ["anilist:5"]],
  ])("of the type %s has the numbers %j", (type, references) => {
    expect(read([{ media: media({ type }) }])).toMatchObject([{ references }]);
  });

  it.each([
    { scores: [3, 1], rated: [1, 1 / 3] },
    { scores: [5, 4], rated: [1, 0.8] },
    { scores: [10, 8.5], rated: [1, 0.85] },
    { scores: [100, 85], rated: [1, 0.85] },
    { scores: [11, 1], rated: [0.11, 0.01] },
  ])("is rated on the smallest scale that fits: $scores", ({ scores, rated }) => {
    const entries = scores.map((score, id) => ({ score, media: media({ id: id + 1, idMal: null }) }));
    expect(read(entries).map(({ score }) => score)).toEqual(rated);
  });

  it("has every title, its year and whether it is a favourite", () => {
    const title = { romaji: "Kaizoku", english: "Pirates", native: "海賊", userPreferred: "Kaizoku!" };
    expect(read([{ media: media({ title, startDate: { year: 1999 }, isFavourite: true }) }])).toMatchObject([
      { titles: ["Kaizoku", "Pirates", "海賊", "Kaizoku!"], year: 1999, isFavourite: true, kind: "anime" },
    ]);
  });

  it.each([{}, { series_id: 5 }, { series_id: 0, series_type: 0 }, { series_id: 2 ** 31, series_type: 0 }])(
    "is not %j",
    (entry) => {
      expect(() => read([entry])).toThrow(expect.objectContaining({ problem: "unknownFormat" }));
    },
  );
});

describe("an entry of Kitsu", () => {
  /** A library with one entry. */
  function library(attributes: object, mappings: object[] = [], type = "libraryEntries") {
    const { data, included } = JSON.parse(kitsuJson([{ title: "Monster", id: 19 }]));
    const [work] = included;
    work.relationships.mappings.data = mappings.map((_, index) => ({ type: "mappings", id: `m${index}` }));
    const others = mappings.map((each, index) => ({ type: "mappings", id: `m${index}`, attributes: each }));
    return {
      data: [{ ...data[0], type, attributes: { ...data[0].attributes, ...attributes } }],
      included: [work, ...others],
    };
  }

  it.each([
    ["current", "current"],
    ["completed", "completed"],
    ["on_hold", "paused"],
    ["planned", "planned"],
    ["dropped", "dropped"],
  ])("with the status %s is %s, whichever way its type is written", (status, expected) => {
    for (const type of ["libraryEntries", "library-entries"]) {
      expect(read(library({ status }, [], type))).toMatchObject([{ status: expected, titles: ["Monster"] }]);
    }
  });

  it("is rated up to 20", () => {
    expect(read(library({ ratingTwenty: 15 }))).toMatchObject([{ score: 0.75 }]);
    expect(read(library({ ratingTwenty: null }))).toMatchObject([{ score: null }]);
  });

  it("has the numbers of MyAnimeList and AniList, and no others", () => {
    const mappings = [
      { externalSite: "myanimelist/manga", externalId: "8" },
      { externalSite: "anilist", externalId: "9" },
      { externalSite: "anilist/anime", externalId: "10" },
      { externalSite: "thetvdb/series", externalId: "11" },
      { externalSite: "myanimelist/people", externalId: "12" },
      { externalSite: "myanimelist/anime", externalId: "none" },
    ];
    expect(read(library({}, mappings))).toMatchObject([{ references: ["mal-manga:8", "anilist:9", "anilist:10"] }]);
  });
});

describe("an entry of Trakt", () => {
  const show = { title: "Dark", year: 2017, ids: { trakt: 9, imdb: "tt5753856", tmdb: 70523 } };

  it.each([
    ["watched-shows.json", { status: "completed", isFavourite: false, isListedOnly: false }],
    ["nami/watched/watched-movies-2.json", { status: "completed" }],
    ["nami/watched/history-12.json", { status: "completed" }],
    ["ratings-shows.json", { status: "completed" }],
    ["lists-watchlist.json", { status: "planned", isListedOnly: false }],
    ["lists-watchlist-2.json", { status: "planned" }],
    ["lists-favorites.json", { status: null, isFavourite: true }],
    ["hidden-dropped.json", { status: "dropped" }],
    ["nami/hidden/hidden-dropped.json", { status: "dropped" }],
    ["hidden-progress-watched.json", { status: null, isListedOnly: true }],
    ["hidden-calendar.json", { status: null, isListedOnly: true }],
    ["collection-shows-1.json", { status: null, isListedOnly: true }],
    ["lists-list-9-favorites.json", { status: null, isFavourite: false, isListedOnly: true }],
    ["lists-list-9-watchlist-of-2020.json", { status: null, isListedOnly: true }],
    ["comments-shows.json", { status: null, isListedOnly: true }],
    ["dropped favorites and watchlist.json", { status: null, isFavourite: false, isListedOnly: false }],
    ["", { status: null, isFavourite: false, isListedOnly: false }],
  ])("in %s says so", (path, expected) => {
    expect(read([{ show, rating: 8 }], path)).toMatchObject([
      { ...expected, kind: "serie_pelicula", references: ["imdb:tt5753856", "tmdb-tv:70523"], score: 0.8 },
    ]);
  });

  it.each([
    [{}, 0.8, 1],
    [{ plays: 7 }, 0.8, 7],
    [{ season: { number: 1 } }, null, 1],
    [{ episode: { number: 1 } }, null, 1],
  ])("with %j is rated %j, and counts %i times: a part's rating is not the whole's", (part, score, weight) => {
    expect(read([{ show, rating: 8, ...part }])).toMatchObject([{ score, weight }]);
  });

  it("about a part says nothing of the whole", () => {
    const [watched] = read([{ show, episode: { number: 1 } }], "watched-history-1.json");
    expect(watched?.status).toBeNull();
    expect(read([{ show, season: { number: 1 } }], "hidden-dropped.json")).toMatchObject([{ status: "dropped" }]);
  });

  it("of a film has the number of a film", () => {
    const text = traktJson([{ title: "Heat", tmdb: 949 }]);
    expect(read(JSON.parse(text))).toMatchObject([{ references: ["tmdb-movie:949"] }]);
  });
});

describe("what is for adults only", () => {
  it.each([
    [true, { isAdult: true }],
    [false, { isAdult: false }],
    [true, { isAdult: true, isFavourite: true }],
  ])("is told by AniList: %j for %j", (isAdult, facts) => {
    expect(read([{ media: media(facts) }])).toMatchObject([{ isAdult }]);
  });

  it("is not loved beforehand, however much it is liked", () => {
    const entry = { score: 10, status: "COMPLETED", media: media({ isAdult: true, isFavourite: true }) };
    expect(read([entry]).map(isLoved)).toEqual([false]);
  });

  it.each([
    ["white", false],
    ["gray", true],
    ["black", true],
    [undefined, false],
  ])("is told by MyAnimeList: %s", (nsfw, isAdult) => {
    const entry = { node: { id: 1, title: "Kaizoku", nsfw }, list_status: { status: "completed" } };
    expect(readMyAnimeListEntries([entry], "anime")).toMatchObject([{ isAdult }]);
  });

  it.each([
    [{ nsfw: true }, true],
    [{ ageRating: "R18" }, true],
    [{ nsfw: false, ageRating: "R" }, false],
  ])("is told by Kitsu: %j", (facts, isAdult) => {
    const { data, included } = JSON.parse(kitsuJson([{ title: "Monster", id: 19 }]));
    Object.assign(included[0].attributes, facts);
    expect(read({ data, included })).toMatchObject([{ isAdult }]);
  });
});

describe("a game of Steam", () => {
  it.each([
    [{ playtime_forever: 0 }, { status: "planned", weight: 0 }],
    [{ playtime_forever: 90 }, { status: null, weight: 90 }],
    [{}, { status: null, weight: 0 }],
  ])("with %j is %j", (played, expected) => {
    expect(read({ games: [{ appid: 620, name: "Portal 2", ...played }] })).toMatchObject([
      { kind: "juego", titles: ["Portal 2"], references: ["steam:620"], ...expected },
    ]);
  });
});

it("a list of titles is read, and one of objects whose keys say which is the title", () => {
  expect(read(["Heat", "Alien"])).toMatchObject([{ titles: ["Heat"], kind: null }, { titles: ["Alien"] }]);
  expect(read([{ title: "Dune", note: "with Nami", year: 1984 }])).toMatchObject([{ titles: ["Dune"], year: 1984 }]);
  expect(read([{ title: "Dune" }])).toMatchObject([{ titles: ["Dune"] }]);
});

const simkl = {
  movies: [{ status: "completed", movie: { title: "Heat", year: 1995, ids: { simkl: 1, imdb: "tt0113277" } } }],
  anime: [{ status: "watching", show: { title: "Monster", year: 2004, ids: { simkl: 2, mal: "19" } } }],
};
it.each([
  ["of Simkl", simkl],
  ["with names of people", [{ name: "Nami", email: "nami@example.com" }]],
  ["with titles somewhere in it", { bookmarks: [{ title: "My bank" }], notes: ["seen in hospital"] }],
])("JSON %s is refused in words: nothing of it is taken for titles", (_, value) => {
  expect(() => read(value)).toThrow(expect.objectContaining({ problem: "unknownFormat" }));
});

it("entries are found as deep as any export has them, and not without end", () => {
  const inside = (depth: number) => {
    let value: unknown = [{ appid: 1, name: "Heat" }];
    for (let level = 0; level < depth; level++) value = { list: value };
    return value;
  };
  expect(read(inside(30))).toMatchObject([{ titles: ["Heat"] }]);
  expect(() => read(inside(40))).toThrow(expect.objectContaining({ problem: "unknownFormat" }));
});

it("a year that no work can have is none", () => {
  const years = [1799, 1800, 2200, 2201, 1999.5];
  const items = read(years.map((year, id) => ({ media: media({ id: id + 1, startDate: { year } }) })));
  expect(items.map(({ year }) => year)).toEqual([null, 1800, 2200, null, null]);
});

it("of too many or too long titles some are kept", () => {
  const { data } = JSON.parse(aniListJson([{ title: " One  Piece " }]));
  const [entry] = data.MediaListCollection.lists[0].entries;
  entry.media.title = {
    romaji: " One  Piece ",
    english: "x".repeat(201),
    native: "x".repeat(200),
    userPreferred: "One Piece",
  };
  expect(read([entry])).toMatchObject([{ titles: ["One Piece", "x".repeat(200)] }]);
});

describe("an answer of a list service", () => {
  const hostile = [null, 7, "x", [], {}, { media: null }, { media: { title: 7 } }, { node: [], list_status: {} }];
  const wild = { ref: "x".repeat(500), line: "a\nb", address: "https://evil.example/x", odd: "A\u0000\ud800\ufffeB" };

  it("of AniList is read as far as it makes sense", () => {
    const { ref, line, address, odd } = wild;
    const media = { id: -1, idMal: "1 or 1", type: "ANIME", title: { romaji: odd, english: ref, native: address } };
    const entries = [
      ...hostile,
      { status: "HACKED", score: 1e9, media },
      { status: 7, score: "NaN", media: { id: 2 ** 40, title: { native: line } } },
    ];
    const read = readAniListEntries(entries).map(({ titles, references, score, status }) => [
      titles,
      references,
      score,
      status,
    ]);
    expect(read).toEqual([
      [["A B"], [], 1, null],
      [[], [], null, null],
    ]);
  });

  it("of AniList has scores of up to 100, however low they are", () => {
    const entry = { score: 5, media: media() };
    expect(readAniListEntries([entry])).toMatchObject([{ score: 0.05 }]);
  });

  it("of MyAnimeList is read as far as it makes sense", () => {
    const node = { id: 1.5, title: wild.odd, alternative_titles: { en: wild.address, ja: 7, synonyms: "x" } };
    const data = [
      ...hostile,
      { node, list_status: { score: -3, status: ["completed"] } },
      { node: { id: 7 }, list_status: { score: 8 } },
    ];
    const read = readMyAnimeListEntries(data, "manga").map(({ titles, references, score }) => [
      titles,
      references,
      score,
    ]);
    expect(read).toEqual([
      [["A B"], [], null],
      [[], ["mal-manga:7"], 0.8],
    ]);
  });
});
