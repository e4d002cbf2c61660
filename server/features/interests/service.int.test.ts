import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../platform/database/open.ts";
import { interestAliases, interests, profileInterests } from "../../platform/database/schema/interests.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { addPerson } from "../../testing/people.ts";
import { addInterest, listInterests, listTitles, removeInterest } from "./service.ts";
import type { CatalogueQuery } from "./types.ts";

let database: Database;
const ids = new Map<string, number>();

/** Kind, name, rank, other titles; in no order that any test expects. */
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
];

beforeAll(async () => {
  database = await createTestDatabase();
  for (const [kind, name, rank, ...aliases] of CATALOGUE) {
    const [title] = await database.db.insert(interests).values({ kind, name, rank }).returning();
    ids.set(name, title!.id);
    for (const alias of aliases) await database.db.insert(interestAliases).values({ interestId: title!.id, alias });
  }
});
afterAll(() => database.close());

const list = (query: Partial<CatalogueQuery> = {}) => listTitles(database.db, { limit: 100, ...query });
const names = async (query: Partial<CatalogueQuery>) => (await list(query)).map((title) => title.name);
const hits = async (search: string) => (await list({ search })).map(({ name, matchedTitle }) => [name, matchedTitle]);

describe("the catalogue", () => {
  it("INTEREST-16 is read by name, accents aside, with id, name and kind", async () => {
    const titles = await list();
    expect(titles.map((title) => title.name)).toEqual([
      "100% Orange Juice",
      "ánima",
      "Attack on Titan",
      "Boruto: Naruto Next Generations",
      "Narutaru",
      "Naruto",
      "Naruto Gaiden",
      "Pokémon",
      "Pokémon 3",
      "Titanic",
      "Zelda",
    ]);
    expect(titles.at(-1)).toEqual({ id: ids.get("Zelda"), name: "Zelda", kind: "juego", matchedTitle: null });
  });

  it("INTEREST-04 INTEREST-05 LIMIT-29 of one kind holds that kind only", async () => {
    expect(await names({ kind: "juego" })).toEqual(["100% Orange Juice", "Pokémon", "Zelda"]);
    const counts = await Promise.all(INTEREST_KINDS.map(async (kind) => (await list({ kind })).length));
    expect(counts).toEqual([6, 3, 2]);
    expect(await names({ kind: "serie_pelicula", search: "pok" })).toEqual(["Pokémon 3"]);
  });

  it("INTEREST-07 a search finds a part of a name or another title, whatever case and accents", async () => {
    expect(await hits("POKEM")).toEqual([
      ["Pokémon", null],
      ["Pokémon 3", null],
    ]);
    expect(await hits("pókém")).toHaveLength(2);
    expect(await hits("attáque")).toEqual([["Attack on Titan", "L'Attaque des Titans"]]);
    expect(await hits("伝説")).toEqual([["Zelda", "ゼルダの伝説"]]);
    expect(await hits("nothing of the kind")).toEqual([]);
  });

  it("INTEREST-07 wildcards are plain text, and a blank search is none", async () => {
    expect(await names({ search: "0%" })).toEqual(["100% Orange Juice"]);
    expect(await names({ search: "%" })).toEqual(["100% Orange Juice"]);
    expect(await names({ search: "n_ruto" })).toEqual([]);
    expect(await names({ search: "\\" })).toEqual([]);
    // Full-width ones fold to plain ones.
    expect(await names({ search: "0％" })).toEqual(["100% Orange Juice"]);
    expect(await names({ search: "n＿ruto" })).toEqual([]);
    expect(await names({ search: "＼" })).toEqual([]);
    expect(await list({ search: "  " })).toEqual(await list());
  });

  it("INTEREST-07 INTEREST-16 a search is ordered by closeness: names that begin so, then rank, then name", async () => {
    expect(await names({ search: "NARUT" })).toEqual([
      "Naruto Gaiden",
      "Naruto",
      "Narutaru",
      "Boruto: Naruto Next Generations",
    ]);
    expect(await names({ search: "titan" })).toEqual(["Titanic", "Attack on Titan"]);
  });

  it("names the other title that was hit, the one that begins so first, and none where the name itself was", async () => {
    expect(await hits("mon")).toEqual([
      ["Pokémon", null],
      ["Pokémon 3", null],
    ]);
    expect(await hits("monst")).toEqual([["Pokémon", "Monstruos"]]);
    expect(await hits("titans")).toEqual([["Attack on Titan", "L'Attaque des Titans"]]);
    expect(await hits("shipp")).toEqual([["Naruto", "Naruto Shippuden"]]);
  });

  it("answers with at most as many as asked for", async () => {
    expect(await names({ limit: 2 })).toEqual(["100% Orange Juice", "ánima"]);
    expect(await names({ limit: 1, search: "naruto" })).toEqual(["Naruto Gaiden"]);
  });
});

describe("a person's interests", () => {
  const stored = (profileId: string) =>
    database.db
      .select({ interestId: profileInterests.interestId })
      .from(profileInterests)
      .where(eq(profileInterests.profileId, profileId));

  it("INTEREST-10 INTEREST-17 adding inserts the pair and answers with the title; repeating it changes nothing", async () => {
    const [{ id: me }, { id: other }] = [await addPerson(database.db), await addPerson(database.db)];
    const zelda = { id: ids.get("Zelda")!, name: "Zelda", kind: "juego" };
    expect(await addInterest(database.db, me, zelda.id)).toEqual(zelda);
    expect(await addInterest(database.db, me, zelda.id)).toEqual(zelda);
    await addInterest(database.db, me, ids.get("ánima")!);
    expect(await stored(me)).toHaveLength(2);
    expect(await listInterests(database.db, me)).toEqual([
      { id: ids.get("ánima"), name: "ánima", kind: "anime" },
      zelda,
    ]);
    expect(await listInterests(database.db, other)).toEqual([]);
  });

  it("INTEREST-10 a title that the catalogue lacks is refused", async () => {
    const { id: me } = await addPerson(database.db);
    await expect(addInterest(database.db, me, 2_147_483_647)).rejects.toMatchObject({
      code: "INTEREST_NOT_FOUND",
      status: 404,
    });
    expect(await stored(me)).toEqual([]);
  });

  it("INTEREST-11 removing deletes that pair alone; repeating it changes nothing", async () => {
    const [{ id: me }, { id: other }] = [await addPerson(database.db), await addPerson(database.db)];
    const [naruto, titanic] = [ids.get("Naruto")!, ids.get("Titanic")!];
    for (const id of [naruto, titanic]) for (const person of [me, other]) await addInterest(database.db, person, id);
    expect(await removeInterest(database.db, me, naruto)).toEqual({ interestId: naruto });
    expect(await removeInterest(database.db, me, naruto)).toEqual({ interestId: naruto });
    expect(await stored(me)).toEqual([{ interestId: titanic }]);
    expect(await stored(other)).toHaveLength(2);
  });
});
