import type { Interest } from "@nakamatch/contract/schemas/people";
import { OWN_INTERESTS_MAX } from "@nakamatch/contract/vocabulary/limits";
import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Database, Queryable } from "../../platform/database/open.ts";
import { interestAliases, interests, profileInterests } from "../../platform/database/schema/interests.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { addPerson } from "../../testing/people.ts";
import { addInterest, createPopularTitles, listInterests, listTitles, removeInterest } from "./service.ts";
import { readPopularTitles } from "./store.ts";
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

describe("the popular titles", () => {
  /** So many members choose the title, at once. */
  async function choose(name: string, members: number) {
    for (let added = 0; added < members; added++) {
      const { id: profileId } = await addPerson(database.db);
      await database.db.insert(profileInterests).values({ profileId, interestId: ids.get(name)! });
    }
  }
  const popular = async (kind: InterestKind) =>
    (await readPopularTitles(database.db, { limit: 3 })).filter((title) => title.kind === kind).map(({ name }) => name);

  afterEach(() => database.db.delete(profileInterests));

  it("are the most chosen of each kind, then the best known", async () => {
    expect(await popular("anime")).toEqual(["Naruto Gaiden", "Attack on Titan", "Naruto"]);
    await choose("ánima", 10);
    await choose("Naruto", 11);
    expect(await popular("anime")).toEqual(["Naruto", "ánima", "Naruto Gaiden"]);
    expect(await popular("juego")).toEqual(["Zelda", "Pokémon", "100% Orange Juice"]);
    expect(await popular("serie_pelicula")).toEqual(["Titanic", "Pokémon 3"]);
  });

  it("do not tell what only a few members have chosen", async () => {
    const before = await popular("anime");
    await choose("ánima", 9);
    expect(await popular("anime")).toEqual(before);
  });

  it("are counted in a sample of a large table", async () => {
    await database.db.execute(sql`alter table usuario_gustos disable trigger user`);
    const { id: me } = await addPerson(database.db);
    const titles = await database.db
      .insert(interests)
      .values(Array.from({ length: 1200 }, (_, index) => ({ kind: "juego" as const, name: `Filler ${index}` })))
      .returning({ id: interests.id });
    try {
      await database.db.insert(profileInterests).values(titles.map(({ id }) => ({ profileId: me, interestId: id })));
      let plan = "";
      const explaining = {
        execute: async (query: SQL) => {
          const { rows } = await database.db.execute<{ "QUERY PLAN": string }>(sql`explain analyze ${query}`);
          plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
          return { rows: [] };
        },
      } as unknown as Queryable;
      const sampled = async (sampledPages: number) => {
        await readPopularTitles(explaining, { limit: 3, sampledPages });
        return Number(/Sample Scan on usuario_gustos.*rows=(\d+)[\d.]* loops=1/.exec(plan)?.[1]);
      };
      expect(await sampled(1000)).toBe(1200);
      expect(await sampled(1)).toBeLessThan(1200);
    } finally {
      await database.db.delete(profileInterests);
      await database.db.delete(interests).where(
        inArray(
          interests.id,
          titles.map(({ id }) => id),
        ),
      );
      await database.db.execute(sql`alter table usuario_gustos enable trigger user`);
    }
  });

  it("are read once for all members, again after ten minutes, and again at once while there are none", async () => {
    let now = Date.parse("2026-06-15T12:00:00Z");
    let reads = 0;
    const answers: Interest[][] = [[], [{ id: 1, name: "Zelda", kind: "juego" }]];
    const db = { execute: async () => ({ rows: answers[Math.min(reads++, 1)] }) } as unknown as Queryable;
    const titles = createPopularTitles({ db, clock: { now: () => new Date(now) } });
    expect(await titles("juego")).toEqual([]);
    expect(await Promise.all([titles("juego"), titles("anime")])).toEqual([answers[1], []]);
    expect(reads).toBe(2);
    now += 10 * 60_000 - 1;
    await titles("juego");
    expect(reads).toBe(2);
    now += 1;
    expect(await titles("juego")).toEqual(answers[1]);
    expect(reads).toBe(3);
  });

  it("are read again after a failure", async () => {
    let fails = true;
    const db = {
      execute: async () => {
        if (fails) throw new Error("no connection");
        return { rows: [{ id: 1, name: "Zelda", kind: "juego" }] };
      },
    } as unknown as Queryable;
    const titles = createPopularTitles({ db, clock: { now: () => new Date(0) } });
    await expect(titles("juego")).rejects.toThrow("no connection");
    fails = false;
    expect(await titles("juego")).toHaveLength(1);
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

  it("INTEREST-10 are a thousand at most; one more is refused, and one they have is not", async () => {
    const { id: me } = await addPerson(database.db);
    const titles = await database.db
      .insert(interests)
      .values(
        Array.from({ length: OWN_INTERESTS_MAX }, (_, index) => ({ kind: "anime" as const, name: `Many ${index}` })),
      )
      .returning({ id: interests.id });
    const [last, ...others] = titles.map(({ id }) => id);
    await database.db.insert(profileInterests).values(others.map((interestId) => ({ profileId: me, interestId })));
    await addInterest(database.db, me, last!);
    expect(await listInterests(database.db, me)).toHaveLength(OWN_INTERESTS_MAX);
    const more = addInterest(database.db, me, ids.get("Zelda")!);
    await expect(more).rejects.toMatchObject({ code: "INTERESTS_FULL", status: 409 });
    expect(await stored(me)).toHaveLength(OWN_INTERESTS_MAX);
    await addInterest(database.db, me, last!);
    await removeInterest(database.db, me, last!);
    await addInterest(database.db, me, ids.get("Zelda")!);
    expect(await stored(me)).toHaveLength(OWN_INTERESTS_MAX);
  });

  it("INTEREST-10 two devices together do not exceed the maximum", { tags: ["postgres"] }, async () => {
    const { id: me } = await addPerson(database.db);
    const titles = await database.db
      .insert(interests)
      .values(
        Array.from({ length: OWN_INTERESTS_MAX + 4 }, (_, index) => ({
          kind: "anime" as const,
          name: `Both ${index}`,
        })),
      )
      .returning({ id: interests.id });
    const all = titles.map(({ id }) => id);
    await database.db
      .insert(profileInterests)
      .values(all.slice(5).map((interestId) => ({ profileId: me, interestId })));
    const answers = await Promise.allSettled(all.slice(0, 5).map((id) => addInterest(database.db, me, id)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await stored(me)).toHaveLength(OWN_INTERESTS_MAX);
  });
});
