import { randomUUID } from "node:crypto";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../../platform/database/open.ts";
import { cities, countries } from "../../../platform/database/schema/geography.ts";
import { interests, profileInterests } from "../../../platform/database/schema/interests.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { bans, blocks } from "../../../platform/database/schema/safety.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { actorOf, addPerson, NOBODY, type PersonValues } from "../../../testing/people.ts";
import { clearDot, listStaff, readModerators, readPeople, refuseSelf, requirePerson, setStaff } from "./service.ts";

const NOW = new Date("2026-06-15T12:00:00Z");

let database: Database;
let viewer: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.insert(countries).values({ code: "ES", name: "España" });
  const place = { countryCode: "ES", latitude: 40.41, longitude: -3.7 };
  await database.db.insert(cities).values({ id: 1, name: "Madrid", ...place });
  viewer = await addId();
});
afterAll(() => database.close());

async function addId(values?: PersonValues): Promise<string> {
  return (await addPerson(database.db, values)).id;
}

async function summary(id: string, now = NOW) {
  const known = (await readPeople(database.db, viewer, [id], { shown: 6, now })).get(id);
  return known && { ...known.person, ...known.details };
}

describe("summaries", () => {
  it("MATCH-14 CARD-12 GEO-12 hold what lists show, the city by its name, and neither exact position nor date of birth", async () => {
    const id = await addId({
      nickname: "Nami",
      birthDate: "2000-06-16",
      country: "ES",
      city: 1,
      bio: "Mapas y mandarinas",
      gender: "mujer",
      lookingFor: "amistad",
      avatarUrl: "/avatars/nami.jpg",
    });
    expect(await summary(id)).toEqual({
      id,
      nickname: "Nami",
      avatarUrl: "/avatars/nami.jpg",
      age: 25,
      country: "ES",
      city: "Madrid",
      isPremium: false,
      isVerified: false,
      bio: "Mapas y mandarinas",
      gender: "mujer",
      lookingFor: "amistad",
    });
  });

  it("hold the languages of people who speak none of the viewer's, where both said some", async () => {
    const [spanish, silent] = [await addId({ languages: ["es", "ja"] }), await addId()];
    const people = [await addId({ languages: ["ja"] }), await addId({ languages: ["ko", "de"] }), await addId()];
    const seenBy = async (who: string) => {
      const known = await readPeople(database.db, who, people, { shown: 6 });
      return people.map((id) => known.get(id)?.foreignLanguages);
    };
    expect(await seenBy(spanish)).toEqual([[], ["ko", "de"], []]);
    expect(await seenBy(silent)).toEqual([[], [], []]);
  });

  it("OPEN-42 leave out who is blocked in either direction, banned, unconfirmed or unknown", async () => {
    const [seen, blocked, blocker, banned] = await Promise.all([addId(), addId(), addId(), addId()]);
    const unconfirmed = await addId({ emailVerified: false });
    await database.db.insert(blocks).values([
      { blockerId: viewer, blockedId: blocked },
      { blockerId: blocker, blockedId: viewer },
    ]);
    await database.db.insert(bans).values({ userId: banned, type: "ban", reason: "spam" });
    const unknown = "00000000-0000-4000-8000-000000000000";
    const ids = [seen, blocked, blocker, banned, unconfirmed, unknown];
    expect([...(await readPeople(database.db, viewer, ids, { shown: 6 })).keys()]).toEqual([seen]);
    expect(await readPeople(database.db, viewer, [], { shown: 6 })).toEqual(new Map());
  });

  it("MATCH-07 takes more ids than a statement can have parameters", async () => {
    const id = await addId();
    const ids = [id, ...Array.from({ length: 65_536 }, () => randomUUID())];
    expect([...(await readPeople(database.db, viewer, ids, { shown: 6 })).keys()]).toEqual([id]);
  });
});

describe("shared interests", () => {
  let nextRank = 1;

  async function addTitle(name: string, kind: InterestKind = "anime", rank: number | null = nextRank++) {
    const [title] = await database.db.insert(interests).values({ name, kind, rank }).returning();
    return title!.id;
  }

  async function fanOf(...titles: number[]): Promise<string> {
    const profileId = await addId();
    for (const interestId of titles) await database.db.insert(profileInterests).values({ profileId, interestId });
    return profileId;
  }

  async function affinity(a: string, b: string, limit = 6) {
    return (await readPeople(database.db, a, [b], { shown: limit })).get(b)!.affinity;
  }

  it("CARD-08 CARD-09 are picked in rotation, the best known of a kind first, then by name", async () => {
    const titles = [
      await addTitle("Zeta", "anime", null),
      await addTitle("Álamo", "anime", null),
      await addTitle("Tercero", "anime", 903),
      await addTitle("Segundo", "anime", 902),
      await addTitle("Juego dos", "juego", 902),
      await addTitle("Juego uno", "juego", 901),
      await addTitle("Serie", "serie_pelicula", 901),
    ];
    const [one, other] = [await fanOf(...titles), await fanOf(...titles)];
    const { shared, compatibility } = await affinity(one, other);
    const expected = ["Segundo", "Juego uno", "Serie", "Tercero", "Juego dos", "Álamo"];
    expect(shared.shown.map((title) => title.name)).toEqual(expected);
    expect(shared).toMatchObject({ more: 1, total: 7, byKind: { anime: 4, juego: 2, serie_pelicula: 1 } });
    expect(shared.shown[1]).toEqual({ id: titles[5], name: "Juego uno", kind: "juego" });
    expect(compatibility).toBe(100);
    expect((await affinity(one, other, 5)).shared).toMatchObject({ more: 2, total: 7 });
  });

  it("DISC-13 OPEN-53 compatibility is the common count by the smaller count, rounded; both totals come along", async () => {
    const titles = await Promise.all(Array.from({ length: 8 }, (_, index) => addTitle(`Título ${index}`)));
    const [viewer, other] = [await fanOf(...titles.slice(0, 3)), await fanOf(...titles.slice(1, 6))];
    expect(await affinity(viewer, other)).toMatchObject({
      shared: { total: 2, more: 0 },
      totalInterests: 5,
      viewerInterests: 3,
      compatibility: 67,
    });
  });

  it("DISC-15 interests match by name, across kinds, and none is counted twice", async () => {
    const anime = await addTitle("Castlevania", "anime");
    const game = await addTitle("CASTLEVANIA", "juego");
    const series = await addTitle("Castlevania", "serie_pelicula");
    const [ofAnime, ofGame, ofBoth] = [await fanOf(anime), await fanOf(game), await fanOf(game, anime)];
    expect(await affinity(ofAnime, ofGame)).toMatchObject({
      shared: { shown: [{ id: game, kind: "juego" }], total: 1 },
      compatibility: 100,
    });
    expect(await affinity(ofGame, ofBoth)).toMatchObject({
      shared: { shown: [{ id: game }], total: 1 },
      compatibility: 100,
    });
    expect(await affinity(ofBoth, ofGame)).toMatchObject({ shared: { total: 1 }, compatibility: 100 });
    const ofAll = await fanOf(anime, series, await addTitle("Otra"));
    expect(await affinity(ofBoth, ofAll)).toMatchObject({ shared: { total: 2 }, compatibility: 100 });
  });

  it("CARD-08 CARD-09 where fewer than three are shared, others of theirs are picked in the same way, up to as many", async () => {
    const kinds = { anime: 7, juego: 1, serie_pelicula: 8 };
    const named: Record<string, number> = {};
    for (const [kind, count] of Object.entries(kinds)) {
      // Best known last, so that neither id nor name explains the order.
      for (let place = count; place > 0; place--) {
        named[`${kind} ${place}`] = await addTitle(`De ${kind} ${place}`, kind as InterestKind, 5000 + place);
      }
    }
    const fan = await fanOf(...Object.values(named));
    const other = await fanOf(await addTitle("De otra persona"));
    const { shared } = await affinity(other, fan);
    expect(shared).toMatchObject({ shown: [], more: 0, total: 0 });
    expect(shared.favourites.map(({ name }) => name)).toEqual([
      "De anime 1",
      "De juego 1",
      "De serie_pelicula 1",
      "De anime 2",
      "De serie_pelicula 2",
      "De anime 3",
    ]);
    expect(shared.favourites[1]).toEqual({ id: named["juego 1"], name: "De juego 1", kind: "juego" });
    expect((await affinity(other, fan, 5)).shared.favourites).toHaveLength(5);
    const sharing = async (...titles: string[]) => {
      const viewer = await fanOf(...titles.map((title) => named[title]!));
      return (await affinity(viewer, fan)).shared.favourites.map(({ name }) => name);
    };
    expect(await sharing()).toHaveLength(6);
    expect(await sharing("anime 1", "anime 2")).toEqual([
      "De anime 3",
      "De juego 1",
      "De serie_pelicula 1",
      "De anime 4",
    ]);
    expect(await sharing("anime 1", "anime 2", "anime 3")).toEqual([]);
  });

  it("CARD-08 CARD-09 of many shared titles the best of each kind are shown, and all counted", async () => {
    const titles: number[] = [];
    for (let number = 0; number < 30; number++) {
      titles.push(await addTitle(`Muchos ${number}`, number % 2 ? "juego" : "anime"));
    }
    const [one, other] = [await fanOf(...titles), await fanOf(...titles)];
    const { shared } = await affinity(one, other);
    expect(shared).toMatchObject({ more: 24, total: 30, byKind: { anime: 15, juego: 15, serie_pelicula: 0 } });
    expect(shared.shown.map(({ id }) => id)).toEqual(titles.slice(0, 6));
  });
});

describe("another person", () => {
  it("LIKE-01 OPEN-55 is not the actor", () => {
    const issues = [{ path: "personId", reason: "self" }];
    const { id } = actorOf({ id: viewer });
    expect(() => refuseSelf({ id }, id)).toThrow(
      expect.objectContaining({ code: "VALIDATION_FAILED", data: { issues } }),
    );
  });

  it("OPEN-83 who is not found, or deleted by the time of a write about them, is PERSON_NOT_FOUND", async () => {
    const write = database.db.insert(blocks).values({ blockerId: viewer, blockedId: NOBODY }).returning();
    await expect(requirePerson(write.execute())).rejects.toMatchObject({ code: "PERSON_NOT_FOUND" });
    await expect(requirePerson(Promise.resolve(undefined))).rejects.toMatchObject({ code: "PERSON_NOT_FOUND" });
  });

  it("does not hide other errors", async () => {
    const failure = new Error("the disk is full");
    await expect(requirePerson(Promise.reject(failure))).rejects.toBe(failure);
  });
});

describe("the own profile", () => {
  async function own(id: string) {
    return (await database.db.select().from(profiles).where(eq(profiles.id, id)))[0]!;
  }

  it("MATCH-13 NOTIF-08 the dots go off one by one, for one person", async () => {
    const [id, other] = [await addId({ hasNewLikes: true, hasNewChats: true }), await addId({ hasNewLikes: true })];
    await clearDot(database.db, id, "likes");
    expect(await own(id)).toMatchObject({ hasNewLikes: false, hasNewChats: true });
    await clearDot(database.db, id, "chats");
    expect(await own(id)).toMatchObject({ hasNewLikes: false, hasNewChats: false });
    expect(await own(other)).toMatchObject({ hasNewLikes: true });
  });

  it.each(["isModerator", "isOperator"] as const)(
    "OPEN-95 a command gives the person with an e-mail address %s alone, and takes it back",
    async (flag) => {
      const { id, email } = await addPerson(database.db, { email: `${flag.toLowerCase()}@example.test` });
      const none = { isModerator: false, isOperator: false };
      expect(await setStaff(database.db, ` ${email.toUpperCase()} `, flag, true)).toBe(true);
      expect(await own(id)).toMatchObject({ ...none, [flag]: true });
      expect(await own(viewer)).toMatchObject(none);
      expect(await setStaff(database.db, email, flag, false)).toBe(true);
      expect(await own(id)).toMatchObject(none);
      expect(await setStaff(database.db, "nobody@example.test", flag, true)).toBe(false);
    },
  );

  it("OPEN-95 lists the moderators for the operator, and their ids for events", async () => {
    const emails = ["zoro@example.test", "brook@example.test"];
    const ids: string[] = [];
    for (const email of emails) ids.push(await addId({ email, isModerator: true }));
    expect(await listStaff(database.db, "isModerator")).toEqual(["brook@example.test", "zoro@example.test"]);
    expect((await readModerators(database.db)).toSorted()).toEqual(ids.toSorted());
    for (const email of emails) await setStaff(database.db, email, "isModerator", false);
    expect([await listStaff(database.db, "isModerator"), await readModerators(database.db)]).toEqual([[], []]);
  });
});
