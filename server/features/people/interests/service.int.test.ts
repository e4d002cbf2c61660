import type { Interest } from "@nakamatch/contract/schemas/people";
import { OWN_INTERESTS_MAX } from "@nakamatch/contract/vocabulary/limits";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database, Queryable } from "../../../platform/database/open.ts";
import { countries } from "../../../platform/database/schema/geography.ts";
import { interests, profileInterests, titleFans, unknownTitles } from "../../../platform/database/schema/interests.ts";
import { bans } from "../../../platform/database/schema/safety.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { addPerson, type PersonValues } from "../../../testing/people.ts";
import {
  addInterest,
  createPopularTitles,
  importInterests,
  listInterests,
  removeInterest,
  requestTitle,
} from "./service.ts";
import { countFans, readPopularTitles } from "./store.ts";

let database: Database;
const ids = new Map<string, number>();

/** Kind, name and rank, unsorted. */
const CATALOGUE: [InterestKind, string, number | null][] = [
  ["juego", "Zelda", 1],
  ["anime", "Attack on Titan", 2],
  ["anime", "ánima", null],
  ["anime", "Boruto: Naruto Next Generations", 9],
  ["anime", "Naruto", 3],
  ["anime", "Naruto Gaiden", 1],
  ["anime", "Narutaru", null],
  ["serie_pelicula", "Titanic", 5],
  ["juego", "100% Orange Juice", 7],
  ["serie_pelicula", "Pokémon 3", 8],
  ["juego", "Pokémon", 2],
];

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.insert(countries).values(["ES", "PT"].map((code) => ({ code, name: code })));
  for (const [kind, name, rank] of CATALOGUE) {
    const [title] = await database.db.insert(interests).values({ kind, name, rank }).returning();
    ids.set(name, title!.id);
  }
});
afterAll(() => database.close());

describe("the popular titles", () => {
  async function choose(name: string, members: number) {
    for (let added = 0; added < members; added++) {
      const { id: profileId } = await addPerson(database.db, { country: "ES" });
      await database.db.insert(profileInterests).values({ profileId, interestId: ids.get(name)! });
    }
    await countFans(database.db);
  }
  const popular = async (kind: InterestKind) =>
    (await readPopularTitles(database.db, { limit: 3 })).filter((title) => title.kind === kind).map(({ name }) => name);

  afterEach(async () => {
    await database.db.delete(profileInterests);
    await countFans(database.db);
  });

  it("are the most chosen of each kind, then the best known", async () => {
    expect(await popular("anime")).toEqual(["Naruto Gaiden", "Attack on Titan", "Naruto"]);
    await choose("ánima", 10);
    await choose("Naruto", 20);
    expect(await popular("anime")).toEqual(["Naruto", "ánima", "Naruto Gaiden"]);
    expect(await popular("juego")).toEqual(["Zelda", "Pokémon", "100% Orange Juice"]);
    expect(await popular("serie_pelicula")).toEqual(["Titanic", "Pokémon 3"]);
  });

  it("do not tell what only a few members have chosen", async () => {
    const before = await popular("anime");
    await choose("ánima", 9);
    expect(await popular("anime")).toEqual(before);
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
    expect(await addInterest(database.db, me, zelda.id)).toEqual({ ...zelda, fans: null });
    expect(await addInterest(database.db, me, zelda.id)).toEqual({ ...zelda, fans: null });
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

describe("how many people of the country love a title too", () => {
  afterEach(() => database.db.delete(profileInterests));

  const fans = async (name: string, count: number, values: PersonValues = { country: "ES" }) => {
    const people: string[] = [];
    for (let added = 0; added < count; added++) people.push((await addPerson(database.db, values)).id);
    const interestId = ids.get(name)!;
    await database.db.insert(profileInterests).values(people.map((profileId) => ({ profileId, interestId })));
    return people;
  };
  /** Chooses a title, returns its number of fans, and removes it again. */
  const told = async (name: string, country: string | null = "ES") => {
    const { id } = await addPerson(database.db, { country });
    const { fans } = await addInterest(database.db, id, ids.get(name)!);
    await removeInterest(database.db, id, ids.get(name)!);
    return fans;
  };

  it("is told with the pick, from ten on, of visible people of the same country", async () => {
    const [banned] = await fans("Zelda", 10);
    await fans("Zelda", 1, { country: "ES", emailVerified: false });
    await fans("Zelda", 1, { country: "PT" });
    await fans("Zelda", 1, {});
    await fans("Naruto", 9);
    await countFans(database.db);
    expect(await told("Zelda")).toBe(10);
    expect([await told("Zelda", "PT"), await told("Zelda", null), await told("Naruto")]).toEqual([null, null, null]);
    expect(await database.db.select().from(titleFans), "nothing below ten is stored").toEqual([
      { interestId: ids.get("Zelda"), country: "ES", people: 10 },
    ]);
    await database.db.insert(bans).values({ userId: banned!, type: "ban", reason: "spam" });
    await countFans(database.db);
    expect(await told("Zelda")).toBeNull();
    expect(await database.db.select().from(titleFans)).toEqual([]);
  });

  it("is rounded to tens, above a thousand to hundreds, and stays until the next count", async () => {
    await fans("Naruto", 14);
    await fans("Titanic", 15);
    const crowd = sql`select md5(n::text)::uuid as id, md5(n::text) || '@example.test' as email from generate_series(1, 1060) n`;
    await database.db.execute(
      sql`insert into auth_user (id, email, "emailVerified") select id, email, true from (${crowd}) c`,
    );
    await database.db.execute(sql`insert into profiles (id, email, country) select id, email, 'PT' from (${crowd}) c`);
    await database.db.execute(sql`
      insert into usuario_gustos (user_id, gustos_id) select id, ${ids.get("Zelda")!}::int from (${crowd}) c`);
    await countFans(database.db);
    const numbers = () => Promise.all([told("Naruto"), told("Titanic"), told("Zelda", "PT")]);
    expect(await numbers()).toEqual([10, 20, 1100]);
    await fans("Naruto", 1);
    expect(await numbers()).toEqual([10, 20, 1100]);
    await countFans(database.db);
    expect(await numbers()).toEqual([20, 20, 1100]);
  });
});

describe("a list that is imported", () => {
  const [dune, akira] = [
    { title: "Dune: Part Three", kind: "serie_pelicula" },
    { title: "Akira 2", kind: null },
  ] as const;
  const known = () => [ids.get("Zelda")!, ids.get("Naruto")!];
  const idsOf = async (person: string) => (await listInterests(database.db, person)).map(({ id }) => id);
  const mentioned = async () =>
    (await database.db.select().from(unknownTitles)).map(({ title, mentions }) => [title, mentions]).sort();

  /** More than the maximum per person. */
  let many: number[];
  beforeAll(async () => {
    const rows = Array.from({ length: OWN_INTERESTS_MAX + 10 }, (_, number) => ({
      kind: "juego" as const,
      name: `Game ${number}`,
    }));
    many = (await database.db.insert(interests).values(rows).returning()).map(({ id }) => id);
  });
  beforeEach(() => database.db.delete(unknownTitles));

  it("counts a title that somebody asks for with those of lists, and nothing that is no title", async () => {
    await requestTitle(database.db, { title: "Urusei Yatsura", kind: "anime" });
    await requestTitle(database.db, { title: "URUSEI-YATSURA", kind: "anime" });
    await requestTitle(database.db, { title: "https://example.com/me", kind: "anime" });
    expect(await mentioned()).toEqual([["Urusei Yatsura", 2]]);
  });

  it("adds its titles to those one has, and answers with all", async () => {
    const { id: me } = await addPerson(database.db);
    await addInterest(database.db, me, ids.get("Zelda")!);
    const answer = await importInterests(database.db, me, { interestIds: [...known(), ...known()], unknown: [] });
    expect(answer).toEqual({
      added: 1,
      interests: [
        { id: ids.get("Naruto"), name: "Naruto", kind: "anime" },
        { id: ids.get("Zelda"), name: "Zelda", kind: "juego" },
      ],
    });
    expect(await listInterests(database.db, me)).toEqual(answer.interests);
  });

  it("changes nothing when it is repeated, and counts its unknown titles once", async () => {
    const { id: me } = await addPerson(database.db);
    const list = { interestIds: known(), unknown: [dune, akira] };
    const first = await importInterests(database.db, me, list);
    expect(await importInterests(database.db, me, list)).toEqual({ ...first, added: 0 });
    expect(await mentioned()).toEqual([
      ["Akira 2", 1],
      ["Dune: Part Three", 1],
    ]);
  });

  it("keeps no address as an unknown title", async () => {
    const { id: me } = await addPerson(database.db);
    const unknown = ["nami@example.com", "https://example.com/nami", "Akira 2"].map((title) => ({ title, kind: null }));
    await importInterests(database.db, me, { interestIds: known(), unknown });
    expect(await mentioned()).toEqual([["Akira 2", 1]]);
  });

  it("counts an unknown title of several people as one, however they write it, and keeps none of the people", async () => {
    for (const title of ["Dune: Part Three", "DUNE - part three", "  dune part three"]) {
      const { id } = await addPerson(database.db);
      await importInterests(database.db, id, { interestIds: known(), unknown: [{ title, kind: null }, akira] });
    }
    expect(await mentioned()).toEqual([
      ["Akira 2", 3],
      ["Dune: Part Three", 3],
    ]);
    expect(Object.keys(unknownTitles).filter((name) => /user|person|profile/i.test(name))).toEqual([]);
  });

  it("passes over unknown titles without letters", async () => {
    const { id: me } = await addPerson(database.db);
    await importInterests(database.db, me, { interestIds: known(), unknown: [{ title: "!?…", kind: null }] });
    expect(await mentioned()).toEqual([]);
  });

  it("is refused whole for a title that the catalogue lacks", async () => {
    const { id: me } = await addPerson(database.db);
    const list = { interestIds: [...known(), 2_147_483_647], unknown: [dune] };
    await expect(importInterests(database.db, me, list)).rejects.toMatchObject({ code: "INTEREST_NOT_FOUND" });
    expect(await idsOf(me)).toEqual([]);
    expect(await mentioned()).toEqual([]);
  });

  it("INTEREST-10 fills up to the maximum, and is refused whole above it, as are single titles", async () => {
    const { id: me } = await addPerson(database.db);
    const full = many.slice(0, OWN_INTERESTS_MAX);
    await importInterests(database.db, me, { interestIds: full.slice(1), unknown: [] });
    const two = { interestIds: [full[0]!, many[OWN_INTERESTS_MAX]!], unknown: [dune] };
    await expect(importInterests(database.db, me, two)).rejects.toMatchObject({ code: "INTERESTS_FULL", status: 409 });
    expect(await idsOf(me)).toHaveLength(OWN_INTERESTS_MAX - 1);
    expect(await mentioned()).toEqual([]);
    expect(await importInterests(database.db, me, { interestIds: [full[0]!], unknown: [] })).toMatchObject({
      added: 1,
    });
    await expect(addInterest(database.db, me, ids.get("Zelda")!)).rejects.toMatchObject({ code: "INTERESTS_FULL" });
    expect(await addInterest(database.db, me, full[0]!), "one of one's own").toMatchObject({ id: full[0] });
    await removeInterest(database.db, me, full[0]!);
    expect(await addInterest(database.db, me, ids.get("Zelda")!)).toMatchObject({ name: "Zelda" });
  });

  it("INTEREST-10 stays within the maximum when titles are picked by hand at the same time", {
    tags: ["postgres"],
  }, async () => {
    const { id: me } = await addPerson(database.db);
    await importInterests(database.db, me, { interestIds: many.slice(0, OWN_INTERESTS_MAX - 3), unknown: [] });
    const late = many.slice(OWN_INTERESTS_MAX - 3);
    const results = await Promise.allSettled([
      importInterests(database.db, me, { interestIds: late.slice(0, 2), unknown: [] }),
      importInterests(database.db, me, { interestIds: late.slice(2, 4), unknown: [] }),
      ...late.slice(4, 8).map((id) => addInterest(database.db, me, id)),
    ]);
    expect(await idsOf(me)).toHaveLength(OWN_INTERESTS_MAX);
    for (const result of results) {
      if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "INTERESTS_FULL" });
    }
  });
});
