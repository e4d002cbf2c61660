import { randomUUID } from "node:crypto";
import { GENDERS, LOOKING_FOR } from "@nakamatch/contract/vocabulary/people";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { systemClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/open.ts";
import { authUsers } from "../../platform/database/schema/auth.ts";
import { cities, countries } from "../../platform/database/schema/geography.ts";
import { interests, profileInterests } from "../../platform/database/schema/interests.ts";
import { matches } from "../../platform/database/schema/meeting.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { subscriptions } from "../../platform/database/schema/premium.ts";
import { bans, blocks } from "../../platform/database/schema/safety.ts";
import { createLog } from "../../platform/log.ts";
import { createRanker, type Ranker, type RankingSource } from "../../ranking/ranker.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { addPerson } from "../../testing/people.ts";
import { discoverPeople, rankingSource } from "./service.ts";
import { pruneChanges } from "./store.ts";

const log = createLog({ level: "silent", pretty: false });

let database: Database;
let ranker: Ranker;
let asked = 0;
let answered = 0;

/** Counts what the index answers, so that the test cannot pass by ranking in SQL twice. */
const counting: Pick<Ranker, "rank"> = {
  async rank(query) {
    asked++;
    const page = await ranker.rank(query);
    if (page) answered++;
    return page;
  },
};

/** A small generator of its own: the same changes in every run. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pick = random(20_261_121);
const one = <T>(values: readonly T[]): T => values[pick(values.length)] as T;
const some = <T>(values: readonly T[]): T[] => values.filter(() => pick(2) === 0);
const PLACES = [
  { id: 1, countryCode: "ES", latitude: 40.4, longitude: -3.7 },
  { id: 2, countryCode: "ES", latitude: 41.4, longitude: 2.2 },
  { id: 3, countryCode: "MX", latitude: 19.4, longitude: -99.1 },
];

let people: string[] = [];
let titles: number[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await db.insert(countries).values(["ES", "MX"].map((code) => ({ code, name: code })));
  await db.insert(cities).values(PLACES.map((place) => ({ ...place, name: `City ${place.id}` })));
  const names = Array.from({ length: 12 }, (_, number) => ({
    name: `Title ${number % 10}`,
    kind: one(["anime", "juego"] as const),
  }));
  const stored = await db.insert(interests).values(names).onConflictDoNothing().returning();
  titles = stored.map(({ id }) => id);
  for (let number = 0; number < 40; number++) people.push(await join());
  ranker = createRanker({ source: rankingSource(database), log, now: () => Date.now() });
  await ranker.start();
});
afterAll(async () => {
  await ranker.close();
  await database.close();
});

async function join(): Promise<string> {
  const place = one([...PLACES, undefined]);
  const { id } = await addPerson(database.db, {
    ...seeking(),
    birthDate: one(["1990-05-01", "2000-02-29", "2007-11-21", null]),
    country: place?.countryCode ?? null,
    city: place?.id ?? null,
    emailVerified: pick(10) > 0,
  });
  for (const interestId of some(titles))
    await database.db.insert(profileInterests).values({ profileId: id, interestId });
  return id;
}

const seeking = () => ({
  gender: one([...GENDERS, null]),
  lookingFor: one([...LOOKING_FOR, ...LOOKING_FOR, null]),
  friendshipPreference: some(GENDERS),
  relationshipPreference: some(GENDERS),
});

/** One thing that happens to somebody. */
async function happen(): Promise<void> {
  const { db } = database;
  const [id, other] = [one(people), one(people)];
  const [user1Id, user2Id] = [id, other].sort() as [string, string];
  const soon = new Date(Date.now() + 20 + pick(60));
  switch (pick(10)) {
    case 0:
      people.push(await join());
      return;
    case 1:
      people = people.filter((person) => person !== id);
      await db.delete(authUsers).where(eq(authUsers.id, id));
      return;
    case 2:
      await db.update(profiles).set(seeking()).where(eq(profiles.id, id));
      return;
    case 3: {
      const place = one(PLACES);
      await db.update(profiles).set({ country: place.countryCode, city: place.id }).where(eq(profiles.id, id));
      return;
    }
    case 4:
      await db.delete(profileInterests).where(eq(profileInterests.profileId, id));
      return;
    case 5:
      await db
        .insert(profileInterests)
        .values({ profileId: id, interestId: one(titles) })
        .onConflictDoNothing();
      return;
    case 6:
      if (id !== other) await db.insert(blocks).values({ blockerId: id, blockedId: other }).onConflictDoNothing();
      return;
    case 7:
      await db
        .insert(bans)
        .values({ userId: id, type: "ban", reason: "spam", until: one([null, soon, new Date(0)]) })
        .onConflictDoUpdate({ target: bans.userId, set: { until: soon } });
      return;
    case 8:
      await db.delete(subscriptions).where(eq(subscriptions.userId, id));
      await db
        .insert(subscriptions)
        .values({ userId: id, status: "active", plan: "yearly", endDate: one([null, soon]) });
      return;
    default:
      if (id !== other) await db.insert(matches).values({ user1Id, user2Id, likedByUser1: true }).onConflictDoNothing();
  }
}

describe("the index and the database", () => {
  it("DISC-08..21, DISC-25..31 show everybody the same people, order and figures, whatever happens in between", {
    // Seconds on a quiet machine; the limit is for a busy one.
    timeout: 60_000,
  }, async () => {
    const { db } = database;
    for (let round = 0; round < 150; round++) {
      for (let change = 0; change < 1 + pick(4); change++) await happen();
      const filters = {
        minCompatibility: one([0, 0, 20, 50]),
        maxDistance: one([2000, 2000, 600, 0]),
        country: one(["", "", "ES"]),
        minAge: one([18, 18, 25]),
        maxAge: one([100, 100, 40]),
        selectedInterests: one([[], [], ["title 3", "Title 4"], ["no such title"]]),
      };
      const query = { ...filters, sort: one(["distance", "compatibility"] as const), limit: 1 + pick(39) };
      const viewer = one(people);
      const clock = systemClock;
      const [byIndex, bySql] = [
        await discoverPeople({ db, clock, ranker: counting }, viewer, query),
        await discoverPeople({ db, clock }, viewer, query),
      ];
      const still = await discoverPeople({ db, clock, ranker: counting }, viewer, query);
      // A round in which a ban or a subscription ended between the two tells nothing.
      if (JSON.stringify(byIndex) === JSON.stringify(still)) expect(byIndex, `round ${round}`).toEqual(bySql);
    }
    expect(asked).toBeGreaterThan(150);
    expect(answered).toBe(asked);
  });

  it("DISC-34 one's own change is on the very next page, on any server", async () => {
    const { db } = database;
    const other = createRanker({ source: rankingSource(database), log, now: () => Date.now() });
    await other.start();
    const wishes = { gender: "mujer", lookingFor: "amistad", friendshipPreference: ["mujer"] } as const;
    const [viewer, friend] = await Promise.all([
      addPerson(db, { ...wishes, friendshipPreference: ["mujer"], nickname: `a_${randomUUID().slice(0, 8)}` }),
      addPerson(db, { ...wishes, friendshipPreference: ["mujer"], nickname: `b_${randomUUID().slice(0, 8)}` }),
    ]);
    const finds = async (by: Ranker) => {
      const page = await discoverPeople({ db, clock: systemClock, ranker: by }, viewer.id, { sort: "distance" });
      return page.people.some(({ id }) => id === friend.id);
    };
    expect([await finds(ranker), await finds(other)]).toEqual([true, true]);
    await db.insert(blocks).values({ blockerId: viewer.id, blockedId: friend.id });
    expect([await finds(ranker), await finds(other)]).toEqual([false, false]);
    await db.delete(blocks).where(eq(blocks.blockerId, viewer.id));
    await db
      .update(profiles)
      .set({ friendshipPreference: ["hombre"] })
      .where(eq(profiles.id, friend.id));
    expect([await finds(ranker), await finds(other)]).toEqual([false, false]);
    await other.close();
  });
});

describe("loading", () => {
  const query = { sort: "distance", limit: 39 } as const;
  const ask = (by: Ranker | undefined, viewer: string) =>
    discoverPeople({ db: database.db, clock: systemClock, ...(by && { ranker: by }) }, viewer, query);

  /** A ranker over the real source, but for these parts, that says whether it answered. */
  function rankerOver(changes: Partial<RankingSource>) {
    const made = createRanker({ source: { ...rankingSource(database), ...changes }, log, now: () => Date.now() });
    const answers: boolean[] = [];
    const rank: Ranker["rank"] = async (asked) => {
      const page = await made.rank(asked);
      answers.push(page !== undefined);
      return page;
    };
    return { ...made, rank, answers };
  }

  it("DISC-08..21 that fails halfway answers nothing, and is done from the start the next time", async () => {
    let loads = 0;
    const cut: RankingSource["streamPeople"] = async function* () {
      const isFirst = ++loads === 1;
      for await (const piece of rankingSource(database).streamPeople()) {
        yield isFirst ? piece.slice(0, piece.length >> 1) : piece;
        if (isFirst) throw new Error("the connection is lost");
      }
    };
    const other = rankerOver({ streamPeople: cut });
    const viewer = one(people);
    await other.start();
    const bySql = await ask(undefined, viewer);
    expect(await ask(other, viewer)).toEqual(bySql);
    expect(other.answers).not.toContain(true);
    other.answers.length = 0;
    await other.start();
    expect(await ask(other, viewer)).toEqual(bySql);
    expect(other.answers).not.toContain(false);
    expect(loads).toBe(2);
    await other.close();
  });

  it("does not take half a copy for a whole one", async () => {
    const half: RankingSource["streamPeople"] = async function* () {
      for await (const piece of rankingSource(database).streamPeople()) yield piece.slice(0, piece.length >> 1);
    };
    const other = rankerOver({ streamPeople: half });
    await other.start();
    await ask(other, one(people));
    expect(other.answers).not.toContain(true);
    await other.close();
  });

  it("anew, when the feed no longer reaches back, leaves the answers to SQL until it is done", async () => {
    const { db } = database;
    const held = Promise.withResolvers<void>();
    let loads = 0;
    const other = rankerOver({
      streamPeople: async function* () {
        if (++loads > 1) await held.promise;
        yield* rankingSource(database).streamPeople();
      },
    });
    await other.start();
    const viewer = one(people);
    await ask(other, viewer);
    expect(other.answers).not.toContain(false);
    await db
      .update(profiles)
      .set({ gender: "otro" })
      .where(eq(profiles.id, one(people)));
    await pruneChanges(db, -1);
    other.answers.length = 0;
    const bySql = await ask(undefined, viewer);
    for (let time = 0; time < 2; time++) expect(await ask(other, viewer)).toEqual(bySql);
    expect(other.answers).not.toContain(true);
    held.resolve();
    await vi.waitFor(async () => {
      await ask(other, viewer);
      expect(other.answers).toContain(true);
    });
    expect(await ask(other, viewer)).toEqual(await ask(undefined, viewer));
    await other.close();
  });
});
