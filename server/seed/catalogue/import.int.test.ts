import { asc, eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { interestAliases, interests } from "../../platform/database/schema/interests.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { importTitles } from "./import.ts";

const HEADER = "name,year,tags,aliases";

const database = await createTestDatabase();
afterAll(() => database.close());

beforeEach(async () => {
  await database.db.delete(interests);
  // Ids that no new title gets, sorting before all new ones.
  await database.db.insert(interests).values([
    { id: -3, kind: "juego", name: "Pokémon", year: 1996, tags: ["rpg"], rank: 7 },
    { id: -2, kind: "juego", name: "Tetris", year: 1984, tags: ["puzzle"] },
    { id: -1, kind: "anime", name: "Pokémon", year: 1997, rank: 40 },
  ]);
  await database.db.insert(interestAliases).values({ interestId: -3, alias: "Pocket Monsters" });
});

const importLines = (lines: string[], skipBad = false) =>
  importTitles(database, "juego", [HEADER, ...lines].join("\n"), { skipBad });

async function stored() {
  const { id, kind, name, year, tags, rank } = interests;
  const rows = await database.db
    .select({ id, kind, name, year, tags, rank })
    .from(interests)
    .orderBy(asc(interests.id));
  return rows.map(({ id: _, ...row }) => row);
}

async function aliasesOf(id: number): Promise<string[]> {
  const rows = await database.db.select().from(interestAliases).where(eq(interestAliases.interestId, id));
  return rows.map((row) => row.alias).sort();
}

describe("the import of titles", () => {
  it("adds new titles behind the known ranks of their kind, in the order of the lines", async () => {
    const before = await stored();
    expect(await importLines(["Celeste,2018,platformer|indie,", '"Hades, the game",,,Hades'])).toEqual({
      added: [2, 3],
      updated: [],
      unchanged: [],
      bad: [],
      applied: true,
    });
    expect(await stored()).toEqual([
      ...before,
      { kind: "juego", name: "Celeste", year: 2018, tags: ["platformer", "indie"], rank: 8 },
      { kind: "juego", name: "Hades, the game", year: null, tags: [], rank: 9 },
    ]);
  });

  it("updates what a title lacks or has otherwise; name, rank and known aliases stay", async () => {
    const report = await importLines(["POKEMON,1998,rpg|nintendo,pocket monsters|Monstruos", "Tetris,,,Тетрис"]);
    expect(report).toMatchObject({ added: [], updated: [2, 3], unchanged: [] });
    expect((await stored()).slice(0, 2)).toEqual([
      { kind: "juego", name: "Pokémon", year: 1998, tags: ["rpg", "nintendo"], rank: 7 },
      { kind: "juego", name: "Tetris", year: 1984, tags: ["puzzle"], rank: null },
    ]);
    expect(await aliasesOf(-3)).toEqual(["Monstruos", "Pocket Monsters"]);
    expect(await aliasesOf(-2)).toEqual(["Тетрис"]);
    expect(await aliasesOf(-1)).toEqual([]);
  });

  it("passes over lines that say nothing new", async () => {
    const before = await stored();
    expect(await importLines(["Tetris,1984,puzzle,", "Pokémon,,,POCKET MONSTERS"])).toMatchObject({
      added: [],
      updated: [],
      unchanged: [2, 3],
      applied: true,
    });
    expect(await stored()).toEqual(before);
  });

  it("changes nothing while a line is bad, and tells which and why", async () => {
    const before = await stored();
    expect(await importLines(["Celeste,2018,,", "Hades,soon,,"])).toEqual({
      added: [2],
      updated: [],
      unchanged: [],
      bad: [{ line: 3, reason: "the year is not one from 1800 to 2200" }],
      applied: false,
    });
    expect(await stored()).toEqual(before);
  });

  it("leaves bad lines out where that is wanted", async () => {
    const report = await importLines([",,,", "Celeste,2018,,"], true);
    expect(report).toMatchObject({ added: [3], bad: [{ line: 2 }], applied: true });
    expect((await stored()).map((title) => title.name)).toContain("Celeste");
  });
});
