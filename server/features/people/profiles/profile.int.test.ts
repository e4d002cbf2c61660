import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { afterAll, describe, expect, it } from "vitest";
import { cities, countries } from "../../../platform/database/schema/geography.ts";
import { interests, profileInterests } from "../../../platform/database/schema/interests.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { subscriptions } from "../../../platform/database/schema/premium.ts";
import { bans, blocks } from "../../../platform/database/schema/safety.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { actorOf, addPerson, NOBODY, type PersonValues, type TestActor } from "../../../testing/people.ts";
import { discoverPeople } from "../../meeting/discovery/service.ts";
import { showOwnProfile, showProfile } from "./service.ts";

const NOW = new Date("2026-06-15T12:00:00Z");

const deps = () => ({ db: database.db, clock: { now: () => NOW } });

const database = await createTestDatabase();
await database.db.insert(countries).values([
  { code: "ES", name: "España" },
  { code: "JP", name: "Japón" },
]);
await database.db.insert(cities).values([
  { id: 1, name: "Madrid", countryCode: "ES", latitude: 40.4165, longitude: -3.70256 },
  { id: 2, name: "Barcelona", countryCode: "ES", latitude: 41.38879, longitude: 2.15899 },
]);
const viewer = await add({ country: "ES", city: 1 });
afterAll(() => database.close());

async function add(values?: PersonValues): Promise<TestActor> {
  return actorOf(await addPerson(database.db, values));
}

const show = (person: TestActor, as: TestActor = viewer) => showProfile(deps(), as, person.id);

let nextRank = 1;

async function addTitle(name: string, kind: InterestKind = "anime", rank: number | null = nextRank++) {
  const [title] = await database.db.insert(interests).values({ name, kind, rank }).returning();
  return title!.id;
}

async function love(person: TestActor, ...titles: number[]): Promise<void> {
  await database.db.insert(profileInterests).values(titles.map((interestId) => ({ profileId: person.id, interestId })));
}

describe("another person's profile", () => {
  it("NAV-09 PROFILE-05 PROFILE-07..10 PROFILE-14 holds what the screen shows, and neither birth date, position nor address", async () => {
    const person = await add({
      nickname: "Nami",
      firstName: "Ana",
      lastName: "María Luz",
      birthDate: "2000-06-16",
      country: "ES",
      city: 2,
      bio: "Mapas y mandarinas",
      avatarUrl: "/avatars/nami.jpg",
      lookingFor: "ambas",
      friendshipPreference: ["mujer", "otro"],
      relationshipPreference: ["hombre"],
    });
    expect(await show(person)).toEqual({
      id: person.id,
      languages: [],
      nickname: "Nami",
      photos: ["/avatars/nami.jpg"],
      realName: "Ana María Luz",
      avatarUrl: "/avatars/nami.jpg",
      isPremium: false,
      isVerified: false,
      age: 25,
      country: "ES",
      city: "Barcelona",
      distanceKm: 504.24,
      bio: "Mapas y mandarinas",
      gender: "mujer",
      lookingFor: "ambas",
      friendshipPreference: ["mujer", "otro"],
      relationshipPreference: ["hombre"],
      compatibility: 0,
      hasLiked: false,
      likesViewer: false,
      possible: "amistad",
      isMatch: false,
      hasMetPeople: false,
      interests: [],
      viewerInterests: 0,
      prompts: [],
      shelf: { pinned: [], statuses: [] },
      taste: null,
      recentActivity: null,
      isHidden: false,
    });
  });

  it("PROFILE-05 DATA-05 of an imported person without anything there is the default nickname and no name", async () => {
    const person = await add({
      nickname: null,
      firstName: null,
      lastName: null,
      birthDate: null,
      gender: null,
      lookingFor: null,
      bio: null,
    });
    expect(await show(person)).toMatchObject({
      nickname: "Usuario",
      realName: null,
      age: null,
      country: null,
      city: null,
      distanceKm: null,
      bio: "",
      gender: null,
      lookingFor: null,
      friendshipPreference: [],
      relationshipPreference: [],
    });
  });

  it("PROFILE-06 OPEN-76 premium is known", async () => {
    const person = await add();
    await database.db.insert(subscriptions).values({ userId: person.id, status: "active", plan: "mensual" });
    expect(await show(person)).toMatchObject({ isPremium: true });
  });

  it("PROFILE-10 the distance needs both cities", async () => {
    const [near, nowhere] = [await add({ country: "ES", city: 1 }), await add({ country: "ES" })];
    expect((await show(near)).distanceKm).toBe(0);
    expect((await show(nowhere)).distanceKm).toBeNull();
    expect((await show(near, nowhere)).distanceKm).toBeNull();
  });

  it("PROFILE-15 preferences go out only for what is looked for", async () => {
    const wishes = { friendshipPreference: ["mujer" as const], relationshipPreference: ["hombre" as const] };
    const preferencesOf = async (lookingFor: "amistad" | "relacion" | "ambas") => {
      const { friendshipPreference, relationshipPreference } = await show(await add({ ...wishes, lookingFor }));
      return [friendshipPreference, relationshipPreference];
    };
    expect(await preferencesOf("amistad")).toEqual([["mujer"], []]);
    expect(await preferencesOf("relacion")).toEqual([[], ["hombre"]]);
    expect(await preferencesOf("ambas")).toEqual([["mujer"], ["hombre"]]);
  });

  it("PROFILE-11 tells whether the viewer likes the person, not whether the person likes the viewer", async () => {
    const [liked, liker, match] = [await add(), await add(), await add()];
    for (const { id } of [liked, liker, match]) {
      const [user1Id = "", user2Id = ""] = [viewer.id, id].toSorted();
      const isFirst = (user1Id === viewer.id) === (id === liked.id);
      const isMatch = id === match.id;
      await database.db
        .insert(matches)
        .values({ user1Id, user2Id, likedByUser1: isMatch || isFirst, likedByUser2: isMatch || !isFirst });
    }
    expect(await show(liked)).toMatchObject({ hasLiked: true, likesViewer: false, isMatch: false });
    expect(await show(liker)).toMatchObject({ hasLiked: false, likesViewer: true, isMatch: false });
    expect(await show(viewer, liker)).toMatchObject({ hasLiked: true, isMatch: false });
    expect(await show(match)).toMatchObject({ hasLiked: true, likesViewer: true, isMatch: true });
  });

  it("PROFILE-13 PROFILE-16 PROFILE-17 all titles come, the shared first, then the best known; shares as the card does", async () => {
    const [one, other] = [await add(), await add({ gender: "mujer" })];
    const shared = await addTitle("Compartido", "serie_pelicula");
    const unknown = await addTitle("Álamo", "anime", null);
    const known = await addTitle("Zeta", "juego");
    const mine = await addTitle("Solo mío");
    // Titles of equal name match (DISC-15).
    const [asAnime, asGame] = [await addTitle("Castlevania"), await addTitle("castlevania", "juego")];
    await love(other, unknown, known, shared, asGame);
    await love(one, shared, mine, asAnime);
    const profile = await show(other, one);
    expect(profile.interests).toEqual([
      { id: shared, name: "Compartido", kind: "serie_pelicula", isShared: true },
      { id: asGame, name: "castlevania", kind: "juego", isShared: true },
      { id: known, name: "Zeta", kind: "juego", isShared: false },
      { id: unknown, name: "Álamo", kind: "anime", isShared: false },
    ]);
    expect(profile).toMatchObject({ compatibility: 67, viewerInterests: 3 });
    const { people } = await discoverPeople(deps(), one.id, { sort: "compatibility" });
    const card = people.find(({ id }) => id === other.id);
    expect(card).toMatchObject({ compatibility: 67, interests: { total: 2 } });
    expect(card?.interests.shown.map(({ id }) => id).toSorted()).toEqual([shared, asGame].toSorted());
  });
});

describe("PROFILE-19 PERM-12 nobody is found", () => {
  const refused = { code: "PERSON_NOT_FOUND" };

  it("who is unknown, banned, unconfirmed, or blocked in either direction", async () => {
    const [banned, blocked, blocker] = [await add(), await add(), await add()];
    const unconfirmed = await add({ emailVerified: false });
    await database.db.insert(bans).values({ userId: banned.id, type: "ban", reason: "spam" });
    await database.db.insert(blocks).values([
      { blockerId: viewer.id, blockedId: blocked.id },
      { blockerId: blocker.id, blockedId: viewer.id },
    ]);
    for (const id of [NOBODY, banned.id, unconfirmed.id, blocked.id, blocker.id]) {
      await expect(showProfile(deps(), viewer, id)).rejects.toMatchObject(refused);
    }
  });

  it("a ban that is over hides nobody, a warning never", async () => {
    const [warned, free] = [await add(), await add()];
    await database.db.insert(bans).values([
      { userId: warned.id, type: "warning", reason: "spam" },
      { userId: free.id, type: "ban", reason: "spam", until: new Date(Date.now() - 1000) },
    ]);
    expect((await show(warned)).isHidden).toBe(false);
    expect((await show(free)).isHidden).toBe(false);
  });

  it("the own id is not another person", async () => {
    await expect(show(viewer)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  });

  it("a moderator sees them all, and is told that members do not", async () => {
    const moderator = await add({ isModerator: true });
    const [seen, banned, blocker] = [await add(), await add(), await add()];
    const unconfirmed = await add({ emailVerified: false });
    await database.db.insert(bans).values({ userId: banned.id, type: "ban", reason: "spam" });
    await database.db.insert(blocks).values({ blockerId: blocker.id, blockedId: moderator.id });
    const isHidden = async (person: TestActor) => (await show(person, moderator)).isHidden;
    expect(await isHidden(seen)).toBe(false);
    expect(await isHidden(banned)).toBe(true);
    expect(await isHidden(unconfirmed)).toBe(true);
    expect(await isHidden(blocker)).toBe(true);
    await expect(showProfile(deps(), moderator, NOBODY)).rejects.toMatchObject(refused);
  });
});

describe("the own profile", () => {
  it("EDIT-03 EDIT-04 NAV-10 has the stored values to edit", async () => {
    const me = await add({
      nickname: "Robin",
      firstName: "Nico",
      lastName: "de la Luz",
      country: "ES",
      city: 1,
      bio: "Poneglyphs",
      gender: "otro",
      lookingFor: "amistad",
      friendshipPreference: ["otro", "mujer"],
      birthDate: "2000-06-15",
    });
    expect(await showOwnProfile(deps(), me)).toEqual({
      id: me.id,
      prompts: [],
      languages: [],
      photoHold: null,
      photos: [],
      nickname: "Robin",
      realName: "Nico de la Luz",
      firstName: "Nico",
      lastName: "de la Luz",
      nameChoice: "full",
      recentActivity: null,
      showsActivity: true,
      avatarUrl: null,
      isPremium: false,
      isVerified: false,
      age: 26,
      country: "ES",
      city: "Madrid",
      cityId: 1,
      bio: "Poneglyphs",
      gender: "otro",
      lookingFor: "amistad",
      friendshipPreference: ["otro", "mujer"],
      relationshipPreference: [],
      version: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it.each([
    ["Ana", null, "Ana", ""],
    ["Ana María Luz", null, "Ana", "María Luz"],
    [null, "Luz", "Luz", ""],
    [null, null, "", ""],
  ])("EDIT-04 OPEN-22 the one name of imported people, %j and %j, is split at its first space", async (...names) => {
    const [firstName, lastName, first, last] = names;
    const me = await add({ firstName, lastName });
    expect(await showOwnProfile(deps(), me)).toMatchObject({ firstName: first, lastName: last });
  });

  it("a session whose account was deleted a moment ago has none", async () => {
    await expect(showOwnProfile(deps(), actorOf({ id: NOBODY }))).rejects.toMatchObject({ code: "SESSION_MISSING" });
  });
});
