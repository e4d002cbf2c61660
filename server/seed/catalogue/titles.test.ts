import { INTEREST_KINDS } from "@nakamatch/contract/vocabulary/people";
import { messageRisk } from "@nakamatch/domain/safety/risky-message";
import { describe, expect, it } from "vitest";
import { readCatalogueFile } from "./load.ts";
import { foldTitle, HEADER, readTitles } from "./titles.ts";

describe("a file of titles", () => {
  it("gives name, year, tags and aliases; all but the name may be empty", () => {
    const text = `${HEADER}\nNaruto,1999,shonen|action,ナルト|Naruto Shippuden\n" Dune, part two ",,,\n`;
    expect(readTitles(text)).toEqual({
      titles: [
        { line: 2, name: "Naruto", year: 1999, tags: ["shonen", "action"], aliases: ["ナルト", "Naruto Shippuden"] },
        { line: 3, name: "Dune, part two", year: null, tags: [], aliases: [] },
      ],
      problems: [],
    });
  });

  it.each(["", "name,year\nNaruto,1999", "Naruto,1999,,"])("needs its header: %j", (text) => {
    expect(readTitles(text)).toEqual({
      titles: [],
      problems: [{ line: 1, reason: "the first line must be name,year,tags,aliases" }],
    });
  });

  it.each([
    ["Naruto,1999,shonen", "there are 3 fields instead of 4"],
    [",1999,,", "the name is missing"],
    [`${"ñ".repeat(201)},1999,,`, "the name is longer than 200 characters"],
    ["Naruto,99,,", "the year is not one from 1800 to 2200"],
    ["Naruto,1999.5,,", "the year is not one from 1800 to 2200"],
    ["Naruto,soon,,", "the year is not one from 1800 to 2200"],
    ["Naruto,1999,Slice of life,", 'the tag "Slice of life" is not made of small letters and digits'],
    ["Naruto,1999,a|a,", "a tag is listed twice"],
    ["Naruto,1999,,one||two", "an alias is empty"],
    [`Naruto,1999,,${"x".repeat(201)}`, "an alias is longer than 200 characters"],
    ["Naruto,1999,,one|Óne", 'the alias "Óne" says nothing new'],
    ["Naruto,1999,,NARUTO", 'the alias "NARUTO" says nothing new'],
    ['"Nar\nuto",1999,,', "there is a control character or line break"],
    ["FIRST,1999,,", "the title is already on line 2"],
    ['Naruto",1999,,', "a quotation mark is out of place"],
  ])("reports %j", (row, reason) => {
    const { titles, problems } = readTitles(`${HEADER}\nFïrst,,,\n${row}\n`);
    expect(problems).toEqual([{ line: 3, reason }]);
    expect(titles.map((title) => title.name)).toEqual(["Fïrst"]);
  });

  it("leaves a bad line out and reads on", () => {
    const { titles, problems } = readTitles(`${HEADER}\n,,,\nNaruto,1999,,\nBleach,x,,\nBerserk,1989,,`);
    expect(titles.map((title) => title.line)).toEqual([3, 5]);
    expect(problems.map((problem) => problem.line)).toEqual([2, 4]);
  });

  it("takes names of 200 characters, however many units they have", () => {
    expect(readTitles(`${HEADER}\n${"𝔸".repeat(200)},,,`).problems).toEqual([]);
  });

  it("folds accents of Latin letters, and leaves the marks of other scripts", () => {
    expect(foldTitle("POKÉMON")).toBe("pokemon");
    expect(foldTitle("ガンダム")).toBe("ガンダム");
  });
});

describe.each(INTEREST_KINDS)("the committed catalogue of kind %s", async (kind) => {
  const { titles, problems } = readTitles(await readCatalogueFile(kind));
  const names = new Map(titles.map((title) => [foldTitle(title.name), title]));

  it("DATA-07 breaks no rule and holds no title twice", () => {
    expect(problems).toEqual([]);
    expect(names.size).toBe(titles.length);
  });

  it("DATA-07 is large enough to find one's own in", () => {
    expect(titles.length).toBeGreaterThanOrEqual({ anime: 700, juego: 600, serie_pelicula: 700 }[kind]);
  });

  it("has no alias that is another title's name", () => {
    const misleading = titles.flatMap(({ name, aliases }) =>
      aliases.filter((alias) => names.has(foldTitle(alias))).map((alias) => `${name}: ${alias}`),
    );
    expect(misleading).toEqual([]);
  });

  it("has no title that looks like money, another messenger or a link in a first message", () => {
    // The only title that is an address.
    const names = titles.flatMap(({ name, aliases }) => [name, ...aliases]).filter((name) => name !== "Chess.com");
    expect(names.filter((name) => messageRisk(`¿Has visto ${name}?`) !== null)).toEqual([]);
  });

  it("has a year and at least one tag each, and a vocabulary of tags that repeat", () => {
    const nextYear = new Date().getUTCFullYear() + 1;
    expect(titles.filter(({ year }) => year === null || year < 1900 || year > nextYear)).toEqual([]);
    expect(titles.filter(({ tags }) => tags.length === 0)).toEqual([]);
    const uses = new Map<string, number>();
    for (const tag of titles.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
    expect([...uses].filter(([, count]) => count < 3)).toEqual([]);
  });
});
