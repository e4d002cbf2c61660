import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  interestAliases,
  interests,
  titleReferences,
  unknownTitles,
} from "../../../platform/database/schema/interests.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { createCatalogue, listUnknownTitles, mentionUnknownTitles } from "./service.ts";
import type { Catalogue, CatalogueQuery } from "./types.ts";

let catalogue: Catalogue;

const database = await createTestDatabase();
afterAll(() => database.close());

beforeEach(async () => {
  await database.db.delete(interests);
  catalogue = createCatalogue(database.db);
  await add("juego", "Zelda", 1, "The Legend of Zelda", "ゼルダの伝説");
  await add("anime", "ánima", null);
  await add("anime", "Naruto", 3, "Naruto Shippuden");
  await add("serie_pelicula", "Titanic", 5);
});

async function add(kind: InterestKind, name: string, rank: number | null, ...aliases: string[]): Promise<number> {
  const [title] = await database.db.insert(interests).values({ kind, name, rank }).returning();
  for (const alias of aliases) await database.db.insert(interestAliases).values({ interestId: title!.id, alias });
  return title!.id;
}

const list = (query: Partial<CatalogueQuery> = {}) => catalogue.list({ limit: 100, ...query });
const names = async (query: Partial<CatalogueQuery> = {}) => (await list(query)).map(({ name }) => name);
const listed = (title: string, references: string[] = []) => ({ titles: [title], year: null, kind: null, references });

describe("the catalogue", () => {
  it("INTEREST-16 is read by name, accents aside, with id, name and kind", async () => {
    const titles = await list();
    expect(titles.map(({ name }) => name)).toEqual(["ánima", "Naruto", "Titanic", "Zelda"]);
    expect(titles.at(-1)).toEqual({ id: expect.any(Number), name: "Zelda", kind: "juego", matchedTitle: null });
    expect(await names({ limit: 2 })).toEqual(["ánima", "Naruto"]);
  });

  it("INTEREST-04 INTEREST-05 LIMIT-29 of one kind holds that kind only", async () => {
    expect(await names({ kind: "juego" })).toEqual(["Zelda"]);
    const counts = await Promise.all(INTEREST_KINDS.map(async (kind) => (await list({ kind })).length));
    expect(counts).toEqual([2, 1, 1]);
    expect(await names({ kind: "juego", search: "t" })).toEqual(["Zelda"]);
    expect(await names({ kind: "serie_pelicula", search: "t" })).toEqual(["Titanic"]);
  });

  it("INTEREST-07 is searched by name and alias, and a blank search is none", async () => {
    expect(await list({ search: "SHIPP" })).toEqual([
      { id: expect.any(Number), name: "Naruto", kind: "anime", matchedTitle: "Naruto Shippuden" },
    ]);
    expect(await names({ search: "伝説" })).toEqual(["Zelda"]);
    expect(await names({ search: "ANIMA" })).toEqual(["ánima"]);
    expect(await names({ search: "narutp" })).toEqual(["Naruto"]);
    expect(await list({ search: "  " })).toEqual(await list());
    expect(await names({ search: "t", limit: 1 })).toEqual(["Titanic"]);
  });

  it("is searched in one statement while nothing changes", async () => {
    await names({ search: "zelda" });
    const query = vi.spyOn(database.pool, "query");
    await names({ search: "naruto" });
    await catalogue.match([listed("Naruto")]);
    expect(query).toHaveBeenCalledTimes(2);
    query.mockRestore();
  });

  it("finds each change at once", async () => {
    expect(await names({ search: "celeste" })).toEqual([]);
    const id = await add("juego", "Celeste", 9);
    expect(await names({ search: "celeste" })).toEqual(["Celeste"]);
    await database.db.insert(interestAliases).values({ interestId: id, alias: "Madeline" });
    expect(await names({ search: "madeline" })).toEqual(["Celeste"]);
    await database.db.update(interests).set({ name: "Celeste 64" }).where(eq(interests.id, id));
    expect(await names({ search: "celeste" })).toEqual(["Celeste 64"]);
    await database.db.insert(titleReferences).values({ reference: "steam:504230", interestId: id });
    expect(await catalogue.match([listed("?", ["steam:504230"])])).toMatchObject([{ isCertain: true }]);
    await database.db.delete(interests).where(eq(interests.id, id));
    expect(await names({ search: "celeste" })).toEqual([]);
    await database.db.execute(sql`truncate gustos_alias`);
    expect(await names({ search: "shippuden" })).toEqual([]);
  });

  it("reads its copy once for many searches at a time, and again after one that failed", async () => {
    const query = vi.spyOn(database.pool, "query");
    query.mockImplementationOnce(() => Promise.reject(new Error("the database is away")));
    await expect(names({ search: "zelda" })).rejects.toThrow();
    query.mockClear();
    const answers = await Promise.all(Array.from({ length: 5 }, () => names({ search: "zelda" })));
    expect(answers).toEqual(Array.from({ length: 5 }, () => ["Zelda"]));
    // Five version checks, then a copy with its version.
    expect(query).toHaveBeenCalledTimes(7);
    query.mockRestore();
  });

  it("reads more titles than one statement brings", async () => {
    const rows = Array.from({ length: 2500 }, (_, number) => ({ kind: "juego" as const, name: `Game ${number}` }));
    await database.db.insert(interests).values(rows);
    expect(await names({ search: "game 2499" })).toEqual(["Game 2499"]);
    expect(await names({ search: "zelda" })).toEqual(["Zelda"]);
    expect(await list({ search: "game", limit: 1000 })).toHaveLength(1000);
  });
});

describe("entries of a list", () => {
  it("are matched in their order, each with the titles that it means or may mean", async () => {
    const answers = await catalogue.match([listed("naruto"), listed("Nartuo"), listed("Berserk")]);
    const naruto = { id: expect.any(Number), name: "Naruto", kind: "anime" };
    expect(answers).toEqual([
      { isCertain: true, interests: [naruto] },
      { isCertain: false, interests: [naruto] },
      { isCertain: false, interests: [] },
    ]);
  });
});

describe("unknown titles", () => {
  const mention = (...titles: string[]) =>
    database.db.transaction((tx) =>
      mentionUnknownTitles(
        tx,
        titles.map((title) => ({ title, kind: null })),
      ),
    );

  it("are listed by how often they were mentioned, and only so many are kept", async () => {
    await database.db.delete(unknownTitles);
    await database.db.execute(
      sql`insert into unknown_titles (key, title) select 'title' || n, 'Title ' || n from generate_series(1, 10000) n`,
    );
    await mention("Dune Messiah", "Title 1");
    await mention("dune messiah", "Title 1");
    await mention("Title 1");
    const [{ count } = { count: 0 }] = (
      await database.db.execute<{ count: number }>(sql`select count(*)::int as count from unknown_titles`)
    ).rows;
    expect(count).toBe(10_000);
    expect(await listUnknownTitles(database.db, 2)).toMatchObject([
      { title: "Title 1", mentions: 4 },
      { title: "Dune Messiah", mentions: 2 },
    ]);
  });
});
