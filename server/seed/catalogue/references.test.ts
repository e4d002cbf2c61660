import { describe, expect, it } from "vitest";
import { readCatalogueFile, readReferencesFile } from "./load.ts";
import { readReferences } from "./references.ts";
import { readTitles } from "./titles.ts";

const HEADER = "kind,name,references";

describe("a file of references", () => {
  it("gives the entries of each title in databases of others", () => {
    expect(readReferences(`${HEADER}\nanime,One Piece,mal-anime:21|anilist:21\njuego,"Dota, 2",steam:570\n`)).toEqual([
      { kind: "anime", name: "One Piece", references: ["mal-anime:21", "anilist:21"] },
      { kind: "juego", name: "Dota, 2", references: ["steam:570"] },
    ]);
  });

  it.each([
    "book,One Piece,mal-anime:21",
    "anime,,mal-anime:21",
    "anime,One Piece,",
    "anime,One Piece,21",
    "anime,One Piece,mal-anime:021",
    "anime,One Piece,imdb:133093",
    "anime,One Piece,mal-anime:21|mal-anime:21",
    "anime,Naruto,mal-anime:20\nanime,One Piece,mal-anime:20",
  ])("is refused with %j", (line) => {
    expect(() => readReferences(`${HEADER}\n${line}`)).toThrow(/references.csv, line/);
  });

  it("is refused without its header", () => {
    expect(() => readReferences("anime,One Piece,mal-anime:21")).toThrow(HEADER);
  });
});

describe("the committed references", async () => {
  const titles = readReferences(await readReferencesFile());

  it("belong to titles of the catalogue, once each", async () => {
    for (const kind of ["anime", "juego", "serie_pelicula"] as const) {
      const names = new Set(readTitles(await readCatalogueFile(kind)).titles.map(({ name }) => name));
      const own = titles.filter((title) => title.kind === kind).map(({ name }) => name);
      expect(own.filter((name) => !names.has(name))).toEqual([]);
      expect(new Set(own).size).toBe(own.length);
    }
  });

  it.each([
    ["One Piece", "mal-anime:21"],
    ["Fullmetal Alchemist", "mal-anime:5114"],
    ["Death Note", "anilist:1535"],
    ["Spirited Away", "tmdb-movie:129"],
  ])("know that %s is %s", (name, reference) => {
    expect(titles.find((title) => title.name === name)?.references).toContain(reference);
  });
});
