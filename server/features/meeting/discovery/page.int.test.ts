import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { systemClock } from "../../../platform/clock.ts";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { cities } from "../../../platform/database/schema/geography.ts";
import { profileInterests } from "../../../platform/database/schema/interests.ts";
import { profilePrompts, profiles } from "../../../platform/database/schema/people.ts";
import { bans } from "../../../platform/database/schema/safety.ts";
import { barcelona, getafe, madrid, openDiscoveryScene } from "../../../testing/discovery.ts";
import { actorOf, addPerson, type TestActor } from "../../../testing/people.ts";
import { setPaused, showProfile } from "../../people/profiles/service.ts";

// Selection, order and figures are covered by ranking.int.test.ts.

const scene = await openDiscoveryScene();
afterAll(() => scene.close());

describe("the people found", () => {
  it("DISC-06 CARD-12 everyone else, with all a card needs and nothing more", async () => {
    const { titles, world, discover, makePremium } = scene;
    const [viewer, other] = (await world(
      { ...madrid, loves: 2 },
      {
        ...barcelona,
        nickname: "Nami",
        birthDate: "2000-06-15",
        avatarUrl: "/avatars/nami.jpg",
        bio: "Hola",
        loves: 5,
      },
    )) as [string, string];
    await makePremium(other);
    expect(await discover(viewer)).toEqual({
      people: [
        {
          id: other,
          nickname: "Nami",
          avatarUrl: "/avatars/nami.jpg",
          age: 26,
          country: "ES",
          city: "Barcelona",
          isPremium: true,
          isVerified: false,
          gender: "mujer",
          lookingFor: "ambas",
          possible: "ambas",
          distanceKm: 504.24,
          compatibility: 100,
          interests: {
            shown: titles.slice(0, 2).map((id, index) => ({ id, name: `Título ${index}`, kind: "anime" })),
            more: 0,
            total: 2,
            byKind: { anime: 2, juego: 0, serie_pelicula: 0 },
            favourites: titles.slice(2, 5).map((id, index) => ({ id, name: `Título ${index + 2}`, kind: "anime" })),
          },
          line: { question: null, text: "Hola" },
          foreignLanguages: [],
          recentActivity: null,
          hasLiked: false,
          isMatch: false,
        },
      ],
      total: 1,
      ofUnknownLanguage: null,
      ofUnknownPlace: null,
      viewerInterests: 2,
      nextCursor: null,
    });
  });

  it("DISC-08 never oneself, and nobody by somebody without a profile", async () => {
    const { world, discover } = scene;
    const [viewer] = (await world({})) as [string];
    expect(await discover(viewer)).toEqual({
      people: [],
      total: 0,
      ofUnknownLanguage: null,
      ofUnknownPlace: null,
      viewerInterests: 0,
      nextCursor: null,
    });
    expect(await discover(randomUUID())).toEqual({
      people: [],
      total: 0,
      ofUnknownLanguage: null,
      ofUnknownPlace: null,
      viewerInterests: 0,
      nextCursor: null,
    });
  });
});

it("a card's line is the first answer without a spoiler, else the bio", async () => {
  const { database, world, discover } = scene;
  const [viewer = "", other = ""] = await world(madrid, { ...madrid, bio: "Hola,\nsoy Nami" });
  const lineOf = async () => (await discover(viewer)).people[0]?.line;
  expect(await lineOf()).toEqual({ question: null, text: "Hola, soy Nami" });
  await database.db.insert(profilePrompts).values([
    { personId: other, question: "ending_to_change", answer: "||Muere al final||", position: 1 },
    { personId: other, question: "perfect_plan", answer: "Ramen", position: 3 },
    { personId: other, question: "my_isekai", answer: "Ghibli", position: 2 },
  ]);
  expect(await lineOf()).toEqual({ question: "my_isekai", text: "Ghibli" });
});

describe("a break", () => {
  it("hides a person from discovery at once, and not from matches or by link, until it ends", async () => {
    const { database, world, finds } = scene;
    const deps = { db: database.db, clock: systemClock };
    const ids = await world({}, {}, {});
    const [viewer, resting] = ids.map((id) => actorOf({ id })) as [TestActor, TestActor];
    await setPaused(deps, resting, true);
    expect(await finds(viewer.id, ids)).toEqual([2]);
    expect((await showProfile(deps, viewer, resting.id)).id).toBe(resting.id);
    await database.db.insert(bans).values({ userId: resting.id, type: "ban", reason: "spam" });
    await setPaused(deps, resting, false);
    expect(await finds(viewer.id, ids), "a ban outlasts the break").toEqual([2]);
    await database.db.delete(bans);
    expect((await finds(viewer.id, ids)).toSorted()).toEqual([1, 2]);
  });
});

describe("the figures", () => {
  it("DISC-13 DISC-25 half a percent of compatibility is rounded up, for the filter too", async () => {
    const { database, titles, world, discover, finds } = scene;
    const ids = await world({ loves: 8 }, { loves: 5 });
    const others = [8, 9, 10].map((title) => ({ profileId: ids[1]!, interestId: titles[title]! }));
    await database.db.insert(profileInterests).values(others);
    // 5 of 8 is 62.5, and 62 if rounded half to even.
    expect((await discover(ids[0]!)).people[0]?.compatibility).toBe(63);
    for (const sort of ["distance", "compatibility"] as const) {
      expect(await finds(ids[0]!, ids, { sort, minCompatibility: 63 })).toEqual([1]);
      expect(await finds(ids[0]!, ids, { sort, minCompatibility: 64 })).toEqual([]);
    }
  });
});

describe("the order", () => {
  it("DISC-17 DISC-19 OPEN-43 OPEN-44 by distance nearest first, then compatibility, then premium, then id", async () => {
    const { world, finds, makePremium } = scene;
    const [lower, higher] = [randomUUID(), randomUUID()].sort() as [string, string];
    const ids = await world(
      { ...madrid, loves: 4 },
      { ...barcelona, loves: 4 },
      { ...getafe, loves: 0 },
      { ...madrid, loves: 0, id: higher },
      { ...madrid, loves: 0, id: lower },
      { ...madrid, loves: 4 },
      { ...madrid, loves: 0 },
    );
    await makePremium(ids[6]!);
    await makePremium(ids[1]!);
    expect(await finds(ids[0]!, ids)).toEqual([5, 6, 4, 3, 2, 1]);
  });
});

describe("paging", () => {
  it("LIMIT-10 DISC-02 shows 39 people at most, counts all, and continues to the end", async () => {
    const { world, discover } = scene;
    const ids = await world(...Array.from({ length: 41 }, () => ({})));
    const first = await discover(ids[0]!, { limit: 1000 });
    expect(first).toMatchObject({ total: 40, nextCursor: expect.any(String) });
    expect(first.people).toHaveLength(39);
    const second = await discover(ids[0]!, { cursor: first.nextCursor! });
    expect(second).toMatchObject({ total: 40, nextCursor: null });
    expect(new Set([...first.people, ...second.people].map((person) => person.id))).toEqual(new Set(ids.slice(1)));
  });

  it("a page that ends with the last person has no next one", async () => {
    const { world, discover } = scene;
    const ids = await world({}, {}, {});
    expect((await discover(ids[0]!, { limit: 2 })).nextCursor).toBeNull();
    expect((await discover(ids[0]!, { limit: 1 })).nextCursor).not.toBeNull();
  });

  it("neither repeats nor skips anybody when others come and go in between", async () => {
    const { database, world, discover, finds } = scene;
    const ids = await world(madrid, madrid, getafe, barcelona, {});
    const first = await discover(ids[0]!, { limit: 2 });
    await database.db.delete(authUsers).where(eq(authUsers.id, ids[2]!));
    await addPerson(database.db, madrid);
    expect(await finds(ids[0]!, ids, { cursor: first.nextCursor! })).toEqual([3, 4]);
  });

  /** A viewer with four titles, and people sharing all, three and two of them; the second lives far away. */
  async function sharingLessAndLess(place: typeof madrid | object): Promise<string[]> {
    const { database, titles, world } = scene;
    const ids = await world({ ...place, loves: 4 }, madrid, barcelona, madrid);
    const chosen = [
      [0, 1, 2, 3],
      [0, 1, 2, 4],
      [0, 1, 4, 5],
    ].flatMap((numbers, index) =>
      numbers.map((number) => ({ profileId: ids[index + 1]!, interestId: titles[number]! })),
    );
    await database.db.insert(profileInterests).values(chosen);
    return ids;
  }

  it("goes on with everybody once the viewer has removed their city, since all are farther away than before", async () => {
    const { database, discover, finds } = scene;
    const ids = await sharingLessAndLess(madrid);
    const query = { minCompatibility: 50, limit: 2 };
    const first = await discover(ids[0]!, query);
    expect(first.people.map(({ id }) => id)).toEqual([ids[1], ids[3]]);
    await database.db.update(profiles).set({ city: null, country: null }).where(eq(profiles.id, ids[0]!));
    expect(await finds(ids[0]!, ids, { ...query, cursor: first.nextCursor! })).toEqual([1, 2]);
  });

  it("goes on with everybody once the viewer has removed all titles, since all share less than before", async () => {
    const { database, discover, finds } = scene;
    const ids = await sharingLessAndLess(madrid);
    const first = await discover(ids[0]!, { sort: "compatibility", limit: 2 });
    expect(first.people.map(({ id }) => id)).toEqual(ids.slice(1, 3));
    await database.db.delete(profileInterests).where(eq(profileInterests.profileId, ids[0]!));
    const near = ids[1]! < ids[3]! ? [1, 3] : [3, 1];
    expect(await finds(ids[0]!, ids, { sort: "compatibility", cursor: first.nextCursor! })).toEqual([...near, 2]);
  });
});

describe("the filters", () => {
  it("LIMIT-11 DISC-23 at their defaults leave everybody in", async () => {
    const { world, discover } = scene;
    const far = { country: "ES", city: 2, birthDate: "1910-01-01" };
    const ids = await world(
      { ...madrid, loves: 2 },
      { ...far, loves: 0 },
      { birthDate: null },
      { birthDate: "2010-01-01" },
    );
    const defaults = { minCompatibility: 0, maxDistance: 2000, country: "", city: "", selectedInterests: [] };
    const { total } = await discover(ids[0]!, { ...defaults, ageRange: [18, 100] });
    expect(total).toBe(3);
  });

  it("OPEN-45 a language in common keeps those who say none, and counts them; without own ones it leaves everybody in", async () => {
    const { world, discover, finds } = scene;
    const ids = await world({ languages: ["es", "ja"] }, { languages: ["ja"] }, { languages: ["de"] }, {}, {});
    expect((await finds(ids[0]!, ids, { sharedLanguage: true })).sort()).toEqual([1, 3, 4]);
    expect(await discover(ids[0]!, { sharedLanguage: true })).toMatchObject({ total: 3, ofUnknownLanguage: 2 });
    expect(await discover(ids[0]!)).toMatchObject({ total: 4, ofUnknownLanguage: null });
    expect(await discover(ids[3]!, { sharedLanguage: true })).toMatchObject({ total: 4, ofUnknownLanguage: null });
  });

  it("DISC-26 OPEN-45 maxDistance is inclusive and keeps those of unknown distance", async () => {
    const { database, world, discover, finds } = scene;
    const there = { id: 9, name: "Ecuador", countryCode: "ES", latitude: 0, longitude: 0 };
    const north = (id: number, km: number) => ({
      ...there,
      id,
      name: `${km} km`,
      latitude: (km / 6371) * (180 / Math.PI),
    });
    // Rounded to 2 decimals these are 12, 13, 13 and 13.01 km.
    const places = [north(20, 12), north(21, 13), north(22, 13.004), north(23, 13.006)];
    await database.db
      .insert(cities)
      .values([there, ...places])
      .onConflictDoNothing();
    const homes = [9, ...places.map(({ id }) => id)].map((city) => ({ country: "ES", city }));
    const ids = await world(...homes, madrid, {});
    const kilometres = (await discover(ids[0]!)).people.slice(0, 4).map(({ distanceKm }) => distanceKm);
    expect(kilometres).toEqual([12, 13, 13, 13.01]);
    for (const sort of ["distance", "compatibility"] as const) {
      const within = async (maxDistance: number) => (await finds(ids[0]!, ids, { sort, maxDistance })).sort();
      expect(await within(13)).toEqual([1, 2, 3, 6]);
      expect(await within(12)).toEqual([1, 6]);
      expect(await within(0)).toEqual([6]);
      expect(await discover(ids[0]!, { sort, maxDistance: 13 })).toMatchObject({ total: 4, ofUnknownPlace: 1 });
      // From an unknown place every distance is unknown.
      expect((await finds(ids[6]!, ids, { sort, maxDistance: 0 })).sort()).toEqual([0, 1, 2, 3, 4, 5]);
      expect(await discover(ids[6]!, { sort, maxDistance: 0 })).toMatchObject({ total: 6, ofUnknownPlace: null });
    }
  });

  it("DISC-29 a lowest age above the highest is refused", async () => {
    const { world, discover } = scene;
    const [viewer] = (await world({})) as [string];
    await expect(discover(viewer, { ageRange: [31, 30] })).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      data: { issues: [{ path: "ageRange", reason: "above_max" }] },
    });
  });

  it("DISC-30 OPEN-46 country and city are exact, and a city needs its country", async () => {
    const { world, discover, finds } = scene;
    const ids = await world({}, madrid, barcelona, { country: "ES" }, {});
    expect((await finds(ids[0]!, ids, { country: "ES" })).sort()).toEqual([1, 2, 3]);
    expect(await finds(ids[0]!, ids, { country: "ES", city: "2" })).toEqual([2]);
    expect(await finds(ids[0]!, ids, { country: "FR" })).toEqual([]);
    expect(await finds(ids[0]!, ids, { country: "FR", city: "2" })).toEqual([]);
    await expect(discover(ids[0]!, { city: "2" })).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      data: { issues: [{ path: "city", reason: "needs_country" }] },
    });
  });
});
