import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { systemClock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/open.ts";
import { cities, countries } from "../../../platform/database/schema/geography.ts";
import { interests, profileInterests } from "../../../platform/database/schema/interests.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { subscriptions } from "../../../platform/database/schema/premium.ts";
import { blocks } from "../../../platform/database/schema/safety.ts";
import { createLog } from "../../../platform/log.ts";
import { createRanker, type Ranker, type RankingSource } from "../../../ranking/ranker.ts";
import { createRandom } from "../../../seed/demo/random.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { addPerson } from "../../../testing/people.ts";
import { drawChange, join, type World } from "../../../testing/random-changes.ts";
import { until } from "../../../testing/waiting.ts";
import { closestPeople, type DiscoveryDeps, discoverPeople, rankingSource } from "./service.ts";
import { pruneChanges, readSnapshot } from "./store.ts";

const log = createLog({ level: "silent", pretty: false });

let database: Database;
let ranker: Ranker;
let asked = 0;
let answered = 0;

/** Counts the index's answers, to prove that the test does not compare SQL with itself. */
const counting: Pick<Ranker, "upToDate"> = {
  async upToDate() {
    const rankNow = await ranker.upToDate();
    return async (query) => {
      asked++;
      const page = await rankNow?.(query);
      if (page) answered++;
      return page;
    };
  },
};

const PLACES = [
  { id: 1, countryCode: "ES", latitude: 40.4, longitude: -3.7 },
  { id: 2, countryCode: "ES", latitude: 41.4, longitude: 2.2 },
  { id: 3, countryCode: "MX", latitude: 19.4, longitude: -99.1 },
];

// The same changes in every run.
const random = createRandom(20_261_121);
const world: World = {
  random,
  places: PLACES,
  names: Array.from({ length: 10 }, (_, number) => `Title ${number}`),
  people: [],
  titles: [],
  fewest: 30,
  end: () => new Date(Date.now() + random.int(20, 80)),
};
const one = random.pick;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await db.insert(countries).values(["ES", "MX"].map((code) => ({ code, name: code })));
  await db.insert(cities).values(PLACES.map((place) => ({ ...place, name: `City ${place.id}` })));
  const titles = Array.from({ length: 12 }, (_, number) => ({
    name: `Title ${number % 10}`,
    kind: one(["anime", "juego"] as const),
  }));
  const stored = await db.insert(interests).values(titles).onConflictDoNothing().returning();
  world.titles = stored.map(({ id }) => id);
  for (let number = 0; number < 40; number++) await happen(join(world));
  ranker = createRanker({ source: rankingSource(database), log, now: () => Date.now() });
  await ranker.start();
});
afterAll(async () => {
  await ranker.close();
  await database.close();
});

async function happen(change = drawChange(world)): Promise<void> {
  await change.apply(database.db);
  change.settle?.();
}

describe("the index and the database", () => {
  it("DISC-08..21, DISC-25..31 show everybody the same people, order and figures after every change", {
    // Takes seconds on a quiet machine.
    timeout: 180_000,
  }, async () => {
    const { db } = database;
    let compared = 0;
    for (let round = 0; round < 150; round++) {
      for (let change = random.int(1, 4); change > 0; change--) await happen();
      const filters = {
        minCompatibility: one([0, 0, 20, 50]),
        maxDistance: one([2000, 2000, 600, 0]),
        country: one(["", "", "ES"]),
        ageRange: [one([18, 18, 25]), one([100, 100, 40])] as [number, number],
        sharedLanguage: one([false, true]),
        selectedInterests: one([[], [], ["title 3", "Title 4"], ["no such title"]]),
      };
      const query = { ...filters, sort: one(["distance", "compatibility"] as const), limit: random.int(1, 39) };
      const viewer = one(world.people);
      const clock = systemClock;
      const [byIndex, bySql] = [
        await discoverPeople({ db, clock, ranker: counting }, viewer, query),
        await discoverPeople({ db, clock }, viewer, query),
      ];
      const still = await discoverPeople({ db, clock, ranker: counting }, viewer, query);
      const circles = one([[{}], [{ maxDistance: one([0, 600]), sharedLanguage: true }, { maxDistance: 600 }, {}]]);
      const closest = async (deps: DiscoveryDeps) => {
        const batches: { ids: string[]; circle: number }[] = [];
        const query = { seed: round, alreadyShown: [], circles, mostBatches: 5 };
        for await (const batch of closestPeople(deps, viewer, query)) batches.push(batch);
        return batches;
      };
      const [closeByIndex, closeBySql] = [await closest({ db, clock, ranker }), await closest({ db, clock })];
      const closeStill = await closest({ db, clock, ranker });
      // Skips rounds in which a ban or subscription expired between the two.
      if (JSON.stringify([byIndex, closeByIndex]) !== JSON.stringify([still, closeStill])) continue;
      expect(byIndex, `round ${round}`).toEqual(bySql);
      expect(closeByIndex, `by taste, round ${round}`).toEqual(closeBySql);
      compared++;
    }
    expect(compared).toBeGreaterThan(100);
    expect(asked).toBeGreaterThan(150);
    expect(answered).toBe(asked);
  });

  it("show the closest people once each, though subscriptions start and end between two batches", async () => {
    const { db } = database;
    const ids: string[] = [];
    for (let number = 0; number < 60; number++) ids.push((await addPerson(db, { gender: "otro" })).id);
    const [viewer = "", ...fans] = ids;
    const [title] = await db.insert(interests).values({ name: "Unique", kind: "anime" }).returning();
    const interestId = Number(title?.id);
    await db.insert(profileInterests).values(ids.map((profileId) => ({ profileId, interestId })));
    for (const by of [ranker, undefined]) {
      const deps = { db, clock: systemClock, ...(by && { ranker: by }) };
      const shown: string[] = [];
      const query = { seed: 7, alreadyShown: [], circles: [{}], mostBatches: 5 };
      for await (const { ids: batch } of closestPeople(deps, viewer, query)) {
        shown.push(...batch);
        const ended = await db.delete(subscriptions).where(inArray(subscriptions.userId, fans)).returning();
        if (ended.length > 0) continue;
        await db
          .insert(subscriptions)
          .values(fans.map((userId) => ({ userId, status: "active" as const, plan: "yearly" as const })));
      }
      const isFan = new Set(fans);
      expect(shown.filter((id) => isFan.has(id)).toSorted(), by ? "index" : "SQL").toEqual(fans.toSorted());
    }
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

describe("the feed", () => {
  it("is read every minute without a request", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const source = rankingSource(database);
    const read: string[] = [];
    let reads = 0;
    const other = createRanker({
      source: {
        ...source,
        readChangesSince(snapshot) {
          reads++;
          return source.readChangesSince(snapshot);
        },
        readPeople(ids) {
          read.push(...ids);
          return source.readPeople(ids);
        },
      },
      log,
      now: () => Date.now(),
    });
    await other.start();
    const { id } = await addPerson(database.db);
    vi.advanceTimersByTime(59_999);
    expect(reads).toBe(0);
    vi.advanceTimersByTime(1);
    expect(reads).toBe(1);
    await vi.waitFor(() => expect(read).toContain(id), { interval: 5, timeout: 10_000 });
    await other.close();
  });
});

describe("loading", () => {
  const query = { sort: "distance", limit: 39 } as const;
  const ask = (by: Ranker | undefined, viewer: string) =>
    discoverPeople({ db: database.db, clock: systemClock, ...(by && { ranker: by }) }, viewer, query);

  /** A ranker with parts of its source replaced, which records whether it answered. */
  function rankerOver(changes: Partial<RankingSource>) {
    const made = createRanker({ source: { ...rankingSource(database), ...changes }, log, now: () => Date.now() });
    const answers: boolean[] = [];
    const upToDate: Ranker["upToDate"] = async () => {
      const rankNow = await made.upToDate();
      return async (asked) => {
        const page = await rankNow?.(asked);
        answers.push(page !== undefined);
        return page;
      };
    };
    return { ...made, upToDate, answers };
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
    const viewer = one(world.people);
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

  it("that fails is tried again after five seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    let loads = 0;
    const other = rankerOver({
      readSnapshot: () => {
        loads++;
        return loads === 1 ? Promise.reject(new Error("no connection")) : readSnapshot(database.db);
      },
    });
    await other.start();
    vi.advanceTimersByTime(4999);
    expect(loads).toBe(1);
    vi.advanceTimersByTime(1);
    expect(loads).toBe(2);
    await other.close();
  });

  it("again, when the feed no longer goes back far enough, leaves the answers to SQL until it is done", async () => {
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
    const viewer = one(world.people);
    await ask(other, viewer);
    expect(other.answers).not.toContain(false);
    await db
      .update(profiles)
      .set({ gender: sql`case when gender = 'otro' then 'mujer' else 'otro' end` })
      .where(eq(profiles.id, one(world.people)));
    await pruneChanges(db, -1);
    other.answers.length = 0;
    const bySql = await ask(undefined, viewer);
    for (let time = 0; time < 2; time++) expect(await ask(other, viewer)).toEqual(bySql);
    expect(other.answers).not.toContain(true);
    held.resolve();
    await until(async () => {
      await ask(other, viewer);
      expect(other.answers).toContain(true);
    });
    expect(await ask(other, viewer)).toEqual(await ask(undefined, viewer));
    await other.close();
  });
});
