import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { describe, expect, it } from "vitest";
import { searchTitles } from "./search.ts";
import { buildTitleIndexAtOnce } from "./title-index-testing.ts";

/** Kind, name, rank, aliases. */
const CATALOGUE: [InterestKind, string, number | null, ...string[]][] = [
  ["juego", "Zelda", 1, "The Legend of Zelda", "ゼルダの伝説"],
  ["anime", "Attack on Titan", 2, "L'Attaque des Titans", "Shingeki no Kyojin"],
  ["anime", "ánima", null],
  ["anime", "Boruto: Naruto Next Generations", 9],
  ["anime", "Naruto", 3, "Naruto Shippuden"],
  ["anime", "Naruto Gaiden", 1],
  ["anime", "Narutaru", null],
  ["serie_pelicula", "Titanic", 5],
  ["juego", "100% Orange Juice", 7],
  ["serie_pelicula", "Pokémon 3", 8],
  ["juego", "Pokémon", 2, "Pocket Monsters", "Monstruos"],
  ["serie_pelicula", "Spider-Man", 4],
  ["serie_pelicula", "Spider-Man 2", 5],
  ["anime", "K-Op!", 6],
  ["anime", "Kopernikus", 10],
  ["juego", "Skopje", 3],
  ["anime", "Fullmetal Alchemist", 15],
  ["serie_pelicula", "Full Metal Jacket", 20],
  [
    "anime",
    "Spirited Away",
    30,
    "A Viagem de Chihiro",
    "Chihiros Reise ins Zauberland",
    "El viaje de Chihiro",
    "La città incantata",
    "Le Voyage de Chihiro",
    "Sen to Chihiro no Kamikakushi",
  ],
];

const index = buildTitleIndexAtOnce(
  CATALOGUE.map(([kind, name, rank, ...aliases], id) => ({
    id,
    kind,
    name,
    rank,
    aliases,
    year: null,
    references: [],
  })),
);

const hits = (search: string, { kind, limit = 100 }: { kind?: InterestKind; limit?: number } = {}) =>
  searchTitles(index, { search, kind, limit }).map(({ place, matchedTitle }) => [
    index.titles[place]?.title.name,
    matchedTitle,
  ]);
const aliasFor = (language: Language, search: string) =>
  searchTitles(index, { search, language, limit: 1 })[0]?.matchedTitle;
const names = (...query: Parameters<typeof hits>) => hits(...query).map(([name]) => name);

describe("a search for titles", () => {
  it("INTEREST-07 finds a title whose name is written with signs among those that contain the text as it is", () => {
    expect(names("kop")).toEqual(["K-Op!", "Kopernikus", "Skopje"]);
    expect(names("kop", { limit: 1 })).toEqual(["K-Op!"]);
    expect(names("k-op")).toEqual(["K-Op!"]);
  });

  it("names the alias in the reader's language, else the original, else none", () => {
    expect(hits("chihiro")).toEqual([["Spirited Away", "Chihiros Reise ins Zauberland"]]);
    expect(aliasFor("es", "chihiro")).toBe("El viaje de Chihiro");
    expect(aliasFor("de", "chihiro")).toBe("Chihiros Reise ins Zauberland");
    expect(aliasFor("fr", "chihiro")).toBe("Le Voyage de Chihiro");
    expect(aliasFor("pt", "chihiro")).toBe("A Viagem de Chihiro");
    expect(aliasFor("it", "chihiro")).toBe("Sen to Chihiro no Kamikakushi");
    expect(aliasFor("en", "chihiro")).toBe("Sen to Chihiro no Kamikakushi");
    expect(aliasFor("es", "zauberland")).toBeNull();
    expect(aliasFor("it", "citta incantata")).toBe("La città incantata");
    expect(aliasFor("es", "the legend")).toBe("The Legend of Zelda");
    expect(aliasFor("es", "viaje de chihirp")).toBe("El viaje de Chihiro");
  });

  it("ignores characters that cannot be seen", () => {
    expect(names("zel\u200bda")).toEqual(["Zelda"]);
  });

  it("INTEREST-07 finds a part of a name or another title, whatever case, accents and width", () => {
    expect(hits("POKEM")).toEqual([
      ["Pokémon", null],
      ["Pokémon 3", null],
    ]);
    expect(names("pókém")).toHaveLength(2);
    expect(names("ＰＯＫＥ")).toHaveLength(2);
    expect(hits("attáque")).toEqual([["Attack on Titan", "L'Attaque des Titans"]]);
    expect(hits("l’attaque")).toEqual([["Attack on Titan", "L'Attaque des Titans"]]);
  });

  it("INTEREST-07 finds titles in any script, and Japanese in either syllabary", () => {
    expect(hits("伝説")).toEqual([["Zelda", "ゼルダの伝説"]]);
    expect(hits("伝")).toEqual([["Zelda", "ゼルダの伝説"]]);
    expect(hits("ぜるだ")).toEqual([["Zelda", "ゼルダの伝説"]]);
  });

  it("INTEREST-07 takes wildcards and other signs as they are", () => {
    expect(names("0%")).toEqual(["100% Orange Juice"]);
    expect(names("%")).toEqual(["100% Orange Juice"]);
    expect(names("0％")).toEqual(["100% Orange Juice"]);
    for (const none of ["n_r", "\\", "＼", "  "]) expect(names(none)).toEqual([]);
  });

  it("INTEREST-16 puts names that begin so first, then the best known, then goes by name", () => {
    expect(names("NARUT")).toEqual(["Naruto Gaiden", "Naruto", "Narutaru", "Boruto: Naruto Next Generations"]);
    expect(names("titan")).toEqual(["Titanic", "Attack on Titan"]);
    expect(names("a").slice(0, 2)).toEqual(["Attack on Titan", "ánima"]);
  });

  it("names the alias that was hit, the one that begins so first, and none where the name itself was", () => {
    expect(hits("monst")).toEqual([["Pokémon", "Monstruos"]]);
    expect(hits("titans")).toEqual([["Attack on Titan", "L'Attaque des Titans"]]);
    expect(hits("shipp")).toEqual([["Naruto", "Naruto Shippuden"]]);
    expect(hits("mon")).toEqual([
      ["Pokémon", null],
      ["Pokémon 3", null],
    ]);
  });

  it("INTEREST-05 keeps to a kind, and to as many as asked for", () => {
    expect(names("pok", { kind: "serie_pelicula" })).toEqual(["Pokémon 3"]);
    expect(names("nrauto", { kind: "juego" })).toEqual([]);
    expect(names("naruto", { limit: 2 })).toEqual(["Naruto Gaiden", "Naruto"]);
    expect(names("t", { limit: 3 })).toEqual(["Titanic", "Naruto Gaiden", "Zelda"]);
  });

  it("INTEREST-07 puts those that are written in one word behind those written in two", () => {
    expect(hits("spider man").map(([name]) => name)).toEqual(["Spider-Man", "Spider-Man 2"]);
    expect(hits("full metal").map(([name]) => name)).toEqual(["Full Metal Jacket", "Fullmetal Alchemist"]);
    expect(hits("fullmetal").map(([name]) => name)).toEqual(["Fullmetal Alchemist"]);
  });

  it("goes without punctuation and spaces where nothing else fits", () => {
    expect(names("spiderman")).toEqual(["Spider-Man", "Spider-Man 2"]);
    expect(names("spider man")).toEqual(["Spider-Man", "Spider-Man 2"]);
    expect(hits("lattaque")).toEqual([["Attack on Titan", "L'Attaque des Titans"]]);
  });

  it.each([
    ["nartuo", "Naruto"],
    ["narruto", "Naruto"],
    ["atack on titna", "Attack on Titan"],
    ["shingeki no kiojin", "Attack on Titan"],
    ["titnaic", "Titanic"],
    ["tytan", "Titanic"],
    ["zelad", "Zelda"],
    ["pokemom", "Pokémon"],
    ["fulmetal alquemist", "Fullmetal Alchemist"],
  ])("understands the typos in %j", (typed, meant) => {
    expect(names(typed)).toContain(meant);
  });

  it("tells the alias that resembles a mistyped text, and puts fewer typos first", () => {
    expect(hits("shingeki no kiojin")).toEqual([["Attack on Titan", "Shingeki no Kyojin"]]);
    expect(names("narutp")).toEqual(["Naruto Gaiden", "Naruto", "Boruto: Naruto Next Generations", "Narutaru"]);
  });

  it("offers at most twenty for a mistyped text, however many are asked for", () => {
    const many = buildTitleIndexAtOnce(
      Array.from({ length: 25 }, (_, id) => {
        return { id, kind: "anime" as const, name: `Naruto ${id}`, rank: id, aliases: [], year: null, references: [] };
      }),
    );
    expect(searchTitles(many, { search: "narutp", limit: 100 })).toHaveLength(20);
    expect(searchTitles(many, { search: "narutp", limit: 7 })).toHaveLength(7);
    expect(searchTitles(many, { search: "naruto", limit: 100 })).toHaveLength(25);
  });

  it.each(["nothing of the kind", "zxcvb", "xx", "nrt"])("finds nothing for %j", (typed) => {
    expect(names(typed)).toEqual([]);
  });
});
