import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cities } from "../../platform/database/schema/geography.ts";
import { interests, profileInterests } from "../../platform/database/schema/interests.ts";
import { barcelona, type DiscoveryScene, madrid, openDiscoveryScene } from "../../testing/discovery.ts";
import { discoverPeople } from "./service.ts";

let scene: DiscoveryScene;

beforeAll(async () => {
  scene = await openDiscoveryScene();
});
afterAll(() => scene.close());

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

  it("DISC-25 minCompatibility N keeps those with N percent and more", async () => {
    const { database, titles, world, discover, finds } = scene;
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

  it("DISC-25 DISC-13 minCompatibility compares the percentage after rounding halves up", async () => {
    const { database, titles, world, finds } = scene;
    // Of 8 titles each, they share 1 with the viewer, which is 12.5 percent.
    const ids = await world({ loves: 8 }, { loves: 1 });
    const others = Array.from({ length: 7 }, (_, number) => ({ name: `Other ${number}`, kind: "anime" as const }));
    const chosen = await database.db.insert(interests).values(others).onConflictDoNothing().returning();
    await database.db.insert(profileInterests).values(chosen.map(({ id }) => ({ profileId: ids[1]!, interestId: id })));
    expect([titles.length >= 8, chosen.length]).toEqual([true, 7]);
    for (const sort of ["distance", "compatibility"] as const) {
      expect(await finds(ids[0]!, ids, { sort, minCompatibility: 13 })).toEqual([1]);
      expect(await finds(ids[0]!, ids, { sort, minCompatibility: 14 })).toEqual([]);
    }
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
      expect((await discover(ids[0]!, { sort, maxDistance: 13 })).total).toBe(4);
      // From an unknown place every distance is unknown.
      expect((await finds(ids[6]!, ids, { sort, maxDistance: 0 })).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    }
  });

  it("DISC-27 maxDistance 2000 is no limit", async () => {
    const { database, world, finds } = scene;
    const sydney = { id: 11, name: "Sídney", countryCode: "ES", latitude: -33.87, longitude: 151.21 };
    await database.db.insert(cities).values(sydney).onConflictDoNothing();
    const ids = await world(madrid, { country: "ES", city: 11 });
    expect(await finds(ids[0]!, ids, { maxDistance: 2000 })).toEqual([1]);
    expect(await finds(ids[0]!, ids, { maxDistance: 1999 })).toEqual([]);
  });

  it("DISC-28 OPEN-45 OPEN-91 an age range is inclusive by the UTC date and keeps those of unknown age", async () => {
    const { world, finds } = scene;
    const dates = ["2000-06-15", "2000-06-16", "1990-06-15", "1990-06-16", null];
    const ids = await world({}, ...dates.map((birthDate) => ({ birthDate })));
    const found = async (minAge: number, maxAge: number) =>
      (await finds(ids[0]!, ids, { ageRange: [minAge, maxAge] })).sort();
    expect(await found(26, 35)).toEqual([1, 4, 5]);
    expect(await found(25, 25)).toEqual([2, 5]);
    expect(await found(36, 100)).toEqual([3, 5]);
    expect(await found(18, 25)).toEqual([2, 5]);
  });

  it("DISC-28 a range narrower at one end leaves out people beyond both of its ends", async () => {
    const { world, finds } = scene;
    // 16, 18, 50, 100 and 101 years, and unknown.
    const dates = ["2010-01-01", "2008-06-15", "1976-01-01", "1926-01-01", "1925-01-01", null];
    const ids = await world({}, ...dates.map((birthDate) => ({ birthDate })));
    const found = async (minAge: number, maxAge: number) =>
      (await finds(ids[0]!, ids, { ageRange: [minAge, maxAge] })).sort();
    expect(await found(18, 100)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await found(18, 99)).toEqual([2, 3, 6]);
    expect(await found(19, 100)).toEqual([3, 4, 6]);
  });

  it("DISC-28 who was born on 29 February is a year older on 1 March where there is no such day", async () => {
    const { database, world } = scene;
    const ids = await world({}, { birthDate: "2000-02-29" });
    const ofAge = async (age: number, today: string) => {
      const deps = { db: database.db, clock: { now: () => new Date(`${today}T23:00:00Z`) } };
      return (await discoverPeople(deps, ids[0]!, { sort: "distance", ageRange: [age, age] })).total;
    };
    expect([await ofAge(25, "2026-02-28"), await ofAge(26, "2026-02-28")]).toEqual([1, 0]);
    expect([await ofAge(25, "2026-03-01"), await ofAge(26, "2026-03-01")]).toEqual([0, 1]);
    expect([await ofAge(27, "2028-02-29"), await ofAge(28, "2028-02-29")]).toEqual([0, 1]);
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

  it("DISC-31 any of the selected interests suffices, by name; an unknown name matches nobody", async () => {
    const { world, discover, finds } = scene;
    const ids = await world({}, { loves: 1 }, { loves: 3 }, { loves: 0 });
    const found = async (...selectedInterests: string[]) => (await finds(ids[0]!, ids, { selectedInterests })).sort();
    expect(await found("Título 0", "Título 11")).toEqual([1, 2]);
    expect(await found("TÍTULO 2")).toEqual([2]);
    expect(await found("Título 2", "No such title")).toEqual([2]);
    expect(await found("No such title")).toEqual([]);
    expect((await discover(ids[0]!, { selectedInterests: ["No such title"] })).total).toBe(0);
  });
});
