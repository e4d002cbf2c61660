import { DISCOVERY_SORTS } from "@nakamatch/contract/vocabulary/discovery";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { systemClock } from "../../../platform/clock.ts";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { hiddenPeople } from "../../../platform/database/schema/discovery.ts";
import { bans, blocks } from "../../../platform/database/schema/safety.ts";
import { createLog } from "../../../platform/log.ts";
import { createRanker } from "../../../ranking/ranker.ts";
import { barcelona, getafe, madrid, openDiscoveryScene } from "../../../testing/discovery.ts";
import { actorOf, NOBODY, type TestActor } from "../../../testing/people.ts";
import { showProfile } from "../../people/profiles/service.ts";
import { discoverPeople, type PageQuery, rankingSource } from "../discovery/service.ts";
import { HIDDEN_PEOPLE_MAX, hidePerson, isPersonHidden, listHidden, unhidePerson } from "./service.ts";

const scene = await openDiscoveryScene();
const { db } = scene.database;
const log = createLog({ level: "silent", pretty: false });
const ranker = createRanker({ source: rankingSource(scene.database), log, now: () => Date.now() });
await ranker.start();
afterAll(async () => {
  await ranker.close();
  await scene.close();
});

const hide = (by: TestActor, person: TestActor) => hidePerson(db, by, person.id);
const unhide = (by: TestActor, person: TestActor) => unhidePerson(db, by, person.id);
const list = (by: TestActor, page: { cursor?: string; limit?: number } = {}) =>
  listHidden(db, by, { limit: 39, ...page });
const rowsOf = ({ id }: TestActor) => db.$count(hiddenPeople, eq(hiddenPeople.personId, id));

/** Creates four people who can all discover each other. */
async function meet() {
  const ids = await scene.world(...[madrid, getafe, barcelona, {}].map((place, index) => ({ ...place, loves: index })));
  return ids.map((id) => actorOf({ id })) as [TestActor, TestActor, TestActor, TestActor];
}

/** Returns the page after checking that index and SQL agree. */
async function discover({ id }: TestActor, query: Partial<PageQuery> = {}) {
  expect(await ranker.upToDate(), "the index is loaded").toBeDefined();
  const asked = { sort: "distance", ...query } as const;
  const byIndex = await discoverPeople({ db, clock: systemClock, ranker }, id, asked);
  expect(byIndex).toEqual(await discoverPeople({ db, clock: systemClock }, id, asked));
  return byIndex;
}

it.each(DISCOVERY_SORTS)(
  "hidden people leave the page and its count, in the order by %s, until they are shown again",
  async (sort) => {
    const [me, near, far] = await meet();
    const before = await discover(me, { sort });
    expect(before.total).toBe(3);
    await hide(me, near);
    expect(await discover(me, { sort })).toEqual({
      ...before,
      people: before.people.filter(({ id }) => id !== near.id),
      total: 2,
    });
    await hide(me, far);
    expect(await discover(me, { sort, minCompatibility: 0, maxDistance: 1000 }), "among filtered people").toMatchObject(
      {
        total: 1,
      },
    );
    await unhide(me, near);
    await unhide(me, far);
    expect(await discover(me, { sort })).toEqual(before);
  },
);

it("hidden people cannot learn of it, and nothing else changes between the two", async () => {
  const [me, hidden] = await meet();
  const ask = async () => [
    await discover(hidden),
    await showProfile({ db, clock: systemClock }, hidden, me.id),
    await showProfile({ db, clock: systemClock }, me, hidden.id),
    await list(hidden),
    await isPersonHidden(db, hidden, me.id),
  ];
  const before = await ask();
  await hide(me, hidden);
  expect(await ask()).toEqual(before);
  await unhide(hidden, me);
  expect(await isPersonHidden(db, me, hidden.id), "others cannot undo it").toEqual({ isHidden: true });
});

it("two tabs hide and show again without an error, and one row is stored", { tags: ["postgres"] }, async () => {
  const [me, other] = await meet();
  await Promise.all([hide(me, other), hide(me, other), hide(other, me)]);
  expect(await hide(me, other)).toEqual({ isHidden: true });
  expect([await rowsOf(me), await rowsOf(other)]).toEqual([1, 1]);
  await Promise.all([unhide(me, other), unhide(me, other)]);
  expect(await unhide(me, other)).toEqual({ isHidden: false });
  expect(await isPersonHidden(db, me, other.id)).toEqual({ isHidden: false });
});

it("refuses oneself, and people who are unknown, banned or blocked in either direction as not there", async () => {
  const [me, banned, blocked, blocker] = await meet();
  await db.insert(bans).values({ userId: banned.id, type: "ban", reason: "spam" });
  await db.insert(blocks).values([
    { blockerId: me.id, blockedId: blocked.id },
    { blockerId: blocker.id, blockedId: me.id },
  ]);
  await expect(hide(me, me)).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
    data: { issues: [{ path: "personId", reason: "self" }] },
  });
  for (const id of [NOBODY, banned.id, blocked.id, blocker.id]) {
    await expect(hidePerson(db, me, id)).rejects.toMatchObject({ code: "PERSON_NOT_FOUND" });
  }
  expect(await rowsOf(me)).toBe(0);
});

it("stores nothing for a person who deletes the account meanwhile", { tags: ["postgres"] }, async () => {
  const [me, other] = await meet();
  const [, late] = await Promise.allSettled([db.delete(authUsers).where(eq(authUsers.id, other.id)), hide(me, other)]);
  if (late.status === "rejected") expect(late.reason).toMatchObject({ code: "PERSON_NOT_FOUND" });
  expect(await rowsOf(me)).toBe(0);
});

it("the list has the visible ones with name and picture, the latest first, page by page", async () => {
  const [me, first, second, third] = await meet();
  for (const [day, { id }] of [first, second, third].entries()) {
    // Two at the same time.
    await db
      .insert(hiddenPeople)
      .values({ personId: me.id, hiddenId: id, hiddenAt: new Date(Date.UTC(2026, 1, Math.max(day, 1))) });
  }
  const { people, nextCursor } = await list(me);
  expect(nextCursor).toBeNull();
  expect(people[0]).toEqual({ id: third.id, nickname: expect.any(String), avatarUrl: null, isPremium: false });
  expect(people.map(({ id }) => id).sort()).toEqual([first.id, second.id, third.id].sort());
  const paged: unknown[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await list(me, { limit: 1, ...(cursor && { cursor }) });
    paged.push(...page.people);
    cursor = page.nextCursor;
  }
  expect(paged).toEqual(people);
  await db.insert(blocks).values({ blockerId: first.id, blockedId: me.id });
  expect(
    (await list(me)).people.map(({ id }) => id),
    "blockers are not shown",
  ).toEqual([third.id, second.id]);
  expect(await hide(me, first), "hidden already").toEqual({ isHidden: true });
  await db.delete(authUsers).where(eq(authUsers.id, third.id));
  expect((await list(me)).people.map(({ id }) => id)).toEqual([second.id]);
  await db.delete(authUsers).where(eq(authUsers.id, me.id));
  expect(await db.$count(hiddenPeople), "gone with the account").toBe(0);
});

it("refuses more people than a page can exclude quickly, until one is shown again", async () => {
  const [me, first, second] = await meet();
  await hide(me, first);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into ${hiddenPeople} (person_id, hidden_id)
      select ${me.id}::uuid, gen_random_uuid() from generate_series(2, ${HIDDEN_PEOPLE_MAX}::int)`);
  });
  await expect(hide(me, second)).rejects.toMatchObject({ code: "HIDDEN_PEOPLE_FULL", status: 409 });
  expect(await hide(me, first), "hidden already").toEqual({ isHidden: true });
  expect(await discover(me)).toMatchObject({ total: 2 });
  await unhide(me, first);
  expect(await hide(me, second)).toEqual({ isHidden: true });
});
