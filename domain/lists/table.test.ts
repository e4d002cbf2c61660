import { describe, expect, it } from "vitest";
import { listIn } from "./exports-testing.ts";
import type { TitlePlace } from "./list-item.ts";
import { readList } from "./read-list.ts";

const read = (text: string, place?: TitlePlace) => listIn([{ path: "", text }], place);
const titles = (text: string, place?: TitlePlace) => read(text, place).items.map((item) => item.titles[0]);
const question = (text: string) => {
  const reading = readList([{ path: "", text }]);
  return "question" in reading ? reading.question : undefined;
};

describe("a table whose columns have known names", () => {
  it.each([",", ";", "\t"])("is separated by %j", (separator) => {
    const text = "Name|Year|Rating\nThe Matrix|1999|4,5\n"
      .replaceAll("|", separator)
      .replace("4,5", separator === "," ? "4.5" : "4,5");
    expect(read(text).items).toMatchObject([{ titles: ["The Matrix"], year: 1999, score: 0.9 }]);
  });

  it.each(["Título;Nota", "Titre;Note", "Titel;Notiz", "Titolo;Nota", "Nota;TITULO", "タイトル;メモ"])(
    "may have them in other languages: %s",
    (heading) => {
      const row = heading.startsWith("Nota;") ? "seen in hospital;Naruto" : "Naruto;seen in hospital";
      expect(titles(`${heading}\n${row}\n`)).toEqual(["Naruto"]);
    },
  );

  it("of Letterboxd's own lists has a preamble with a heading of its own", () => {
    const text =
      'Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2020-01-02,My list,,https://boxd.it/1,\n\nPosition,Name,Year,URL,Description\n1,The Matrix,1999,https://boxd.it/2,"saw it, with Nami"\n2,Heat,1995,https://boxd.it/3,\n';
    expect(read(text)).toMatchObject({
      source: "letterboxd",
      unreadable: 0,
      items: [
        { titles: ["The Matrix"], year: 1999, kind: "serie_pelicula" },
        { titles: ["Heat"], year: 1995 },
      ],
    });
  });

  it("of IMDb has games and films, each of its kind", () => {
    const text =
      "Const,Your Rating,Title,Title Type,Year\ntt2694988,10,The Witcher 3: Wild Hunt,Video Game,2015\ntt0113277,9,Heat,Movie,1995\ntt1,8,Pilot,TV Episode,2008\n";
    expect(read(text).items).toMatchObject([
      { titles: ["The Witcher 3: Wild Hunt"], kind: "juego", score: 1 },
      { titles: ["Heat"], kind: "serie_pelicula", references: ["imdb:tt0113277"] },
    ]);
  });

  it("of no known service may hold any kind, and statuses", () => {
    const text = "Title;Status;Personal note;Date\nNaruto;Dropped;seen in hospital;2020-01-02\n";
    expect(read(text).items).toMatchObject([{ titles: ["Naruto"], kind: null, status: "dropped" }]);
  });

  it.each([
    ['"The \\"Burbs\\"",1989', ['The "Burbs"', "Heat", "Alien"], 0],
    ['"Dune" ,1984', ["Dune", "Heat", "Alien"], 0],
    ['The "Burbs",1989', ['The "Burbs"', "Heat", "Alien"], 0],
    ['"Dune,1984', ["Heat", "Alien"], 1],
    ["Dune, part one,1984", ["Heat", "Alien"], 1],
    [",1984", ["Heat", "Alien"], 1],
    ["Dune", ["Dune", "Heat", "Alien"], 0],
  ])("loses at most the row with a bad quotation mark or separator: %j", (row, expected, unreadable) => {
    const list = read(`Name,Year\n${row}\nHeat,1995\n"Alien",1979\n`);
    expect(list.items.map((item) => item.titles[0])).toEqual(expected);
    expect(list.unreadable).toBe(unreadable);
  });

  it("takes no line of a note for a title where a quotation mark is missing", () => {
    const text = 'Title;Note\nNaruto;"seen in\nhospital; with my ex\nBleach;good\n';
    expect(titles(`${text}"Dune";x"\n"Heat";"y"\n`)).toEqual(["Heat"]);
  });

  it("takes no note for a title where a row has a separator too many", () => {
    expect(read("Date;Note;Title\n2020;seen; in hospital;Naruto\n2021;;Bleach\n2021;;Dune;;\n")).toMatchObject({
      items: [{ titles: ["Bleach"] }, { titles: ["Dune"] }],
      unreadable: 1,
    });
  });
});

describe("a table whose columns have other names", () => {
  const rows = "Naruto;seen in hospital;2020\nBleach;;2021\nOne Piece;with my ex;\n";
  const heading = "Serie;Comentario;Cuando\n";

  it.each([
    ["with commas", rows.replaceAll(";", ",")],
    ["with commas and blanks", rows.replaceAll(";", ", ")],
    ["with semicolons", rows],
    ["with bars", rows.replaceAll(";", " | ")],
    ["with separators in its notes", "Naruto, seen in hospital\nBleach, a, b\nDune, a, b, c\nHeat, a, b, c, d\n"],
    ["with tabs", rows.replaceAll(";", "\t")],
    ["with the separator on a line of its own", `sep=;\n${rows}`],
    ["with a preamble", `My list\n\nof 2021\n${rows}`],
    ["with a name that may be a person's", `Name;E-mail\n${rows}`],
    ["of two rows", rows.split("\n").slice(0, 2).join("\n")],
  ])("is a question to the person: %s", (_, text) => {
    expect(question(text)?.rows.flat()).toContain("seen in hospital");
  });

  it("shows its first rows, and not all of a long text", () => {
    const shown = question(`${heading}${rows}${`A;${"x".repeat(500)};\n`.repeat(10)}`)?.rows;
    expect(shown?.slice(0, 2)).toEqual([
      ["Serie", "Comentario", "Cuando"],
      ["Naruto", "seen in hospital", "2020"],
    ]);
    expect([shown?.length, shown?.[4]?.[1]?.length]).toEqual([6, 80]);
  });

  it("has its titles where the person says", () => {
    expect(titles(heading + rows, { column: 0, hasHeading: true })).toEqual(["Naruto", "Bleach", "One Piece"]);
    expect(titles(rows, { column: 0, hasHeading: false })).toEqual(["Naruto", "Bleach", "One Piece"]);
    const broken = `${rows}Dune;a; b; note\n"Heat;x;\n`;
    expect(read(broken, { column: 0, hasHeading: false })).toMatchObject({ items: { length: 3 }, unreadable: 2 });
  });

  it("has no title with the separators of another table in it", () => {
    const text = "Naruto,seen; in hospital\nBleach,with; my ex\nDune,it; was fun\n";
    expect(() => titles(text, { column: 0, hasHeading: false })).toThrow("unknownFormat");
  });

  it("may be lines with commas, if the person says so", () => {
    const text = "Me, Myself & Irene\nThe Good, the Bad and the Ugly\n";
    expect(question(text)?.mayBeLines).toBe(true);
    expect(titles(text, "lines")).toEqual(["Me, Myself & Irene", "The Good, the Bad and the Ugly"]);
    expect(question(rows)?.mayBeLines).toBe(false);
  });

  it("is no question in an archive, where it may be one's comments", () => {
    const files = [heading + rows, "Title;Note\nNaruto;x", '["Naruto"]', "Naruto"].map((text, index) => ({
      path: `${index}.csv`,
      text,
    }));
    expect(() => readList(files)).toThrow(expect.objectContaining({ problem: "unknownFormat" }));
    expect(readList(files.slice(0, 1))).toHaveProperty("question");
  });
});

it("a large table is read in little time", () => {
  const start = performance.now();
  const many = Array.from({ length: 20_000 }, (_, number) => `"Title ""${number}""",1999,"a\nnote"`);
  expect(read(`Title,Year,Note\n${many.join("\n")}`).items).toHaveLength(20_000);
  for (const part of ['"', '"\n', 'a,"\n', ',"a\n"b', ";", "\n"]) listOrProblem(part.repeat(20_000));
  expect(performance.now() - start).toBeLessThan(15_000);
});

function listOrProblem(text: string): void {
  try {
    readList([{ path: "", text: `Title,Year\n${text}` }]);
  } catch (error) {
    expect(error).toMatchObject({ name: "ListError" });
  }
}
