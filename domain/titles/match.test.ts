import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { describe, expect, it } from "vitest";
import { texts } from "../texts-testing.ts";
import { type ListEntry, matchEntry } from "./match.ts";
import { buildTitleIndexAtOnce } from "./title-index-testing.ts";

const CATALOGUE: [InterestKind, string, number | null, ...string[]][] = [
  ["anime", "Attack on Titan", 2009, "進撃の巨人", "Shingeki no Kyojin", "AoT"],
  ["anime", "Hunter x Hunter", 1998],
  ["anime", "Mob Psycho 100", 2012],
  ["anime", "Yu Yu Hakusho", 1990],
  ["anime", "Death Note", 2003],
  ["anime", "Castlevania", 2017],
  ["juego", "Castlevania", 1986],
  ["juego", "Portal", 2007],
  ["juego", "Portal 2", 2011],
  ["juego", "Final Fantasy VII", 1997],
  ["serie_pelicula", "Dune", 2021],
  ["serie_pelicula", "Harry Potter", 2001, "HP"],
  ["serie_pelicula", "Dark", 2017],
  ["serie_pelicula", "Solaris", 1972, "Soljaris"],
  ["serie_pelicula", "Solaris (2002)", 2002, "Soljaris"],
];

const index = buildTitleIndexAtOnce(
  CATALOGUE.map(([kind, name, year, ...aliases], id) => ({
    id,
    kind,
    name,
    year,
    rank: id + 1,
    aliases,
    references:
      name === "Attack on Titan" ? ["mal-anime:16498", "mal-anime:25777"] : name === "Dark" ? ["imdb:tt5753856"] : [],
  })),
);

function meaning(title: string | string[], known: Partial<ListEntry> = {}) {
  const entry = { titles: [title].flat(), year: null, kind: null, references: [], ...known };
  const { isCertain, places } = matchEntry(index, entry);
  const names = places.map((place) => {
    const { name, kind } = index.titles[place]!.title;
    return known.kind === undefined && name === "Castlevania" ? `${name} ${kind}` : name;
  });
  return isCertain ? names[0] : names;
}

describe("a certain match", () => {
  it("is by a reference, whatever the title", () => {
    expect(meaning("?", { references: ["anilist:1", "mal-anime:25777"] })).toBe("Attack on Titan");
    expect(meaning([], { references: ["imdb:tt5753856"], kind: "serie_pelicula" })).toBe("Dark");
  });

  it.each(["ATTACK ON TITAN", "shingeki no kyojin", "進撃の巨人", "Attack on Titan!", "Áttack on Titan", "aot"])(
    "is by name or alias, case and accents aside: %s",
    (title) => expect(meaning(title)).toBe("Attack on Titan"),
  );

  it("is by any of an entry's titles", () => {
    expect(meaning(["Shingeki", "Attack on Titan"], { kind: "anime" })).toBe("Attack on Titan");
  });

  it.each(
    texts(`
    Attack on Titan Season 2 | Attack on Titan: Season 3 Part 2 | Shingeki no Kyojin: The Final Season |
    Shingeki no Kyojin 2nd Season | 進撃の巨人 第2期 | Attack on Titan (TV) | Attack on Titan S2 |
    Attack on Titan 2ª temporada | Attack on Titan - Staffel 4 | Attack on Titan: Temporada 2 | Attack on Titan 3 |
    Attack on Titan II`),
  )("of an anime is by its title without the season: %s", (title) => {
    expect(meaning(title, { kind: "anime" })).toBe("Attack on Titan");
  });

  it("keeps numbers that belong to the title", () => {
    expect(meaning("Mob Psycho 100", { kind: "anime" })).toBe("Mob Psycho 100");
    expect(meaning("Mob Psycho 100 II", { kind: "anime" })).toBe("Mob Psycho 100");
    expect(meaning("Portal 2")).toBe("Portal 2");
    expect(meaning("Final Fantasy 7", { kind: "juego" })).toBe("Final Fantasy VII");
  });

  it("of a film is by a year that is the same or the next", () => {
    for (const year of [2020, 2021, 2022]) expect(meaning("Dune", { kind: "serie_pelicula", year })).toBe("Dune");
    expect(meaning("Dune (2021)")).toBe("Dune");
    expect(meaning("Dune (2021)", { kind: "serie_pelicula" })).toBe("Dune");
    expect(meaning("Soljaris", { kind: "serie_pelicula", year: 2002 })).toBe("Solaris (2002)");
  });

  it("of an anime goes by name, in whatever year a season or adaptation came out", () => {
    expect(meaning("Hunter × Hunter (2011)", { kind: "anime" })).toBe("Hunter x Hunter");
    expect(meaning("Death Note", { kind: "anime", year: 2006 })).toBe("Death Note");
  });

  it("of an anime may be romanized otherwise", () => {
    expect(meaning("Yuu Yuu Hakusho", { kind: "anime" })).toBe("Yu Yu Hakusho");
    expect(meaning("Yuu Yuu Hakusho", { kind: "juego" })).toEqual([]);
  });

  it("keeps to the kind of the list; films may be anime", () => {
    expect(meaning("Castlevania", { kind: "juego" })).toBe("Castlevania");
    expect(meaning("Castlevania", { kind: "serie_pelicula", year: 2017 })).toBe("Castlevania");
    expect(meaning("Portal", { kind: "anime" })).toEqual([]);
    expect(meaning("Dark", { kind: "juego" })).toEqual([]);
  });
});

describe("a match that is possible only", () => {
  it("is a homonym of another year", () => {
    for (const year of [1984, 2019, 2023]) expect(meaning("Dune", { kind: "serie_pelicula", year })).toEqual(["Dune"]);
    expect(meaning("Dune (1984)")).toEqual(["Dune"]);
    expect(meaning("Death Note", { kind: "serie_pelicula", year: 2017 })).toEqual(["Death Note"]);
  });

  it("is one of several of one name", () => {
    expect(meaning("Castlevania")).toEqual(["Castlevania anime", "Castlevania juego"]);
    expect(meaning("Soljaris")).toEqual(["Solaris", "Solaris (2002)"]);
    expect(meaning("?", { references: ["mal-anime:16498", "imdb:tt5753856"] })).toEqual(["Attack on Titan", "Dark"]);
  });

  it("is the beginning of a longer title", () => {
    expect(meaning("Dune: Part Two", { kind: "serie_pelicula", year: 2024 })).toEqual(["Dune"]);
    expect(meaning("Attack on Titan - Chronicle", { kind: "anime" })).toEqual(["Attack on Titan"]);
  });

  it("is an abbreviation in a list that writes titles in full", () => {
    expect(meaning("HP", { kind: "serie_pelicula" })).toEqual(["Harry Potter"]);
    expect(meaning("HP")).toBe("Harry Potter");
  });

  it("is a typo in a typed list", () => {
    expect(meaning("Atack on Titna")).toEqual(["Attack on Titan"]);
    expect(meaning("Atack on Titna", { kind: "anime" })).toEqual([]);
  });
});

describe("no match", () => {
  it.each(["Part II", "Season 2", "(2011)", "!?", "Sky", "An unknown work"])("has %j", (title) => {
    expect(meaning(title)).toEqual([]);
    expect(meaning(title, { kind: "anime" })).toEqual([]);
  });

  it.each(["Portal 3", "Portal II: Season 2", "Portal (2030)"])("is %j another game", (title) => {
    expect(meaning(title, { kind: "juego" })).not.toBe("Portal");
  });

  it("is the second film of another work", () => {
    expect(meaning("Dark 2", { kind: "serie_pelicula", year: 2018 })).toEqual([]);
    expect(meaning("Dark Part II", { kind: "serie_pelicula" })).toEqual([]);
  });
});
