import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestDatabase } from "../../../testing/database.ts";
import { addPeople, addPerson } from "../../../testing/people.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import type { Queryable } from "../open.ts";
import { authUsers } from "./auth.ts";
import { discovery, discoveryChanges, discoveryPlaces, discoverySource } from "./discovery.ts";
import { cities, countries } from "./geography.ts";
import { interests, profileInterests } from "./interests.ts";
import { matches } from "./meeting.ts";
import { profiles } from "./people.ts";
import { subscriptions } from "./premium.ts";
import { bans } from "./safety.ts";

const onRetry = vi.fn();

const database = await createTestDatabase({ onRetry });
await database.db.insert(countries).values({ code: "ES", name: "España" });
await database.db.insert(cities).values([
  { id: 1, name: "Madrid", countryCode: "ES", latitude: 40.4, longitude: -3.7 },
  { id: 2, name: "Getafe", countryCode: "ES", latitude: 40.3, longitude: -3.7 },
]);
const rows = ["Dune", "Berserk", "Castlevania"].map((name) => ({ name, kind: "anime" as const }));
const titles = (await database.db.insert(interests).values(rows).returning()).map(({ id }) => id);
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(authUsers);
});

async function rowOf(id: string) {
  return (await database.db.select().from(discovery).where(eq(discovery.id, id)))[0];
}

/** Runs a change and returns whose rows the feed announced; checks the table against its sources. */
async function told(change: (db: Queryable) => Promise<unknown>): Promise<string[]> {
  await database.db.delete(discoveryChanges);
  await change(database.db);
  const { rows } = await database.db.execute<{ different: number }>(sql`
    select count(*) as different from (
      (select * from ${discovery} except select * from ${discoverySource})
      union all (select * from ${discoverySource} except select * from ${discovery})
    ) difference`);
  expect(rows).toEqual([{ different: 0 }]);
  return (await database.db.select().from(discoveryChanges)).map(({ personId }) => personId);
}

const later = () => new Date(Date.now() + 60_000);

describe("the row of a person", () => {
  it("comes and goes with the profile, and holds what ranking asks for", async () => {
    const id = randomUUID();
    const values = { id, country: "ES", city: 1, lookingFor: "amistad", friendshipPreference: ["otro"] } as const;
    expect(await told((db) => addPerson(db, { ...values, friendshipPreference: ["otro"] }))).toEqual([id]);
    expect(await rowOf(id)).toEqual({
      id,
      languages: 0,
      // kind 0, own gender mujer 1, wanted otro 2
      mask: 1 << 5,
      seeker: 1 + 1 * 4 + 4 * 16 + 7 * 128,
      interestCount: 0,
      hiddenUntil: "-infinity",
      isVerified: false,
      premiumUntil: "-infinity",
      cityId: 1,
      birthDate: "2000-01-31",
      country: "ES",
      interests: [],
    });
    expect(await told((db) => db.delete(authUsers).where(eq(authUsers.id, id)))).toEqual([id]);
    expect(await rowOf(id)).toBeUndefined();
  });

  it("OPEN-40 OPEN-41 has no wishes where gender or intention is missing or no gender is wanted", async () => {
    const nobody = { friendshipPreference: [], relationshipPreference: [] };
    for (const values of [{ gender: null }, { lookingFor: null }, nobody]) {
      const { id } = await addPerson(database.db, values);
      expect((await rowOf(id))?.mask).toBe(0);
    }
    const { id } = await addPerson(database.db, {
      gender: "otro",
      lookingFor: "relacion",
      relationshipPreference: ["mujer"],
    });
    expect((await rowOf(id))?.mask).toBe(1 << (9 + 2 * 3 + 1));
  });

  it("follows what of the profile matters, and is left alone by the rest", async () => {
    const { id } = await addPerson(database.db);
    const changes = [
      { gender: "otro" },
      { lookingFor: "amistad" },
      { friendshipPreference: ["mujer"] },
      { relationshipPreference: [] },
      { country: "ES", city: 2 },
      { country: null, city: null },
      { birthDate: null },
    ] as const;
    for (const change of changes) {
      const update = { ...change } as Partial<typeof profiles.$inferInsert>;
      expect(await told((db) => db.update(profiles).set(update).where(eq(profiles.id, id)))).toEqual([id]);
    }
    const idle = { bio: "Hola", nickname: "other", hasNewLikes: true, gender: "otro" } as const;
    expect(await told((db) => db.update(profiles).set(idle).where(eq(profiles.id, id)))).toEqual([]);
  });

  it("is told by a like of nothing", async () => {
    const [first, second] = await addPeople(database.db, 2);
    const like = { user1Id: first!.id, user2Id: second!.id, likedByUser1: true };
    expect(await told((db) => db.insert(matches).values(like))).toEqual([]);
  });

  it("is hidden for good while the e-mail is not confirmed", async () => {
    const { id } = await addPerson(database.db, { emailVerified: false });
    expect((await rowOf(id))?.hiddenUntil).toBe("infinity");
    const confirm = { emailVerified: true };
    expect(await told((db) => db.update(authUsers).set(confirm).where(eq(authUsers.id, id)))).toEqual([id]);
    expect((await rowOf(id))?.hiddenUntil).toBe("-infinity");
  });

  it("is hidden by a ban as long as it lasts, and not by a warning", async () => {
    const { id: userId } = await addPerson(database.db);
    const end = later();
    const hidden = async () => {
      const value = (await rowOf(userId))?.hiddenUntil ?? "";
      return value.endsWith("infinity") ? value : new Date(value);
    };
    await told((db) => db.insert(bans).values({ userId, type: "warning", reason: "spam" }));
    expect(await hidden()).toBe("-infinity");
    await told((db) => db.update(bans).set({ type: "ban" }).where(eq(bans.userId, userId)));
    expect(await hidden()).toBe("infinity");
    await told((db) => db.update(bans).set({ until: end }).where(eq(bans.userId, userId)));
    expect(await hidden()).toEqual(end);
    expect(await told((db) => db.delete(bans).where(eq(bans.userId, userId)))).toEqual([userId]);
    expect(await hidden()).toBe("-infinity");
  });

  it("OPEN-76 is premium by an active subscription, until its end", async () => {
    const [first, second] = (await addPeople(database.db, 2)).map(({ id }) => id) as [string, string];
    const premium = async (id: string) => (await rowOf(id))?.premiumUntil;
    await told((db) => db.insert(subscriptions).values({ userId: first, status: "active", plan: "mensual" }));
    expect(await premium(first)).toBe("infinity");
    const passOn = (db: Queryable) => db.update(subscriptions).set({ userId: second });
    expect((await told(passOn)).sort()).toEqual([first, second].sort());
    expect([await premium(first), await premium(second)]).toEqual(["-infinity", "infinity"]);
    const endDate = later();
    await told((db) => db.update(subscriptions).set({ endDate }));
    expect(new Date((await premium(second))!)).toEqual(endDate);
    await told((db) => db.update(subscriptions).set({ status: "canceled" }));
    expect(await premium(second)).toBe("-infinity");
    await told((db) => db.update(subscriptions).set({ status: "active" }));
    expect(await told((db) => db.delete(subscriptions))).toEqual([second]);
  });
});

describe("the interests of a person", () => {
  const love = (profileId: string, ...ids: number[]) =>
    database.db.insert(profileInterests).values(ids.map((interestId) => ({ profileId, interestId })));

  it("follow each pick, sorted", async () => {
    const { id } = await addPerson(database.db);
    expect(await told(() => love(id, titles[2]!, titles[0]!))).toEqual([id]);
    expect(await rowOf(id)).toMatchObject({ interestCount: 2, interests: [titles[0], titles[2]] });
    await told((db) =>
      db.update(profileInterests).set({ interestId: titles[1]! }).where(eq(profileInterests.interestId, titles[2]!)),
    );
    expect((await rowOf(id))?.interests).toEqual([titles[0], titles[1]]);
    await told((db) => db.delete(profileInterests).where(eq(profileInterests.interestId, titles[0]!)));
    expect((await rowOf(id))?.interests).toEqual([titles[1]]);
    const again = { profileId: id, interestId: titles[1]! };
    expect(await told((db) => db.insert(profileInterests).values(again).onConflictDoNothing())).toEqual([]);
  });

  it("DISC-15 of the same name go by the same number, whatever their kinds, as often as they are loved", async () => {
    const [one, other, both] = (await addPeople(database.db, 3)).map(({ id }) => id) as [string, string, string];
    const anime = titles[2]!;
    await love(one, anime);
    const add = (db: Queryable) => db.insert(interests).values({ name: "CASTLEVANIA", kind: "juego" }).returning();
    const game = (await add(database.db))[0]!.id;
    await love(other, game);
    await love(both, game, anime);
    const numbers = async () => Promise.all([one, other, both].map(async (id) => (await rowOf(id))?.interests));
    expect(await numbers()).toEqual([[anime], [anime], [anime, game]]);
    await told((db) => db.update(interests).set({ name: "Another" }).where(eq(interests.id, game)));
    expect(await numbers()).toEqual([[anime], [game], [anime, game]]);
    await told((db) => db.update(interests).set({ name: "castlevania" }).where(eq(interests.id, game)));
    expect(await numbers()).toEqual([[anime], [anime], [anime, game]]);
    await database.db.delete(profileInterests).where(inArray(profileInterests.profileId, [one, both]));
    await told((db) => db.delete(interests).where(eq(interests.id, anime)));
    expect(await numbers()).toEqual([[], [game], []]);
    await database.db.insert(interests).values({ id: anime, name: "Castlevania", kind: "anime" });
    expect(await numbers()).toEqual([[], [anime], []]);
  });

  it("of many people in one statement are worked out once per person", async () => {
    const count = 300;
    const change = (db: Queryable) =>
      db.execute(sql`
        with people as (
          insert into auth_user (id, email, "emailVerified")
          select gen_random_uuid(), 'fan' || n || '@example.test', true from generate_series(1, ${count}::int) n
          returning id, email
        )
        insert into profiles (id, email) select id, email from people`);
    expect(await told(change)).toHaveLength(count);
    const all = (db: Queryable) =>
      db.execute(sql`insert into usuario_gustos (user_id, gustos_id) select p.id, g.id from profiles p, gustos g`);
    expect(await told(all)).toHaveLength(count);
    expect(await told((db) => db.delete(authUsers))).toHaveLength(count);
  });
});

describe("a further title of a name", () => {
  it("leaves those alone who love one title of it, and counts for those who love several", async () => {
    const { db } = database;
    const add = async (kind: "juego" | "serie_pelicula") =>
      (await db.insert(interests).values({ name: "Berserk", kind }).returning())[0]!.id;
    const [anime, game] = [titles[1]!, await add("juego")];
    const [one, both] = (await addPeople(db, 2)).map(({ id }) => id) as [string, string];
    await db.insert(profileInterests).values([
      { profileId: one, interestId: game },
      { profileId: both, interestId: anime },
      { profileId: both, interestId: game },
    ]);
    // A lock shows in the row, even without a change.
    const lockedSince = async (change: () => Promise<unknown>) => {
      const locks = async () =>
        (await db.execute<{ id: string; by: string }>(sql`select id, xmax::text as by from discovery order by id`))
          .rows;
      const before = await locks();
      await change();
      return (await locks()).filter(({ by }, row) => by !== before[row]?.by).map(({ id }) => id);
    };
    expect(await lockedSince(() => add("serie_pelicula"))).toEqual([both]);
    const rename = () => db.update(interests).set({ name: "Vinland" }).where(eq(interests.id, anime));
    expect(await lockedSince(rename)).toEqual([one, both].sort());
    expect(await rowOf(one)).toMatchObject({ interests: [game] });
    await told(() => Promise.resolve());
  });
});

describe("places", () => {
  it("are the cities people live in, and move with them", async () => {
    await addPerson(database.db, { country: "ES", city: 2 });
    const place = async () =>
      (await database.db.select().from(discoveryPlaces).where(eq(discoveryPlaces.cityId, 2)))[0]!;
    expect((await place()).z).toBeCloseTo(Math.sin((40.3 * Math.PI) / 180), 14);
    await database.db.update(cities).set({ latitude: 30 }).where(eq(cities.id, 2));
    const { x, y, z } = await place();
    expect(z).toBeCloseTo(0.5, 14);
    expect(x * x + y * y + z * z).toBeCloseTo(1, 14);
  });
});

describe("people without a row", () => {
  it("get one from discovery_refresh, and are told once", async () => {
    const people = (await addPeople(database.db, 3)).map(({ id }) => id);
    await database.db.delete(discovery);
    const refresh = sql`select discovery_refresh(array(select id from ${profiles}))`;
    expect((await told((db) => db.execute(refresh))).sort()).toEqual(people.sort());
    expect(await told((db) => db.execute(refresh))).toEqual([]);
  });
});

describe("two transactions at once", () => {
  /** Runs `first`, keeps it open until `second` waits for it, then completes both. */
  async function overlap(first: (tx: Queryable) => Promise<unknown>, second: (db: Queryable) => Promise<unknown>) {
    let waiting: Promise<unknown> | undefined;
    await database.db.transaction(async (tx) => {
      await first(tx);
      waiting = second(database.db);
      await untilStatementWaits(database);
    });
    await waiting;
  }
  const subscribe = (userId: string) => async (db: Queryable) =>
    await db.insert(subscriptions).values({ userId, status: "active", plan: "mensual" });
  const pick = (profileId: string, interestId: number) => async (db: Queryable) =>
    await db.insert(profileInterests).values({ profileId, interestId });
  const add = (name: string, kind: "anime" | "juego") => async (db: Queryable) =>
    await db.insert(interests).values({ name, kind });

  it("that change one person by different tables keep both changes", { tags: ["postgres"] }, async () => {
    const { id } = await addPerson(database.db);
    await overlap(pick(id, titles[0]!), subscribe(id));
    expect(await rowOf(id)).toMatchObject({ premiumUntil: "infinity", interestCount: 1 });
  });

  it("DISC-15 that add titles of one name give both the same numbers", { tags: ["postgres"] }, async () => {
    await overlap(add("Monster", "anime"), add("MONSTER", "juego"));
    const isMonster = sql`lower(${interests.name}) = 'monster'`;
    const ids = await database.db.select({ id: interests.id }).from(interests).where(isMonster).orderBy(interests.id);
    const { rows } = await database.db.execute(
      sql`select numbers from discovery_titles join gustos on id = gustos_id where lower(nombre) = 'monster'`,
    );
    const numbers = ids.map(({ id }) => id);
    expect(rows).toEqual([{ numbers }, { numbers }]);
  });

  it("that write titles take turns before they lock any", { tags: ["postgres"] }, async () => {
    onRetry.mockClear();
    let second: Promise<unknown> | undefined;
    await database.db.transaction(async (tx) => {
      await add("Trigun", "anime")(tx);
      second = database.db.insert(interests).values({ name: "Akira", kind: "anime" }).onConflictDoNothing();
      second.catch(() => {});
      await untilStatementWaits(database);
      await add("Akira", "anime")(tx);
    });
    await second;
    expect(onRetry).not.toHaveBeenCalled();
  });

  it("DISC-15 of which one renames a title that the other picks leave the person its new number", {
    tags: ["postgres"],
  }, async () => {
    const { id } = await addPerson(database.db);
    const [game] = await database.db.insert(interests).values({ name: "Pluto", kind: "juego" }).returning();
    const rename = (name: string) => async (db: Queryable) =>
      await db.update(interests).set({ name }).where(eq(interests.id, game!.id));
    await overlap(rename("Dune"), pick(id, game!.id));
    expect(await rowOf(id)).toMatchObject({ interests: [titles[0]] });
    await database.db.delete(profileInterests);
    await overlap(pick(id, game!.id), rename("Pluto"));
    expect(await rowOf(id)).toMatchObject({ interests: [game!.id] });
  });
});
