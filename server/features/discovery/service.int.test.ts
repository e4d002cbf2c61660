import { randomUUID } from "node:crypto";
import { DASHBOARD_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../platform/database/open.ts";
import { authUsers } from "../../platform/database/schema/auth.ts";
import { cities, countries } from "../../platform/database/schema/geography.ts";
import { interests, profileInterests } from "../../platform/database/schema/interests.ts";
import { matches } from "../../platform/database/schema/meeting.ts";
import { subscriptions } from "../../platform/database/schema/premium.ts";
import { bans, blocks } from "../../platform/database/schema/safety.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { addPerson, type PersonValues } from "../../testing/people.ts";
import { discoverPeople, type PageQuery } from "./service.ts";

const NOW = new Date("2026-06-15T12:00:00Z");
const clock = { now: () => NOW };

let database: Database;
let titles: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.insert(countries).values({ code: "ES", name: "España" });
  await database.db.insert(cities).values([
    { id: 1, name: "Madrid", countryCode: "ES", latitude: 40.4165, longitude: -3.70256 },
    { id: 2, name: "Barcelona", countryCode: "ES", latitude: 41.38879, longitude: 2.15899 },
    { id: 3, name: "Getafe", countryCode: "ES", latitude: 40.30571, longitude: -3.73295 },
  ]);
  const rows = Array.from({ length: 12 }, (_, index) => ({ name: `Título ${index}`, kind: "anime" as const }));
  titles = (await database.db.insert(interests).values(rows).returning()).map(({ id }) => id);
});
afterAll(() => database.close());

/** A world of its own for each test: nobody of an earlier one is left. */
async function world(...people: (PersonValues & { loves?: number })[]): Promise<string[]> {
  await database.db.delete(authUsers);
  const ids: string[] = [];
  for (const { loves = 0, ...values } of people) {
    const { id } = await addPerson(database.db, values);
    ids.push(id);
    for (const interestId of titles.slice(0, loves)) {
      await database.db.insert(profileInterests).values({ profileId: id, interestId });
    }
  }
  return ids;
}

const discover = (viewerId: string, query: Partial<PageQuery> = {}) =>
  discoverPeople({ db: database.db, clock }, viewerId, { sort: "distance", ...query });

/** Which of `ids` the viewer finds, as places in `ids`. */
async function finds(viewerId: string, ids: string[], query: Partial<PageQuery> = {}): Promise<number[]> {
  return (await discover(viewerId, query)).people.map((person) => ids.indexOf(person.id));
}

const makePremium = (userId: string, endDate: Date | null = null) =>
  database.db.insert(subscriptions).values({ userId, status: "active", plan: "yearly", endDate });

const madrid = { country: "ES", city: 1 };
const barcelona = { country: "ES", city: 2 };
const getafe = { country: "ES", city: 3 };

describe("who is found", () => {
  it("DISC-06 CARD-12 everyone else, with all a card needs and nothing more", async () => {
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
          gender: "mujer",
          lookingFor: "ambas",
          distanceKm: 504.24,
          compatibility: 100,
          interests: {
            shown: titles.slice(0, 2).map((id, index) => ({ id, name: `Título ${index}`, kind: "anime" })),
            more: 0,
            total: 2,
            byKind: { anime: 2, juego: 0, serie_pelicula: 0 },
          },
          hasLiked: false,
        },
      ],
      total: 1,
      viewerInterests: 2,
      nextCursor: null,
    });
  });

  it("DISC-08 never oneself, and nobody by somebody without a profile", async () => {
    const [viewer] = (await world({})) as [string];
    expect(await discover(viewer)).toEqual({ people: [], total: 0, viewerInterests: 0, nextCursor: null });
    expect(await discover(randomUUID())).toEqual({ people: [], total: 0, viewerInterests: 0, nextCursor: null });
  });

  it("OPEN-42 nobody blocked in either direction, banned now or unconfirmed", async () => {
    const ids = await world({}, {}, {}, {}, {}, { emailVerified: false }, {});
    const [viewer, blocked, blocker, banned, unbanned] = ids as [string, string, string, string, string];
    await database.db.insert(blocks).values([
      { blockerId: viewer, blockedId: blocked },
      { blockerId: blocker, blockedId: viewer },
    ]);
    await database.db.insert(bans).values([
      { userId: banned, type: "ban", reason: "spam" },
      { userId: unbanned, type: "ban", reason: "spam", until: new Date(Date.now() - 1000) },
    ]);
    expect((await finds(viewer, ids)).sort()).toEqual([4, 6]);
    expect((await discover(viewer)).total).toBe(2);
  });

  it("OPEN-42 CARD-10 who is liked stays, shown as liked; a like received does not count as one's own", async () => {
    const ids = (await world({}, {}, {}, {})).sort();
    const [first, viewer, third, fourth] = ids as [string, string, string, string];
    await database.db.insert(matches).values([
      { user1Id: first, user2Id: viewer, likedByUser2: true },
      { user1Id: viewer, user2Id: third, likedByUser1: true },
      { user1Id: viewer, user2Id: fourth, likedByUser2: true },
    ]);
    const { people } = await discover(viewer);
    expect(people.map((person) => [ids.indexOf(person.id), person.hasLiked])).toEqual([
      [0, true],
      [2, true],
      [3, false],
    ]);
  });

  const seeker = (values: PersonValues) => ({ friendshipPreference: [], relationshipPreference: [], ...values });

  it("DISC-09 DISC-10 OPEN-38 friends must both seek friendship and want each other's gender", async () => {
    const ids = await world(
      seeker({ gender: "mujer", lookingFor: "amistad", friendshipPreference: ["hombre"] }),
      seeker({ gender: "hombre", lookingFor: "amistad", friendshipPreference: ["mujer"] }),
      seeker({ gender: "hombre", lookingFor: "ambas", friendshipPreference: ["mujer", "otro"] }),
      // Seeks something else; wants other genders; is of another gender.
      seeker({ gender: "hombre", lookingFor: "relacion", friendshipPreference: ["mujer"] }),
      seeker({ gender: "hombre", lookingFor: "amistad", friendshipPreference: ["hombre"] }),
      seeker({ gender: "otro", lookingFor: "amistad", friendshipPreference: ["mujer"] }),
    );
    expect((await finds(ids[0]!, ids)).sort()).toEqual([1, 2]);
  });

  it("DISC-11 OPEN-39 OPEN-40 either rule suffices, each with its own list, and an empty list wants nobody", async () => {
    const ids = await world(
      seeker({ gender: "mujer", lookingFor: "ambas", relationshipPreference: ["hombre"] }),
      seeker({ gender: "hombre", lookingFor: "relacion", relationshipPreference: ["mujer"] }),
      seeker({ gender: "hombre", lookingFor: "ambas", relationshipPreference: ["mujer"] }),
      seeker({ gender: "hombre", lookingFor: "amistad", friendshipPreference: ["mujer"] }),
      seeker({ gender: "hombre", lookingFor: "ambas", friendshipPreference: ["mujer"] }),
      seeker({ gender: "hombre", lookingFor: "relacion" }),
    );
    expect((await finds(ids[0]!, ids)).sort()).toEqual([1, 2]);
    expect(await finds(ids[5]!, ids)).toEqual([]);
  });

  it("DISC-12 OPEN-41 who lacks gender or intention sees everyone and is found by nobody else", async () => {
    const ids = await world({ gender: null }, { lookingFor: null }, { lookingFor: "amistad" });
    expect((await finds(ids[0]!, ids)).sort()).toEqual([1, 2]);
    expect((await finds(ids[1]!, ids)).sort()).toEqual([0, 2]);
    expect(await finds(ids[2]!, ids)).toEqual([]);
  });
});

describe("the figures", () => {
  async function percent(viewerLoves: number, theirs: number[]): Promise<number> {
    const [viewer, other] = (await world({ loves: viewerLoves }, {})) as [string, string];
    for (const title of theirs) {
      await database.db.insert(profileInterests).values({ profileId: other, interestId: titles[title]! });
    }
    return (await discover(viewer)).people[0]!.compatibility;
  }

  it("DISC-13 compatibility is the common count by the smaller count, half a percent rounded up", async () => {
    expect(await percent(4, [0, 1, 4, 5, 6, 7, 8, 9])).toBe(50);
    expect(await percent(3, [1, 2, 5, 6, 7])).toBe(67);
    expect(await percent(8, [0, 1, 2, 3, 4, 8, 9, 5])).toBe(75);
    // 5 of 8 is 62.5, which halves rounded to even would make 62.
    expect(await percent(8, [0, 1, 2, 3, 4, 8, 9, 10])).toBe(63);
  });

  it("DISC-14 without interests on either side it is 0", async () => {
    expect(await percent(0, [0, 1])).toBe(0);
    expect(await percent(2, [])).toBe(0);
    expect(await percent(2, [5])).toBe(0);
  });

  it("DISC-16 LIMIT-16 the distance is that of the cities, to 2 decimals; unknown where either has none", async () => {
    const ids = await world(madrid, barcelona, getafe, madrid, { country: "ES" }, {});
    const seen = async (viewer: string) =>
      Object.fromEntries((await discover(viewer)).people.map(({ id, distanceKm }) => [ids.indexOf(id), distanceKm]));
    expect(await seen(ids[0]!)).toEqual({ 1: 504.24, 2: 12.59, 3: 0, 4: null, 5: null });
    expect(await seen(ids[4]!)).toEqual({ 0: null, 1: null, 2: null, 3: null, 5: null });
  });
});

describe("the order", () => {
  it("DISC-17 DISC-19 OPEN-43 OPEN-44 by distance nearest first, then compatibility, then premium, then id", async () => {
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

  it("DISC-20 by compatibility highest first, then distance, then premium", async () => {
    const ids = await world(
      { ...madrid, loves: 4 },
      { ...madrid, loves: 0 },
      { ...barcelona, loves: 4 },
      { ...getafe, loves: 4 },
      { ...barcelona, loves: 4 },
      { loves: 4 },
    );
    await makePremium(ids[4]!);
    await makePremium(ids[1]!, new Date(Date.now() + 60_000));
    expect(await finds(ids[0]!, ids, { sort: "compatibility" })).toEqual([3, 4, 2, 5, 1]);
  });

  it("DISC-21 an unknown distance stands after every known one, whatever the compatibility", async () => {
    const ids = await world({ ...madrid, loves: 4 }, { loves: 4 }, { ...barcelona, loves: 0 });
    expect(await finds(ids[0]!, ids)).toEqual([2, 1]);
  });

  it("OPEN-76 a subscription that is over or not active gives no precedence", async () => {
    const ids = await world({}, {}, {}, {});
    await makePremium(ids[1]!, new Date(Date.now() - 1000));
    await database.db.insert(subscriptions).values({ userId: ids[2]!, status: "past_due", plan: "mensual" });
    await makePremium(ids[3]!);
    const { people } = await discover(ids[0]!);
    expect(people.map((person) => person.isPremium)).toEqual([true, false, false]);
    expect(people[0]!.id).toBe(ids[3]);
  });
});

describe("paging", () => {
  it("LIMIT-10 DISC-02 shows 39 people at most, counts all, and continues to the end", async () => {
    const ids = await world(...Array.from({ length: DASHBOARD_PAGE + 2 }, () => ({})));
    const first = await discover(ids[0]!, { limit: 1000 });
    expect(first).toMatchObject({ total: DASHBOARD_PAGE + 1, nextCursor: expect.any(String) });
    expect(first.people).toHaveLength(DASHBOARD_PAGE);
    const second = await discover(ids[0]!, { cursor: first.nextCursor! });
    expect(second).toMatchObject({ total: DASHBOARD_PAGE + 1, nextCursor: null });
    expect(new Set([...first.people, ...second.people].map((person) => person.id))).toEqual(new Set(ids.slice(1)));
  });

  it("a page that ends with the last person has no next one", async () => {
    const ids = await world({}, {}, {});
    expect((await discover(ids[0]!, { limit: 2 })).nextCursor).toBeNull();
    expect((await discover(ids[0]!, { limit: 1 })).nextCursor).not.toBeNull();
  });

  it("neither repeats nor skips anybody when others come and go in between", async () => {
    const ids = await world(madrid, madrid, getafe, barcelona, {});
    const first = await discover(ids[0]!, { limit: 2 });
    await database.db.delete(authUsers).where(eq(authUsers.id, ids[2]!));
    await addPerson(database.db, madrid);
    expect(await finds(ids[0]!, ids, { cursor: first.nextCursor! })).toEqual([3, 4]);
  });

  it("a cursor of another sort is refused", async () => {
    const ids = await world({}, {}, {});
    const { nextCursor } = await discover(ids[0]!, { limit: 1 });
    await expect(discover(ids[0]!, { sort: "compatibility", cursor: nextCursor! })).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      data: { issues: [{ path: "cursor", reason: "invalid" }] },
    });
  });
});

describe("the filters", () => {
  it("LIMIT-11 DISC-23 at their defaults leave everybody in", async () => {
    const far = { country: "ES", city: 2, birthDate: "1910-01-01" };
    const ids = await world(
      { ...madrid, loves: 2 },
      { ...far, loves: 0 },
      { birthDate: null },
      { birthDate: "2010-01-01" },
    );
    const defaults = { minCompatibility: 0, maxDistance: 2000, country: "", city: "", selectedInterests: [] };
    const { total } = await discover(ids[0]!, { ...defaults, minAge: 18, maxAge: 100 });
    expect(total).toBe(3);
  });

  it("DISC-25 minCompatibility N keeps those with N percent and more", async () => {
    const ids = await world({ loves: 4 }, { loves: 2 }, { loves: 0 }, { loves: 12 });
    const [viewer, half] = [ids[0]!, ids[1]!];
    await database.db.delete(profileInterests).where(eq(profileInterests.profileId, half));
    const partly = [titles[0]!, titles[10]!].map((interestId) => ({ profileId: half, interestId }));
    await database.db.insert(profileInterests).values(partly);
    const order = { sort: "compatibility" as const };
    expect(await finds(viewer, ids, { ...order, minCompatibility: 50 })).toEqual([3, 1]);
    expect(await finds(viewer, ids, { ...order, minCompatibility: 51 })).toEqual([3]);
    expect((await discover(viewer, { minCompatibility: 51 })).total).toBe(1);
    expect(await finds(ids[2]!, ids, { minCompatibility: 1 })).toEqual([]);
  });

  it("DISC-26 OPEN-45 maxDistance is inclusive and keeps those of unknown distance", async () => {
    const there = { id: 9, name: "Ecuador", countryCode: "ES", latitude: 0, longitude: 0 };
    // 1 degree is 111.19 km; the second place is 13 km off to the centimetre.
    const near = { ...there, id: 10, name: "A trece", latitude: (13 / 6371) * (180 / Math.PI) };
    await database.db.insert(cities).values([there, near]).onConflictDoNothing();
    const ids = await world({ country: "ES", city: 9 }, { country: "ES", city: 10 }, madrid, {});
    expect((await discover(ids[0]!)).people[0]!.distanceKm).toBe(13);
    for (const sort of ["distance", "compatibility"] as const) {
      expect(await finds(ids[0]!, ids, { sort, maxDistance: 13 })).toEqual([1, 3]);
      expect(await finds(ids[0]!, ids, { sort, maxDistance: 12 })).toEqual([3]);
      expect((await finds(ids[3]!, ids, { sort, maxDistance: 0 })).sort()).toEqual([0, 1, 2]);
    }
  });

  it("DISC-27 maxDistance 2000 is no limit", async () => {
    const sydney = { id: 11, name: "Sídney", countryCode: "ES", latitude: -33.87, longitude: 151.21 };
    await database.db.insert(cities).values(sydney).onConflictDoNothing();
    const ids = await world(madrid, { country: "ES", city: 11 });
    expect(await finds(ids[0]!, ids, { maxDistance: 2000 })).toEqual([1]);
    expect(await finds(ids[0]!, ids, { maxDistance: 1999 })).toEqual([]);
  });

  it("DISC-28 OPEN-45 OPEN-91 an age range is inclusive by the UTC date and keeps those of unknown age", async () => {
    const dates = ["2000-06-15", "2000-06-16", "1990-06-15", "1990-06-16", null];
    const ids = await world({}, ...dates.map((birthDate) => ({ birthDate })));
    const found = async (minAge: number, maxAge: number) => (await finds(ids[0]!, ids, { minAge, maxAge })).sort();
    expect(await found(26, 35)).toEqual([1, 4, 5]);
    expect(await found(25, 25)).toEqual([2, 5]);
    expect(await found(36, 100)).toEqual([3, 5]);
    expect(await found(18, 25)).toEqual([2, 5]);
  });

  it("DISC-28 who was born on 29 February is a year older on 1 March where there is no such day", async () => {
    const ids = await world({}, { birthDate: "2000-02-29" });
    const ofAge = async (age: number, today: string) => {
      const deps = { db: database.db, clock: { now: () => new Date(`${today}T23:00:00Z`) } };
      return (await discoverPeople(deps, ids[0]!, { sort: "distance", minAge: age, maxAge: age })).total;
    };
    expect([await ofAge(25, "2026-02-28"), await ofAge(26, "2026-02-28")]).toEqual([1, 0]);
    expect([await ofAge(25, "2026-03-01"), await ofAge(26, "2026-03-01")]).toEqual([0, 1]);
    expect([await ofAge(27, "2028-02-29"), await ofAge(28, "2028-02-29")]).toEqual([0, 1]);
  });

  it("DISC-29 a lowest age above the highest is refused", async () => {
    const [viewer] = (await world({})) as [string];
    await expect(discover(viewer, { minAge: 31, maxAge: 30 })).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      data: { issues: [{ path: "minAge", reason: "above_max" }] },
    });
  });

  it("DISC-30 OPEN-46 country and city are exact, and a city needs its country", async () => {
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

  it("DISC-31 any of the selected interests suffices, by name; an unknown name matches nobody", async () => {
    const ids = await world({}, { loves: 1 }, { loves: 3 }, { loves: 0 });
    const found = async (...selectedInterests: string[]) => (await finds(ids[0]!, ids, { selectedInterests })).sort();
    expect(await found("Título 0", "Título 11")).toEqual([1, 2]);
    expect(await found("TÍTULO 2")).toEqual([2]);
    expect(await found("Título 2", "No such title")).toEqual([2]);
    expect(await found("No such title")).toEqual([]);
    expect((await discover(ids[0]!, { selectedInterests: ["No such title"] })).total).toBe(0);
  });
});
