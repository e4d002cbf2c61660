import { describe, expect, it } from "vitest";
import {
  aniListJson,
  kitsuJson,
  letterboxdCsv,
  listIn,
  myAnimeListXml,
  steamJson,
  traktJson,
} from "./exports-testing.ts";
import type { ListFile } from "./list-item.ts";
import { isLoved } from "./list-item.ts";

const read = (text: string) => listIn([{ path: "", text }]);
const archive = (files: Record<string, string>) =>
  listIn(Object.entries(files).map(([path, text]): ListFile => ({ path, text })));
const titles = (text: string) => read(text).items.map((item) => item.titles[0]);
const problemOf = (text: string): unknown => {
  try {
    read(text);
  } catch (error) {
    return (error as { problem?: string }).problem;
  }
  return undefined;
};

const works = [
  { title: "Bleach", id: 269, score: 4 },
  { title: "Fate/Zero & <friends>", id: 10087, score: 9, english: "Fate Zero", native: "フェイト/ゼロ", year: 2011 },
  { title: "Monster", id: 19, status: "planned" },
  { title: "Naruto", id: 20, status: "dropped" },
  { title: "One Piece", id: 21 },
] as const;
/** Rated high, unrated, rated low; then by status. */
const ORDER = ["Fate/Zero & <friends>", "One Piece", "Monster", "Naruto", "Bleach"];

describe("lists of anime", () => {
  it("MyAnimeList's XML is read with scores, statuses and numbers, the most loved first", () => {
    const { source, items } = read(myAnimeListXml(works));
    expect(source).toBe("myanimelist");
    expect(items.map((item) => item.titles[0])).toEqual(ORDER);
    expect(items[0]).toEqual({
      kind: "anime",
      titles: ["Fate/Zero & <friends>"],
      year: null,
      references: ["mal-anime:10087"],
      score: 0.9,
      isFavourite: false,
      isAdult: false,
      isListedOnly: false,
      status: "completed",
      weight: 0,
    });
    expect(items.map(isLoved)).toEqual([true, true, false, false, false]);
  });

  it("entries without title and number are left out", () => {
    const manga = `<myanimelist><manga><my_score>9</my_score></manga>
      <manga><manga_title>Berserk</manga_title></manga></myanimelist>`;
    expect(titles(manga)).toEqual(["Berserk"]);
  });

  it("MyAnimeList's manga has numbers of its own", () => {
    const manga = `<myanimelist><manga><manga_mangadb_id>2</manga_mangadb_id><manga_title>Berserk</manga_title>
      <my_score>10</my_score><my_status>Reading</my_status></manga></myanimelist>`;
    expect(read(manga).items).toMatchObject([
      { references: ["mal-manga:2"], titles: ["Berserk"], status: "current", score: 1 },
    ]);
  });

  it.each([
    ["Watching", "current"],
    ["Reading", "current"],
    ["Completed", "completed"],
    ["On-Hold", "paused"],
    ["Dropped", "dropped"],
    ["Plan to Watch", "planned"],
    ["Plan to Read", "planned"],
    ["1", "current"],
    ["2", "completed"],
    ["3", "paused"],
    ["4", "dropped"],
    ["6", "planned"],
    ["5", null],
  ])("MyAnimeList's status %j is read as %j", (written, status) => {
    const xml = `<myanimelist><anime><series_title>Monster</series_title><my_status>${written}</my_status></anime></myanimelist>`;
    expect(read(xml).items).toMatchObject([{ status }]);
  });

  it("AniList's lists are read with all titles, and its data by number", () => {
    const { source, items } = read(aniListJson(works));
    expect(source).toBe("anilist");
    expect(items.map((item) => item.titles[0])).toEqual(ORDER);
    expect(items[0]).toMatchObject({
      titles: ["Fate/Zero & <friends>", "Fate Zero", "フェイト/ゼロ"],
      year: 2011,
      references: ["anilist:10087"],
      score: 0.9,
    });
    const data = {
      lists: [
        { series_id: 21, series_type: 0, status: 2, score: 95 },
        { series_id: 30, series_type: 1, status: 1, score: 0 },
      ],
    };
    expect(read(JSON.stringify(data)).items).toMatchObject([
      { references: ["anilist:21"], titles: [], score: 0.95, status: "completed" },
      { references: ["anilist:30"], status: "planned", score: null },
    ]);
  });

  it("Kitsu's library is read with the works it includes and their numbers elsewhere", () => {
    const { source, items } = read(kitsuJson(works));
    expect(source).toBe("kitsu");
    expect(items.map((item) => item.titles[0])).toEqual(ORDER);
    expect(items[0]).toMatchObject({
      titles: ["Fate/Zero & <friends>", "Fate Zero", "フェイト/ゼロ"],
      references: ["mal-anime:10087"],
      year: 2011,
      score: 0.9,
    });
  });
});

describe("lists of films, series and games", () => {
  it("Letterboxd's tables are read, each with its year and rating", () => {
    const { source, items } = read(
      letterboxdCsv([
        { title: "Me, Myself & Irene", year: 2000, score: 7 },
        { title: "Heat", year: 1995 },
      ]),
    );
    expect(source).toBe("letterboxd");
    expect(items).toMatchObject([
      { titles: ["Me, Myself & Irene"], year: 2000, score: 0.7, kind: "serie_pelicula" },
      { titles: ["Heat"], year: 1995, score: null },
    ]);
  });

  it("a column says which titles of a table are liked", () => {
    const likes = ["Yes", "true", "1", "0", "", "10", "yesterday"];
    const { items } = read(["Title,Year,Liked", ...likes.map((like, number) => `${number},1999,${like}`)].join("\n"));
    const liked = items.filter(({ isFavourite }) => isFavourite).map(({ titles: [title] }) => title);
    expect(liked.sort()).toEqual(["0", "1", "2"]);
  });

  it("Letterboxd's archive is one list: what is liked comes first, what is on the watchlist is planned", () => {
    const table = (...names: string[]) => letterboxdCsv(names.map((title) => ({ title, year: 1999 })));
    const { items } = archive({
      "profile.csv": "Date Joined,Username\n2020-01-01,nami\n",
      "watched.csv": table("Heat", "Fargo", "Alien"),
      "ratings.csv": letterboxdCsv([
        { title: "Fargo", year: 1999, score: 9 },
        { title: "Heat", year: 1999, score: 2 },
      ]),
      "likes/films.csv": table("Alien"),
      "watchlist.csv": table("Dune"),
      "poster.jpg": "\u00ff\u00d8",
    });
    expect(items.map(({ titles: [title], isFavourite, score, status }) => [title, isFavourite, score, status])).toEqual(
      [
        ["Alien", true, null, "completed"],
        ["Fargo", false, 0.9, "completed"],
        ["Dune", false, null, "planned"],
        ["Heat", false, 0.2, "completed"],
      ],
    );
  });

  it("Trakt's JSON is read with the numbers of IMDb and TMDB, an episode as its series", () => {
    const { source, items } = read(
      traktJson([{ title: "The Matrix", year: 1999, imdb: "tt0133093", tmdb: 603, score: 10 }]),
    );
    expect(source).toBe("trakt");
    expect(items).toMatchObject([
      { titles: ["The Matrix"], year: 1999, references: ["imdb:tt0133093", "tmdb-movie:603"], score: 1 },
    ]);
    const history = [1, 2, 3].map((number) => ({
      id: number,
      type: "episode",
      rating: 2,
      episode: { season: 1, number, title: `Part ${number}`, ids: { trakt: number } },
      show: { title: "Dark", year: 2017, ids: { trakt: 9, tmdb: 70523 } },
    }));
    expect(read(JSON.stringify(history)).items).toMatchObject([
      { titles: ["Dark"], references: ["tmdb-tv:70523"], score: null, weight: 3 },
    ]);
  });

  it("Trakt's archive and table are read", () => {
    const { items } = archive({
      "ratings-movies.json": traktJson([{ title: "Heat", tmdb: 949, score: 9 }]),
      "lists-watchlist.json": traktJson([{ title: "Dune", tmdb: 438631 }]),
      "network-friends.json": "[]",
    });
    expect(items.map(({ titles: [title], status }) => [title, status])).toEqual([
      ["Heat", "completed"],
      ["Dune", "planned"],
    ]);
    expect(items.map(isLoved)).toEqual([true, false]);
    const csv =
      "rated_at,type,title,year,trakt_id,imdb_id,tmdb_id,rating,show_title\n2024,movie,Heat,1995,1,tt0113277,949,9,\n2024,episode,Pilot,2008,2,,,9,Breaking Bad\n2024,season,Season 1,2008,2,,,9,\n";
    expect(read(csv)).toMatchObject({
      source: "trakt",
      items: [
        { titles: ["Heat"], year: 1995, references: ["imdb:tt0113277", "tmdb-movie:949"], score: 0.9 },
        { titles: ["Breaking Bad"], year: null, references: [], score: null },
      ],
    });
  });

  it("Trakt's dropped series stay dropped though they were seen; what is only collected, hidden or listed is not loved", () => {
    const named = (...titles: string[]) =>
      traktJson(
        titles.map((title) => ({ title, tmdb: title.length, score: 0 })),
        "show",
      );
    const { items } = archive({
      "watched-shows.json": named("Lost", "Dark!"),
      "hidden-dropped.json": named("Lost"),
      "hidden-calendar.json": named("Dark!", "Hidden"),
      "collection-shows-1.json": named("Owned by me"),
      "lists-list-9-favorites.json": named("Of my own"),
    });
    expect(items.map((item) => [item.titles[0], item.status, isLoved(item)]).sort()).toEqual([
      ["Dark!", "completed", true],
      ["Hidden", null, false],
      ["Lost", "dropped", false],
      ["Of my own", null, false],
      ["Owned by me", null, false],
    ]);
  });

  it("Steam's games are read, the most played first; one never played is for later", () => {
    const { source, items } = read(
      steamJson([
        { title: "Portal 2", id: 620, minutes: 300 },
        { title: "Dota 2", id: 570, minutes: 9000 },
        { title: "Half-Life", id: 70, minutes: 0 },
      ]),
    );
    expect(source).toBe("steam");
    expect(items.map(({ titles: [title], references, status }) => [title, references, status])).toEqual([
      ["Dota 2", ["steam:570"], null],
      ["Portal 2", ["steam:620"], null],
      ["Half-Life", ["steam:70"], "planned"],
    ]);
  });
});

describe("typed lists", () => {
  it("have a title on each line, with or without bullets and ratings", () => {
    const { source, items } = read(
      "- One Piece\r\n— Steins;Gate 9/10\n\n• Dune (2021) ★★★★½\n[x] Celeste\n86\n3x3 Eyes\n",
    );
    expect(source).toBe("text");
    expect(items.map(({ titles: [title], score }) => [title, score])).toEqual([
      ["Steins;Gate", 0.9],
      ["Dune (2021)", 0.9],
      ["One Piece", null],
      ["Celeste", null],
      ["86", null],
      ["3x3 Eyes", null],
    ]);
    expect(items.every(({ kind }) => kind === null)).toBe(true);
  });

  it.each([
    ["1. Naruto\n2) 20th Century Boys\n3. 86", ["Naruto", "20th Century Boys", "86"]],
    ["1. Naruto", ["Naruto"]],
    ["20. Century Boys", ["20. Century Boys"]],
    ["20. Century Boys\nNaruto", ["20. Century Boys", "Naruto"]],
    ["1. Naruto\n20. Century Boys", ["1. Naruto", "20. Century Boys"]],
  ])("have numbers before their titles only where the whole text counts up: %j", (text, expected) => {
    expect(titles(text)).toEqual(expected);
  });

  it.each([
    "x".repeat(201),
    "Naruto;seen in hospital",
    "Naruto | seen in hospital",
    "Naruto\tseen in hospital",
    "Naruto,seen in hospital",
    "https://example.com/nami",
    "www.example.com",
    "boxd.it/2b0k",
    "nami@example.com",
  ])("leave out a line that cannot be a title, and count it: %j", (line) => {
    const text = `Bleach\nHeat\nThe iDOLM@STER\nWWW.Working!!\n.hack//SIGN\n10,000 BC\nDune\n${line}`;
    const lines = line.includes("\t") ? listIn([{ path: "", text }], "lines") : read(text);
    expect(lines.items.map((item) => item.titles[0])).toEqual(text.split("\n").slice(0, -1));
    expect(lines.unreadable).toBe(1);
    expect(problemOf(line.replace("\t", ";"))).toBe("unknownFormat");
  });

  it("may be JSON, and hold commas and the semicolons of one series", () => {
    expect(titles('["Naruto", "Bleach"]')).toEqual(["Naruto", "Bleach"]);
    expect(titles("Steins;Gate\nchaos;head\nSteins;Gate 0")).toEqual(["Steins;Gate", "chaos;head", "Steins;Gate 0"]);
    expect(titles("Me, Myself & Irene\nHeat")).toEqual(["Me, Myself & Irene", "Heat"]);
  });

  it.each([", ", ";", " | ", "\t"])("may have a rating after %j", (separator) => {
    const { items } = read(["Naruto", "Bleach", "Me, Myself & Irene"].join(`${separator}9/10\n`));
    expect(items.map(({ score }) => score)).toEqual([0.9, 0.9, null]);
  });

  it("name each work once", () => {
    expect(titles("Naruto\nnaruto\n Naruto ")).toEqual(["Naruto"]);
  });
});

describe("a list that cannot be read", () => {
  const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "${"&lol;".repeat(10)}">]><myanimelist>&lol2;</myanimelist>`;
  it.each([
    ["entities", laughs, "unsafe"],
    ["an outside document type", '<!DOCTYPE x SYSTEM "file:///etc/passwd"><myanimelist/>', "unsafe"],
    ["an unknown entity in a list of none", "<myanimelist>&lol;</myanimelist>", "empty"],
    ["XML that is cut off in its first entry", myAnimeListXml(works).slice(0, 600), "damaged"],
    ["other XML", "<html><body>Naruto</body></html>", "unknownFormat"],
    ["XML that is too deep", `<myanimelist>${"<my_tags>".repeat(200)}`, "unknownFormat"],
    ["JSON that is cut off", aniListJson(works).slice(0, 300), "damaged"],
    [
      "JSON that is too deep",
      `${"[".repeat(200_000)}${"]".repeat(200_000)}`,
      expect.stringMatching(/damaged|unknownFormat/),
    ],
    ["JSON of something else", '{"temperature": 21}', "unknownFormat"],
    ["a table that is cut off", 'Date,Name,Year,Letterboxd URI\n2024,"Hea', "damaged"],
    ["nothing", " \n ", "empty"],
    ["a list without entries", myAnimeListXml([]), "empty"],
    [
      "a list of entries without title and number",
      "<myanimelist><manga><my_score>9</my_score></manga></myanimelist>",
      "empty",
    ],
    ["too many entries", Array.from({ length: 20_001 }, (_, number) => `Title ${number}`).join("\n"), "tooManyEntries"],
  ])("is refused: %s", (_, text, problem) => {
    expect(problemOf(text)).toEqual(problem);
  });

  it("may have as many entries as allowed, in little time", () => {
    const start = performance.now();
    const many = Array.from({ length: 20_000 }, (_, number) => ({ title: `Title ${number}`, id: number + 1 }));
    expect(read(myAnimeListXml(many)).items).toHaveLength(20_000);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it("takes what is no number for none", () => {
    const csv = "Name,Year,Letterboxd URI,Rating\nHeat,soon,x,many\nDune,9999,x,-1\n";
    expect(read(csv).items).toMatchObject([
      { year: null, score: null },
      { year: null, score: null },
    ]);
  });
});
