import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { profileInterests } from "../../platform/database/schema/interests.ts";
import { matches } from "../../platform/database/schema/meeting.ts";
import { bans, blocks } from "../../platform/database/schema/safety.ts";
import { barcelona, type DiscoveryScene, getafe, madrid, openDiscoveryScene } from "../../testing/discovery.ts";
import type { PersonValues } from "../../testing/people.ts";

let scene: DiscoveryScene;

beforeAll(async () => {
  scene = await openDiscoveryScene();
});
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
          gender: "mujer",
          lookingFor: "ambas",
          distanceKm: 504.24,
          compatibility: 100,
          interests: {
            shown: titles.slice(0, 2).map((id, index) => ({ id, name: `Título ${index}`, kind: "anime" })),
            more: 0,
            total: 2,
            byKind: { anime: 2, juego: 0, serie_pelicula: 0 },
            favourites: [],
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
    const { world, discover } = scene;
    const [viewer] = (await world({})) as [string];
    expect(await discover(viewer)).toEqual({ people: [], total: 0, viewerInterests: 0, nextCursor: null });
    expect(await discover(randomUUID())).toEqual({ people: [], total: 0, viewerInterests: 0, nextCursor: null });
  });

  it("OPEN-42 nobody blocked in either direction, banned now or unconfirmed", async () => {
    const { database, world, discover, finds } = scene;
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

  it("OPEN-42 CARD-10 people one likes stay, shown as liked; a like received does not count as one's own", async () => {
    const { database, world, discover } = scene;
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
    const { world, finds } = scene;
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
    const { world, finds } = scene;
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
    const { world, finds } = scene;
    const ids = await world({ gender: null }, { lookingFor: null }, { lookingFor: "amistad" });
    expect((await finds(ids[0]!, ids)).sort()).toEqual([1, 2]);
    expect((await finds(ids[1]!, ids)).sort()).toEqual([0, 2]);
    expect(await finds(ids[2]!, ids)).toEqual([]);
  });
});

describe("the figures", () => {
  async function percent(viewerLoves: number, theirs: number[]): Promise<number> {
    const { database, titles, world, discover } = scene;
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
    const { world, discover } = scene;
    const ids = await world(madrid, barcelona, getafe, madrid, { country: "ES" }, {});
    const seen = async (viewer: string) =>
      Object.fromEntries((await discover(viewer)).people.map(({ id, distanceKm }) => [ids.indexOf(id), distanceKm]));
    expect(await seen(ids[0]!)).toEqual({ 1: 504.24, 2: 12.59, 3: 0, 4: null, 5: null });
    expect(await seen(ids[4]!)).toEqual({ 0: null, 1: null, 2: null, 3: null, 5: null });
  });
});
